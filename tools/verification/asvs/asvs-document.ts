import type { AsvsSummary, DeviationTopic } from "../../../app/content/data/verification.ts";
import { chapters } from "./all-chapters.ts";
import type { Entry } from "./entry.ts";
import { asvsVersion, listRequirements } from "./requirements.ts";

const level = new Map(listRequirements().map(({ id, level }) => [id, level]));

/** Counts the requirements by status, and the deviating ones by subject. */
export function summarizeAsvs(): AsvsSummary {
  const entries = Object.values(chapters).flatMap((chapter) => Object.values(chapter));
  const count = (status: Entry["status"]) =>
    entries.filter((entry) => entry.status === status).length;
  const deviations: Partial<Record<DeviationTopic, number>> = {};
  for (const entry of entries)
    if (entry.status === "deviates") deviations[entry.topic] = (deviations[entry.topic] ?? 0) + 1;
  return {
    version: asvsVersion,
    proved: count("proved"),
    notApplicable: count("not-applicable"),
    deviating: count("deviates"),
    deviations,
  };
}

/** The document that lists every requirement of Levels 1 and 2, as Markdown. */
export function describeAsvs(): string {
  const { deviating, notApplicable, proved } = summarizeAsvs();
  const parts = Object.entries(chapters).flatMap(([title, chapter], index) => [
    "",
    `## ${index + 1}. ${title}`,
    "",
    "| Requirement | Level | Subject | Status | Test or reason |",
    "| --- | --- | --- | --- | --- |",
    ...Object.entries(chapter).map(([id, entry]) => describeEntry(id, entry)),
  ]);
  return `${[
    "# OWASP ASVS 5.0",
    "",
    `\`npm run verify\` writes this file from \`tools/verification/asvs/\`. It lists the ${level.size} requirements of Levels 1 and 2 of the Application Security Verification Standard ${asvsVersion} of OWASP by their numbers, with subjects in our own words. The site is assessed by its developers, with the embedded backend behind \`deploy/nginx.conf\`; [security.md](security.md) says what differs with a hosted project.`,
    "",
    "| Status | Level 1 | Level 2 | Both |",
    "| --- | --- | --- | --- |",
    describeCount("Proved by a test", "proved", proved),
    describeCount("Not applicable", "not-applicable", notApplicable),
    describeCount("Deviates", "deviates", deviating),
    ...parts,
  ].join("\n")}\n`;
}

function describeCount(name: string, status: Entry["status"], both: number): string {
  const ofLevel = (wanted: number) =>
    Object.values(chapters)
      .flatMap((chapter) => Object.entries(chapter))
      .filter(([id, entry]) => entry.status === status && level.get(id) === wanted).length;
  return `| ${name} | ${ofLevel(1)} | ${ofLevel(2)} | ${both} |`;
}

function describeEntry(id: string, entry: Entry): string {
  const evidence =
    entry.status === "proved"
      ? entry.tests.map(({ file, title }) => `\`${file}\`: ${title}`).join("; ")
      : entry.reason;
  // A title may contain a variable of a template, which Markdown would read as a path.
  return `| ${id} | ${level.get(id)} | ${entry.subject} | ${entry.status.replace("-", " ")} | ${evidence} |`;
}
