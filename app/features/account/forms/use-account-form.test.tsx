// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { content as arabic } from "~/content/ar/content.ts";
import { content as english } from "~/content/en/content.ts";
import { LanguageProvider } from "~/i18n/language-context.tsx";
import type { Locale } from "~/i18n/locale.ts";
import { pluralize } from "~/i18n/plural.ts";
import { signInSchema } from "./account-schemas.ts";
import { EmailField, Form, SubmitButton } from "./form-parts.tsx";
import { useAccountForm } from "./use-account-form.ts";

afterEach(cleanup);

const words = { en: english.account.form, ar: arabic.account.form };

function SignIn({ locale }: { locale: Locale }) {
  const form = useAccountForm(signInSchema, words[locale]);
  const submit = form.submitWith(async () => null);
  return (
    <Form onSubmit={submit} words={words[locale]} toCorrect={form.toCorrect} data-testid="form">
      <EmailField {...form.field("email")} id="email" label="Email" />
      <EmailField {...form.field("password")} id="password" label="Password" />
      <input type="checkbox" {...form.field("rememberMe")} />
      <SubmitButton pending={false} pendingLabel="…">
        Go
      </SubmitButton>
    </Form>
  );
}

function open(locale: Locale): { press: () => void; announced: () => string | null | undefined } {
  render(
    <LanguageProvider value={{ locale, explicit: false }}>
      <SignIn locale={locale} />
    </LanguageProvider>,
  );
  const form = screen.getByTestId("form");
  return {
    press: () => fireEvent.submit(form),
    announced: () => form.querySelector("[aria-live]")?.textContent,
  };
}

test.each(["en", "ar"] as const)(
  "several errors are counted and announced, and the first invalid field has the focus, in %s",
  async (locale) => {
    const { press, announced } = open(locale);
    expect(announced()).toBe("");
    press();
    const two = pluralize(2, words[locale].toCorrect, locale);
    await waitFor(() => expect(announced()).toBe(two));
    expect(document.activeElement?.id).toBe("email");
    fireEvent.change(screen.getByLabelText("Email"), { target: { value: "noor@example.om" } });
    await waitFor(() => expect(announced()).toBe(""));
    press();
    await waitFor(() => expect(document.activeElement?.id).toBe("password"));
    expect(announced()).toBe("");
  },
);

test("a second submit with the same errors is announced again", async () => {
  const { press, announced } = open("en");
  press();
  await waitFor(() => expect(announced()).not.toBe(""));
  const heard: (string | null | undefined)[] = [];
  const region = document.querySelector("[aria-live]") as Element;
  new MutationObserver(() => heard.push(announced())).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  press();
  await waitFor(() => expect(heard).toEqual(["", pluralize(2, words.en.toCorrect, "en")]));
});
