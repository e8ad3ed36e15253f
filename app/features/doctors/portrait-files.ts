import doctor1 from "~/illustrations/assets/portraits/portrait-doctor-1.svg";
import doctor2 from "~/illustrations/assets/portraits/portrait-doctor-2.svg";
import doctor3 from "~/illustrations/assets/portraits/portrait-doctor-3.svg";
import doctor4 from "~/illustrations/assets/portraits/portrait-doctor-4.svg";
import doctor5 from "~/illustrations/assets/portraits/portrait-doctor-5.svg";
import doctor6 from "~/illustrations/assets/portraits/portrait-doctor-6.svg";
import staff1 from "~/illustrations/assets/portraits/portrait-staff-1.svg";
import staff2 from "~/illustrations/assets/portraits/portrait-staff-2.svg";
import staff3 from "~/illustrations/assets/portraits/portrait-staff-3.svg";
import staff4 from "~/illustrations/assets/portraits/portrait-staff-4.svg";
import small1 from "~/illustrations/assets/portraits/small-doctor-1.svg";
import small2 from "~/illustrations/assets/portraits/small-doctor-2.svg";
import small3 from "~/illustrations/assets/portraits/small-doctor-3.svg";
import small4 from "~/illustrations/assets/portraits/small-doctor-4.svg";
import small5 from "~/illustrations/assets/portraits/small-doctor-5.svg";
import small6 from "~/illustrations/assets/portraits/small-doctor-6.svg";
import type { PortraitId } from "~/illustrations/portraits.ts";

/** The URL of each portrait. */
export const portraits: Readonly<Record<PortraitId, string>> = {
  "doctor-1": doctor1,
  "doctor-2": doctor2,
  "doctor-3": doctor3,
  "doctor-4": doctor4,
  "doctor-5": doctor5,
  "doctor-6": doctor6,
  "staff-1": staff1,
  "staff-2": staff2,
  "staff-3": staff3,
  "staff-4": staff4,
};

/** The URLs of the portraits of doctors for less than 100 px. */
export const smallPortraits: Readonly<Partial<Record<PortraitId, string>>> = {
  "doctor-1": small1,
  "doctor-2": small2,
  "doctor-3": small3,
  "doctor-4": small4,
  "doctor-5": small5,
  "doctor-6": small6,
};
