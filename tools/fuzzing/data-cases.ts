import type { FuzzCase } from "./fuzz-case.ts";
import { hostilePart, hostileText } from "./hostile-text.ts";
import type { Random } from "./random.ts";

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
const tables = ["articles", "articles", "articles", "articles", "users", "auth.users", "rpc/x", ""];

/** A call of the data door as the public may make it, with what the public may not say. */
export function restCase(random: Random, key: string): FuzzCase {
  const value = () => hostilePart(random);
  const filter = () => `${random.pick(columns)}=${random.pick(operators)}.${value()}`;
  const part = () =>
    random.pick([
      filter,
      filter,
      () => `select=${random.pick(["*", "id,slug", "count()", "*,users(*)", value()])}`,
      () =>
        `order=${random.pick(columns)}.${random.pick(["asc", "desc", "desc.nullslast", value()])}`,
      () => `limit=${random.pick(["0", "-1", "1e9", "5", value()])}`,
      () => `offset=${random.pick(["0", "-1", "99999999999", value()])}`,
      () => `or=(${random.pick(columns)}.eq.${value()},id.is.null)`,
      () => `and=(${value()})`,
      () => `${value()}=${value()}`,
      () => `on_conflict=${value()}&columns=${value()}`,
    ])();
  const table = random.onceIn(8) ? value() : random.pick(tables);
  const headers: (readonly [string, string])[] = [];
  if (!random.onceIn(10)) headers.push(["apikey", random.onceIn(6) ? hostileText(random) : key]);
  if (random.onceIn(4)) headers.push(["Prefer", random.pick(["count=exact", hostileText(random)])]);
  if (random.onceIn(4)) headers.push(["Range", random.pick(["0-1", "5-1", hostileText(random)])]);
  if (random.onceIn(5)) headers.push(["Authorization", `Bearer ${tokenOf(random)}`]);
  if (random.onceIn(5)) headers.push(["Accept-Profile", hostileText(random)]);
  if (random.onceIn(5))
    headers.push(["Accept", random.pick(["application/vnd.pgrst.object+json", "text/csv", "*/*"])]);
  const method = random.onceIn(6) ? random.pick(["POST", "PATCH", "DELETE", "HEAD", "PUT"]) : "GET";
  const body = method === "GET" || method === "HEAD" ? undefined : bodyOf(random, columns);
  const path = `/rest/v1/${table}?${random.list(0, 4, part).join("&")}`;
  return { target: "rest", method, path, headers, ...(body !== undefined && { body }) };
}

type Place = readonly [method: string, path: string];

const accountPlaces: readonly Place[] = [
  ["POST", "/token?grant_type=refresh_token"],
  ["POST", "/verify"],
  ["GET", "/verify"],
  ["POST", "/recover"],
  ["POST", "/resend"],
  ["GET", "/user"],
  ["PUT", "/user"],
  ["POST", "/logout"],
  ["GET", "/settings"],
  ["GET", "/admin/users"],
  ["POST", "/otp"],
  ["GET", "/authorize?provider=x"],
];

/** These hash a password, which takes a tenth of a second by intention. */
const dearPlaces: readonly Place[] = [
  ["POST", "/token?grant_type=password"],
  ["POST", "/signup"],
];

const fields = [
  "email",
  "password",
  "refresh_token",
  "token",
  "token_hash",
  "type",
  "data",
  "current_password",
  "gotrue_meta_security",
  "redirect_to",
];

/** A call of the account service with what no form of ours sends. */
export function accountCase(random: Random, key: string): FuzzCase {
  const [method, place] = random.pick(random.onceIn(40) ? dearPlaces : accountPlaces);
  const headers: (readonly [string, string])[] = [
    ["Content-Type", random.onceIn(5) ? hostileText(random) : "application/json"],
  ];
  if (!random.onceIn(10)) headers.push(["apikey", random.onceIn(8) ? hostileText(random) : key]);
  if (random.onceIn(2)) headers.push(["Authorization", `Bearer ${tokenOf(random)}`]);
  const query = random
    .list(
      0,
      3,
      () => `${random.pick(["redirect_to", "type", "token", "scope"])}=${hostilePart(random)}`,
    )
    .join("&");
  const path = `/auth/v1${place}${place.includes("?") ? "&" : "?"}${query}`;
  const body = method === "GET" ? undefined : bodyOf(random, fields);
  return { target: "account", method, path, headers, ...(body !== undefined && { body }) };
}

/** Three parts with dots, of which sometimes some are JSON in base64, as a token of ours has them. */
function tokenOf(random: Random): string {
  const part = () =>
    random.onceIn(3)
      ? hostileText(random)
      : Buffer.from(
          JSON.stringify({ alg: "none", role: "service_role", sub: hostileText(random) }),
        ).toString("base64url");
  return random.list(1, 4, part).join(".");
}

/** JSON of any shape, and sometimes none. */
function bodyOf(random: Random, names: readonly string[]): string {
  if (random.onceIn(8)) return hostileText(random);
  const name = () => (random.onceIn(8) ? hostileText(random) : random.pick(names));
  const entries = random.list(0, 5, () => [name(), valueOfAnyType(random, 0)] as const);
  const object = JSON.stringify(Object.fromEntries(entries));
  return random.onceIn(12) ? object.slice(0, random.below(object.length)) : object;
}

function valueOfAnyType(random: Random, depth: number): unknown {
  const simple = [
    null,
    true,
    -1,
    1e308,
    hostileText(random),
    `${hostileText(random)}@clinic.example`,
    "noor@clinic.example",
    "abc123",
    "signup",
    "recovery",
  ];
  if (depth > 3 || !random.onceIn(4)) return random.pick(simple);
  const inner = () => valueOfAnyType(random, depth + 1);
  return random.onceIn(2)
    ? random.list(0, 3, inner)
    : Object.fromEntries(random.list(0, 3, () => [hostileText(random), inner()] as const));
}
