// @vitest-environment happy-dom
import { AuthClient } from "@supabase/auth-js";
import { createClient } from "@supabase/supabase-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// The specification's catalogue of the client's own errors (REQ-ACCOUNT-24), compared with the installed client.

type Options = ConstructorParameters<typeof AuthClient>[0];

let keys: object[] = [];

beforeEach(() => {
  keys = [];
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

function clientAt(address: string, options: Options = {}) {
  history.replaceState(null, "", address);
  return new AuthClient({
    url: "https://project.example/auth/v1",
    persistSession: false,
    autoRefreshToken: false,
    fetch: async () => Response.json({ keys }),
    ...options,
  });
}

/** Returns the error message for a session in an address. */
async function messageAt(address: string, options: Options = {}): Promise<string | undefined> {
  const { error } = await clientAt(address, options).initialize();
  return error?.message;
}

function encode(part: object): string {
  return btoa(JSON.stringify(part)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Creates an unsigned token that names a key. */
function tokenOf(kid: string): string {
  const exp = Math.round(Date.now() / 1000) + 600;
  return `${encode({ alg: "ES256", kid, typ: "JWT" })}.${encode({ sub: "1", exp })}.${"A".repeat(86)}`;
}

test("a call without its session fails with session_not_found", async () => {
  const { error } = await clientAt("/").updateUser({ password: "abc472" });
  expect(error?.message).toBe("Auth session missing!");
});

test("a session in an address is accepted by its own flow only, and only when it is complete", async () => {
  expect(await messageAt("/#access_token=a")).toBe("No session defined in URL");
  expect(await messageAt("/#access_token=a", { flowType: "pkce" })).toBe(
    "Not a valid PKCE flow url.",
  );
  expect(await messageAt("/?error_description=Link+expired#x")).toBe("Link expired");
});

test("calls that need a browser or a code fail with a clear error", async () => {
  const client = clientAt("/", { flowType: "pkce" });
  const acceptIn = (flow: string) =>
    (
      client as unknown as {
        _getSessionFromURL(parameters: object, flow: string): Promise<{ error: Error | null }>;
      }
    )._getSessionFromURL({}, flow);
  expect((await acceptIn("pkce")).error?.message).toBe("No code detected.");
  vi.stubGlobal("window", undefined);
  expect((await acceptIn("implicit")).error?.message).toBe("No browser detected.");
});

test("a token is accepted only with a key of the service that signed it", async () => {
  const client = clientAt("/");
  const messageFor = async (token: string, jwks: object[]) =>
    client.getClaims(token, { jwks: { keys: jwks } as never }).then(
      ({ error }) => error?.message,
      (error: Error) => error.message,
    );
  const pair = (await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
    "verify",
  ])) as CryptoKeyPair;
  const known = { ...(await crypto.subtle.exportKey("jwk", pair.publicKey)), kid: "known" };
  expect(await messageFor(tokenOf("known"), [known])).toBe("Invalid JWT signature");
  const findKey = (kid: string) =>
    (
      client as unknown as { fetchJwk(kid: string, jwks: { keys: object[] }): Promise<unknown> }
    ).fetchJwk(kid, { keys: [] });
  // With an unknown or missing key the client verifies the token by a request to the service.
  expect(await findKey("unknown")).toBeNull();
});

test("a client without address or key cannot be created", () => {
  expect(() => createClient("", "key")).toThrow("supabaseUrl is required.");
  expect(() => createClient("https://project.example", "")).toThrow("supabaseKey is required.");
});
