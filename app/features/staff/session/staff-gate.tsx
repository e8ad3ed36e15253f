import type { User } from "@supabase/auth-js";
import { type ReactNode, useMemo } from "react";
import { Banner } from "~/components/layout/banner.tsx";
import { Container } from "~/components/layout/section.tsx";
import type { StaffFrameWords } from "~/content/staff-area.types.ts";
import type { AccountSource } from "~/features/account/session/account-client.ts";
import { useAccount } from "~/features/account/session/account-context.tsx";
import { createStaffApi } from "./staff-api.ts";
import { StaffProvider, type StaffRole } from "./staff-context.ts";

/**
 * Shows the area to accounts with a role. The interface hides what an account may not do; the database refuses it
 * (REQ-STAFF-1).
 */
export function StaffGate({
  user,
  source,
  words,
  children,
}: {
  user: User;
  source: AccountSource;
  words: StaffFrameWords;
  children: ReactNode;
}) {
  const account = useAccount();
  const role = roleOf(user);
  const api = useMemo(
    () => createStaffApi(source, account().client, async () => false),
    [source, account],
  );
  const staff = useMemo(() => role && { user, role, api, words }, [user, role, api, words]);
  if (!staff) {
    return (
      <Container className="stack">
        <Banner kind="warning">{words.noRole}</Banner>
      </Container>
    );
  }
  return <StaffProvider value={staff}>{children}</StaffProvider>;
}

function roleOf({ app_metadata: { role } }: User): StaffRole | null {
  return role === "editor" || role === "approver" ? role : null;
}
