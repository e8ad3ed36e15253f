import { Outlet } from "react-router";
import { getContent } from "~/content/index.server.ts";
import { PrefilledEmailProvider } from "~/features/account/forms/prefilled-email.tsx";
import { LinkQuestion } from "~/features/account/links/link-question.tsx";
import { RoutedLinks } from "~/features/account/links/routed-links.tsx";
import { AccountAppEffects } from "~/features/account/session/account-app-effects.tsx";
import { AccountProvider, useAccountState } from "~/features/account/session/account-context.tsx";
import iris from "~/illustrations/assets/iris-gulf.svg";
import { AccountFrame } from "~/layout/account-frame.tsx";
import { languageChanges } from "~/layout/language/language-change.ts";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/account-layout";

/** Address of the account service for the browser: read per request, so that a build is independent of a project. */
export function loader({ context }: Route.LoaderArgs) {
  const { backend, language } = getSite(context);
  const { frame, form: formWords, confirm } = getContent(language.locale).account;
  return {
    source: { url: backend.url, anonKey: backend.anonKey },
    frame,
    formWords,
    words: confirm,
  };
}

/** A process serves one project. */
export const shouldRevalidate = languageChanges;

/** The account pages, outside the main layout. */
export default function AccountLayout({ loaderData, matches }: Route.ComponentProps) {
  return (
    <AccountProvider source={loaderData.source}>
      <PrefilledEmailProvider>
        <PageOrQuestion {...loaderData} shell={matches[0].loaderData.shell} />
      </PrefilledEmailProvider>
      <RoutedLinks />
      <AccountAppEffects />
    </AccountProvider>
  );
}

type Words = Pick<Route.ComponentProps["loaderData"], "frame" | "formWords" | "words">;
type Shell = Route.ComponentProps["matches"][0]["loaderData"]["shell"];

/** The requested page, or the question about its account. */
function PageOrQuestion({ shell, frame, formWords, words }: Words & { shell: Shell }) {
  const { status } = useAccountState();
  if (status !== "link-question") return <Outlet />;
  return (
    <AccountFrame words={shell} frame={frame} iris={iris}>
      <LinkQuestion words={words} formWords={formWords} />
    </AccountFrame>
  );
}
