import type { User } from "@supabase/auth-js";
import type { ReactNode } from "react";
import { Banner } from "~/components/indicators/banner.tsx";
import { Container } from "~/components/layout/section.tsx";
import { Text } from "~/components/text/text.tsx";
import type { AccountFormWords, DashboardWords } from "~/content/account.types.ts";
import { useLinkArrival } from "../session/use-link-arrival.ts";
import { AccountFacts } from "./account-facts.tsx";
import { ChangeEmailForm } from "./change-email-form.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { DeleteAccountForm } from "./delete-account-form.tsx";
import { SignOutOthers } from "./sign-out-others.tsx";
import { UserRecord } from "./user-record.tsx";

/** The protected page: welcome, account data, forms to change them, and last the technical record. */
export function DashboardView({
  user,
  words,
  formWords,
}: {
  user: User;
  words: DashboardWords;
  formWords: AccountFormWords;
}) {
  const { account, record, changePassword, changeEmail, others, deletion } = words;
  const email = user.email ?? "";
  const arrival = useLinkArrival();
  return (
    <Container className="page-body">
      <h1 className="below-6">
        <Text>{words.title}</Text>
      </h1>
      {arrival?.refused && (
        <Banner kind="warning" announce className="measure below-6">
          {words.refusedLink}
        </Banner>
      )}
      {arrival?.halfway && (
        <Banner kind="warning" announce className="measure below-6">
          {changeEmail.halfway}
        </Banner>
      )}
      <Panel title={account.title}>
        <AccountFacts user={user} words={account} />
      </Panel>
      <Panel title={changePassword.title} text={changePassword.text}>
        <ChangePasswordForm email={email} words={changePassword} formWords={formWords} />
      </Panel>
      <Panel title={changeEmail.title} text={changeEmail.text}>
        <ChangeEmailForm email={email} words={changeEmail} formWords={formWords} />
      </Panel>
      <Panel title={others.title} text={others.text}>
        <SignOutOthers words={others} formWords={formWords} />
      </Panel>
      <Panel title={deletion.title} text={deletion.text}>
        <DeleteAccountForm email={email} words={deletion} formWords={formWords} />
      </Panel>
      <Panel title={record.title} text={record.text}>
        <UserRecord user={user} />
      </Panel>
    </Container>
  );
}

function Panel({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="split ruled gap-5">
      <div className="stack gap-3">
        <h2 className="title-3">
          <Text>{title}</Text>
        </h2>
        {text && (
          <p className="secondary">
            <Text>{text}</Text>
          </p>
        )}
      </div>
      <div className="stack gap-6 measure below-6">{children}</div>
    </section>
  );
}
