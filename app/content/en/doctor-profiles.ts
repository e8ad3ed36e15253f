import type { Content } from "../content.types.ts";
import { doctors } from "./doctors.ts";

/** Words of the profile dialog beyond a doctor's card. The people are samples (`data/doctors.ts`). */
export const doctorProfiles = {
  "doctor-1": {
    ...doctors["doctor-1"],
    experience:
      "17 years in eye surgery, mainly laser and cataract surgery. He leads our medical team.",
    education: [
      "Degree in medicine, Finland",
      "Specialist in eye medicine, Finland",
      "Fellowship in cornea and laser surgery, Finland",
    ],
    languages: ["Finnish", "English"],
  },
  "doctor-2": {
    ...doctors["doctor-2"],
    experience:
      "18 years in eye medicine, mainly retina and cataract care. She also cares for people with diabetes.",
    education: [
      "Degree in medicine, Oman",
      "Specialist in eye medicine, Oman",
      "Fellowship in retina, Finland",
    ],
    languages: ["Arabic", "English"],
  },
  "doctor-3": {
    ...doctors["doctor-3"],
    experience: "15 years in cornea care, mainly keratoconus. She also treats dry eye.",
    education: [
      "Degree in medicine, Finland",
      "Specialist in eye medicine, Finland",
      "Fellowship in cornea, Finland",
    ],
    languages: ["Finnish", "English"],
  },
  "doctor-4": {
    ...doctors["doctor-4"],
    experience: "12 years with children and adults. He treats strabismus, glaucoma and dry eye.",
    education: [
      "Degree in medicine, Oman",
      "Specialist in eye medicine, Oman",
      "Fellowship in children’s eyes and strabismus, Finland",
    ],
    languages: ["Arabic", "English"],
  },
  "doctor-5": {
    ...doctors["doctor-5"],
    experience:
      "10 years in eye medicine, mainly laser correction and contact lenses. He also treats glaucoma.",
    education: [
      "Degree in medicine, Oman",
      "Specialist in eye medicine, Oman",
      "Fellowship in laser correction, Finland",
    ],
    languages: ["Arabic", "English"],
  },
  "doctor-6": {
    ...doctors["doctor-6"],
    experience: "14 years in laser correction, contact lenses and lenses inside the eye (ICL).",
    education: [
      "Degree in medicine, Oman",
      "Specialist in eye medicine, Oman",
      "Fellowship in laser correction, Finland",
    ],
    languages: ["Arabic", "English"],
  },
} satisfies Content["doctorProfiles"];
