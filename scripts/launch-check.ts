// npm run launch-check: lists what the clinic has to settle before the site goes public (tools/launch-check/launch-blockers.ts), and
// exits with 1 until the list is empty. `--all` prints every line. It reads the same environment as the site.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lastBackupFile } from "local-supabase/data-file-names";
import { mailTemplates, noticeTemplates } from "local-supabase/mail-templates";
import { StartError } from "local-supabase/start-error";
import { content as arabic } from "../app/content/ar/content.ts";
import { approvals } from "../app/content/data/approvals.ts";
import { branches } from "../app/content/data/branches.ts";
import { articleBylines, treatmentBylines } from "../app/content/data/bylines.ts";
import { careTeam } from "../app/content/data/care-team.ts";
import { clinic } from "../app/content/data/clinic.ts";
import { doctors } from "../app/content/data/doctors.ts";
import { minNightInterval } from "../app/content/data/drops-in-ramadan.ts";
import { structuredHours } from "../app/content/data/hours.ts";
import { planStore } from "../app/content/data/insurance.ts";
import { content as english } from "../app/content/en/content.ts";
import { readEnvironment } from "../server/config/environment.ts";
import { readSeedArticles } from "../tools/articles/seed-articles.ts";
import { claimsOfFacts, statedHours } from "../tools/launch-check/claims-of-facts.ts";
import { listClinicianSentences } from "../tools/launch-check/clinician-sentences.ts";
import { listTexts } from "../tools/launch-check/content-texts.ts";
import { listLaunchBlockers, reportLaunchBlockers } from "../tools/launch-check/launch-blockers.ts";
import type { Operation } from "../tools/launch-check/operation-blockers.ts";
import { listSearchAnswers } from "../tools/launch-check/search-answers.ts";
import { readOptions } from "./environment/options.mjs";

const { all } = readOptions({ all: { type: "boolean" } });
const { advertisingApproval, ...known } = clinic;
const open = listLaunchBlockers({
  facts: { branches, clinic: known, doctors, insurance: { planStore }, careTeam },
  advertisingApproval,
  approvals,
  emptyValues: {
    "Ramadan in My drops: the smallest time between two doses by night (app/content/data/drops-in-ramadan.ts)":
      minNightInterval,
  },
  clinicianSentences: [english, arabic].flatMap((content) =>
    listClinicianSentences(approvals, content),
  ),
  searchAnswers: listSearchAnswers(approvals, english.triage),
  texts: [
    ...listTexts(english, "en"),
    ...listTexts(arabic, "ar"),
    ...listTexts(readSeedArticles(), "articles"),
  ],
  claims: claimsOfFacts(english.about.story.paragraphs.join(" ")),
  structuredHours,
  statedHours,
  doctors,
  bylines: { treatments: treatmentBylines, articles: articleBylines },
  outdatedTemplates: listOutdatedTemplates(),
  operation: readOperation(),
});
console.log(reportLaunchBlockers(open, all ? Number.POSITIVE_INFINITY : 3));
process.exit(open.length > 0 ? 1 : 0);

function listOutdatedTemplates(): string[] {
  return [...mailTemplates(), ...noticeTemplates()].flatMap(({ name, html }) => {
    const path = `supabase/templates/${name}.html`;
    return readFileSync(new URL(`../${path}`, import.meta.url), "utf8") === html ? [] : [path];
  });
}

function readOperation(): Operation {
  try {
    const { siteUrl, supabase, smtp, dataDirectory } = readEnvironment(process.env);
    const file = join(dataDirectory, lastBackupFile);
    const lastBackup = existsSync(file) ? readFileSync(file, "utf8").trim() : null;
    const embedded = supabase === null;
    return {
      problems: [],
      // As it is written: the Supabase CLI reads the same variable.
      siteUrl: process.env.SITE_URL?.trim() || siteUrl,
      embedded,
      mailServer: smtp !== null,
      lastBackup,
      now: Date.now(),
    };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const problems = error.message.split("\n").slice(1);
    const unknown = { siteUrl: "", embedded: true, mailServer: false, lastBackup: null, now: 0 };
    return { problems: problems.map((line) => line.trim()), ...unknown };
  }
}
