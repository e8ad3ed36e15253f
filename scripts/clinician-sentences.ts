import type { approvals } from "../app/content/facts/approvals.ts";
import type { Content } from "../app/content/shape.ts";

type Approvals = Pick<typeof approvals, "triage" | "risks">;

type Words = Pick<Content, "triage" | "servicePageFrame" | "servicePages">;

/** Every sentence of `content` that waits for a clinician's yes of its own, in the order of the approvals. */
export function listClinicianSentences({ triage, risks }: Approvals, content: Words): string[] {
  return [
    ...(triage.sample ? textsIn(content.triage) : []),
    ...(risks.sample ? textsIn(content.servicePageFrame.risks) : []),
    ...(risks.sample
      ? Object.values(content.servicePages).flatMap((page) => textsIn(page.risks))
      : []),
  ];
}

/** Every text below `value`. */
function textsIn(value: unknown): string[] {
  return typeof value === "string" ? [value] : Object.values(value as object).flatMap(textsIn);
}
