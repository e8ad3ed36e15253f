import type { approvals } from "../../app/content/data/approvals.ts";
import { type SignId, triageSigns, type Urgency } from "../../app/content/data/triage.ts";
import {
  type ComplaintId,
  type Condition,
  complaints,
  signConditions,
  urgentComplaints,
} from "../../app/content/data/warning-sign-words.ts";
import type { TriageWords } from "../../app/content/triage.types.ts";

/**
 * Lists the answers of the search to warning signs, one for each condition, and then the groups of words in the
 * conditions; empty after the approval. The first word of a group is its name.
 */
export function listSearchAnswers(
  { searchAnswers }: Pick<typeof approvals, "searchAnswers">,
  triage: TriageWords,
): string[] {
  if (!searchAnswers.sample) return [];
  const urgencies = Object.keys(triageSigns) as Urgency[];
  return [
    ...urgentComplaints.map((id) => `${nameOf(id)}: ${triage.now.word}, ${triage.now.action}`),
    ...urgencies.flatMap((urgency) => {
      const signs = Object.entries<string>(triage[urgency].signs) as [SignId, string][];
      return signs.flatMap(([id, sign]) =>
        signConditions[id].map(
          (condition) => `${textOf(condition)}: ${triage[urgency].word}, ${sign}`,
        ),
      );
    }),
    ...(Object.keys(complaints) as ComplaintId[]).map(
      (id) => `${nameOf(id)} also stands for: ${complaints[id].slice(1).join(", ")}`,
    ),
  ];
}

function textOf(condition: Condition): string {
  return condition
    .map((part) =>
      part.startsWith("no ")
        ? `no ${nameOf(part.slice(3) as ComplaintId)}`
        : nameOf(part as ComplaintId),
    )
    .join(" and ");
}

function nameOf(id: ComplaintId): string {
  return `"${complaints[id][0]}"`;
}
