import type { ServiceId } from "../data/services.ts";
import type { ServicePageWords } from "../services.types.ts";
import { cataractSurgery } from "./service-pages/cataract-surgery.ts";
import { contactLens } from "./service-pages/contact-lens.ts";
import { cornealRingSurgery } from "./service-pages/corneal-ring-surgery.ts";
import { lasikSurgery } from "./service-pages/lasik-surgery.ts";
import { retinalSurgery } from "./service-pages/retinal-surgery.ts";
import { strabismusSurgery } from "./service-pages/strabismus-surgery.ts";

/** The six service pages in English. */
export const servicePages = {
  "lasik-surgery": lasikSurgery,
  "strabismus-surgery": strabismusSurgery,
  "cataract-surgery": cataractSurgery,
  "retinal-surgery": retinalSurgery,
  "corneal-ring-surgery": cornealRingSurgery,
  "contact-lens": contactLens,
} satisfies Record<ServiceId, ServicePageWords>;
