import { expect, test } from "vitest";
import { shareImage } from "./share-image.ts";

test.each([
  [{ path: "/" }, "/share/home-ar.png"],
  [{ path: "/services/lasik-surgery" }, "/share/lasik-surgery-ar.png"],
  [{ path: "/login" }, "/share/default-ar.png"],
  [{ path: "/ui" }, "/share/default-ar.png"],
  [
    { path: "/articles/a", image: "/covers/lasik-vs-prk.svg" },
    "/share/article-lasik-vs-prk-ar.png",
  ],
  [{ path: "/articles/a", image: "/covers/default.svg" }, "/share/default-ar.png"],
  [{ path: "/articles/a", image: "/covers/../secret.svg" }, "/share/default-ar.png"],
  [{ path: "/articles/a", image: "https://other.example/a.svg" }, "/share/default-ar.png"],
  [{ path: "/articles/a", image: null }, "/share/default-ar.png"],
])("a link to %j shows %s, drawn by the build", (page, address) => {
  expect(shareImage(page, "ar")).toEqual({ address, drawn: true });
});

test("a picture of the page's own is shown as it is: its size is not known", () => {
  const image = "https://other.example/a.jpg";
  expect(shareImage({ path: "/articles/a", image }, "en")).toEqual({
    address: image,
    drawn: false,
  });
});
