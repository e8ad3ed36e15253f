import { afterAll, expect, test } from "vitest";
import { setStaffRole } from "../accounts/accounts-cli.ts";
import { startTestBackend } from "../backend-fixture.ts";
import { withDatabase } from "../data-directory/database-cli.ts";
import { type CallerName, callers, shortAnswer } from "./staff-callers-fixture.ts";
import { moveDaySql, setupSql, staffCases } from "./staff-cases-fixture.ts";
import { callAs, giveSecondFactor, signInWithRole } from "./staff-session-fixture.ts";

const tokens = new Map<CallerName, string>();
const addressOf = (caller: string) => `${caller.replaceAll(" ", "-")}@clinic.example`;

const backend = await startTestBackend({ rateFactor: 1000 });
run(setupSql);
for (const [name, { role, aal }] of Object.entries(callers) as [
  CallerName,
  (typeof callers)[CallerName],
][]) {
  if (aal === null) continue;
  const token = await signInWithRole(backend, addressOf(name), role);
  tokens.set(name, aal === "aal2" ? (await giveSecondFactor(backend, token)).token : token);
}
const ended = tokens.get("editor whose session has ended") ?? "";
await callAs(backend, ended, "/auth/v1/logout", {});
afterAll(() => backend.close());

function run(sql: string): void {
  withDatabase(backend.dataDirectory, (database) => database.exec(sql));
}

async function answer(
  caller: CallerName | "operator",
  call: string,
  values: Readonly<Record<string, unknown>>,
): Promise<string> {
  if (caller === "operator") {
    if (call === "role") setStaffRole(backend.dataDirectory, addressOf(String(values.of)), null);
    else run(moveDaySql(values.day));
    return "ok";
  }
  const token = tokens.get(caller);
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const [verb = "", table] = call.split(" ");
  if (verb === "read") {
    const filter = Object.entries(values).map(([name, value]) => `&${name}=eq.${value}`);
    const read = await backend.call(`/rest/v1/${table}?select=*${filter.join("")}`, { headers });
    const body = JSON.parse(read.text);
    return read.status === 200 ? `${body.length} rows` : shortAnswer(body);
  }
  const methods: Record<string, string> = { insert: "POST", update: "PATCH", delete: "DELETE" };
  const { status, json } = table
    ? await backend.call(`/rest/v1/${table}`, { method: methods[verb] ?? "", headers })
    : await backend.call(`/rest/v1/rpc/${call}`, { body: { ...values }, headers });
  if (status !== 200) return shortAnswer(json as unknown as Parameters<typeof shortAnswer>[0]);
  return json.version === undefined ? "ok" : `version ${json.version}`;
}

test("every caller gets the expected answer to every call", async () => {
  const answers: string[] = [];
  for (const [caller, call, values] of staffCases) answers.push(await answer(caller, call, values));
  const describe = (index: number, text: string | undefined) =>
    `${index} ${staffCases[index]?.slice(0, 2).join(" ")}: ${text}`;
  expect(answers.map((text, index) => describe(index, text))).toEqual(
    staffCases.map(([, , , text], index) => describe(index, text)),
  );
});
