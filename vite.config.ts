import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { assetFileNames } from "./scripts/build-steps/file-names.ts";
import { moduleLayers } from "./scripts/build-steps/module-layers.ts";
import { oldestBrowsers } from "./scripts/build-steps/oldest-browsers.ts";
import { scopedNames } from "./scripts/build-steps/scoped-name.ts";

/**
 * Chunks of shared code: the framework, and what most pages import. By default the bundler makes a chunk of every few
 * lines that two pages have in common; many small files compress badly, and each page has to name them all.
 */
const scriptFiles = [
  { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: "site",
    test: /\/app\/(components|content|i18n|illustrations|layout)\//,
    minShareCount: 3,
  },
];

export default defineConfig({
  plugins: [reactRouter(), moduleLayers(), scopedNames()],
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  // For the log: the server's errors are located through maps beside its build, the browser's through maps that are not
  // served (scripts/build-steps/source-maps.ts).
  environments: {
    // The oldest Node.js of `engines`: in the syntax of old browsers, private fields slow down the loops of a search.
    ssr: { build: { sourcemap: true, target: "node20" } },
    client: { build: { sourcemap: "hidden", target: oldestBrowsers } },
  },
  build: {
    // The style sheets of the pages are built apart (scripts/build-steps/style-sheets.ts).
    cssCodeSplit: false,
    // Data URIs would be refused by the Content-Security-Policy for fonts and cannot be cached.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { assetFileNames, codeSplitting: { groups: scriptFiles } },
      // The package of icons exports two thousand; only the imported ones are read.
      experimental: { lazyBarrel: true },
    },
  },
});
