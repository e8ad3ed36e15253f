import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getContent } from "~/content/index.server.ts";
import { kitWords } from "~/content/ui-kit.ts";
import { LanguageProvider } from "~/i18n/language-context.tsx";
import { locales } from "~/i18n/locale.ts";
import { componentsIn, folders } from "./component-kit.ts";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["./**/*.tsx", "!./**/*.test.tsx", "!./**/*.examples.tsx"],
  { eager: true },
);

/** A component as `folder/file Name`. Providers render nothing themselves. */
const components = Object.entries(modules).flatMap(([path, module]) =>
  Object.keys(module)
    .filter((name) => /^[A-Z]/.test(name) && !name.endsWith("Provider"))
    .map((name) => `${path.slice("./".length)} ${name}`),
);

const shown = folders.flatMap((folder) =>
  componentsIn(folder).map((component) => ({ folder, ...component })),
);

test("every component has examples beside it, in a folder that the kit shows", () => {
  const named = shown.map(({ folder, file, name }) => `${folder}/${file} ${name}`);
  expect(components.length).toBeGreaterThan(40);
  expect(named.sort()).toEqual(components.sort());
});

test.each(locales)("every example renders an element with unique ids in %s", (locale) => {
  const words = { site: getContent(locale), testTexts: kitWords[locale].testTexts };
  const ids: string[] = [];
  for (const { name, examples } of shown) {
    const states = Object.entries(examples);
    expect(states.length, name).toBeGreaterThan(0);
    for (const [state, example] of states) {
      const props = { ...words, id: `${name}-${state}`, name: `${name} ${state}` };
      const html = renderToStaticMarkup(
        <LanguageProvider value={{ locale, explicit: false }}>{example(props)}</LanguageProvider>,
      );
      expect(html, props.name).toMatch(/^<\w+/);
      // React's generated ids start from zero with each rendering.
      ids.push(...[...html.matchAll(/ id="([^"_][^"]*)"/g)].map(([, id = ""]) => id));
    }
  }
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
