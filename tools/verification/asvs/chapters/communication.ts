import { type Chapter, deviates, notApplicable, proved } from "../entry.ts";
import { hashesAndCertificates, hsts, tls } from "../site-tests.ts";

export const communication = {
  "12.1.1": proved("Versions of TLS", tls),
  "12.1.2": proved("Ciphers of TLS", tls),
  "12.1.3": notApplicable("Certificates of clients", "No client has a certificate."),
  "12.2.1": proved("TLS for every visitor", tls, hsts),
  "12.2.2": deviates("operator", "Certificate of a public authority", "The operator provides it."),
  "12.3.1": deviates(
    "operator",
    "TLS on every other connection",
    "The proxy and the site talk without TLS on one machine. The operator chooses the mail server.",
  ),
  "12.3.2": proved("Certificates of other servers", hashesAndCertificates),
  "12.3.3": deviates(
    "operator",
    "TLS inside the machine",
    "The proxy and the site talk without TLS on one machine.",
  ),
  "12.3.4": notApplicable(
    "Certificates inside the machine",
    "There is no TLS inside the machine: see 12.3.3.",
  ),
} satisfies Chapter;
