/** The six services in the order of the home page's cards. The id is the last part of the address. */
export const serviceIds = [
  "lasik-surgery",
  "strabismus-surgery",
  "cataract-surgery",
  "retinal-surgery",
  "corneal-ring-surgery",
  "contact-lens",
] as const;

export type ServiceId = (typeof serviceIds)[number];

/** Benefits on a home card of a service with more (REQ-HOME-4). */
export const benefitsShown = 3;
