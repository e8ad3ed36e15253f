import { expect, test } from "vitest";
import { readProjectFile } from "../../tools/project-files.ts";
import { colourOf, type Theme, tokensIn } from "./style-tokens.ts";

/** The colours of a mail or of the inbox, by the token that each copies. */
const mailColours = {
  paper: "--bg",
  surface: "--surface",
  ink: "--text",
  soft: "--text-2",
  line: "--line",
  action: "--action",
  onAction: "--on-action",
};
const lightMailColours = { head: "--night", onHead: "--on-night", accent: "--aurora" };
const inboxColours = {
  paper: "--bg",
  surface: "--surface",
  ink: "--text",
  "ink-2": "--text-2",
  line: "--line",
  link: "--link",
};

type Copy = [file: string, before: string, token: string, theme?: Theme];

/** Each colour in a file that cannot use custom properties: a pattern of the text before it, and its token. */
const copies: Copy[] = [
  ["app/root.tsx", 'theme-color" content="', "--petrol"],
  ["app/layout/resources/web-manifest.ts", 'theme_color: "', "--petrol"],
  ["app/layout/resources/web-manifest.ts", 'background_color: "', "--bg"],
  ["public/icons/mark.svg", 'r="21" fill="', "--bg"],
  ["public/icons/mark.svg", 'r="17" stroke="', "--aurora"],
  ["public/icons/mark.svg", '<path fill="', "--amber"],
  ["app/illustrations/assets/mark.svg", 'r="21" fill="', "--bg"],
  ["app/illustrations/assets/mark.svg", 'r="17" stroke="', "--aurora"],
  ["app/illustrations/assets/mark.svg", '<path fill="', "--amber"],
  ["scripts/images/icons.ts", 'paper = "', "--bg"],
  ["scripts/images/share-image-svg.ts", 'ink = "', "--text"],
  ["scripts/images/share-image-svg.ts", 'paper = "', "--bg"],
  ["scripts/images/share-image-svg.ts", 'at: 0.48, color: "', "--sky-1"],
  ["scripts/images/share-image-svg.ts", 'at: 0.84, color: "', "--sky-2"],
  ["scripts/images/share-image-svg.ts", 'fibres.radius, {\\s*stroke: "', "--aurora"],
  ["scripts/images/share-image-svg.ts", 'path\\(star, { fill: "', "--amber"],
  ["scripts/images/share-image-svg.ts", 'opacity: 0.42 },\\s*{ fill: "', "--petrol"],
  ["scripts/images/share-illustrations.ts", 'ring.radius, {\\s*stroke: "', "--teal"],
  ["scripts/images/share-illustrations.ts", 'disc \\+ group\\({ stroke: "', "--fig"],
  ["public/covers/eleven-lenses-how-to-choose.svg", 'r="46" stroke="', "--petrol"],
  ...["--fig-f", "--fig-a", "--fig-b", "--fig-ray"].map(
    (token): Copy => ["scripts/images/share-illustrations.ts", `"${token}": "`, token],
  ),
  ["app/features/iris-generator/iris-picture.ts", 'dark.addColorStop\\(0, "', "--petrol-deep"],
  ["app/features/iris-generator/iris-picture.ts", 'dark.addColorStop\\(1, "', "--petrol"],
  ["app/features/iris-generator/iris-picture.ts", 'write\\(name, [^"]*"', "--on-night"],
  ["app/features/iris-generator/iris-picture.ts", 'write\\(brand, [^"]*"', "--on-night-2"],
  ...Object.entries({ ...mailColours, ...lightMailColours }).map(
    ([name, token]): Copy => [
      "packages/local-supabase/mail/mail-style.ts",
      `const light = {[^}]*\\b${name}: "`,
      token,
    ],
  ),
  ...Object.entries(mailColours).map(
    ([name, token]): Copy => [
      "packages/local-supabase/mail/mail-style.ts",
      `const dark = {[^}]*\\b${name}: "`,
      token,
      "dark",
    ],
  ),
  ...Object.entries(inboxColours).flatMap(([name, token]): Copy[] => [
    ["packages/local-supabase/inbox/inbox.css", `--${name}: light-dark\\(`, token],
    ["packages/local-supabase/inbox/inbox.css", `--${name}: light-dark\\([^,]+, `, token, "dark"],
  ]),
];

test.each(copies)("in %s the colour after %s is that of %s", (file, before, token, theme) => {
  const [, copy = ""] = new RegExp(`${before}(#[0-9a-f]+)`).exec(readProjectFile(file)) ?? [];
  expect(colourOf({ copy }, "copy")).toBe(colourOf(tokensIn(theme ?? "light"), token));
});
