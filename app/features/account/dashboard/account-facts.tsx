import type { User } from "@supabase/auth-js";
import { Icon } from "~/components/indicators/icon.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { Text } from "~/components/text/text.tsx";
import type { DashboardWords } from "~/content/account.types.ts";
import { pathOf } from "~/content/data/pages.ts";

/**
 * The signed-in account: e-mail address and id, a note that the page is private, and for staff a link to their area,
 * because the sign-in page leads here.
 */
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
      <p className="secondary with-icon">
        <Icon icon="shield-check" />
        <span>
          <Text>{words.reached}</Text>
        </span>
      </p>
      {user.app_metadata.role && (
        <p>
          <ArrowLink to={pathOf("staff")}>{words.staff}</ArrowLink>
        </p>
      )}
    </div>
  );
}
