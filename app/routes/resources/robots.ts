import { robots } from "~/layout/resources/robots.ts";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs) {
  return new Response(robots(getSite(context).siteUrl), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
