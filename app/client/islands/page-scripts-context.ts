import { createContext } from "react";
import type { PageScripts } from "./page-scripts.ts";

/** The scripts of the build during server rendering; null in the browser. */
export const PageScriptsContext = createContext<PageScripts | null>(null);
