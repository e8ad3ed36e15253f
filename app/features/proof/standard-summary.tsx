import { Text } from "~/components/text/text.tsx";
import type { AsvsSummary } from "~/content/data/verification.ts";
import type { ProofWords } from "~/content/proof.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { formatNumber } from "~/i18n/numerals.ts";
import dial from "./requirement-dial.module.css";
import { lineLengths, RequirementDial } from "./requirement-dial.tsx";

const statuses = ["proved", "notApplicable", "deviating"] as const;

/** The requirements of the standard as a ring, and their numbers by status beside it. */
export function StandardSummary({
  asvs,
  words,
}: {
  asvs: AsvsSummary;
  words: ProofWords["standard"];
}) {
  const { locale } = useLanguage();
  return (
    <div className="split gap-6">
      <RequirementDial
        groups={statuses.map((status) => ({ status, count: asvs[status] }))}
        label={words.dial}
        locale={locale}
      />
      <div>
        <dl className="rows">
          {statuses.map((status) => (
            <div key={status} className="cluster spread">
              <dt className="cluster gap-3">
                <svg viewBox="0 0 8 34" width="8" strokeWidth="3" aria-hidden="true">
                  <path
                    d={`M4 ${17 - lineLengths[status] / 2}v${lineLengths[status]}`}
                    className={dial[status]}
                  />
                </svg>
                <Text>{words[status]}</Text>
              </dt>
              <dd className="number">{formatNumber(asvs[status], locale)}</dd>
            </div>
          ))}
        </dl>
        <p className="note above-3">
          <Text>{`${words.version} ${asvs.version}`}</Text>
        </p>
      </div>
    </div>
  );
}
