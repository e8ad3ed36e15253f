import { expect, test } from "vitest";
import { createTemporaryFolder } from "../../tools/test-servers/temporary-folder.ts";
import { PngRenderer } from "./png-renderer.ts";

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9"/></svg>';

test("an image that is too large is named in the error", async () => {
  const renderer = new PngRenderer(createTemporaryFolder("png-renderer-"));
  expect(await renderer.render("share/home.png", svg, 9)).toBeInstanceOf(Buffer);
  await expect(renderer.render("share/home.png", svg, 9, 10)).rejects.toThrow(
    "The image share/home.png is larger than 10 bytes.",
  );
});
