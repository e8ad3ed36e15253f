import { confirmed } from "./fact.ts";
import { pathOf } from "./pages.ts";

/** The number of Oman's police for emergencies (D47). */
export const emergencyNumber = confirmed("9999");

/** Id of the block "Now / Today / Book" wherever it stands whole. */
export const urgentId = "urgent";

/** Where other pages lead to it. */
export const urgentPath = `${pathOf("booking")}#${urgentId}`;
