import type { ExamplesOf } from "../example.ts";
import { LandoltC } from "./landolt-c.tsx";

export const examples: ExamplesOf<typeof import("./landolt-c.tsx")> = {
  LandoltC: {
    plain: () => <LandoltC />,
  },
};
