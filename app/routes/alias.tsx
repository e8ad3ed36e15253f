import { generatePath, redirect } from "react-router";
import { aliases } from "~/content/facts/pages.ts";
import { localizedPath } from "~/i18n/localized-path.ts";
import { siteOf } from "~/server/site-context.server.ts";
import type { Route } from "./+types/alias";

/** Old and short addresses lead to the page they mean, in one hop and in the language asked for (D19). */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const first = new URL(request.url).pathname.split("/")[1];
  const alias = aliases.find(({ from }) => from.split("/")[1] === first?.replace(/\.data$/, ""));
  const target = alias ? generatePath(alias.to, params) : "/404";
  throw redirect(localizedPath(target, siteOf(context).language));
}

export default function Alias() {
  return null;
}
