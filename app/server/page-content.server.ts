import type { RouterContextProvider } from "react-router";
import type { Content } from "~/content/content.types.ts";
import { getContent } from "~/content/index.server.ts";
import { getSite } from "./site-context.server.ts";

/** Returns all texts of the site in the language of the requested page. */
export function getPageContent(context: Readonly<RouterContextProvider>): Content {
  return getContent(getSite(context).language.locale);
}
