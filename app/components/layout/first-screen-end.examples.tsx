import type { ExamplesOf } from "../example.ts";
import { FirstScreenEnd } from "./first-screen-end.tsx";

export const examples: ExamplesOf<typeof import("./first-screen-end.tsx")> = {
  FirstScreenEnd: { plain: () => <FirstScreenEnd /> },
};
