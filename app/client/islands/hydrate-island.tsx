import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { CurrentUrlProvider } from "~/components/links/current-url.tsx";
import type { IslandWords } from "~/content/island-words.ts";
import { loadIslandWords } from "~/content/load-island-words.ts";
import { documentLocale } from "~/i18n/document-locale.ts";
import { LanguageProvider } from "~/i18n/language-context.tsx";
import type { Locale } from "~/i18n/locale.ts";
import { localeInSearch } from "~/i18n/localized-path.ts";
import { ExceptionalHoursContext } from "~/opening-hours/exceptional-hours-context.ts";
import { readExceptionalHours } from "~/opening-hours/read-exceptional-hours.ts";
import { type IslandName, islands } from "./registry.ts";

/**
 * Hydrates an island of the page and resolves when it responds to events. `search` is the query that the page was served
 * with. When hydration fails, or the island throws later, the served HTML is restored and one line is logged. The
 * promise is rejected only when hydration fails.
 */
export async function hydrate(island: HTMLElement, search: string): Promise<void> {
  const served = island.cloneNode(true) as HTMLElement;
  const restore = (error: unknown) => {
    // Unchanged HTML stays, because it may contain the focus.
    if (island.innerHTML !== served.innerHTML) {
      island.replaceChildren(...served.cloneNode(true).childNodes);
    }
    // biome-ignore lint/suspicious/noConsole: the only report of a failed island in the console.
    console.error(
      `The island "${island.dataset.island}" failed, and the server's HTML is restored.`,
      error,
    );
  };
  try {
    // `Island` writes the name and the props of the same component.
    const name = island.dataset.island as IslandName;
    const locale = documentLocale();
    const [Component, words] = await Promise.all([
      islands[name]() as Promise<ComponentType<object>>,
      "words" in island.dataset ? loadIslandWords(name as keyof IslandWords, locale) : null,
    ]);
    const props = JSON.parse(island.nextElementSibling?.textContent ?? "null");
    const content = <Component {...words} {...props} />;
    await hydrateRootOf(island, content, { locale, search }, restore);
  } catch (error) {
    restore(error);
    throw error;
  }
}

/** Marks the island as hydrated and resolves; `onLateFailure` is called with errors after that. */
function hydrateRootOf(
  island: HTMLElement,
  content: ReactNode,
  { locale, search }: { locale: Locale; search: string },
  onLateFailure: (error: unknown) => void,
): Promise<void> {
  const language = { locale, explicit: localeInSearch(search) !== null };
  return new Promise((resolve, reject) => {
    const onHydrated = () => {
      island.dataset.hydrated = "";
      resolve();
    };
    const fail = (error: unknown) => {
      root.unmount();
      if ("hydrated" in island.dataset) onLateFailure(error);
      else reject(error);
    };
    const root = hydrateRoot(
      island,
      <LanguageProvider value={language}>
        <CurrentUrlProvider value={{ pathname: location.pathname, search }}>
          <ExceptionalHoursContext value={readExceptionalHours()}>
            {content}
          </ExceptionalHoursContext>
          <HydrationMark onHydrated={onHydrated} />
        </CurrentUrlProvider>
      </LanguageProvider>,
      {
        // React counts generated ids from zero in each root.
        identifierPrefix: island.dataset.island,
        // React must finish its own work before its root is unmounted.
        onUncaughtError: (error) => queueMicrotask(() => fail(error)),
      },
    );
  });
}

/** Calls back when everything before it is hydrated: React runs effects in order. */
function HydrationMark({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}
