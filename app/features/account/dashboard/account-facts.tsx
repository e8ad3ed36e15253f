import type { User } from "@supabase/auth-js";
import { Icon } from "~/components/indicators/icon.tsx";
import { Text } from "~/components/text/text.tsx";
import type { DashboardWords } from "~/content/account.types.ts";

/** The signed-in account: e-mail address and id, and a note that the page is private. */
export function AccountFacts({ user, words }: { user: User; words: DashboardWords["account"] }) {
  return (
    <div className="stack gap-5">
      <dl className="rows">
        <div>
          <dt className="secondary small">
            <Text>{words.email}</Text>
          </dt>
          <dd className="medium break-anywhere">
            <bdi dir="ltr">{user.email}</bdi>
          </dd>
        </div>
        <div>
          <dt className="secondary small">
            <Text>{words.id}</Text>
          </dt>
          <dd className="medium figures break-anywhere">
            <bdi dir="ltr">{user.id}</bdi>
          </dd>
        </div>
      </dl>
      <p className="secondary with-sign">
        <Icon icon="shield-check" />
        <span>
          <Text>{words.reached}</Text>
        </span>
      </p>
    </div>
  );
}
