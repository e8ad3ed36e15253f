import { forgedTokens, hashCost, randomBits, storedLink } from "../account-tests.ts";
import { type Chapter, deviates, notApplicable, proved } from "../entry.ts";
import { hashesAndCertificates, systemRandom } from "../site-tests.ts";

export const cryptography = {
  "11.1.1": deviates("documents", "Policy for keys", "There is no policy for the life of keys."),
  "11.1.2": deviates(
    "documents",
    "List of keys and algorithms",
    "The decisions name them; there is no list.",
  ),
  "11.2.1": proved("Known implementations", hashesAndCertificates, systemRandom, hashCost),
  "11.2.2": deviates(
    "documents",
    "Exchange of algorithms",
    "Keys can be replaced, which signs everyone out. Algorithms are part of the code.",
  ),
  "11.2.3": proved("Strength of 128 bits", randomBits, hashesAndCertificates),
  "11.3.1": notApplicable("Insecure modes of encryption", "The site itself encrypts no data."),
  "11.3.2": notApplicable("Ciphers for data", "The site itself encrypts no data."),
  "11.3.3": notApplicable("Changes of encrypted data", "The site itself encrypts no data."),
  "11.4.1": deviates(
    "second-factor",
    "Hash functions",
    "Codes of authenticator apps use SHA-1, the only one that all apps support.",
  ),
  "11.4.2": proved("Hashes of passwords", hashCost, storedLink),
  "11.4.3": proved("Hashes of signatures", forgedTokens, hashesAndCertificates),
  "11.4.4": notApplicable("Keys made from passwords", "No key is made from a password."),
  "11.5.1": proved("Random values", systemRandom, randomBits),
  "11.6.1": notApplicable(
    "Key pairs",
    "Tokens are signed with a random secret; there are no key pairs.",
  ),
} satisfies Chapter;
