// The types of packages.mjs, wherever it is imported from.
declare module "*/packages.mjs" {
  export function findNodeFault(packaged?: string, machine?: string): string | null;
}
