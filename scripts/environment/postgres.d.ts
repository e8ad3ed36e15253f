// The types of postgres.mjs, wherever it is imported from.
declare module "*/postgres.mjs" {
  /** The properties of a machine that the search for PostgreSQL reads; the default is this machine. */
  interface Machine {
    versions?: () => string[];
    exists?: (path: string) => boolean;
  }

  export function findPostgres(machine?: Machine): string | null;
  export function postgresNotRunHere(machine?: Machine): string | null;
  export function ensurePostgres(): Promise<void>;
}
