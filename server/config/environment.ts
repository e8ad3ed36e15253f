import { StartError } from "local-supabase/start-error";
import { z } from "zod";
import { isLoopbackName } from "./loopback.ts";

/** Everything the process reads from its environment, checked once at start. */
export interface Environment {
  port: number;
  host: string;
  dataDirectory: string;
  /** Origin of the site without a slash at the end. */
  siteUrl: string;
  /** A hosted or self-hosted Supabase project; null embeds the backend. */
  supabase: { url: string; anonKey: string } | null;
  smtp: { url: string; from: string } | null;
  /** Number of trusted proxies in `X-Forwarded-For`. */
  trustedProxies: number;
  /** Multiplies the rate limits of the embedded backend and of the search. */
  rateFactor: number;
  /** How long a page with articles may be cached, in seconds. */
  freshness: number;
  /** Shows the component kit at `/ui`; for development and tests. */
  componentKit: boolean;
  /** Whether the service worker stores pages for offline use. */
  offlinePages: boolean;
}

const wholeNumber = (min: number, max: number) => {
  const text = `expected a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, text)
    .transform(Number)
    .refine((n) => n >= min && n <= max, text);
};

const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().refine(isHost, "expected a host name or an IP address").default("127.0.0.1"),
  DATA_DIR: z.string().default(".data"),
  SITE_URL: z
    .string()
    .refine(isWebOrigin, "expected an origin such as https://www.example.com")
    .optional(),
  SUPABASE_URL: z.string().refine(isSafeOrigin, "expected an https origin").optional(),
  SUPABASE_ANON_KEY: z
    .string()
    .refine(isPublicKey, "this is a secret key; the public anonymous key belongs here")
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "expected smtp://… or smtps://…")
    .optional(),
  MAIL_FROM: z.string().includes("@", { message: "expected an e-mail address" }).optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  RATE_LIMIT_FACTOR: wholeNumber(1, 1_000_000).default(1),
  FRESHNESS_SECONDS: wholeNumber(0, 60).default(60),
  COMPONENT_KIT: z.enum(["on", "off"]).default("off"),
  OFFLINE_PAGES: z.enum(["on", "off"]).default("on"),
});

/**
 * Reads and checks the environment. Empty variables count as absent.
 * @throws StartError that lists every missing or malformed name at once; values of keys are never repeated.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) =>
      value?.trim() ? [[name, value.trim()]] : [],
    ),
  );
  const parsed = variables.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  problems.push(...missingPartners(given));
  if (!parsed.success || problems.length > 0) {
    const list = problems.map((problem) => `  ${problem}`).join("\n");
    throw new StartError(`The site cannot start. Correct these environment variables:\n${list}`);
  }
  return toEnvironment(parsed.data);
}

function toEnvironment(values: z.output<typeof variables>): Environment {
  const name = values.HOST.includes(":") ? `[${values.HOST}]` : values.HOST;
  const reachable = values.HOST === "0.0.0.0" || values.HOST === "::" ? "127.0.0.1" : name;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDirectory: values.DATA_DIR,
    siteUrl: new URL(values.SITE_URL ?? `http://${reachable}:${values.PORT}`).origin,
    supabase:
      values.SUPABASE_URL && values.SUPABASE_ANON_KEY
        ? { url: new URL(values.SUPABASE_URL).origin, anonKey: values.SUPABASE_ANON_KEY }
        : null,
    smtp:
      values.SMTP_URL && values.MAIL_FROM ? { url: values.SMTP_URL, from: values.MAIL_FROM } : null,
    trustedProxies: values.TRUST_PROXY,
    rateFactor: values.RATE_LIMIT_FACTOR,
    freshness: values.FRESHNESS_SECONDS,
    componentKit: values.COMPONENT_KIT === "on",
    offlinePages: values.OFFLINE_PAGES === "on",
  };
}

/** An incomplete configuration must not fall back to the embedded backend. */
function missingPartners(given: Record<string, string>): string[] {
  const pairs = [
    ["SUPABASE_URL", "SUPABASE_ANON_KEY"],
    ["SMTP_URL", "MAIL_FROM"],
  ] as const;
  return pairs.flatMap(([first, second]) => {
    if (Boolean(given[first]) === Boolean(given[second])) return [];
    const [present, absent] = given[first] ? [first, second] : [second, first];
    return [`${absent}: missing, because ${present} is set`];
  });
}

/** Rejects an origin with a path or user, which would be ignored. */
function isWebOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, href } = new URL(text);
  return ["http:", "https:"].includes(protocol) && href === `${origin}/`;
}

function isHost(text: string): boolean {
  return (
    URL.canParse(`http://${text.includes(":") ? `[${text}]` : text}`) && !/[/?#@\\]/.test(text)
  );
}

/** Whether a text is an https origin, or one of this machine. */
export function isSafeOrigin(text: string): boolean {
  if (!isWebOrigin(text)) return false;
  const url = new URL(text);
  return url.protocol === "https:" || isLoopbackName(url.hostname);
}

/** False for secret Supabase keys: `sb_secret_…` and tokens of any role but `anon`. */
function isPublicKey(key: string): boolean {
  if (key.startsWith("sb_secret_")) return false;
  const payload = key.split(".")[1];
  if (!payload) return true;
  try {
    const { role } = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    return role === undefined || role === "anon";
  } catch {
    return true;
  }
}
