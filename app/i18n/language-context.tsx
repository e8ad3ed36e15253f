import { createContext, type ReactNode, useContext } from "react";
import { fallbackLocale } from "./locale.ts";
import type { LinkLanguage } from "./localized-path.ts";

const LanguageContext = createContext<LinkLanguage>({ locale: fallbackLocale, explicit: false });

/** Provides the language of the page, and whether its links name it, to all components below. */
export function LanguageProvider({
  value,
  children,
}: {
  value: LinkLanguage;
  children: ReactNode;
}) {
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** Returns the language of the current page. */
export function useLanguage(): LinkLanguage {
  return useContext(LanguageContext);
}
