// The types of nginx.mjs, wherever it is imported from.
declare module "*/nginx.mjs" {
  /** The properties of a machine that the search for nginx reads; the default is this machine. */
  interface Machine {
    exists?: (path: string) => boolean;
  }

  export function findNginx(machine?: Machine): string | null;
  export function nginxNotRunHere(machine?: Machine): string | null;
  export function ensureNginx(): Promise<void>;
}
