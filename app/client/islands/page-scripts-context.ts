import { createContext } from "react";
import type { PageScripts } from "./page-scripts.ts";

/** What the server puts into a document; null in the browser, which draws none. */
export const PageScriptsContext = createContext<PageScripts | null>(null);
