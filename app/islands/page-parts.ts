import { createContext } from "react";

/** The scripts of a document, as the build has named them. */
export interface PageScripts {
  /** Text of the script that keeps presses and wakes islands. */
  starter: string;
  /** Address of the file that brings islands to life. */
  islands: string;
  /** Address of the small functions of every document. */
  behaviours: string;
}

/** What the server puts into a document; null in the browser, which draws none. */
export const PagePartsContext = createContext<PageScripts | null>(null);

/** Stands in the page where its style sheet belongs until the server, which then knows the page, puts it there. */
export const stylesPlace = "/*styles*/";
