import { pathOf } from "~/content/facts/pages.ts";
import { GamesView } from "~/features/games/games-view.tsx";
import { OwnIris } from "~/features/own-iris/own-iris.tsx";
import { Island } from "~/islands/island.tsx";
import { contentFor } from "~/server/page-content.server.ts";
import { ClosingBand } from "~/shell/closing-band.tsx";
import { pageMeta } from "~/shell/metadata/page-meta.ts";
import type { Route } from "./+types/games";

export function loader({ context }: Route.LoaderArgs) {
  const { games, ownIris, shell } = contentFor(context);
  return { words: games, ownIris, brand: shell.brand };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("games"),
  trail: words.breadcrumb,
}));

export default function Games({ loaderData }: Route.ComponentProps) {
  const { words, ownIris, brand } = loaderData;
  const { metadata: _, closing, ...gameWords } = words;
  return (
    <>
      <Island name="games" of={GamesView} props={{ words: gameWords }} when="kept" />
      <OwnIris words={ownIris} brand={brand} />
      <ClosingBand words={closing} />
    </>
  );
}
