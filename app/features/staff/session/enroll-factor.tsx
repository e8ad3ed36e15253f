import { useEffect, useState } from "react";
import { Button } from "~/components/controls/button.tsx";
import { ErrorBanner } from "~/components/indicators/error-banner.tsx";
import { Loading } from "~/components/indicators/loading.tsx";
import { Text } from "~/components/text/text.tsx";
import type { StaffFrameWords } from "~/content/staff-area.types.ts";
import type { StaffFactorWords } from "~/content/staff-factor.types.ts";
import type { AccountClient } from "~/features/account/session/account-client.ts";
import { useAccount } from "~/features/account/session/account-context.tsx";
import { classNames } from "~/styles/class-names.ts";
import { CodeForm } from "./code-form.tsx";
import styles from "./enroll-factor.module.css";

interface NewFactor {
  id: string;
  /** A data URL. */
  qrCode: string;
  key: string;
}

export interface EnrollFactorProps {
  words: StaffFactorWords;
  frame: StaffFrameWords;
  /** Text while the key is made. */
  loading: string;
  onVerified: () => void;
}

/** Adds an authenticator app to the account: a QR code and its key, and the first code as proof (REQ-STAFF-4). */
export function EnrollFactor({ words, frame, loading, onVerified }: EnrollFactorProps) {
  const account = useAccount();
  const [factor, setFactor] = useState<NewFactor | null>(null);
  const [failed, setFailed] = useState(false);
  const [copied, setCopied] = useState(false);
  const { enroll, code } = words;

  useEffect(() => {
    let current = true;
    void enrollOnce(account().client).then((made) => {
      if (!current) return;
      setFactor(made);
      setFailed(made === null);
    });
    return () => {
      current = false;
    };
  }, [account]);

  if (failed) return <ErrorBanner>{frame.failures.unreachable}</ErrorBanner>;
  if (!factor) return <Loading>{loading}</Loading>;
  return (
    <>
      <ol className={classNames("stack gap-2", styles.steps)}>
        {enroll.steps.map((step) => (
          <li key={step}>
            <Text>{step}</Text>
          </li>
        ))}
      </ol>
      <p className={classNames("panel", styles.qrCode)}>
        <img src={factor.qrCode} alt={enroll.qrCode} width={240} height={240} />
      </p>
      <div className="stack gap-2">
        <p className="small">
          <Text>{enroll.key}</Text>
        </p>
        <code dir="ltr" className={styles.key}>
          {factor.key.replace(/(.{4})(?=.)/g, "$1 ")}
        </code>
        <p>
          <Button
            variant="secondary"
            size="small"
            icon="copy"
            onClick={() =>
              void navigator.clipboard?.writeText(factor.key).then(() => setCopied(true))
            }
          >
            {copied ? enroll.copied : enroll.copy}
          </Button>
        </p>
      </div>
      <CodeForm
        factorId={factor.id}
        words={code}
        unreachable={frame.failures.unreachable}
        submit={enroll.submit}
        onVerified={onVerified}
      />
      <p className="secondary small">
        <Text>{enroll.lost}</Text>
      </p>
    </>
  );
}

/** A reload or React's strict mode must not make two factors at the same time. */
let enrolling: Promise<NewFactor | null> | null = null;

function enrollOnce(client: AccountClient): Promise<NewFactor | null> {
  enrolling ??= enrollFactor(client).finally(() => {
    enrolling = null;
  });
  return enrolling;
}

/** Makes a factor, after removing those that were never confirmed. Null when the service refuses or does not respond. */
async function enrollFactor({ mfa }: AccountClient): Promise<NewFactor | null> {
  const { data: factors } = await mfa.listFactors();
  for (const { id, status } of factors?.all ?? [])
    if (status === "unverified") await mfa.unenroll({ factorId: id });
  const { data } = await mfa.enroll({ factorType: "totp" });
  return data && { id: data.id, qrCode: data.totp.qr_code, key: data.totp.secret };
}
