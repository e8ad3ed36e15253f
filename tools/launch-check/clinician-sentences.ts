import type { Content } from "../../app/content/content.types.ts";
import type { approvals } from "../../app/content/data/approvals.ts";
import { lensIds, lensScenarios, lensUses } from "../../app/content/data/comparison-facts.ts";
import type { LensUsesWords, ServicePageWords } from "../../app/content/services.types.ts";

type Approvals = Pick<
  typeof approvals,
  "triage" | "risks" | "comparisons" | "views" | "visit" | "drops"
>;

type Words = Pick<
  Content,
  "triage" | "servicePageFrame" | "servicePages" | "views" | "visit" | "myDrops" | "myDropsNight"
>;

/** Every sentence of `content` that needs a clinician's approval, in the order of the approvals. */
export function listClinicianSentences(
  { triage, risks, comparisons, views, visit, drops }: Approvals,
  content: Words,
): string[] {
  const pages: ServicePageWords[] = Object.values(content.servicePages);
  const groups = pages.flatMap(({ options }) => options);
  return [
    ...(triage.sample ? [...new Set([...textsIn(content.triage), ...emergencySigns(pages)])] : []),
    ...(risks.sample ? textsIn(content.servicePageFrame.risks) : []),
    ...(risks.sample ? pages.flatMap((page) => textsIn(page.risks)) : []),
    ...(comparisons.sample ? groups.flatMap(({ families }) => textsIn(families ?? {})) : []),
    ...(comparisons.sample ? groups.flatMap(({ uses }) => (uses ? rowsOf(uses) : [])) : []),
    ...(views.sample ? viewSentences(content.views) : []),
    ...(views.sample ? lightSentences(pages) : []),
    ...(visit.sample ? [content.visit.view.companion.driveText] : []),
    ...(drops.sample ? dropSentences(content) : []),
  ];
}

/** The sentences on drops, also those of the nights of Ramadan, before Ramadan is offered. */
function dropSentences({ myDrops: { sheet }, myDropsNight: night }: Words): string[] {
  return [sheet.wait, sheet.askDoctor, night.misfit, night.reason, night.dashed, night.mosque];
}

/** The sentences below the views, without duplicates. */
function viewSentences({ note, home, treatments, lenses }: Content["views"]): string[] {
  const parts = [home, lenses, ...Object.values(treatments)];
  const states = parts.flatMap((part) => Object.values<{ sentence: string }>(part.states));
  return [
    ...new Set([note, ...parts.map(({ lead }) => lead), ...states.map((one) => one.sentence)]),
  ];
}

/** The signs in the emergency boxes; some are those of the triage or are on two pages. */
function emergencySigns(pages: ServicePageWords[]): string[] {
  const parts = pages.flatMap(({ suitability, before, during, after }) => [
    suitability,
    before,
    during,
    after,
  ]);
  return parts.flatMap(({ emergency }) => textsIn(emergency ?? {}));
}

/** The sentences below the eye figures, without duplicates. */
function lightSentences(pages: ServicePageWords[]): string[] {
  return [...new Set(pages.flatMap(({ light }) => [light.before, light.after]))];
}

/** Every text below `value`. */
function textsIn(value: unknown): string[] {
  return typeof value === "string" ? [value] : Object.values(value as object).flatMap(textsIn);
}

/** The table of the uses of lenses as text, one line for each lens, and its note. */
function rowsOf({ names, columns, marks, note }: LensUsesWords): string[] {
  const rows = lensIds.map((lens) => {
    const cells = lensScenarios.map(
      (sight) => `${columns[sight]} ${marks[lensUses[lens][sight]].word}`,
    );
    return `${names[lens]}: ${cells.join("; ")}`;
  });
  return [...rows, note];
}
