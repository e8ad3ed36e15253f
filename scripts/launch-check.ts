// npm run launch-check: lists every stand-in and every approval that is still missing, every offer of a branch that none
// of its doctors keeps, every field of a by-line without a real value, and every mail of a hosted project that has old
// contact facts; exits with 1 until none is left.
import { readFileSync } from "node:fs";
import { content as arabic } from "../app/content/ar/content.ts";
import { content as english } from "../app/content/en/content.ts";
import { approvals } from "../app/content/facts/approvals.ts";
import { branches } from "../app/content/facts/branches.ts";
import { listMissingBylines } from "../app/content/facts/bylines.ts";
import { clinic } from "../app/content/facts/clinic.ts";
import { doctors } from "../app/content/facts/doctors.ts";
import { staff } from "../app/content/facts/staff.ts";
import { listDisagreements } from "../app/content/facts/treatment-facts.ts";
import { mailTemplates, noticeTemplates } from "../server/backend/mail-templates.ts";
import { listClinicianSentences } from "./clinician-sentences.ts";

const open = samplesIn("", { approvals, branches, clinic, doctors, staff });
for (const content of [english, arabic])
  for (const line of listClinicianSentences(approvals, content))
    open.push(`a clinician's yes to: ${line}`);
for (const pair of listDisagreements())
  open.push(`a doctor who does what the branch offers: ${pair}`);
for (const field of listMissingBylines()) open.push(`a real value in the by-line of ${field}`);
for (const { name, html } of [...mailTemplates(), ...noticeTemplates()]) {
  const path = `supabase/templates/${name}.html`;
  if (readFileSync(new URL(`../${path}`, import.meta.url), "utf8") !== html)
    open.push(`${path}: not current, run npm run mail:templates`);
}
for (const line of open) console.log(line);
console.log(
  `${open.length} to settle before the site may go public (app/content/facts, supabase/templates)`,
);
process.exit(open.length > 0 ? 1 : 0);

/** One line for each fact below `value` that is still a stand-in: its path and its value. */
function samplesIn(path: string, value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("sample" in value && "value" in value) {
    return value.sample === true ? [`${path}: ${JSON.stringify(value.value)}`] : [];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    samplesIn(path ? `${path}.${key}` : key, inner),
  );
}
