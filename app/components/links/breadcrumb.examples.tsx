import { pathOf } from "~/content/data/pages.ts";
import type { ExamplesOf } from "../example.ts";
import { Breadcrumb } from "./breadcrumb.tsx";

export const examples: ExamplesOf<typeof import("./breadcrumb.tsx")> = {
  Breadcrumb: {
    plain: ({ site: { shell }, name }) => (
      <Breadcrumb
        label={name}
        home={shell.navigation.home}
        through={[{ name: shell.navigation.services, path: pathOf("services") }]}
        current={shell.navigation.insurance}
      />
    ),
    long: ({ site: { shell }, testTexts, name }) => (
      <Breadcrumb label={name} home={shell.navigation.home} current={testTexts.longName} />
    ),
  },
};
