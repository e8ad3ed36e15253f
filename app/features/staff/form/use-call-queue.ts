import { type RefObject, useRef, useState } from "react";
import type { StaffApi } from "../session/staff-api.ts";
import type { StaffFailure } from "../session/staff-failure.ts";

export type CallResult = ReturnType<StaffApi["call"]>;

/** The columns of both tables that the calls need. */
export interface VersionedRow {
  id: string;
  version: number;
  is_withdrawn: boolean;
}

/** Calls that save rows, one at a time. */
export interface CallQueue<Row> {
  pending: boolean;
  /**
   * Runs calls one after the other until one fails, and returns the rows after them, or the failure. Null while other
   * calls run. A repeated call changes nothing.
   */
  run: (calls: readonly (() => CallResult)[]) => Promise<Row[] | StaffFailure | null>;
  /** The versions in the responses of the server: of several rows, some may be saved when a call fails. */
  versions: RefObject<Map<string, number>>;
}

export function useCallQueue<Row extends VersionedRow>(): CallQueue<Row> {
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  const versions = useRef(new Map<string, number>());

  async function run(calls: readonly (() => CallResult)[]): Promise<Row[] | StaffFailure | null> {
    if (busy.current) return null;
    busy.current = true;
    setPending(true);
    const rows: Row[] = [];
    let refusal: StaffFailure | null = null;
    for (const call of calls) {
      const answer = await call();
      refusal = answer.failure;
      if (refusal) break;
      const saved = answer.value as Row;
      versions.current.set(saved.id, saved.version);
      rows.push(saved);
    }
    busy.current = false;
    setPending(false);
    return refusal ?? rows;
  }

  return { pending, run, versions };
}
