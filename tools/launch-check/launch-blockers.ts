import { type Byline, listMissingBylines, type Review } from "../../app/content/data/bylines.ts";
import type { DoctorFacts, DoctorId } from "../../app/content/data/doctors.ts";
import type { Fact } from "../../app/content/data/fact.ts";
import type { DayGroup } from "../../app/content/data/hours.ts";
import { listDisagreements } from "../../app/content/data/treatment-facts.ts";
import { listAdvertisingClaims } from "./advertising-claims.ts";
import type { PlacedText } from "./content-texts.ts";
import { type Claim, claimsIn, listContradictions } from "./contradictions.ts";
import { listUnsafeOperation, type Operation } from "./operation-blockers.ts";
import { listHoursThatDiffer, type StatedHours } from "./stated-hours.ts";

/** The input of the check before going public. */
export interface LaunchState {
  /** Facts of the clinic, people and links, in any shape, each marked as a sample or as confirmed. */
  facts: object;
  /** Number of the advertising approval. */
  advertisingApproval: Fact<string | null>;
  approvals: Readonly<Record<string, Fact<string>>>;
  /** Sentences that need a clinician's approval. */
  clinicianSentences: readonly string[];
  /** Answers of the search to warning signs that need a clinician's approval. */
  searchAnswers: readonly string[];
  /** Values of the clinic without which a feature is not shown; null while they are missing. */
  emptyValues: Readonly<Record<string, unknown>>;
  /** Every visible text in both languages, including articles. */
  texts: readonly PlacedText[];
  /** Claims of the data. Those of texts are found by the check. */
  claims: readonly Claim[];
  structuredHours: readonly DayGroup[];
  statedHours: readonly StatedHours[];
  doctors: Readonly<Record<DoctorId, Pick<DoctorFacts, "branches" | "specialties">>>;
  bylines: { treatments: Record<string, Byline>; articles: Record<string, Review> };
  /** Paths of the mail templates of a hosted project that are outdated. */
  outdatedTemplates: readonly string[];
  operation: Operation;
}

/** Unsettled entries of one kind. */
export interface BlockerGroup {
  /** The task for each entry. */
  title: string;
  lines: readonly string[];
}

/** The unsettled entries by task; empty when the site may go public. */
export function listLaunchBlockers(state: LaunchState): BlockerGroup[] {
  const { approvals, advertisingApproval, claims, texts } = state;
  const noNumber = advertisingApproval.sample || !advertisingApproval.value?.trim();
  const groups: BlockerGroup[] = [
    {
      title: "Sample values: put the clinic's own value",
      lines: listSampleFacts({ approvals, ...state.facts }),
    },
    {
      title: "Advertising: get an approval, with its number",
      lines: [
        ...(noNumber ? ["clinic.advertisingApproval: the number of the advertising approval"] : []),
        ...(approvals.advertisingClaims?.sample ? listAdvertisingClaims(texts) : []),
      ],
    },
    {
      title: "Medical sentences: a clinician must approve each",
      lines: state.clinicianSentences,
    },
    {
      title: "Answers of the search to warning signs: a clinician must approve each",
      lines: state.searchAnswers,
    },
    {
      title: "Features that are not shown: set their values",
      lines: Object.keys(state.emptyValues).filter((name) => state.emptyValues[name] === null),
    },
    {
      title: "Figures that contradict each other: choose one",
      lines: listContradictions([...claims, ...claimsIn(texts)]),
    },
    {
      title: "Hours: tell people and search engines the same",
      lines: listHoursThatDiffer(state.structuredHours, state.statedHours),
    },
    {
      title: "Branches: name a doctor who does what the branch offers",
      lines: listDisagreements(state.doctors),
    },
    {
      title: "By-lines: say who wrote or reviewed it",
      lines: listMissingBylines(state.bylines.treatments, state.bylines.articles),
    },
    {
      title: "Emails of a hosted project: run npm run mail:templates",
      lines: state.outdatedTemplates,
    },
    { title: "Server: set it up", lines: listUnsafeOperation(state.operation) },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

/** The first lines of each group with its count, or all lines. */
export function reportLaunchBlockers(groups: readonly BlockerGroup[], maxLines: number): string {
  const total = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const parts = groups.map(({ title, lines }) => {
    const left = lines.length - Math.min(lines.length, maxLines);
    return [
      `${title} (${lines.length})`,
      ...lines.slice(0, maxLines).map((line) => `  ${line}`),
      ...(left > 0 ? [`  and ${left} more: npm run launch-check -- --all`] : []),
    ].join("\n");
  });
  const end = `${total} to settle before the site may go public (app/content, supabase/templates, environment)`;
  return [...parts, end].join("\n\n");
}

/**
 * The pattern of a sample value, even if it is marked as confirmed (REQ-CONTENT-1): reserved numbers, names and
 * addresses.
 */
const samplePattern =
  /\+968 0000 000\d|\.(?:example|invalid|test)\b|\bexample\.(?:com|org|net)\b|\bsample\b|lorem ipsum/i;

/**
 * One line for each fact below `value` that is a sample by its mark or by its pattern, with its path. Facts without a
 * value are skipped.
 */
function listSampleFacts(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("sample" in value && "value" in value) {
    const { value: fact, sample } = value;
    const isSample = sample === true || samplePattern.test(String(fact));
    return isSample && fact !== null ? [`${path}: ${JSON.stringify(fact)}`] : [];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    listSampleFacts(inner, path ? `${path}.${key}` : key),
  );
}
