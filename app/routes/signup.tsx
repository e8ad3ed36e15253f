import { useState } from "react";
import iris from "~/art/files/iris-frankincense.svg";
import { pathOf } from "~/content/facts/pages.ts";
import { SignUpForm } from "~/features/account/forms/sign-up-form.tsx";
import { Success } from "~/features/account/links/success.tsx";
import { contentFor } from "~/server/page-content.server.ts";
import { AccountFrame } from "~/shell/account-frame.tsx";
import { pageMeta } from "~/shell/metadata/page-meta.ts";
import { AppLink } from "~/ui/links/link.tsx";
import { Text } from "~/ui/text/text.tsx";
import type { Route } from "./+types/signup";

export function loader({ context }: Route.LoaderArgs) {
  const { frame, form, signUp } = contentFor(context).account;
  return { frame, form, words: signUp };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("signup"),
  noindex: true,
}));

export default function SignUp({ loaderData, matches }: Route.ComponentProps) {
  const { frame, form, words } = loaderData;
  const { shell } = matches[0].loaderData;
  const [done, setDone] = useState(false);
  return (
    <AccountFrame words={shell} frame={frame} iris={iris}>
      {done ? (
        <Success {...words.success} message="registered" frame={frame} />
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
            form={form}
            newTab={shell.newTab}
            onDone={() => setDone(true)}
          />
        </>
      )}
    </AccountFrame>
  );
}
