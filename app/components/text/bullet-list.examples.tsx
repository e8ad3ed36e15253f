import type { ExamplesOf } from "../example.ts";
import { BulletList } from "./bullet-list.tsx";

export const examples: ExamplesOf<typeof import("./bullet-list.tsx")> = {
  BulletList: {
    plain: ({ site }) => <BulletList items={site.insurance.bring.items} />,
    long: ({ testTexts }) => <BulletList items={[testTexts.longName, testTexts.mixed]} />,
  },
};
