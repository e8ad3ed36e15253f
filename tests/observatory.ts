/**
 * What MDN's HTTP Observatory gives an answer that came over https, in own words after its rules of 2026
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring). Not asked here: the way from http to https
 * and the certificate, which are the proxy's.
 */
export interface Score {
  points: number;
  grade: string;
  /** What each header brought, of those that brought or cost anything. */
  parts: Readonly<Record<string, number>>;
}

const broad = new Set(["*", "http:", "https:", "ftp:", "http://*", "https://*"]);
const loose = new Set([...broad, "'unsafe-inline'", "data:"]);
const isPlain = (source: string) => source.startsWith("http:") || source.startsWith("ftp:");

/** From so many points on, without what is given on top, that is given too. */
const enoughForExtra = 90;

const grades = [
  [100, "A+"],
  [90, "A"],
  [85, "A-"],
  [80, "B+"],
  [70, "B"],
  [65, "B-"],
  [60, "C+"],
  [50, "C"],
  [45, "C-"],
  [40, "D+"],
  [30, "D"],
  [25, "D-"],
] as const;

/** Scores the headers of one answer, by their names in lower case, and the scripts of its HTML. */
export function scoreOf(headers: Readonly<Record<string, string>>, html: string): Score {
  const policy = readPolicy(headers["content-security-policy"]);
  const parts = {
    policy: pointsOfPolicy(policy),
    framing: policy?.has("frame-ancestors") ? 5 : pointsOfFraming(headers["x-frame-options"]),
    referrer: pointsOfReferrer(headers["referrer-policy"]),
    transport: pointsOfTransport(headers["strict-transport-security"]),
    sniffing: headers["x-content-type-options"]?.trim().toLowerCase() === "nosniff" ? 0 : -5,
    opener: pointsOfIsolation(headers["cross-origin-opener-policy"], /^(same-origin|noopener)/),
    resource: pointsOfIsolation(headers["cross-origin-resource-policy"], /^same-(origin|site)$/),
    embedder: pointsOfIsolation(headers["cross-origin-embedder-policy"], /^(require|credential)/),
    sharing: pointsOfSharing(headers),
    cookies: pointsOfCookie(headers["set-cookie"]),
    scripts: pointsOfScripts(html),
  };
  const all = Object.values(parts);
  const without = 100 + sum(all.filter((part) => part < 0));
  const points = Math.max(0, without >= enoughForExtra ? 100 + sum(all) : without);
  const grade = grades.find(([least]) => points >= least)?.[1] ?? "F";
  return {
    points,
    grade,
    parts: Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== 0)),
  };
}

type Policy = ReadonlyMap<string, readonly string[]>;

function readPolicy(header: string | undefined): Policy | null {
  const directives = (header ?? "").split(";").flatMap((part) => {
    const [name = "", ...sources] = part.trim().split(/\s+/);
    return name ? [[name.toLowerCase(), sources] as const] : [];
  });
  return directives.length > 0 ? new Map(directives) : null;
}

function pointsOfPolicy(policy: Policy | null): number {
  if (!policy) return -25;
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const hashed = (list: readonly string[]) => list.some((one) => /^'(sha\d+|nonce)-/.test(one));
  // A hash or a nonce makes browsers leave 'unsafe-inline' out.
  const strict = (list: readonly string[]) =>
    hashed(list) ? list.filter((one) => one !== "'unsafe-inline'") : list;
  const [scripts, styles] = [strict(sources("script-src")), strict(sources("style-src"))];
  if (scripts.includes("'strict-dynamic'") && !hashed(scripts)) return -25;
  if (scripts.some((one) => loose.has(one))) return -20;
  if (sources("object-src").some((one) => broad.has(one))) return -20;
  const passive = ["img-src", "media-src"];
  const active = [...policy]
    .filter(([name]) => !passive.includes(name))
    .flatMap(([, list]) => list);
  if (active.some(isPlain)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (passive.flatMap(sources).some(isPlain)) return -10;
  if (styles.some((one) => loose.has(one))) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function pointsOfFraming(header: string | undefined): number {
  const said = header?.trim().toLowerCase() ?? "";
  if (said === "deny" || said === "sameorigin") return 5;
  return said.startsWith("allow-from") ? 0 : -20;
}

function pointsOfReferrer(header: string | undefined): number {
  if (header === undefined) return 0;
  const last = header.split(",").at(-1)?.trim().toLowerCase() ?? "";
  return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(last) ? 5 : -5;
}

function pointsOfTransport(header: string | undefined): number {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header ?? "")?.[1];
  if (age === undefined || header?.includes(",")) return -20;
  const halfAYear = 180 * 24 * 60 * 60;
  return Number(age) < halfAYear ? -10 : 0;
}

/** Ten for a good word, none for silence or the default, five less for one that nobody knows. */
function pointsOfIsolation(header: string | undefined, good: RegExp): number {
  if (header === undefined || /^(unsafe-none|cross-origin)$/.test(header)) return 0;
  return good.test(header) ? 10 : -5;
}

function pointsOfSharing(headers: Readonly<Record<string, string>>): number {
  const origin = headers["access-control-allow-origin"];
  const credentials = headers["access-control-allow-credentials"] === "true";
  return origin !== undefined && origin !== "*" && credentials ? -50 : 0;
}

function pointsOfCookie(header: string | undefined): number {
  if (header === undefined) return 0;
  if (!/;\s*secure/i.test(header)) return -20;
  return /;\s*samesite=(lax|strict)/i.test(header) ? 5 : 0;
}

function pointsOfScripts(html: string): number {
  const foreign = [...html.matchAll(/<script\b[^>]*\bsrc="((?:https?:)?\/\/[^"]*)"[^>]*>/g)];
  const bad = foreign.filter(([, source = ""]) => !source.startsWith("https:"));
  if (bad.length > 0) return -50;
  return foreign.some(([tag]) => !tag.includes("integrity=")) ? -5 : 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
