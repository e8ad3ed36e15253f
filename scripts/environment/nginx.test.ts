import { expect, test } from "vitest";
import { describeMissingNginx, findNginx } from "./nginx.mjs";

test("Debian's nginx is found", () => {
  const exists = () => true;
  expect(findNginx({ exists })).toBe("/usr/sbin/nginx");
  expect(describeMissingNginx({ exists })).toBeNull();
});

test("without nginx, or without openssl for its certificate, a line names the tests that did not run", () => {
  for (const missing of ["nginx", "openssl"]) {
    const exists = (path: string) => !path.endsWith(missing);
    expect(findNginx({ exists })).toBeNull();
    expect(describeMissingNginx({ exists })).toBe(
      "Not run here: the shared cache in nginx (nginx or openssl is missing)",
    );
  }
});
