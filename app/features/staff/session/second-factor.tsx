import { type ReactNode, useEffect, useState } from "react";
import { Button } from "~/components/controls/button.tsx";
import { ErrorBanner } from "~/components/indicators/error-banner.tsx";
import { Loading } from "~/components/indicators/loading.tsx";
import { Text } from "~/components/text/text.tsx";
import type { StaffFrameWords } from "~/content/staff-area.types.ts";
import type { StaffFactorWords } from "~/content/staff-factor.types.ts";
import type { AccountClient } from "~/features/account/session/account-client.ts";
import { useAccount } from "~/features/account/session/account-context.tsx";
import { CodeForm } from "./code-form.tsx";
import { EnrollFactor } from "./enroll-factor.tsx";

/** The next step of a staff account: none, a code of this factor, or a new factor. */
type NextStep = "none" | "enroll" | "unreachable" | { factorId: string };

export interface SecondFactorProps {
  words: StaffFactorWords;
  frame: StaffFrameWords;
  loading: string;
  retry: string;
  /** Renders a step in the frame of the area. */
  wrap: (content: ReactNode) => ReactNode;
  children: ReactNode;
}

/** Shows the area after the second factor; before, it asks for a code or adds an authenticator app (REQ-STAFF-4). */
export function SecondFactor({ words, frame, loading, retry, wrap, children }: SecondFactorProps) {
  const account = useAccount();
  const [step, setStep] = useState<NextStep | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    let current = true;
    void getNextStep(account().client).then((next) => current && setStep(next));
    return () => {
      current = false;
    };
  }, [account, attempt]);
  const done = () => setStep("none");

  if (step === "none") return children;
  if (step === null) return wrap(<Loading>{loading}</Loading>);
  if (step === "unreachable") {
    return wrap(
      <>
        <ErrorBanner>{frame.failures.unreachable}</ErrorBanner>
        <Button onClick={() => setAttempt(attempt + 1)}>{retry}</Button>
      </>,
    );
  }
  const { title, lead } = step === "enroll" ? words.enroll : words.code;
  return wrap(
    <>
      <div>
        <h1>
          <Text>{title}</Text>
        </h1>
        <p className="secondary">
          <Text>{lead}</Text>
        </p>
      </div>
      {step === "enroll" ? (
        <EnrollFactor words={words} frame={frame} loading={loading} onVerified={done} />
      ) : (
        <>
          <CodeForm
            factorId={step.factorId}
            words={words.code}
            unreachable={frame.failures.unreachable}
            submit={words.code.submit}
            onVerified={done}
          />
          <p className="secondary small">
            <Text>{words.code.lost}</Text>
          </p>
        </>
      )}
    </>,
  );
}

async function getNextStep({ mfa }: AccountClient): Promise<NextStep> {
  const level = await mfa.getAuthenticatorAssuranceLevel();
  if (level.data?.currentLevel === "aal2") return "none";
  const { data } = await mfa.listFactors();
  if (!data) return "unreachable";
  const [factor] = data.totp;
  return factor ? { factorId: factor.id } : "enroll";
}
