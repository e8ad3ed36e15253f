// The types of browsers.mjs, wherever it is imported from.
declare module "*/browsers.mjs" {
  /** The properties of a machine that the search for browsers reads; the default is this machine. */
  export interface Machine {
    platform?: string;
    architecture?: string;
    home?: string;
    exists?: (path: string) => boolean;
    playwright?: string | null;
  }

  type Missing = { missing: string[] };

  export function findChromium(machine?: Machine): { whole: string; light: string } | null;
  export function findFirefox(machine?: Machine): { program: string; missing?: never } | Missing;
  export function findWebKit(
    machine?: Machine,
  ): { driver: string; browser: string; missing?: never } | Missing;
  export function notRunHere(machine?: Machine): string[];
  export function comparesScreenshots(machine?: Machine): boolean;
  export function installPackages(names: readonly string[], reason: string): Promise<boolean>;
  export function ensureBrowsers(): Promise<void>;
}
