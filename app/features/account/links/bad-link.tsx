import type { ResetPasswordWords } from "~/content/account-shape.ts";
import { pathOf } from "~/content/facts/pages.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { Banner } from "~/ui/layout/banner.tsx";

/** Says that a reset link cannot be used, and leads to a new one (REQ-ACCOUNT-13). */
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
