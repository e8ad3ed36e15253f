import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { branchIds } from "~/content/data/branches.ts";
import type { ServiceId } from "~/content/data/services.ts";
import { getContent } from "~/content/index.server.ts";
import { LanguageProvider } from "~/i18n/language-context.tsx";
import { type Locale, locales } from "~/i18n/locale.ts";
import type { BranchNames } from "~/layout/header/phone-bar.tsx";
import { SiteFrame } from "~/layout/site-frame.tsx";
import Home, { loader, meta } from "~/routes/pages/home.tsx";
import { type SiteContext, siteContext } from "~/server/site-context.server.ts";

/** The home page in a language: its structured data, its title, and every visible text. */
async function homeIn(locale: Locale) {
  const { shell, keywords, services } = getContent(locale);
  const language = { locale, explicit: false };
  const serviceNames = Object.fromEntries(
    Object.entries(services).map(([id, { name }]) => [id, name]),
  ) as Record<ServiceId, string>;
  const site = {
    language,
    siteUrl: "https://clinic.example",
    shell,
    keywords,
    serviceNames,
    branchNames: Object.fromEntries(branchIds.map((id) => [id, ""])) as BranchNames,
    year: 2026,
  };
  const { dayParts } = getContent(locale).hours;
  const renderTime = { now: Date.now(), validity: [0, Number.MAX_SAFE_INTEGER] as const, dayParts };
  const context = new RouterContextProvider();
  // A clinic without articles.
  const backend = {
    url: "https://data.example",
    anonKey: "key",
    fetch: async () => Response.json([]),
  };
  context.set(siteContext, {
    language,
    backend,
    setMaxAge: () => {},
    setDocument: () => {},
  } as Partial<SiteContext> as SiteContext);
  const request = { context } as unknown;
  const loaderData = await loader(request as Parameters<typeof loader>[0]);
  // The framework passes more props; the page reads only these.
  const matches = [{ loaderData: site }, { loaderData: renderTime }];
  const given = { loaderData, matches, location: { search: "" } } as unknown;
  const props = given as Parameters<typeof Home>[0];
  const element = (
    <LanguageProvider value={language}>
      <SiteFrame data={site} renderTime={renderTime}>
        <Home {...props} />
      </SiteFrame>
    </LanguageProvider>
  );
  // The closing band reads the texts from the root route.
  const Page = createRoutesStub([{ id: "root", path: "/", Component: () => element }]);
  const html = renderToStaticMarkup(<Page hydrationData={{ loaderData: { root: site } }} />);
  const entries = meta(given as Parameters<typeof meta>[0]) as Record<string, unknown>[];
  return {
    html,
    text: plain(html.replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]+>/g, "")),
    title: String(entries.find((entry) => "title" in entry)?.title),
    data: JSON.parse(
      JSON.stringify(entries.find((entry) => "script:ld+json" in entry)?.["script:ld+json"]),
    ),
  };
}

function plain(html: string): string {
  return html
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}

/** Every value of these keys anywhere in `thing`. */
function valuesOf(keys: readonly string[], thing: unknown): string[] {
  if (typeof thing !== "object" || thing === null) return [];
  return Object.entries(thing).flatMap(([key, value]) =>
    keys.includes(key) && typeof value === "string" ? [value] : valuesOf(keys, value),
  );
}

test.each(locales)("the home page shows the facts of its structured data in %s", async (locale) => {
  const { data, text, title } = await homeIn(locale);
  const values = valuesOf(["name", "text", "telephone"], data);
  expect(values.length).toBeGreaterThanOrEqual(12);
  expect(values.filter((value) => !text.includes(value) && !title.includes(value))).toEqual([]);
});

test.each(locales)(
  "the FAQ of the structured data in %s is exactly the four questions shown",
  async (locale) => {
    const { data, html } = await homeIn(locale);
    const faq = data["@graph"].find((thing: { "@type": string }) => thing["@type"] === "FAQPage");
    const questions = getContent(locale).questions.slice(0, 4);
    expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toEqual(
      questions.map(({ question }) => question),
    );
    // One more is the search of the header.
    expect(html.match(/<summary/g)).toHaveLength(5);
  },
);

test.each(locales)(
  "the home page in %s is a medical clinic, an organisation and an FAQ page",
  async (locale) => {
    const types = await (await homeIn(locale)).data["@graph"].map(
      (thing: { "@type": string }) => thing["@type"],
    );
    expect(types).toEqual([
      "MedicalOrganization",
      "WebSite",
      "WebPage",
      "MedicalClinic",
      "FAQPage",
    ]);
  },
);

test("the Arabic page has Latin letters and ASCII digits in isolates only", async () => {
  // Numbers on a drawn scale are part of the drawing, and scripts are not displayed.
  const drawing = /<(svg|script)\b[\s\S]*?<\/\1>/g;
  const isolated =
    /<(bdi|span|a)\b[^>]*\b(?:dir="ltr"|lang="en")[^>]*>(?:(?!<\1\b)[\s\S])*?<\/\1>/g;
  const text = (await homeIn("ar")).html
    .replace(drawing, " ")
    .replace(isolated, " ")
    .replace(/<[^>]+>/g, " ");
  expect(text).toContain(getContent("ar").shell.brand);
  expect(text.match(/[A-Za-z0-9][^\s]*/g)).toBeNull();
});

test("the English page has no Arabic outside its language switch", async () => {
  const text = (await homeIn("en")).html
    .replace(/<(\w+)\b[^>]*\blang="ar"[^>]*>[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ");
  expect(text.match(/[\u0600-\u06FF]+/g)).toBeNull();
});
