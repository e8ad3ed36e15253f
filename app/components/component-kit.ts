import type { Examples } from "./example.ts";

/** The folders of `app/components`, in the order of the kit. */
export const folders = ["text", "indicators", "links", "controls", "forms", "layout"] as const;

export type Folder = (typeof folders)[number];

/** A component with its examples. */
export interface ShownComponent {
  /** Name of the export. */
  name: string;
  /** Its file in the folder. */
  file: string;
  examples: Examples;
}

const files = import.meta.glob<Readonly<Record<string, Examples>>>("./*/*.examples.tsx", {
  eager: true,
  import: "examples",
});

/** Lists the components of a folder by file; `npm run unit` names one without examples. */
export function componentsIn(folder: Folder): ShownComponent[] {
  const inFolder = `./${folder}/`;
  return Object.entries(files)
    .filter(([path]) => path.startsWith(inFolder))
    .flatMap(([path, components]) => {
      const file = path.slice(inFolder.length).replace(".examples", "");
      return Object.entries(components).map(([name, examples]) => ({ name, file, examples }));
    });
}
