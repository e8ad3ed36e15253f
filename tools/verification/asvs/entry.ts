import type { DeviationTopic } from "../../../app/content/data/verification.ts";

/** A test by its file and its title, as the file writes it. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** The status of a requirement; `subject` names it in a few words of our own. */
export type Entry =
  | { readonly status: "proved"; readonly subject: string; readonly tests: readonly NamedTest[] }
  | { readonly status: "not-applicable"; readonly subject: string; readonly reason: string }
  | {
      readonly status: "deviates";
      readonly subject: string;
      readonly reason: string;
      readonly topic: DeviationTopic;
    };

/** Entries by the number of the requirement. */
export type Chapter = Readonly<Record<string, Entry>>;

/** A requirement that tests prove. */
export function proved(subject: string, ...tests: readonly NamedTest[]): Entry {
  return { status: "proved", subject, tests };
}

/** A requirement about something that the site does not have. */
export function notApplicable(subject: string, reason: string): Entry {
  return { status: "not-applicable", subject, reason };
}

/** A requirement that the site does not meet, or that no test proves. */
export function deviates(topic: DeviationTopic, subject: string, reason: string): Entry {
  return { status: "deviates", subject, reason, topic };
}

/** Names the tests of one file. */
export function inFile(file: string): (title: string) => NamedTest {
  return (title) => ({ file, title });
}
