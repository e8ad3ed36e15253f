import type { ExamplesOf } from "../example.ts";
import { Banner } from "./banner.tsx";

/** The banner closes in an application only; the kit is a content page. */
const doNothing = () => {};

export const examples: ExamplesOf<typeof import("./banner.tsx")> = {
  Banner: {
    plain: ({ site }) => <Banner>{site.account.signIn.flash.registered}</Banner>,
    warning: ({ site }) => <Banner kind="warning">{site.insurance.insurers.text}</Banner>,
    error: ({ site }) => <Banner kind="error">{site.account.signIn.invalidLink}</Banner>,
    icon: ({ site }) => <Banner icon="clock">{site.hours.trust}</Banner>,
    closable: ({ site: { account, doctorsPage } }) => (
      <Banner kind="error" onDismiss={doNothing} dismissLabel={doctorsPage.profile.close}>
        {account.form.errors.invalid_credentials}
      </Banner>
    ),
  },
};
