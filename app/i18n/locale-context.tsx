import { createContext, type ReactNode, useContext } from "react";
import { fallbackLocale } from "./locale.ts";
import type { LinkLanguage } from "./localized-path.ts";

const LanguageContext = createContext<LinkLanguage>({ locale: fallbackLocale, explicit: false });

/** Tells every component below which language the page is in and how its links carry it. */
export function LanguageProvider({
  value,
  children,
}: {
  value: LinkLanguage;
  children: ReactNode;
}) {
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** Language of the page in hand. */
export function useLanguage(): LinkLanguage {
  return useContext(LanguageContext);
}
