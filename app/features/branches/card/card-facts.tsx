import type { ReactNode } from "react";
import { Icon } from "~/components/indicators/icon.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import type { BranchSelectorWords } from "~/content/branches.types.ts";
import { branchFacts } from "~/content/data/branch-facts.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { formatAtLeast } from "~/i18n/numerals.ts";
import type { Offer, OffersOfBranch } from "./branch-offers.ts";
import type { BranchState } from "./use-branch-choice.ts";

export interface CardFactsProps {
  branch: BranchState;
  words: BranchSelectorWords;
  offers: OffersOfBranch;
  /** Facts of the branch on this page; the number of its people follows. */
  ticks: readonly string[];
  /** The last line of the card. */
  note?: string;
}

/** Specialties of a branch with their count, further treatments of its doctors, and a ticked list. */
export function CardFacts({
  branch: { id },
  words,
  offers: { listed, further },
  ticks,
  note,
}: CardFactsProps) {
  const { locale } = useLanguage();
  return (
    <div className="stack gap-5">
      <dl className="tiles wide-tiles">
        <Offers label={words.specialties} values={listed} />
        {further.length > 0 && <Offers label={words.further} values={further} />}
        <div className="stack gap-2">
          <dt className="secondary small">
            <Text>{words.ticked}</Text>
          </dt>
          {ticks.map((tick) => (
            <Tick key={tick}>{tick}</Tick>
          ))}
          <Tick>
            {`${words.staff}: `}
            <b>
              <Text>{formatAtLeast(branchFacts[id].staff, locale)}</Text>
            </b>
          </Tick>
        </div>
      </dl>
      {note && (
        <p className="secondary with-icon ruled">
          <Icon icon="badge-check" />
          <span>
            <Text>{note}</Text>
          </span>
        </p>
      )}
    </div>
  );
}

function Offers({ label, values }: { label: string; values: readonly Offer[] }) {
  return (
    <div>
      <dt className="secondary small">
        <Text>{label}</Text>
      </dt>
      {values.map((value) =>
        typeof value === "string" ? (
          <dd key={value} className="medium">
            <Text>{value}</Text>
          </dd>
        ) : (
          <dd key={value.text} className="medium">
            <AppLink to={value.to} className="target">
              {value.text}
            </AppLink>
          </dd>
        ),
      )}
    </div>
  );
}

function Tick({ children }: { children: ReactNode }) {
  return (
    <dd className="secondary with-icon">
      <Icon icon="check" />
      <span>
        <Text>{children}</Text>
      </span>
    </dd>
  );
}
