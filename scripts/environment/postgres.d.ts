// The types of postgres.mjs, wherever it is imported from.
declare module "*/postgres.mjs" {
  /** A machine as far as it matters to the finding of PostgreSQL; what is left out is this one's. */
  interface Machine {
    versions?: () => string[];
    exists?: (path: string) => boolean;
  }

  export function findPostgres(machine?: Machine): string | null;
  export function postgresNotRunHere(machine?: Machine): string | null;
  export function ensurePostgres(): Promise<void>;
}
