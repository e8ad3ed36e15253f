import fc, { type Arbitrary } from "fast-check";
import type { FuzzCase } from "./fuzz-case.ts";
import { joined, text, urlPart } from "./hostile-text.ts";

const columns = ["id", "slug", "title_en", "content_ar", "published_at", "featured_image", "none"];
const operators = [
  "eq",
  "neq",
  "gt",
  "lt",
  "like",
  "ilike",
  "in",
  "is",
  "not.eq",
  "fts",
  "cs",
  "ov",
];
const fields = ["email", "password", "refresh_token", "token", "token_hash", "type", "data"];
const otherFields = ["current_password", "gotrue_meta_security", "redirect_to"];

const column = fc.constantFrom(...columns);

/** A sentence of the query language of PostgREST. */
const parameter = fc.oneof(
  fc.tuple(column, fc.constantFrom(...operators), urlPart).map(([c, o, v]) => `${c}=${o}.${v}`),
  fc
    .oneof(fc.constantFrom("*", "id,slug", "count()", "*,users(*)"), urlPart)
    .map((s) => `select=${s}`),
  fc
    .tuple(column, fc.oneof(fc.constantFrom("asc", "desc.nullslast"), urlPart))
    .map(([c, o]) => `order=${c}.${o}`),
  fc
    .tuple(
      fc.constantFrom("limit", "offset"),
      fc.oneof(fc.constantFrom("0", "-1", "1e9", "99999999999"), urlPart),
    )
    .map((pair) => pair.join("=")),
  fc.tuple(column, urlPart).map(([c, v]) => `or=(${c}.eq.${v},id.is.null)`),
  urlPart.map((value) => `and=(${value})`),
  fc.tuple(urlPart, urlPart).map((pair) => pair.join("=")),
  urlPart.map((value) => `on_conflict=${value}&columns=${value}`),
);

/** Three parts as in a JSON Web Token, or something that only looks like one. */
const token = joined(
  fc.oneof(
    text,
    text.map((sub) =>
      Buffer.from(JSON.stringify({ alg: "none", role: "service_role", sub })).toString("base64url"),
    ),
  ),
  [1, 4],
  ".",
);

/** JSON with the given names and values of any type, cut JSON, or no JSON. */
function bodyWith(...names: readonly string[]): Arbitrary<string> {
  const name = fc.oneof({ weight: 7, arbitrary: fc.constantFrom(...names) }, text);
  const known = fc.constantFrom("noor@clinic.example", "abc472", "signup", "recovery");
  const value = fc.oneof(text, known, fc.jsonValue({ maxDepth: 4 }));
  const json = fc.dictionary(name, value, { maxKeys: 5 }).map((object) => JSON.stringify(object));
  return fc.oneof(
    { weight: 10, arbitrary: json },
    { weight: 1, arbitrary: json.map((whole) => whole.slice(0, whole.length / 2)) },
    { weight: 1, arbitrary: text },
  );
}

/** Sometimes a header with one of the values; `share` says how often in ten. */
function header(name: string, value: Arbitrary<string>, share: number) {
  return fc.oneof(
    { weight: share, arbitrary: value.map((one) => [[name, one] as const]) },
    { weight: 10 - share, arbitrary: fc.constant([]) },
  );
}

/** Requests to the REST and auth endpoints that no page of the site sends. */
export function apiCases(key: string): Record<"rest" | "auth", Arbitrary<FuzzCase>> {
  const apikey = header("apikey", fc.oneof({ weight: 7, arbitrary: fc.constant(key) }, text), 9);
  const table = fc.oneof(
    { weight: 6, arbitrary: fc.constant("articles") },
    {
      weight: 2,
      arbitrary: fc.constantFrom("notices", "article_revisions", "rpc/save_notice", "rpc/x"),
    },
    {
      weight: 2,
      arbitrary: fc.oneof(fc.constantFrom("users", "auth.users", "rpc/x", ""), urlPart),
    },
  );
  const methods = fc.constantFrom(
    ...["GET", "GET", "GET", "GET", "GET", "POST", "PATCH", "DELETE"],
    "HEAD",
    "PUT",
  );
  const rest = fc.record({
    target: fc.constant("rest" as const),
    method: methods,
    path: fc.tuple(table, joined(parameter, [0, 4], "&")).map(([t, q]) => `/rest/v1/${t}?${q}`),
    headers: fc
      .tuple(
        apikey,
        header("Prefer", fc.oneof(fc.constant("count=exact"), text), 3),
        header("Range", fc.oneof(fc.constantFrom("0-1", "5-1"), text), 3),
        header(
          "Authorization",
          token.map((one) => `Bearer ${one}`),
          2,
        ),
        header("Accept-Profile", text, 2),
        header("Accept", fc.constantFrom("application/vnd.pgrst.object+json", "text/csv"), 2),
      )
      .map((lists) => lists.flat()),
    body: bodyWith(...columns),
  });
  const authQuery = joined(
    fc
      .tuple(fc.constantFrom("redirect_to", "type", "token", "scope"), urlPart)
      .map((pair) => pair.join("=")),
    [0, 3],
    "&",
  );
  const auth = fc
    .tuple(
      fc.oneof(
        // These two hash a password, which is slow by design.
        {
          weight: 1,
          arbitrary: fc.constantFrom("POST /token?grant_type=password&", "POST /signup?"),
        },
        {
          weight: 40,
          arbitrary: fc.constantFrom(
            ...["POST /token?grant_type=refresh_token&", "POST /verify?", "GET /verify?"],
            ...["POST /recover?", "POST /resend?", "GET /user?", "PUT /user?", "POST /logout?"],
            ...["POST /factors?", "POST /factors/b0000000-0000-4000-8000-000000000001/verify?"],
            ...["GET /settings?", "GET /admin/users?", "POST /otp?", "GET /authorize?provider=x&"],
          ),
        },
      ),
      authQuery,
      apikey,
      header(
        "Content-Type",
        fc.oneof({ weight: 4, arbitrary: fc.constant("application/json") }, text),
        10,
      ),
      header(
        "Authorization",
        token.map((one) => `Bearer ${one}`),
        5,
      ),
      bodyWith(...fields, ...otherFields),
    )
    .map(([endpoint, query, key, type, authorization, body]) => {
      const [method = "", path = ""] = endpoint.split(" ");
      const headers = [...key, ...type, ...authorization];
      return { target: "auth" as const, method, path: `/auth/v1${path}${query}`, headers, body };
    });
  return { rest, auth };
}
