import { createContext, useContext } from "react";
import type { PageException } from "./page-exceptions.ts";

/** The exceptional hours of the page. */
export const ExceptionsContext = createContext<readonly PageException[]>([]);

/** Exceptional hours of the current page. */
export function useExceptions(): readonly PageException[] {
  return useContext(ExceptionsContext);
}
