import { redirect } from "react-router";
import { pathOf } from "~/content/facts/pages.ts";
import { localizedPath } from "~/i18n/localized-path.ts";
import { siteOf } from "~/server/site-context.server.ts";
import type { Route } from "./+types/unknown";

/** Any unknown path leads to the not-found page in one hop; the address never enters the history (A§2, D20). */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(localizedPath(pathOf("not-found"), siteOf(context).language));
}

export default function Unknown() {
  return null;
}
