import { useLanguage } from "~/i18n/language-context.tsx";
import { formatNumber } from "~/i18n/numerals.ts";
import { classNames } from "~/styles/class-names.ts";
import { Icon } from "../indicators/icon.tsx";
import { Text } from "../text/text.tsx";
import arrowLink from "./arrow-link.module.css";
import chip from "./chip.module.css";
import { AppLink } from "./link.tsx";
import styles from "./pager.module.css";
import { gap, pagerNumbers } from "./pager-numbers.ts";

export interface PagerProps {
  /** The current page, from 1. */
  current: number;
  last: number;
  /** `label` is the accessible name of the pager, `page` that of a number, with `#` as placeholder. */
  words: { label: string; previous: string; next: string; page: string };
  /** Returns the path of a page, without language. */
  addressOf: (number: number) => string;
}

/** The pages of a long list as links, with links to the previous and the next page; renders nothing for one page. */
export function Pager({ current, last, words, addressOf }: PagerProps) {
  const { locale } = useLanguage();
  if (last < 2) return null;
  return (
    <nav aria-label={words.label} className="cluster above-7 ruled">
      <ol className={classNames("cluster gap-2", styles.numbers)}>
        {pagerNumbers(current, last).map((place, index) =>
          place === gap ? (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap is identified by its position.
              key={`gap ${index}`}
              aria-hidden="true"
            >
              …
            </li>
          ) : (
            <li key={place}>
              <AppLink
                to={addressOf(place)}
                className={classNames("target figures secondary", chip.chip, chip.link)}
                aria-label={words.page.replace("#", formatNumber(place, locale))}
                aria-current={place === current ? "page" : undefined}
              >
                {formatNumber(place, locale)}
              </AppLink>
            </li>
          ),
        )}
      </ol>
      <div className={classNames("cluster", styles.steps)}>
        {current > 1 && (
          <AppLink
            to={addressOf(current - 1)}
            className={classNames("target", arrowLink.link)}
            rel="prev"
          >
            <Icon icon="arrow-left" flip />
            <span>
              <Text>{words.previous}</Text>
            </span>
          </AppLink>
        )}
        {current < last && (
          <AppLink
            to={addressOf(current + 1)}
            className={classNames("target", arrowLink.link)}
            rel="next"
          >
            <span>
              <Text>{words.next}</Text>
            </span>
            <Icon icon="arrow-right" flip />
          </AppLink>
        )}
      </div>
    </nav>
  );
}
