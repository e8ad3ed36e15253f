import type { ExamplesOf } from "../example.ts";
import { ErrorBanner } from "./error-banner.tsx";

/** The banner closes in an application only; the kit is a content page. */
const doNothing = () => {};

export const examples: ExamplesOf<typeof import("./error-banner.tsx")> = {
  ErrorBanner: {
    error: ({ site }) => <ErrorBanner>{site.account.signIn.invalidLink}</ErrorBanner>,
    closable: ({ site: { account, doctorsPage } }) => (
      <ErrorBanner onDismiss={doNothing} dismissLabel={doctorsPage.profile.close}>
        {account.form.errors.invalid_credentials}
      </ErrorBanner>
    ),
  },
};
