import type { ResetPasswordWords } from "~/content/account-shape.ts";
import { pathOf } from "~/content/facts/pages.ts";
import { Banner } from "~/ui/banner.tsx";
import { ButtonLink } from "~/ui/button.tsx";

/** Says that a reset link cannot be used, and leads to a new one (B§8, D34). */
export function BadLink({ words }: { words: ResetPasswordWords }) {
  return (
    <>
      <Banner kind="error">{words.invalidLink}</Banner>
      <ButtonLink to={pathOf("forgot-password")} variant="secondary">
        {words.requestNew}
      </ButtonLink>
    </>
  );
}
