/** A rule as dependency-cruiser reads it. */
interface Rule {
  name: string;
  severity: "error";
  from: { path: string; pathNot?: string };
  to: { path: string; pathNot?: string };
}

/**
 * The rooms within a room, from the ground up: each may import itself and what stands before it. Files that lie beside
 * these folders stand above all of them, and no folder imports them, but for those named in `ground`.
 */
export const floors: Readonly<Record<string, readonly string[]>> = {
  "app/art": ["files", "generated", "drawing", "eye", "plates", "land", "view"],
  "app/art/drawing": ["strokes", "iris", "plates", "eye", "landmarks", "land", "covers"],
  "app/behaviours": ["waking", "scrolling", "links", "toggles"],
  "app/features/account": ["session", "forms", "dashboard", "links"],
  "app/features/articles": ["queries", "cards", "page"],
  "app/features/branches": ["card", "finder", "booking"],
  "app/features/games": ["state", "figures", "play", "results"],
  "app/features/services": ["sections", "options", "sheet", "overview"],
  "app/shell": ["brand", "language", "metadata", "documents", "footer", "search", "header"],
  "app/ui": ["text", "signs", "links", "controls", "forms", "layout"],
  server: ["process", "backend", "hosted", "mailbox", "http", "pages", "start", "development"],
  "server/backend": [
    "store",
    "backup",
    "limits",
    "schema",
    "articles",
    "mail",
    "accounts",
    "routes",
    "gateway",
  ],
};

/** Files beside the folders that every one of them may import. */
const ground: Readonly<Record<string, readonly string[]>> = {
  "app/art": ["art-props.ts", "cover-names.ts", "portraits.ts"],
  "app/features/articles": ["article.ts"],
  "server/backend": ["log.ts"],
};

/** Tests, what they are made of, and examples may import whatever they try. */
const trial = "(\\.(test|examples)\\.tsx?|fixture\\.ts)$";

/** The rules that hold the floors, one for each folder, and one for a folder that has no floor. */
export function floorRules(): Rule[] {
  return Object.entries(floors).flatMap(([room, folders]) => {
    const inside = `^${room}/`;
    const open = (ground[room] ?? []).map((file) => `^${room}/${file.replace(".", "\\.")}$`);
    const rule = (name: string, from: Rule["from"], allowed: readonly string[]): Rule => ({
      name,
      severity: "error",
      from,
      to: { path: inside, pathNot: [`^${room}/(${allowed.join("|")})/`, ...open].join("|") },
    });
    return [
      ...folders.map((folder, floor) =>
        rule(
          `${room}/${folder}-stands-on-what-is-below-it`,
          { path: `^${room}/${folder}/`, pathNot: trial },
          folders.slice(0, floor + 1),
        ),
      ),
      {
        name: `${room}-has-a-floor-for-each-folder`,
        severity: "error",
        from: { path: `^${room}/[^/]+/`, pathNot: `^${room}/(${folders.join("|")})/` },
        to: { path: inside },
      },
    ];
  });
}
