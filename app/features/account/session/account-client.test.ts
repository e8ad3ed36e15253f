// @vitest-environment happy-dom
import type { Factor, Session } from "@supabase/auth-js";
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from "vitest";
import { type AccountClient, createAccountClient, sessionKey } from "./account-client.ts";
import { SessionStorage } from "./session-storage.ts";

const source = { url: "https://project.example", anonKey: "public" };
const key = sessionKey(source);
const user = {
  id: "1",
  email: "noor@example.om",
  aud: "authenticated",
  app_metadata: {},
  user_metadata: {},
  created_at: "",
};

/** Requests to the fake service, as `METHOD path?query`. */
let requests: string[] = [];
/** Responses by path; by default 200 with a session or user. */
let answers: Record<string, () => Response> = {};
let client: AccountClient | undefined;

function sessionOf(token: string, expiresIn = 3600): Session {
  const expires_at = Math.round(Date.now() / 1000) + expiresIn;
  return {
    access_token: `${token}-access`,
    refresh_token: token,
    expires_in: 3600,
    expires_at,
    token_type: "bearer",
    user,
  };
}

function open(): AccountClient {
  client = createAccountClient(source, new SessionStorage(), true);
  return client;
}

beforeEach(() => {
  requests = [];
  answers = {};
  history.replaceState(null, "", "/dashboard");
  vi.stubGlobal("fetch", async (input: string, init?: RequestInit) => {
    const { pathname, search } = new URL(input);
    const path = pathname.replace("/auth/v1", "");
    requests.push(`${init?.method} ${path}${search}`);
    const answer =
      answers[path] ?? (() => Response.json(path === "/token" ? sessionOf("new") : user));
    return answer();
  });
});

afterEach(async () => {
  await client?.stopAutoRefresh();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("a session near its end is renewed", async () => {
  localStorage.setItem(key, JSON.stringify(sessionOf("old", 30)));
  const { data } = await open().getSession();
  expect(requests).toEqual(["POST /token?grant_type=refresh_token"]);
  expect(data.session?.refresh_token).toBe("new");
});

test("a rejected renewal removes the session; a network error does not", async () => {
  localStorage.setItem(key, JSON.stringify(sessionOf("old", -1)));
  answers["/token"] = () =>
    Response.json({ code: 400, error_code: "refresh_token_not_found", msg: "no" }, { status: 400 });
  expect((await open().getSession()).data.session).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();

  vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
  localStorage.setItem(key, JSON.stringify(sessionOf("old", -1)));
  answers["/token"] = () => {
    throw new TypeError("Failed to fetch");
  };
  const found = open().getSession();
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await found).data.session).toBeNull();
  expect(localStorage.getItem(key)).not.toBeNull();
});

test("a renewal is tried again after 200 ms, then twice as long each time", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
  localStorage.setItem(key, JSON.stringify(sessionOf("old", -1)));
  const times: number[] = [];
  answers["/token"] = () => {
    times.push(Date.now());
    return times.length < 4 ? new Response("", { status: 503 }) : Response.json(sessionOf("new"));
  };
  const found = open().getSession();
  await vi.advanceTimersByTimeAsync(5000);
  await found;
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(pauses).toEqual([200, 400, 800]);
});

test("a request times out after ten seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => {
    const failed = () => new TypeError("Failed to fetch");
    return new Promise((_resolve, reject) =>
      signal.addEventListener("abort", () => reject(failed())),
    );
  });
  let outcome: { name?: string } | null = null;
  void open()
    .signInWithPassword({ email: "noor@example.om", password: "abc472" })
    .then(({ error }) => {
      outcome = error;
    });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(outcome).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(outcome?.name).toBe("AuthRetryableFetchError"));
});

test("automatic renewal pauses while the tab is hidden and resumes when it is visible", async () => {
  const opened = open();
  await opened.getSession();
  const start = vi.spyOn(opened, "_startAutoRefresh" as never);
  const stop = vi.spyOn(opened, "_stopAutoRefresh" as never);
  const show = async (state: "hidden" | "visible") => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
    window.dispatchEvent(new Event("visibilitychange"));
    await vi.waitFor(() => expect(state === "hidden" ? stop : start).toHaveBeenCalled());
  };
  await show("hidden");
  await show("visible");
});

test("a session in the address is stored and removed from it; one older than 120 s logs a warning", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const inTime = new URLSearchParams({
    access_token: "a",
    refresh_token: "b",
    token_type: "bearer",
    expires_in: "3600",
    expires_at: String(Math.round(Date.now() / 1000) + 3600 - 121),
    type: "signup",
  });
  history.replaceState(null, "", `/login#${inTime}`);
  const { data } = await open().getSession();
  expect(data.session?.user.email).toBe(user.email);
  expect(location.hash).toBe("");
  expect(localStorage.getItem(key)).toContain('"refresh_token":"b"');
  expect(warned.mock.calls.flat().join(" ")).toContain("issued over 120s ago");
});

test("a session has the fields of the specification", () => {
  expectTypeOf<Session>().toHaveProperty("access_token");
  expectTypeOf<Session>().toHaveProperty("refresh_token");
  expectTypeOf<Session>().toHaveProperty("expires_at");
  expectTypeOf<Session>().toHaveProperty("token_type");
  expectTypeOf<Session["user"]>().toHaveProperty("identities");
  expectTypeOf<Session["user"]>().toHaveProperty("factors");
  expectTypeOf<"totp" | "phone">().toExtend<Factor["factor_type"]>();
  expectTypeOf<"verified">().toExtend<Factor["status"]>();
});

test("the client has the required methods that no screen uses", () => {
  const { mfa, linkIdentity, unlinkIdentity, getClaims, signInWithOAuth, getUserIdentities } =
    open();
  const offered = { linkIdentity, unlinkIdentity, getClaims, signInWithOAuth, getUserIdentities };
  for (const [name, call] of Object.entries(offered)) expect(call, name).toBeTypeOf("function");
  for (const name of ["enroll", "unenroll", "challenge", "verify"] as const) {
    expect(mfa[name]).toBeTypeOf("function");
  }
});
