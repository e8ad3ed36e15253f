import { createContext, useContext } from "react";
import type { PageExceptionalHours } from "./page-exceptional-hours.ts";

/** The exceptional hours of the page. */
export const ExceptionalHoursContext = createContext<readonly PageExceptionalHours[]>([]);

/** Returns the exceptional hours of the current page. */
export function useExceptionalHours(): readonly PageExceptionalHours[] {
  return useContext(ExceptionalHoursContext);
}
