// The types of build-site.mjs, wherever it is imported from.
declare module "*/build-site.mjs" {
  export function ensureBuilt(): Promise<void>;
}
