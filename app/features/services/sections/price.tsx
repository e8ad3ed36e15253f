import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { BulletList } from "~/components/text/bullet-list.tsx";
import { InlineText, Text } from "~/components/text/text.tsx";
import { insurers } from "~/content/data/insurance.ts";
import { pathOf } from "~/content/data/pages.ts";
import type { ServicePageFrameWords } from "~/content/services.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { listSeparator } from "~/i18n/list-separator.ts";

export interface PriceProps {
  points: readonly string[];
  words: ServicePageFrameWords["price"];
  /** Link text to the page about insurance and instalments. */
  insurance: string;
}

/** Factors of the price, contact for a quote, payment methods and insurers by name; never a price. */
export function Price({ points, words: { lead, ask, branches, pay }, insurance }: PriceProps) {
  const { locale } = useLanguage();
  return (
    <>
      <p>
        <Text>{lead}</Text>
      </p>
      <BulletList items={points} />
      <p>
        <Text>{pay}</Text>
      </p>
      <p className="medium">
        <InlineText>{insurers.map(({ name }) => name).join(listSeparator(locale))}</InlineText>
      </p>
      <ArrowLink to={pathOf("insurance")}>{insurance}</ArrowLink>
      <p>
        <Text>{ask}</Text>
      </p>
      <ArrowLink href="#who">{branches}</ArrowLink>
    </>
  );
}
