import { type Byline, listMissingBylines, type Review } from "../../app/content/facts/bylines.ts";
import type { DoctorFacts, DoctorId } from "../../app/content/facts/doctors.ts";
import type { Fact } from "../../app/content/facts/fact.ts";
import type { DayGroup } from "../../app/content/facts/hours.ts";
import { listDisagreements } from "../../app/content/facts/treatment-facts.ts";
import type { PlacedText } from "../../tests/words/content-texts.ts";
import { listAdvertisingClaims } from "./advertising-claims.ts";
import { type Claim, claimsIn, listContradictions } from "./contradictions.ts";
import { type HoursTold, listHoursThatDiffer } from "./hours-told.ts";
import { listUnsafeOperation, type Operation } from "./operation.ts";
import { listStandIns } from "./stand-ins.ts";

/** Everything that the check before going public looks at. */
export interface LaunchState {
  /** Facts of the clinic, people and links, in any shape, each marked as a stand-in or as real. */
  facts: object;
  /** Number of the advertising approval. */
  advertisingApproval: Fact<string | null>;
  approvals: Readonly<Record<string, Fact<string>>>;
  /** Sentences that wait for a clinician's yes of their own. */
  clinicianSentences: readonly string[];
  /** Every text that people read, in both languages, articles among them. */
  texts: readonly PlacedText[];
  /** Claims that stand in the facts as figures; those of the texts are found here. */
  claims: readonly Claim[];
  structuredHours: readonly DayGroup[];
  hoursTold: readonly HoursTold[];
  doctors: Readonly<Record<DoctorId, Pick<DoctorFacts, "branches" | "specialties">>>;
  bylines: { treatments: Record<string, Byline>; articles: Record<string, Review> };
  /** Mails of a hosted project that do not have the facts of now, by their path. */
  oldMails: readonly string[];
  operation: Operation;
}

/** One line for each thing that must be settled before the site may go public; none when it may. */
export function listUnsettled(state: LaunchState): string[] {
  const { approvals, advertisingApproval, claims, texts } = state;
  const told = (what: string, lines: readonly string[]) => lines.map((line) => `${what} ${line}`);
  const noNumber = advertisingApproval.sample || !advertisingApproval.value?.trim();
  return [
    ...listStandIns({ approvals, ...state.facts }),
    ...(noNumber ? ["clinic.advertisingApproval: the number of the advertising approval"] : []),
    ...(approvals.advertisingClaims?.sample
      ? told("the approval of the advertisement", listAdvertisingClaims(texts))
      : []),
    ...told("a clinician's yes to:", state.clinicianSentences),
    ...told("one of these,", listContradictions([...claims, ...claimsIn(texts)])),
    ...told(
      "the same hours for people and search engines,",
      listHoursThatDiffer(state.structuredHours, state.hoursTold),
    ),
    ...told("a doctor who does what the branch offers:", listDisagreements(state.doctors)),
    ...told(
      "a real value in the by-line of",
      listMissingBylines(state.bylines.treatments, state.bylines.articles),
    ),
    ...state.oldMails.map((path) => `${path}: not current, run npm run mail:templates`),
    ...listUnsafeOperation(state.operation),
  ];
}
