import { useState } from "react";
import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { SignUpForm } from "~/features/account/forms/sign-up-form.tsx";
import { SuccessRedirect } from "~/features/account/links/success-redirect.tsx";
import iris from "~/illustrations/assets/iris-frankincense.svg";
import { AccountFrame } from "~/layout/account-frame.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { getPageContent } from "~/server/page-content.server.ts";
import type { Route } from "./+types/signup";

export function loader({ context }: Route.LoaderArgs) {
  const { frame, form: formWords, signUp } = getPageContent(context).account;
  return { frame, formWords, words: signUp };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("signup"),
  noindex: true,
}));

export default function SignUp({ loaderData, matches }: Route.ComponentProps) {
  const { frame, formWords, words } = loaderData;
  const { shell } = matches[0].loaderData;
  const [done, setDone] = useState(false);
  return (
    <AccountFrame words={shell} frame={frame} iris={iris}>
      {done ? (
        <SuccessRedirect {...words.success} message="registered" frame={frame} />
      ) : (
        <>
          <h1>
            <Text>{words.title}</Text>
          </h1>
          <p>
            <Text>{words.registered}</Text> <AppLink to={pathOf("login")}>{words.signIn}</AppLink>
          </p>
          <SignUpForm
            words={words}
            formWords={formWords}
            newTab={shell.newTab}
            onDone={() => setDone(true)}
          />
        </>
      )}
    </AccountFrame>
  );
}
