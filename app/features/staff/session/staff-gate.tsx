import type { User } from "@supabase/auth-js";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { Banner } from "~/components/indicators/banner.tsx";
import type { AccountFormWords } from "~/content/account.types.ts";
import type { StaffFrameWords } from "~/content/staff-area.types.ts";
import type { StaffFactorWords } from "~/content/staff-factor.types.ts";
import type { AccountSource } from "~/features/account/session/account-client.ts";
import { useAccount } from "~/features/account/session/account-context.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { SignInAgain } from "./sign-in-again.tsx";
import { createStaffApi } from "./staff-api.ts";
import { StaffProvider, type StaffRole } from "./staff-context.ts";

export interface StaffGateProps {
  user: User;
  /** True while the session has ended: the screen stays, and a dialog asks once to sign in again. */
  isSignedOut: boolean;
  source: AccountSource;
  words: StaffFrameWords;
  factor: StaffFactorWords;
  formWords: AccountFormWords;
  loading: string;
  retry: string;
  /** Returns the current time in milliseconds since 1970. */
  now: () => number;
  /** Renders a message or a form of the gate in the frame of the area. */
  frame: (content: ReactNode) => ReactNode;
  children: ReactNode;
}

/**
 * Shows the area to accounts with a role and a second factor. The interface hides what an account may not do; the
 * database refuses it (REQ-STAFF-1).
 */
export function StaffGate(props: StaffGateProps) {
  const { user, isSignedOut, source, words, factor, formWords } = props;
  const { loading, retry, now, frame, children } = props;
  const account = useAccount();
  const role = roleOf(user);
  const [isAsked, setAsked] = useState(false);
  const [wasSignedOut, setWasSignedOut] = useState(false);
  // The password alone ends the signed-out state, but the dialog stays until the code.
  if (isSignedOut !== wasSignedOut) {
    setWasSignedOut(isSignedOut);
    if (isSignedOut) setAsked(true);
  }
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([]);
  const api = useMemo(() => {
    const signInAgain = () =>
      new Promise<boolean>((resolve) => {
        waiting.current.push(resolve);
        setAsked(true);
      });
    return createStaffApi(source, account().client, signInAgain);
  }, [source, account]);
  const staff = useMemo(
    () => role && { user, role, api, words, now },
    [user, role, api, words, now],
  );
  if (!staff) return frame(<Banner kind="warning">{words.noRole}</Banner>);
  return (
    <SecondFactor words={factor} frame={words} loading={loading} retry={retry} wrap={frame}>
      <StaffProvider value={staff}>{children}</StaffProvider>
      <SignInAgain
        open={isAsked}
        email={user.email ?? ""}
        words={factor}
        frame={words}
        formWords={formWords}
        onEnd={(isSignedIn) => {
          setAsked(false);
          for (const resolve of waiting.current.splice(0)) resolve(isSignedIn);
        }}
      />
    </SecondFactor>
  );
}

function roleOf({ app_metadata: { role } }: User): StaffRole | null {
  return role === "editor" || role === "approver" ? role : null;
}
