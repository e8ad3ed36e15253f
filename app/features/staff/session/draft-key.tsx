import { type ReactNode, useEffect, useState } from "react";
import { claimDraftKey, type DraftSource } from "./draft-store.ts";
import { useStaff } from "./staff-context.ts";

/** Renders a form when this tab has the key of its draft, and `waiting` until then. Another form has another React key. */
export function DraftKey({
  sources,
  waiting,
  children,
}: {
  sources: readonly [DraftSource, ...DraftSource[]];
  waiting: ReactNode;
  children: (draftKey: string) => ReactNode;
}) {
  const { id } = useStaff().user;
  const [first] = useState(sources);
  const [draftKey, setDraftKey] = useState<string | null>(null);
  useEffect(() => {
    const claim = claimDraftKey(id, first);
    let current = true;
    void claim.then(({ key }) => current && setDraftKey(key));
    return () => {
      current = false;
      void claim.then(({ release }) => release());
    };
  }, [id, first]);
  return draftKey === null ? waiting : children(draftKey);
}
