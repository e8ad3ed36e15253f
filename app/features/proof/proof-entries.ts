import {
  deviationTopics,
  mutatedParts,
  type ProgramResult,
  programIds,
  type Verification,
} from "~/content/data/verification.ts";
import type { ProofWords } from "~/content/proof.types.ts";
import type { Locale } from "~/i18n/locale.ts";
import { formatNumber, formatPercent } from "~/i18n/numerals.ts";
import type { ResultEntry } from "./result-list.tsx";

/** The date of the newest result of a program; null without any. */
export function findNewestDay({ programs }: Verification): string | null {
  return (
    Object.values(programs)
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? null
  );
}

/** The programs that have a result, in the order of the page. */
export function listPrograms(
  { programs }: Verification,
  { items, open, explained }: ProofWords["programs"],
): ResultEntry[] {
  return programIds.flatMap((id) => {
    const result = programs[id];
    if (!result) return [];
    const { name, text } = items[id];
    return [
      {
        title: name ?? result.name,
        detail: result.version,
        text,
        results: [
          { label: open, value: result.open },
          { label: explained, value: countExplained(result) },
        ],
      },
    ];
  });
}

/** The parts of the code whose tests were examined, each with the share of detected changes. */
export function listMutatedParts(
  { programs }: Verification,
  { changes: label, noticed, parts }: ProofWords["mutations"],
  locale: Locale,
): ResultEntry[] {
  return mutatedParts.flatMap((part) => {
    const changes = programs[`mutation-${part}`]?.changes;
    if (!changes) return [];
    const share = Math.floor((100 * changes.detected) / changes.all);
    return [
      {
        title: parts[part],
        detail: `${label} ${formatNumber(changes.all, locale)}`,
        results: [{ label: noticed, value: formatPercent(share, locale) }],
      },
    ];
  });
}

/** The subjects that have deviating requirements, each with their number. */
export function listDeviations(
  { asvs: { deviations } }: Verification,
  { items, requirements: label }: ProofWords["deviations"],
): ResultEntry[] {
  return deviationTopics
    .map((topic) => ({ ...items[topic], results: [{ label, value: deviations[topic] ?? 0 }] }))
    .filter(({ results: [{ value } = { value: 0 }] }) => value > 0);
}

function countExplained({ explained }: ProgramResult): number {
  return explained.reduce((sum, { count }) => sum + count, 0);
}
