import { useEffect, useState } from "react";
import { personName } from "../session/person-name.ts";
import { rowsAtOnce } from "../session/read-all-rows.ts";
import type { RowOf } from "../session/staff-api.ts";
import { useStaff } from "../session/staff-context.ts";

/** Reads the person of the last change of each row: the part of the address before the @, by the id of the row. */
export function useAuthors(
  rows: readonly RowOf<"opening_exceptions">[],
): Readonly<Record<string, string>> {
  const { api } = useStaff();
  const [authors, setAuthors] = useState<Readonly<Record<string, string>>>({});
  const ids = rows.map(({ id }) => id).join();
  useEffect(() => {
    if (!ids) return;
    let current = true;
    const query = api.read((client) =>
      client
        .from("audit_log")
        .select("row_id,actor_email")
        .in("row_id", ids.split(","))
        .order("id", { ascending: false })
        .limit(rowsAtOnce),
    );
    void query.then(({ value }) => {
      const names: Record<string, string> = {};
      for (const { row_id, actor_email } of value ?? []) names[row_id] ??= personName(actor_email);
      if (current) setAuthors(names);
    });
    return () => {
      current = false;
    };
  }, [api, ids]);
  return authors;
}
