/** The operation of the site, as far as it is visible before going public. */
export interface Operation {
  /** The problems that would prevent a start; the other values are then unknown. */
  problems: readonly string[];
  siteUrl: string;
  /** False for a hosted project, which sends mails and makes backups itself. */
  embedded: boolean;
  mailServer: boolean;
  /** The time of the last backup in ISO form. Null when there is none. */
  lastBackup: string | null;
  /** Milliseconds since 1970. */
  now: number;
}

const day = 24 * 60 * 60 * 1000;
/** The tolerated difference between two clocks, in milliseconds. */
const drift = 5 * 60 * 1000;

/** The missing conditions of a public site, one line each. */
export function listUnsafeOperation({ problems, siteUrl, ...rest }: Operation): string[] {
  if (problems.length > 0) return [...problems];
  const { embedded, mailServer, lastBackup, now } = rest;
  return [
    ...(siteUrl.startsWith("https://") ? [] : [`SITE_URL: an https address, not ${siteUrl}`]),
    ...(embedded || !siteUrl.endsWith("/")
      ? []
      : ["SITE_URL: no slash at the end; the Supabase CLI makes the links of mails from it"]),
    ...(!embedded || mailServer
      ? []
      : ["SMTP_URL: a mail server; without one no mail leaves the machine"]),
    ...(!embedded || isRecent(lastBackup, now)
      ? []
      : [`DATA_DIR: a backup within the last day; the last one: ${lastBackup ?? "none"}`]),
  ];
}

/** An invalid time, or one in the future, proves no backup. */
function isRecent(time: string | null, now: number): boolean {
  const age = now - Date.parse(time ?? "");
  return age <= day && age >= -drift;
}
