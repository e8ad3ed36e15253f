// The import rules of the repository. `npm test` runs them as "import rules"; CONTRIBUTING.md says them in words.

/** Tests, their fixtures and the examples of components may import anything they try. */
const testFiles = "\\.(test|examples)\\.tsx?$|/example\\.ts$|fixture\\.ts$";

/** Browser scripts of their own: the build bundles them, and no module imports them. */
const entries =
  "^app/(entry\\.|routes\\.ts|root\\.tsx)|\\.entry\\.ts$|^app/client/(inline-script|page-script|enhancements/on-interaction)\\.ts$|^app/client/islands/hydrate-island\\.tsx$|^app/client/service-worker/(worker|unregister)\\.ts$|^server/main\\.ts$|^server/development/(reload-page|article-preview)\\.ts$";

const contentTypes = "content/([a-z-]+\\.types\\.ts|data/)";
const islands = "client/islands/(island\\.tsx|script-manifest-context\\.ts|script-text\\.ts)";
const enhancements = "client/enhancements/";

/** What each folder of `app/` may import from `app/`, besides itself and the modules of `styles/`. */
const appImports = {
  routes: [
    "(features|layout|components|illustrations|opening-hours|notices|i18n|server|styles)/",
    islands,
    contentTypes,
    "content/(index\\.server|error-page-words|island-words|ui-kit)\\.ts",
  ],
  layout: ["(components|illustrations|opening-hours|i18n)/", enhancements, islands, contentTypes],
  features: [
    "(components|illustrations|opening-hours|notices|i18n|files)/",
    enhancements,
    islands,
    contentTypes,
    "content/(page-metadata-words|read-aloud-words|load-drops-night-words)\\.ts",
    "server/",
  ],
  components: [
    "(illustrations|i18n)/",
    enhancements,
    "client/islands/script-manifest-context\\.ts",
  ],
  "opening-hours": ["(components|i18n)/", contentTypes],
  notices: ["(components|opening-hours|i18n)/", contentTypes],
  "client/islands": [
    "(features|layout|components|notices|opening-hours|i18n)/",
    enhancements,
    "content/(load-)?island-words\\.ts",
  ],
  "client/enhancements": ["i18n/"],
  "client/service-worker": ["(opening-hours|i18n)/", "content/offline-notice-words\\.ts"],
  content: ["i18n/"],
  illustrations: [],
  files: [],
  i18n: [],
};

/** The subfolders of a folder, lowest first: each may import itself and those before it. */
const layers = {
  "app/client/enhancements": ["loading", "scrolling", "links", "disclosure"],
  "app/components": ["text", "indicators", "links", "controls", "forms", "layout"],
  "app/features/account": ["session", "forms", "dashboard", "links"],
  "app/features/articles": ["queries", "cards", "page"],
  "app/features/branches": ["card", "finder", "booking"],
  "app/features/drops": ["timetable", "drawings", "page", "night"],
  "app/features/games": ["state", "figures", "play", "results"],
  "app/features/search": ["inverted-index"],
  "app/features/services": ["sections", "options", "sheet", "overview"],
  "app/features/staff": ["session", "form", "notice", "hours", "articles", "today"],
  "app/layout": ["brand", "language", "metadata", "resources", "footer", "search", "header"],
  server: ["config", "upstream", "http", "rendering", "bootstrap", "development"],
  "packages/local-supabase": [
    "errors",
    "data-directory",
    "backup",
    "limits",
    "schema",
    "tables",
    "mail",
    "inbox",
    "accounts",
    "staff",
    "endpoints",
    "gateway",
  ],
};

const forbid = (name, from, to) => ({ name, severity: "error", from, to });

export default {
  forbidden: [
    forbid("no-cycles", {}, { circular: true }),
    forbid(
      "no-orphans",
      {
        orphan: true,
        path: "^(app|server|packages)/",
        pathNot: `\\.d\\.ts$|${testFiles}|${entries}`,
      },
      {},
    ),
    ...Object.entries(appImports).map(([folder, allowed]) =>
      forbid(
        `app/${folder}`,
        { path: `^app/${folder}/`, pathNot: testFiles },
        {
          path: "^app/",
          pathNot: [`${folder}/`, "styles/(class-names|breakpoints)\\.ts", ...allowed]
            .map((path) => `^app/${path}`)
            .join("|"),
        },
      ),
    ),
    forbid(
      "no-imports-of-routes",
      { path: "^app/" },
      {
        path: "^app/(root\\.tsx|routes/((pages|account|staff|resources)/)?[^/]+\\.tsx?)$",
      },
    ),
    forbid(
      "no-imports-between-features",
      // The staff area shows what other features show to patients, and has the sign-in of the account pages.
      { path: "^app/features/([^/]+)/", pathNot: "^app/features/staff/" },
      { path: "^app/features/", pathNot: "^app/features/$1/" },
    ),
    forbid(
      "server-code-of-features-in-server-files",
      { path: "^app/features/", pathNot: "\\.server\\.tsx?$|\\.test\\.ts$" },
      { path: "^app/server/", pathNot: "database\\.types\\.ts$" },
    ),
    forbid(
      "words-only-through-content",
      { path: "^app/", pathNot: "^app/content/|\\.test\\.tsx?$" },
      { path: "^app/content/(en|ar)/" },
    ),
    forbid(
      "supabase-client-in-one-place",
      {
        path: "^app/",
        pathNot: "^app/server/supabase\\.server\\.ts$|^app/features/(account|staff/session)/",
      },
      { path: "@supabase/" },
    ),
    forbid(
      "server-imports-data-not-components",
      { path: "^(server|packages)/", pathNot: testFiles },
      {
        path: "^app/",
        pathNot:
          "^app/(i18n|content/data)/|^app/server/(site-context|page-styles\\.ts$)|^app/client/islands/script-manifest\\.ts$|^app/client/enhancements/report-errors\\.ts$|^app/client/service-worker/offline-settings\\.ts$",
      },
    ),
    // A package is imported by its name, so that `exports` of its package.json is its public interface.
    forbid(
      "packages-by-name",
      { path: "^(app|server|scripts|tools|e2e)/" },
      { path: "^packages/", dependencyTypesNot: ["aliased-workspace"] },
    ),
    forbid(
      "local-supabase-stands-alone",
      { path: "^packages/local-supabase/", pathNot: testFiles },
      { path: "^(server|scripts|tools|tests|e2e)/|^app/(?!content/data/|i18n/)" },
    ),
    forbid(
      "product-imports-no-tools",
      { path: "^app/", pathNot: testFiles },
      { path: "^(server|packages|scripts|tools|tests|e2e)/" },
    ),
    forbid(
      "server-imports-no-tools",
      { path: "^(server|packages)/", pathNot: `${testFiles}|^server/development/` },
      { path: "^(scripts|tools|tests|e2e)/" },
    ),
    forbid("tools-import-no-tests", { path: "^(scripts|tools)/" }, { path: "^(tests|e2e)/" }),
    ...Object.entries(layers).flatMap(([folder, subfolders]) =>
      subfolders.map((subfolder, index) =>
        forbid(
          `${folder}/${subfolder}-imports-lower-layers`,
          { path: `^${folder}/${subfolder}/`, pathNot: testFiles },
          { path: `^${folder}/(${subfolders.slice(index + 1).join("|") || "$^"})/` },
        ),
      ),
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: {
      path: "^(build|\\.react-router|node_modules/(?!@supabase))",
    },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".css", ".svg", ".js", ".mjs"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
    },
  },
};
