import { App, type DefaultAppConfig, type EmailDriver } from "@supabase/lite";
import type { SupabaseConfig } from "../schema/supabase-config.ts";
import type { Database } from "../store/database.ts";
import type { Secrets } from "../store/secrets.ts";

/** What an App of lite is made of. */
export interface LiteAppOptions {
  readonly database: Database;
  readonly config: SupabaseConfig;
  readonly secrets: Secrets;
  /** The origin of the website. */
  readonly siteUrl: string;
  /** Where lite hands over its mails. */
  readonly email: EmailDriver;
}

/**
 * Builds the PostgREST- and GoTrue-compatible App. It is not fit to face the internet: it has no
 * limits and tells which addresses have an account; the gateway stands in front of it.
 */
export async function createLiteApp(options: LiteAppOptions): Promise<App> {
  const { config, secrets } = options;
  const app = constructApp({
    api: { enabled: true, schemas: ["public"], max_rows: config.maxRows },
    auth: {
      enabled: true,
      site_url: options.siteUrl,
      jwt_secret: secrets.jwt,
      publishable_key: secrets.publishable,
      secret_key: secrets.secret,
      jwt_expiry: config.jwtExpiry,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: config.refreshTokenReuseInterval,
      sessions: {
        timebox: `${config.sessionTimebox}s`,
        inactivity_timeout: `${config.sessionInactivity}s`,
      },
      enable_signup: true,
      enable_anonymous_sign_ins: false,
      minimum_password_length: config.minimumPasswordLength,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        // lite would make the change with the current address alone; the gateway counts both.
        double_confirm_changes: false,
        otp_length: config.otpLength,
        otp_expiry: config.otpExpiry,
      },
    },
    studio: { enabled: false },
    storage: { enabled: false },
    realtime: { enabled: false },
    connection: options.database.connection,
    options: {
      drivers: { email: options.email },
      server: { admin: false, disableStudio: true },
    },
  });
  // "One digit" (B§5): lite's service knows this setting, the schema of its configuration does not.
  Object.assign(app.config.auth ?? {}, { password_required_characters: ["0123456789"] });
  return app.init();
}

function constructApp(config: DefaultAppConfig): App {
  try {
    return new App(config);
  } catch {
    // The error is kept back: its message prints the whole configuration with every secret.
    throw new Error("@supabase/lite refuses the configuration that server/backend gives it.");
  }
}
