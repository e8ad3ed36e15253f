import { getContent } from "~/content/index.server.ts";
import { webManifest } from "~/layout/resources/web-manifest.ts";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/web-manifest";

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = getSite(context).language;
  return new Response(webManifest(getContent(locale).shell, locale), {
    headers: { "Content-Type": "application/manifest+json" },
  });
}
