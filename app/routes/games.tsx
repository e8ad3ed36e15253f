import { pathOf } from "~/content/facts/pages.ts";
import { contentIn } from "~/content/index.server.ts";
import { GamesView } from "~/features/games/games-view.tsx";
import { Island } from "~/islands/island.tsx";
import { siteOf } from "~/server/site-context.server.ts";
import { ClosingBand } from "~/shell/closing-band.tsx";
import { pageMetadata } from "~/shell/metadata/page-metadata.ts";
import { breadcrumbThing } from "~/shell/metadata/structured-things.ts";
import type { Route } from "./+types/games";

const path = pathOf("games");

export function loader({ context }: Route.LoaderArgs) {
  return { words: contentIn(siteOf(context).language.locale).games };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!site || !loaderData) return [];
  const { metadata, breadcrumb } = loaderData.words;
  const steps = [
    { name: breadcrumb.home, path: "/" },
    { name: breadcrumb.current, path },
  ];
  return pageMetadata(site, { words: metadata, path, things: [breadcrumbThing(site, steps)] });
}

export default function Games({ loaderData: { words } }: Route.ComponentProps) {
  const { metadata: _, closing, ...gameWords } = words;
  return (
    <>
      <Island name="games" of={GamesView} props={{ words: gameWords }} when="kept" />
      <ClosingBand words={closing} />
    </>
  );
}
