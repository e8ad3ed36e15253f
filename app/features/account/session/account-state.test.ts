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
])("after %s the user of the session is there", (event) => {
  expect(stateAfter(event, session, true)).toEqual({ status: "signed-in", user });
});

test("the session found at the start is asked about before it counts", () => {
  expect(stateAfter("INITIAL_SESSION", session, true)).toBeNull();
  expect(stateAfter("INITIAL_SESSION", null, false)).toEqual({ status: "signed-out" });
});

test("a session that is kept but could not be renewed is neither there nor gone", () => {
  expect(stateAfter("INITIAL_SESSION", null, true)).toEqual({ status: "unreachable" });
});

test("after a sign-out nobody is there, and a session of another tab is not this one's", () => {
  expect(stateAfter("SIGNED_OUT", null, true)).toEqual({ status: "signed-out" });
  expect(stateAfter("SIGNED_IN", session, false)).toEqual({ status: "signed-out" });
});
