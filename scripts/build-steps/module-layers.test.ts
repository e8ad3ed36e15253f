import { join } from "node:path";
import { expect, test } from "vitest";
import { listFiles, project } from "../../tools/project-files.ts";
import { layerOf } from "./module-layers.ts";

function layerIn(path: string): string {
  return layerOf(join(project, path));
}

test("every style module is in the cascade layer of its folder", () => {
  expect(layerIn("app/components/controls/button.module.css")).toBe("components");
  expect(layerIn("app/routes/pages/about.module.css?used")).toBe("pages");
  expect(() => listFiles("app", ".module.css").map(layerIn)).not.toThrow();
});

test("a module in a folder without a layer throws an error", () => {
  expect(() => layerIn("app/mail/mail.module.css")).toThrow("no cascade layer");
});
