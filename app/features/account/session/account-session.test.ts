// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sessionKey } from "./account-client.ts";
import { AccountSession } from "./account-session.ts";
import { keepRecoveryMarker } from "./link-arrival.ts";
import { markMailLink } from "./link-mark.ts";

const source = { url: "https://project.example", anonKey: "public" };
const key = sessionKey(source);
/** Expiry of every session in these tests, in seconds since 1970. */
const ends = Math.round(Date.now() / 1000) + 3600;

/** Requests to the fake service, as `METHOD path by <owner of the token>`. */
let requests: string[] = [];
let open: AccountSession | undefined;

function tokenOf(name: string): string {
  const payload = { sub: `id-${name}`, email: `${name}@example.om`, exp: ends };
  const encoded = btoa(JSON.stringify(payload)).replaceAll("=", "");
  return `${btoa('{"alg":"HS256","typ":"JWT"}').replaceAll("=", "")}.${encoded}.c2ln`;
}

const userOf = (name: string) => ({ id: `id-${name}`, email: `${name}@example.om` });

function fragmentFor(name: string, type = "signup"): string {
  const expiry = { expires_in: "3600", expires_at: String(ends), type };
  const tokens = { access_token: tokenOf(name), refresh_token: name, token_type: "bearer" };
  return `#${new URLSearchParams({ ...tokens, ...expiry })}`;
}

/** Opens a page with a session in its address. */
function openAt(address: string): AccountSession {
  history.replaceState(null, "", address);
  open = new AccountSession(source);
  return open;
}

function storeSession(name: string): void {
  const session = { access_token: tokenOf(name), refresh_token: name, token_type: "bearer" };
  const stored = { ...session, expires_at: ends, expires_in: 3600, user: userOf(name) };
  localStorage.setItem(key, JSON.stringify(stored));
}

/** Returns the owner of the stored session. */
const storedOwner = () =>
  JSON.parse(localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? "null")?.user.email;

beforeEach(() => {
  requests = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
    const token = new Headers(init.headers).get("authorization") ?? "";
    const name = ["noor", "salim"].find((someone) => token.includes(tokenOf(someone)));
    requests.push(`${init.method} ${new URL(input).pathname} by ${name ?? "nobody"}`);
    if (input.includes("/logout")) return new Response(null, { status: 204 });
    return Response.json(userOf(name ?? "nobody"), { status: name ? 200 : 401 });
  });
});

