// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { GameWords } from "~/content/games.types.ts";
import { getContent } from "~/content/index.server.ts";
import type { AboutVideo } from "~/features/about/about-video.island.tsx";
import { Island } from "./island.tsx";
import type { IslandProps } from "./registry.ts";

// The island renders any component; the content of the video does not matter here.
type Props = IslandProps<"about-video">;
const Words = (({ words }: { words: unknown }) => (
  <p>{JSON.stringify(words)}</p>
)) as typeof AboutVideo;

function show(
  words: unknown,
  more: { when?: "query-change"; validity?: readonly [number, number] } = {},
) {
  const props = { words } as unknown as Props;
  const html = renderToStaticMarkup(
    <Island name="about-video" of={Words} props={props} {...more} />,
  );
  document.body.innerHTML = html;
  return { html, mark: document.body.firstElementChild as HTMLElement };
}

test("the server renders the component inside its marked element", () => {
  const { mark } = show("مرحبًا");
  expect(mark.dataset.island).toBe("about-video");
  expect(mark.innerHTML).toBe('<p>"مرحبًا"</p>');
});

test("the props of an island follow it as JSON", () => {
  const words = { text: 'a "quoted" & plain text', list: [1, null, true] };
  const script = show(words).mark.nextElementSibling as HTMLScriptElement;
  expect(script.type).toBe("application/json");
  expect(JSON.parse(script.textContent)).toEqual({ words });
});

test("no text can end the script or begin a comment in the JSON", () => {
  const words = "</script><!--<script>";
  const { html, mark } = show(words);
  expect(html.slice(html.indexOf('json">') + 6, -"</script>".length)).not.toContain("<");
  expect(JSON.parse(mark.nextElementSibling?.textContent ?? "")).toEqual({ words });
});

test("the attributes name the triggers of hydration besides an interaction", () => {
  expect(Object.keys(show("x").mark.dataset)).toEqual(["island"]);
  const { when, from, until } = show("x", { when: "query-change", validity: [1000, 2000] }).mark
    .dataset;
  expect([when, from, until]).toEqual(["query-change", "1000", "2000"]);
});

test("words that hydration loads from a file are in the served HTML and not in the JSON", () => {
  const Games = ({ words }: { words: GameWords }) => <p>{words.back}</p>;
  const words = { words: getContent("en").games };
  document.body.innerHTML = renderToStaticMarkup(
    <Island name="games" of={Games} words={words} props={{}} />,
  );
  const mark = document.body.firstElementChild as HTMLElement;
  expect(mark.textContent).toBe(words.words.back);
  expect(mark.dataset.words).toBe("");
  expect(mark.nextElementSibling?.textContent).toBe("{}");
});
