import type { AuthChangeEvent, Session } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { stateAfter } from "./account-state.ts";

const session = { user: { id: "1", email: "noor@example.om" } } as Session;
const { user } = session;

test.each<AuthChangeEvent>([
  "SIGNED_IN",
  "TOKEN_REFRESHED",
  "USER_UPDATED",
  "MFA_CHALLENGE_VERIFIED",
  "PASSWORD_RECOVERY",
])("after %s the user of the session is signed in", (event) => {
  expect(stateAfter(event, session, true)).toEqual({ status: "signed-in", user });
});

test("a stored session is verified before it counts", () => {
  expect(stateAfter("INITIAL_SESSION", session, true)).toBeNull();
  expect(stateAfter("INITIAL_SESSION", null, false)).toEqual({ status: "signed-out" });
});

test("a stored session that could not be renewed is neither signed in nor signed out", () => {
  expect(stateAfter("INITIAL_SESSION", null, true)).toEqual({ status: "unreachable" });
});

test("after a sign-out no user is signed in, and a session of another tab does not count here", () => {
  expect(stateAfter("SIGNED_OUT", null, true)).toEqual({ status: "signed-out" });
  expect(stateAfter("SIGNED_IN", session, false)).toEqual({ status: "signed-out" });
});
