import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type CallerName,
  callers,
  shortAnswer,
} from "../../packages/local-supabase/staff/staff-callers-fixture.ts";
import {
  moveDaySql,
  setupSql,
  staffCases,
} from "../../packages/local-supabase/staff/staff-cases-fixture.ts";
import { notice } from "../../packages/local-supabase/staff/staff-values-fixture.ts";
import { type HostedDatabase, startHostedDatabase } from "./postgres-fixture.ts";

/** In milliseconds: a new database writes a thousand files, which is slow on a busy machine. */
const timeout = 60_000;

let database: HostedDatabase;

beforeAll(async () => {
  database = await startHostedDatabase();
  await database.own(`${setupSql}
    create schema tests;
    grant usage on schema tests to anon, authenticated;
    -- Runs a statement as the caller, and returns its result or its error as JSON.
    create function tests.answer(statement text) returns jsonb language plpgsql as $$
    declare
      result jsonb; state text; message text; details text; hint text;
    begin
      execute statement into result;
      return jsonb_build_object('result', result);
    exception when others then
      get stacked diagnostics state = returned_sqlstate, message = message_text,
        details = pg_exception_detail, hint = pg_exception_hint;
      return jsonb_build_object('code', state, 'message', message, 'details', details, 'hint', hint);
    end $$;
    ${Object.entries(callers).map(account).join("\n")}`);
}, timeout);

afterAll(() => database?.close());

const names = Object.keys(callers);
const idOf = (caller: string) => `b0000000-0000-4000-8000-00000000000${names.indexOf(caller)}`;
/** The id of a session is the id of its account with another prefix. */
const sessionOf = (caller: string) => idOf(caller).replace("b", "c");

function account([name, { role, aal }]: [string, (typeof callers)[CallerName]]): string {
  if (aal === null) return "";
  const metadata = role ? `'{"role": "${role}"}'` : "null";
  const session = `insert into auth.sessions (id, user_id, aal)
    values ('${sessionOf(name)}', '${idOf(name)}', '${aal}');`;
  return `insert into auth.users (id, email, raw_app_meta_data)
    values ('${idOf(name)}', '${idOf(name)}@clinic.example', ${metadata});
    ${name.includes("ended") ? "" : session}`;
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** A value as PostgREST passes it to a function. */
function literal(value: unknown): string {
  if (value === null) return "null";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return quote(typeof value === "string" ? value : JSON.stringify(value));
}

/** The statement of a call; JSON is quoted twice, because PostgREST knows the parameter's type. */
function statementOf(call: string, values: Readonly<Record<string, unknown>>): string {
  const [verb, table] = call.split(" ");
  const where = Object.entries(values).map(([name, value]) => `${name} = ${literal(value)}`);
  if (verb === "read")
    return `select to_jsonb(count(*)) from public.${table} where ${where.join(" and ") || "true"}`;
  if (verb === "insert") return `insert into public.${table} default values`;
  if (verb === "update")
    return `update public.${table} set ${table === "audit_log" ? "row_id = row_id" : "id = id"}`;
  if (verb === "delete") return `delete from public.${table}`;
  const isJson = (name: string) => name === "branches" || name === "sessions";
  const given = Object.entries(values).map(
    ([name, value]) => `${name} => ${isJson(name) ? quote(JSON.stringify(value)) : literal(value)}`,
  );
  return `select public.${call}(${given.join(", ")})`;
}

function scriptOf([caller, call, values]: (typeof staffCases)[number]): string {
  if (call === "move the day") return `${moveDaySql(values.day)} select '{"result": {}}';`;
  if (caller === "operator")
    return `update auth.users set raw_app_meta_data = raw_app_meta_data - 'role'
      where id = '${idOf(String(values.of))}' returning '{"result": {}}';`;
  const { aal } = callers[caller];
  const role = aal === null ? "anon" : "authenticated";
  const claims = { role, sub: idOf(caller), session_id: sessionOf(caller), aal };
  return `begin;
    set local role ${role};
    set local request.jwt.claims = '${JSON.stringify(aal === null ? { role } : claims)}';
    select tests.answer(${quote(statementOf(call, values))});
    commit;`;
}

function answerOf(line: string | undefined): string {
  const { result, ...refusal } = JSON.parse(line ?? "{}");
  if (result === undefined) return shortAnswer(refusal);
  if (typeof result === "number") return `${result} rows`;
  return result.version === undefined ? "ok" : `version ${result.version}`;
}

test(
  "the migrations give every caller the expected answer to every call",
  async () => {
    const lines = await database.own(staffCases.map(scriptOf).join("\n"));
    const describe = (index: number, text: string | undefined) =>
      `${index} ${staffCases[index]?.slice(0, 2).join(" ")}: ${text}`;
    expect(lines.map((line, index) => describe(index, answerOf(line)))).toEqual(
      staffCases.map(([, , , text], index) => describe(index, text)),
    );
  },
  timeout,
);

test("one of two concurrent changes of a row is refused, with the other's row", async () => {
  const claims = { sub: idOf("approver"), session_id: sessionOf("approver"), aal: "aal2" };
  const change = (text: string) =>
    database.as(
      "authenticated",
      `select tests.answer(${quote(
        statementOf("save_notice", { ...notice(40, 0), text_en: text, text_ar: text }),
      )})`,
      claims,
    );
  const answers = await Promise.all(["One", "Two"].map(change));
  expect(answers.map(([line]) => answerOf(line)).toSorted()).toEqual([
    "PT409 version 1",
    "version 1",
  ]);
});

test("nobody changes the audit log, not even the owner of the database", async () => {
  for (const attempt of [
    "update public.audit_log set row_id = row_id",
    "delete from public.audit_log",
    "truncate public.audit_log",
  ])
    expect(await database.own(attempt).catch((error) => error.message)).toBe("PT403");
  const secret = await database
    .as("service_role", "delete from public.audit_log")
    .catch((error) => error.message);
  expect(secret).toBe("42501");
});
