import { api } from "./chapters/api.ts";
import { architecture } from "./chapters/architecture.ts";
import { authentication } from "./chapters/authentication.ts";
import { authorization } from "./chapters/authorization.ts";
import { communication } from "./chapters/communication.ts";
import { configuration } from "./chapters/configuration.ts";
import { cryptography } from "./chapters/cryptography.ts";
import { dataProtection } from "./chapters/data-protection.ts";
import { encoding } from "./chapters/encoding.ts";
import { files } from "./chapters/files.ts";
import { logging } from "./chapters/logging.ts";
import { oauth } from "./chapters/oauth.ts";
import { sessions } from "./chapters/sessions.ts";
import { tokens } from "./chapters/tokens.ts";
import { validation } from "./chapters/validation.ts";
import { webFrontend } from "./chapters/web-frontend.ts";
import { webrtc } from "./chapters/webrtc.ts";
import type { Chapter } from "./entry.ts";

/** The chapters in the order of the standard, by the title that this list gives them. */
export const chapters: Readonly<Record<string, Chapter>> = {
  "Encoding and sanitization": encoding,
  "Validation and business logic": validation,
  "Pages in the browser": webFrontend,
  "Interfaces for programs": api,
  Files: files,
  Authentication: authentication,
  Sessions: sessions,
  Authorization: authorization,
  Tokens: tokens,
  "OAuth and OpenID Connect": oauth,
  Cryptography: cryptography,
  "Encrypted connections": communication,
  Configuration: configuration,
  "Data protection": dataProtection,
  "Code and architecture": architecture,
  "Logs and errors": logging,
  WebRTC: webrtc,
};
