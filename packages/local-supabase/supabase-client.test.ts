import { createClient } from "@supabase/supabase-js";
import { afterAll, expect, test } from "vitest";
import { fragmentOf, siteUrl, startTestBackend, verifyPath } from "./backend-fixture.ts";

const backend = await startTestBackend();
afterAll(() => backend.close());

test("the Supabase client signs up, confirms the account by mail, signs in and signs out", async () => {
  const client = createClient(siteUrl, backend.anonKey, {
    auth: { persistSession: false },
    global: { fetch: (input, init) => backend.handle(new Request(input, init), "198.51.100.1") },
  });
  const email = "amal@clinic.example";
  const emailRedirectTo = `${siteUrl}/login?lang=ar`;
  const made = await client.auth.signUp({
    email,
    password: "abc472",
    options: { emailRedirectTo },
  });
  expect(made).toMatchObject({ error: null, data: { session: null, user: { email } } });

  const [mail] = await backend.mailsTo(email, 1);
  expect(mail).toMatchObject({ kind: "signup", language: "ar" });
  const early = await client.auth.signInWithPassword({ email, password: "abc472" });
  expect(early.error?.code).toBe("email_not_confirmed");

  const followed = await backend.call(verifyPath(mail));
  expect(followed.status).toBe(303);
  expect(followed.headers.get("location")).toMatch(/^http:\/\/127\.0\.0\.1:4199\/login\?lang=ar#/);
  expect(followed.headers.get("referrer-policy")).toBe("no-referrer");
  expect(fragmentOf(followed.headers)).toMatchObject({ type: "signup", token_type: "bearer" });

  const signedIn = await client.auth.signInWithPassword({ email, password: "abc472" });
  expect(signedIn.data.user?.email).toBe(email);
  expect((await client.auth.getUser()).data.user?.email).toBe(email);
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect(await client.from("articles").insert({ slug: "x" })).toMatchObject({ status: 403 });
  expect((await client.auth.signOut()).error).toBeNull();
});
