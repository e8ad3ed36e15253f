import type { ExamplesOf } from "../example.ts";
import { ActionButton } from "./action-button.tsx";

export const examples: ExamplesOf<typeof import("./action-button.tsx")> = {
  ActionButton: {
    plain: ({ site }) => (
      <ActionButton danger>{site.account.dashboard.deletion.submit}</ActionButton>
    ),
    busy: ({ site: { account } }) => (
      <ActionButton busy busyLabel={account.signIn.submitting}>
        {account.signIn.submit}
      </ActionButton>
    ),
  },
};
