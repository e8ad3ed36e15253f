/** How the site is run, as far as it can be seen before it goes public. */
export interface Operation {
  /** What the start would refuse; the rest is then unknown. */
  problems: readonly string[];
  siteUrl: string;
  /** False for a hosted project, which sends its mails and keeps its backups itself. */
  embedded: boolean;
  mailServer: boolean;
  /** What the backup wrote down when it last ended: a time in ISO form. Null when there is none. */
  lastBackup: string | null;
  /** Milliseconds since 1970. */
  now: number;
}

const day = 24 * 60 * 60 * 1000;
/** Two clocks may differ by so much, in milliseconds. */
const drift = 5 * 60 * 1000;

/** What is not yet as a public site needs it, one line each. */
export function listUnsafeOperation({ problems, siteUrl, ...rest }: Operation): string[] {
  if (problems.length > 0) return [...problems];
  const { embedded, mailServer, lastBackup, now } = rest;
  return [
    ...(siteUrl.startsWith("https://") ? [] : [`SITE_URL: an https address, not ${siteUrl}`]),
    ...(!embedded || mailServer
      ? []
      : ["SMTP_URL: a mail server; without one no mail leaves the machine"]),
    ...(!embedded || isRecent(lastBackup, now)
      ? []
      : [`DATA_DIR: a backup within the last day; the last one: ${lastBackup ?? "none"}`]),
  ];
}

/** A time that cannot be read, or that is still to come, proves no backup. */
function isRecent(time: string | null, now: number): boolean {
  const age = now - Date.parse(time ?? "");
  return age <= day && age >= -drift;
}
