import { pathOf } from "~/content/facts/pages.ts";
import { contentIn } from "~/content/index.server.ts";
import { GamesView } from "~/features/games/games-view.tsx";
import { siteOf } from "~/server/site-context.server.ts";
import { ClosingBand } from "~/shell/closing-band.tsx";
import { languageTurns } from "~/shell/language-turn.ts";
import { pageMetadata } from "~/shell/page-metadata.ts";
import { breadcrumbThing } from "~/shell/structured-things.ts";
import { Breadcrumb } from "~/ui/breadcrumb.tsx";
import type { Route } from "./+types/games";

const path = pathOf("games");

export function loader({ context }: Route.LoaderArgs) {
  return { words: contentIn(siteOf(context).language.locale).games };
}

/** Only the words come from the server; the games ask it for nothing (B§7). */
export const shouldRevalidate = languageTurns;

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
  const { label, home, current } = words.breadcrumb;
  return (
    <>
      <GamesView
        words={words}
        breadcrumb={
          <Breadcrumb label={label} items={[{ label: home, to: "/" }, { label: current }]} />
        }
      />
      <ClosingBand words={words.closing} />
    </>
  );
}
