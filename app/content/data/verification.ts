/** Subjects of the ASVS requirements that the site does not meet: /proof has a text about each one. */
export const deviationTopics = [
  "passwords",
  "second-factor",
  "mail-links",
  "sessions",
  "privacy",
  "logs",
  "operator",
  "documents",
  "protocol",
] as const;

export type DeviationTopic = (typeof deviationTopics)[number];
