import { pathOf } from "~/content/data/pages.ts";
import type { ExamplesOf } from "../example.ts";
import { Button, ButtonLink, ButtonRow } from "./button.tsx";

export const examples: ExamplesOf<typeof import("./button.tsx")> = {
  Button: {
    plain: ({ site }) => <Button>{site.account.signIn.submit}</Button>,
    secondary: ({ site }) => <Button variant="secondary">{site.articles.empty.retry}</Button>,
    icon: ({ site }) => <Button icon="phone">{site.shell.phoneBar.call}</Button>,
    small: ({ site }) => (
      <ButtonRow>
        <Button size="small">{site.shell.book}</Button>
        <Button size="small" variant="secondary" icon="whatsapp">
          {site.shell.phoneBar.chat}
        </Button>
      </ButtonRow>
    ),
    disabled: ({ site }) => (
      <ButtonRow>
        <Button disabled>{site.account.signUp.submit}</Button>
        <Button variant="secondary" disabled>
          {site.account.signIn.resend}
        </Button>
      </ButtonRow>
    ),
    wide: ({ site }) => <Button wide>{site.account.forgotPassword.submit}</Button>,
    long: ({ testTexts }) => <Button>{testTexts.longName}</Button>,
  },
  ButtonLink: {
    plain: ({ site }) => (
      <ButtonLink to={pathOf("booking")} arrow>
        {site.home.hero.book}
      </ButtonLink>
    ),
    secondary: ({ site }) => (
      <ButtonLink to={pathOf("services")} variant="secondary">
        {site.home.hero.explore}
      </ButtonLink>
    ),
    out: ({ site }) => (
      <ButtonLink href="https://maps.example/" newTabLabel={site.shell.newTab} variant="secondary">
        {site.shell.phoneBar.directions}
      </ButtonLink>
    ),
  },
  ButtonRow: {
    plain: ({ site }) => (
      <ButtonRow>
        <Button>{site.shell.book}</Button>
        <Button variant="secondary">{site.shell.phoneBar.call}</Button>
      </ButtonRow>
    ),
    wide: ({ site }) => (
      <ButtonRow stretch>
        <Button>{site.shell.book}</Button>
        <Button variant="secondary">{site.shell.phoneBar.chat}</Button>
      </ButtonRow>
    ),
  },
};
