import type { ExamplesOf } from "../example.ts";
import { Banner } from "./banner.tsx";

export const examples: ExamplesOf<typeof import("./banner.tsx")> = {
  Banner: {
    plain: ({ site }) => <Banner>{site.account.signIn.flash.registered}</Banner>,
    warning: ({ site }) => <Banner kind="warning">{site.insurance.insurers.text}</Banner>,
    icon: ({ site }) => <Banner icon="clock">{site.hours.trust}</Banner>,
  },
};