afterEach(async () => {
  await open?.client.stopAutoRefresh();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const stateOf = (account: AccountSession, status: string) =>
  vi.waitFor(() => expect(account.getState().status).toBe(status));

test("a session in the address is ignored when the tab did not come from our own button", async () => {
  const account = openAt(`/login${fragmentFor("salim")}`);
  expect(location.hash).toBe("");
  expect(account.arrival.refused).toBe(true);
  await stateOf(account, "signed-out");
  expect(storedOwner()).toBeUndefined();
  expect(requests).toEqual([]);
});

/** Returns the same session in the query, which the auth client would read first. */
const queryFor = (name: string) => fragmentFor(name).replace("#", "?");

test.each([false, true])(
  "a session in the query is ignored, with or without the confirmation button (%s)",
  async (marked) => {
    if (marked) markMailLink();
    storeSession("noor");
    const account = openAt(`/dashboard${queryFor("salim")}&lang=ar`);
    expect(location.search).toBe("?type=signup&lang=ar");
    expect(account.arrival.refused).toBe(true);
    await stateOf(account, "signed-in");
    expect(storedOwner()).toBe("noor@example.om");
    expect(requests).not.toContain("GET /auth/v1/user by salim");
  },
);

test("after the button of the confirmation page the query does not override the fragment", async () => {
  markMailLink();
  const query = new URLSearchParams({ access_token: tokenOf("salim"), refresh_token: "salim" });
  const account = openAt(`/login?${query}${fragmentFor("noor")}`);
  await stateOf(account, "signed-out");
  expect(requests).toEqual([]);
});

test("the recovery marker is ignored when the session is refused", () => {
  const { recovery } = openAt(`/reset-password${fragmentFor("salim", "recovery")}`).arrival;
  expect(recovery).toBe(false);
});

test("the button of the confirmation page lets one session in the address be stored", async () => {
  markMailLink();
  await stateOf(openAt(`/login${fragmentFor("salim")}`), "signed-in");
  expect(storedOwner()).toBe("salim@example.om");
  expect(location.hash).toBe("");
  localStorage.clear();
  expect(openAt(`/login${fragmentFor("noor")}`).arrival.refused).toBe(true);
});

test("a recovery keeps its marker in the address, without the tokens, so that a reload shows the form", async () => {
  markMailLink();
  const account = openAt(`/reset-password${fragmentFor("salim", "recovery")}`);
  await keepRecoveryMarker(account);
  expect(location.hash).toBe("#type=recovery");
  await account.client.stopAutoRefresh();
  open = new AccountSession(source);
  expect(open.arrival.recovery).toBe(true);
  await stateOf(open, "signed-in");
  expect(open.getState()).toMatchObject({ user: userOf("salim") });
});

test("the button of the confirmation page has an effect for two minutes", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  markMailLink();
  vi.setSystemTime(Date.now() + 120_000);
  expect(openAt(`/login${fragmentFor("salim")}`).arrival.refused).toBe(true);
});

test("with another session the user is asked first, and accepting switches to that of the link", async () => {
  storeSession("noor");
  markMailLink();
  const account = openAt(`/reset-password${fragmentFor("salim", "recovery")}`);
  const question = {
    status: "link-question",
    current: "noor@example.om",
    offered: "salim@example.om",
  };
  expect(account.getState()).toEqual(question);
  expect([storedOwner(), account.arrival.recovery]).toEqual(["noor@example.om", false]);
  expect(await account.acceptOffered()).toBeNull();
  expect(account.getState()).toMatchObject({ status: "signed-in", user: userOf("salim") });
  expect(storedOwner()).toBe("salim@example.om");
  expect(account.arrival.recovery).toBe(true);
  expect(location.hash).toBe("#type=recovery");
});

test("declining keeps the current session and ends the offered one", async () => {
  storeSession("noor");
  markMailLink();
  const account = openAt(`/login${fragmentFor("salim")}`);
  await account.declineOffered();
  expect(account.getState()).toMatchObject({ status: "signed-in", user: userOf("noor") });
  expect(storedOwner()).toBe("noor@example.om");
  expect(requests).toContain("POST /auth/v1/logout by salim");
  expect(account.arrival.refused).toBe(true);
});

test("accepting sets only the session that the question named", async () => {
  storeSession("noor");
  markMailLink();
  const payload = btoa(JSON.stringify({ sub: "id-salim", email: "salim@example.om", exp: 1 }));
  const forged = `${btoa('{"alg":"HS256","typ":"JWT"}')}.${payload}.c2ln`.replaceAll("=", "");
  const tokens = {
    access_token: forged,
    refresh_token: "strange",
    token_type: "bearer",
    expires_in: "1",
  };
  const account = openAt(`/login#${new URLSearchParams(tokens)}`);
  vi.stubGlobal("fetch", async (input: string) =>
    input.includes("/token")
      ? Response.json({ ...tokens, access_token: tokenOf("strange"), user: userOf("strange") })
      : Response.json({}, { status: 401 }),
  );
  expect(await account.acceptOffered()).not.toBeNull();
  expect(storedOwner()).toBe("noor@example.om");
  expect(account.getState().status).toBe("link-question");
});

test("the same user is not asked", async () => {
  storeSession("noor");
  markMailLink();
  const account = openAt(`/dashboard${fragmentFor("noor")}`);
  await stateOf(account, "signed-in");
  expect(account.arrival.refused).toBe(false);
});

test("a deletion signs in with the password, deletes with that session, and signs out here", async () => {
  storeSession("noor");
  const account = openAt("/dashboard");
  await stateOf(account, "signed-in");
  const answers: Record<string, () => Response> = {
    "/auth/v1/token": () =>
      Response.json({
        access_token: tokenOf("noor"),
        refresh_token: "new",
        token_type: "bearer",
        expires_in: 3600,
        user: userOf("noor"),
      }),
    "/rest/v1/rpc/delete_own_account": () =>
      Response.json({ message: "Please sign in again" }, { status: 403 }),
    "/auth/v1/logout": () => new Response(null, { status: 204 }),
  };
  vi.stubGlobal("fetch", async (input: string) => answers[new URL(input).pathname]?.());
  expect(await account.delete("noor@example.om", "abc472")).toMatchObject({
    code: "session_not_found",
  });
  expect([account.endMessage, storedOwner()]).toEqual([null, "noor@example.om"]);

  answers["/rest/v1/rpc/delete_own_account"] = () => new Response(null, { status: 204 });
  expect(await account.delete("noor@example.om", "abc472")).toBeNull();
  await stateOf(account, "signed-out");
  expect([account.endMessage, storedOwner()]).toEqual(["accountDeleted", undefined]);
});
