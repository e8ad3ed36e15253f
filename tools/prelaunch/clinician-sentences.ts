import type { Content } from "../../app/content/content.types.ts";
import type { approvals } from "../../app/content/data/approvals.ts";
import { lensGlance, lensIds, lensScenarios } from "../../app/content/data/comparison-facts.ts";
import type { LensGlanceWords, ServicePageWords } from "../../app/content/services.types.ts";

type Approvals = Pick<typeof approvals, "triage" | "risks" | "comparisons" | "views">;

type Words = Pick<Content, "triage" | "servicePageFrame" | "servicePages" | "views">;

/** Every sentence of `content` that waits for a clinician's yes of its own, in the order of the approvals. */
export function listClinicianSentences(
  { triage, risks, comparisons, views }: Approvals,
  content: Words,
): string[] {
  const pages: ServicePageWords[] = Object.values(content.servicePages);
  const groups = pages.flatMap(({ options }) => options);
  return [
    ...(triage.sample ? [...new Set([...textsIn(content.triage), ...emergencySigns(pages)])] : []),
    ...(risks.sample ? textsIn(content.servicePageFrame.risks) : []),
    ...(risks.sample ? pages.flatMap((page) => textsIn(page.risks)) : []),
    ...(comparisons.sample ? groups.flatMap(({ families }) => textsIn(families ?? {})) : []),
    ...(comparisons.sample ? groups.flatMap(({ glance }) => (glance ? rowsOf(glance) : [])) : []),
    ...(views.sample ? viewSentences(content.views) : []),
    ...(views.sample ? lightSentences(pages) : []),
  ];
}

/** What the views say under their pictures; the same sentence on two pages is listed once. */
function viewSentences({ note, home, treatments, lenses }: Content["views"]): string[] {
  const parts = [home, lenses, ...Object.values(treatments)];
  const states = parts.flatMap((part) => Object.values<{ sentence: string }>(part.states));
  return [
    ...new Set([note, ...parts.map(({ lead }) => lead), ...states.map((one) => one.sentence)]),
  ];
}

/** The signs in the emergency boxes; some are those of the triage, or stand on two pages. */
function emergencySigns(pages: ServicePageWords[]): string[] {
  const parts = pages.flatMap(({ suitability, before, during, after }) => [
    suitability,
    before,
    during,
    after,
  ]);
  return parts.flatMap(({ emergency }) => textsIn(emergency ?? {}));
}

/** What stands under the eye figures; the same sentence on two pages is listed once. */
function lightSentences(pages: ServicePageWords[]): string[] {
  return [...new Set(pages.flatMap(({ light }) => [light.before, light.after]))];
}

/** Every text below `value`. */
function textsIn(value: unknown): string[] {
  return typeof value === "string" ? [value] : Object.values(value as object).flatMap(textsIn);
}

/** The table of lenses at a glance in words, one line for each lens, and what stands under it. */
function rowsOf({ names, columns, marks, note }: LensGlanceWords): string[] {
  const rows = lensIds.map((lens) => {
    const cells = lensScenarios.map(
      (sight) => `${columns[sight]} ${marks[lensGlance[lens][sight]].word}`,
    );
    return `${names[lens]}: ${cells.join("; ")}`;
  });
  return [...rows, note];
}
