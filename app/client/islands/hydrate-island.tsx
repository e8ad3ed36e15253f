import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { AddressProvider } from "~/components/links/address.tsx";
import { isLocale } from "~/i18n/locale.ts";
import { LanguageProvider } from "~/i18n/locale-context.tsx";
import { localeInSearch } from "~/i18n/localized-path.ts";
import { type IslandName, islands } from "./registry.ts";

/**
 * Brings an island of the page to life and resolves when it answers. `search` is the query that the page was served
 * with. When it fails, now or later, the island is again what the server sent, and one line is logged; when it fails
 * now, the promise is rejected.
 */
export async function wake(island: HTMLElement, search: string): Promise<void> {
  const served = island.cloneNode(true) as HTMLElement;
  const putBack = (error: unknown) => {
    // Left alone where React never came: the keyboard may stand in it.
    if (island.innerHTML !== served.innerHTML) {
      island.replaceChildren(...served.cloneNode(true).childNodes);
    }
    // biome-ignore lint/suspicious/noConsole: the one line that tells an engineer why the page only reads.
    console.error(`The part “${island.dataset.island}” of this page has failed.`, error);
  };
  try {
    // Written by `Island`, whose types hold name and props together.
    const name = island.dataset.island as IslandName;
    // A document carries the tokens that it uses; what an island draws later may ask for any.
    const [component] = await Promise.all([islands[name](), import("./tokens.css")]);
    const Component = component as ComponentType<object>;
    const props = JSON.parse(island.nextElementSibling?.textContent ?? "null");
    await hydrate(island, <Component {...props} />, search, putBack);
  } catch (error) {
    putBack(error);
    throw error;
  }
}

/** Marks the island as awake and resolves; `onLateFailure` hears what breaks after that. */
function hydrate(
  island: HTMLElement,
  content: ReactNode,
  search: string,
  onLateFailure: (error: unknown) => void,
): Promise<void> {
  const { lang } = document.documentElement;
  const language = {
    locale: isLocale(lang) ? lang : ("en" as const),
    explicit: localeInSearch(search) !== null,
  };
  return new Promise((resolve, reject) => {
    const onAwake = () => {
      island.dataset.awake = "";
      resolve();
    };
    const fail = (error: unknown) => {
      root.unmount();
      if ("awake" in island.dataset) onLateFailure(error);
      else reject(error);
    };
    const root = hydrateRoot(
      island,
      <LanguageProvider value={language}>
        <AddressProvider value={{ pathname: location.pathname, search }}>
          {content}
          <Awake onAwake={onAwake} />
        </AddressProvider>
      </LanguageProvider>,
      {
        // Ids that React makes are counted for each root anew.
        identifierPrefix: island.dataset.island,
        // Not while React is still at it.
        onUncaughtError: (error) => queueMicrotask(() => fail(error)),
      },
    );
  });
}

/** Tells that everything before it has been taken over: effects run from the first to the last. */
function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return null;
}
