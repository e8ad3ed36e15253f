import { afterAll, beforeAll, expect, test } from "vitest";
import { fragmentOf, pressed, startTestBackend, type TestBackend } from "./backend-fixture.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

test("looking a link over does not use it up, following it does", async () => {
  await backend.signUp("once@clinic.example", "abc123");
  const [mail] = await backend.mailsTo("once@clinic.example", 1);
  const path = pressed(mail);
  expect((await backend.call(path, { method: "HEAD" })).status).toBe(405);
  expect(fragmentOf((await backend.call(path)).headers)).toHaveProperty("access_token");
  const again = await backend.call(path);
  expect(fragmentOf(again.headers)).toMatchObject({ error_code: "otp_expired" });
});

test.each(["?", "?type=recovery", "?type=other&token=x", "?type=signup&token=%E0%A4%A"])(
  "a broken link, %s, leads to the site with an error",
  async (query) => {
    const { status, headers } = await backend.call(`/auth/v1/verify${query}`);
    expect(status).toBe(303);
    expect(headers.get("location")).toMatch(/^http:\/\/127\.0\.0\.1:4199\/#error=access_denied/);
  },
);

test("a link leads to nobody else's site", async () => {
  for (const target of [
    "https://evil.example",
    "//evil.example",
    "javascript:alert(1)",
    "/other",
  ]) {
    const query = new URLSearchParams({ type: "signup", token: "x", redirect_to: target });
    const { headers } = await backend.call(`/auth/v1/verify?${query}`);
    expect(headers.get("location")).toMatch(/^http:\/\/127\.0\.0\.1:4199\/#error=/);
  }
});
