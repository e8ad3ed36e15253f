import { useLocation } from "react-router";
import { useHydrated } from "~/components/controls/use-hydrated.ts";
import { Banner } from "~/components/indicators/banner.tsx";
import { ErrorBanner } from "~/components/indicators/error-banner.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { SignInForm } from "~/features/account/forms/sign-in-form.tsx";
import { RedirectSignedIn } from "~/features/account/links/redirect-signed-in.tsx";
import { useLinkArrival } from "~/features/account/session/use-link-arrival.ts";
import iris from "~/illustrations/assets/iris-aurora.svg";
import { AccountFrame } from "~/layout/account-frame.tsx";
import { pageMeta } from "~/layout/metadata/page-meta.ts";
import { getPageContent } from "~/server/page-content.server.ts";
import type { Route } from "./+types/login";

export function loader({ context }: Route.LoaderArgs) {
  const { frame, form: formWords, signIn, dashboard } = getPageContent(context).account;
  return { frame, formWords, words: signIn, halfway: dashboard.changeEmail.halfway };
}

export const meta: Route.MetaFunction = pageMeta(({ words }) => ({
  words: words.metadata,
  path: pathOf("login"),
  noindex: true,
}));

export default function SignIn({ loaderData, matches }: Route.ComponentProps) {
  const { frame, formWords, words, halfway } = loaderData;
  const { shell } = matches[0].loaderData;
  const { state } = useLocation();
  const arrival = useLinkArrival();
  // A reload keeps the state of the address, which the server does not know.
  const isHydrated = useHydrated();
  const message = isHydrated && words.flash[state?.message as keyof typeof words.flash];
  return (
    <AccountFrame words={shell} frame={frame} iris={iris}>
      <RedirectSignedIn />
      <h1>
        <Text>{words.title}</Text>
      </h1>
      <p>
        <Text>{words.newHere}</Text> <AppLink to={pathOf("signup")}>{words.signUp}</AppLink>
      </p>
      {message && (
        <Banner kind="info" announce>
          {message}
        </Banner>
      )}
      {arrival?.refused && (
        <Banner kind="warning" announce>
          {words.refusedLink}
        </Banner>
      )}
      {/* In a browser without a session, the dashboard has led here. */}
      {arrival?.halfway && (
        <Banner kind="warning" announce>
          {halfway}
        </Banner>
      )}
      {arrival?.failed && <ErrorBanner>{words.invalidLink}</ErrorBanner>}
      <SignInForm words={words} formWords={formWords} />
    </AccountFrame>
  );
}
