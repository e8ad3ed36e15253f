import { Island } from "~/client/islands/island.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { GamesView } from "~/features/games/games-view.island.tsx";
import { IrisGenerator } from "~/features/iris-generator/iris-generator.tsx";
import { ClosingBand } from "~/layout/closing-band.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { getPageContent } from "~/server/page-content.server.ts";
import type { Route } from "./+types/games";
import "~/styles/tool-classes.css";

export function loader({ context }: Route.LoaderArgs) {
  const { games, irisGenerator, shell } = getPageContent(context);
  return { words: games, irisGenerator, brand: shell.brand };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("games"),
  trail: words.breadcrumb,
}));

export default function Games({ loaderData }: Route.ComponentProps) {
  const { words, irisGenerator, brand } = loaderData;
  return (
    <>
      <Island name="games" of={GamesView} words={{ words }} props={{}} when="stored-state" />
      <IrisGenerator words={irisGenerator} brand={brand} />
      <ClosingBand words={words.closing} />
    </>
  );
}
