import { clinic } from "~/content/data/clinic.ts";
import type { ExamplesOf } from "../example.ts";
import { PhoneNumber } from "./phone-number.tsx";

export const examples: ExamplesOf<typeof import("./phone-number.tsx")> = {
  PhoneNumber: {
    plain: () => <PhoneNumber>{clinic.phones[0].value}</PhoneNumber>,
  },
};
