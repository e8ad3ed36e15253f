import type { ExamplesOf } from "../example.ts";
import { Skeleton } from "./skeleton.tsx";

export const examples: ExamplesOf<typeof import("./skeleton.tsx")> = {
  Skeleton: {
    plain: () => (
      <>
        <Skeleton shape="cover" />
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="last" />
      </>
    ),
  },
};
