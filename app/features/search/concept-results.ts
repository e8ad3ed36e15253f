import { branchIds } from "~/content/data/branches.ts";
import { doctorIds, doctors } from "~/content/data/doctors.ts";
import type { Concept, ConceptTarget } from "~/content/data/search-synonyms.ts";
import { serviceIds } from "~/content/data/services.ts";
import { listBranchesWith } from "~/content/data/treatment-facts.ts";
import type { SignId } from "~/content/data/triage.ts";
import { signTargets } from "~/content/data/warning-sign-words.ts";
import type { SearchEntry } from "./search-entry.ts";
import type { MatchedTriageLine } from "./warning-sign-matcher.ts";

/** The weights of the results of a concept, by their rank in `leadsTo`. Words alone weigh 1.5 at most. */
const rankWeights = [4, 2.8, 2, 1.4];

/** The factor of a concept that names a kind of result ("price", "doctor"), beside one that names its subject. */
const resultKindFactor = 1.2;

/** The factor of a concept that only names a group of patients, beside another concept. */
const qualifierFactor = 0.5;

/** The weight of a result for a warning sign. */
const signWeight = 2;

/** The weight of a doctor or a branch that offers what a concept names. */
const providerWeight = 1.3;

/** The weight of such a doctor in a query for doctors, and of the prices of a treatment in a query for prices. */
const requestedWeight = 6;

/** The further weight of a branch that a query for places names. */
const namedPlaceWeight = 2;

/** Adds a weight to the entry with a key (`keyOf`), if there is one. */
type AddKey = (key: string, weight: number) => void;

/** Adds the results that the concepts lead to. */
export function addConceptResults(concepts: readonly Concept[], addKey: AddKey): void {
  for (const concept of concepts) {
    const isQualifying = concept.qualifies === true && concepts.length > 1;
    const factor = concept.asks ? resultKindFactor : isQualifying ? qualifierFactor : 1;
    concept.leadsTo.forEach((target, rank) => {
      const isPlace = target.startsWith("branch ") && rank === 0 && concepts.some(isAboutPlaces);
      addKey(
        keyOfTarget(target),
        (rankWeights[rank] ?? 1) * factor + (isPlace ? namedPlaceWeight : 0),
      );
    });
  }
  if (!concepts.some(({ leadsTo, asks }) => asks && leadsTo[0] === "insurance")) return;
  for (const { leadsTo } of concepts) {
    const [first = ""] = leadsTo;
    if (isTreatment(first)) addKey(`page price-${first}`, requestedWeight);
  }
}

/** Adds all doctors and branches, except those that a concept leads to. */
export function addProviders(concepts: readonly Concept[], addKey: AddKey): void {
  const asksForDoctor = concepts.some(({ leadsTo, asks }) => asks && leadsTo[0] === "doctors");
  const targets = new Set<string>(concepts.flatMap(({ leadsTo }) => leadsTo));
  for (const id of doctorIds) {
    const key = `doctor ${id}`;
    if (!targets.has(key)) addKey(key, asksForDoctor ? requestedWeight : providerWeight);
  }
  for (const id of branchIds) {
    const key = `branch ${id}`;
    if (!targets.has(key)) addKey(key, providerWeight);
  }
}

/** Adds the results for the warning signs of the most urgent line. */
export function addSignResults(lines: readonly MatchedTriageLine[], addKey: AddKey): void {
  for (const target of new Set(targetsOfSigns(lines))) addKey(keyOfTarget(target), signWeight);
}

/** Returns whether a doctor or a branch treats by one of these specialties; true for everything else. */
export function offeredBy(
  specialties: NonNullable<Concept["specialties"]>,
): (entry: SearchEntry) => boolean {
  const branches = new Set(listBranchesWith(specialties));
  return ({ subject }) => {
    if (subject.kind === "doctor") {
      return doctors[subject.id].specialties.some((one) => specialties.includes(one));
    }
    return subject.kind !== "branch" || branches.has(subject.id);
  };
}

/**
 * The results for the signs of the first line. Signs for an emergency department have only the treatment of their
 * cause.
 */
function targetsOfSigns([first]: readonly MatchedTriageLine[]): ConceptTarget[] {
  if (!first) return [];
  const targets: Partial<Record<SignId, ConceptTarget>> = signTargets;
  return first.signs.flatMap((sign) => {
    const target = targets[sign] ?? (first.urgency === "now" ? undefined : "booking");
    return target ? [target] : [];
  });
}

function isAboutPlaces({ leadsTo, asks }: Concept): boolean {
  return asks === true && leadsTo[0] === "branches";
}

function isTreatment(target: string): boolean {
  return serviceIds.some((id) => id === target);
}

function keyOfTarget(target: ConceptTarget): string {
  if (target.includes(" ")) return target;
  return isTreatment(target) ? `treatment ${target}` : `page ${target}`;
}
