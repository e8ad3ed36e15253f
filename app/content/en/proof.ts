import type { ProofWords } from "../proof.types.ts";

export const proof = {
  metadata: {
    title: "How this site is checked",
    description:
      "What programs of others find on this site, how it meets a public standard for security, and where it falls short. For hospitals and insurers.",
    keywords: ["website security", "OWASP ASVS", "accessibility tests"],
  },
  breadcrumb: { label: "Breadcrumb", home: "Home", current: "How this site is checked" },
  title: ["How this site", "is checked"],
  lead: "For hospitals and insurers: what programs of others find on this site, how it meets a public standard for security, and where it falls short.",
  updated: "Last check:",
  programs: {
    title: "Programs that others wrote",
    lead: "They read the pages of this site in English and Arabic. A finding is open until we have fixed its cause. If it turns out to be no fault, we write down why, and it counts as explained.",
    addresses: "Page addresses read:",
    open: "Open findings:",
    explained: "Explained:",
    items: {
      "html-checker": { text: "Reads the code of every page as a browser gets it." },
      "equal-access": {
        text: "Opens every page on a narrow screen, and looks for barriers for people with a disability.",
      },
      alfa: { text: "Looks for the same barriers by other rules." },
      "screen-reader": {
        name: "Virtual screen reader",
        text: "Speaks parts of the site as a screen reader does. Its words are compared with a text that we have read.",
      },
      links: { text: "Follows every link inside the site." },
      vocabulary: { text: "Compares the facts for search engines with the words of schema.org." },
      "rich-results": { text: "Checks that these facts are complete, as Google requires." },
      endpoints: {
        text: "Sends made-up requests to the services behind the pages: without an account, as a visitor and as staff.",
      },
      "transport-security": {
        text: "Examines the encrypted connection of the web server as we set it up.",
      },
      "vulnerability-scan": { text: "Attacks the running site in all the ways it knows." },
      "power-loss": {
        name: "Loss of power",
        text: "This program is our own. It cuts the power at many moments, and checks that nothing is lost that we had confirmed.",
      },
    },
  },
  mutations: {
    title: "Are our own tests any good?",
    text: "A program called Stryker breaks our code on purpose, in many small ways. Our tests should notice. This is how often they did.",
    changes: "Changes:",
    noticed: "Noticed:",
    parts: {
      "opening-hours": "Opening hours",
      search: "Search",
      limits: "Limits against guessing",
      accounts: "Accounts",
      gateway: "Access to the data",
    },
  },
  standard: {
    title: "A public standard for security",
    lead: "OWASP lists in its standard ASVS what a safe website does. These are the requirements of its first two levels, judged by ourselves. Each line of the ring is one of them.",
    version: "Version of the standard:",
    dial: "Ring with a line for each requirement",
    proved: "Proved by a test",
    notApplicable: "About something that this site does not have",
    deviating: "Not met, or not proved",
  },
  deviations: {
    title: "Where the site falls short",
    lead: "Some of these points were chosen, and some are still to be done.",
    requirements: "Requirements:",
    items: {
      passwords: {
        title: "Passwords",
        text: "Six characters with a number are enough. The standard asks for eight, and for no rule about numbers. The most common passwords are refused, but not every one that has leaked.",
      },
      "second-factor": {
        title: "A second step at sign-in",
        text: "Staff need a code from an app. Visitors sign in with a password alone.",
      },
      "mail-links": {
        title: "Links in emails",
        text: "A link proves that a person reads the mailbox, and no more. It works for an hour, which is longer than the standard allows.",
      },
      sessions: {
        title: "Staying signed in",
        text: "Scripts of the page can read what proves the sign-in. A person can sign out all other devices, but sees no list of them.",
      },
      privacy: {
        title: "Data on the device",
        text: "If you ask for it, your device stores your eye drops and their times. The words of a search are in the address of the page. No log has them.",
      },
      logs: {
        title: "Logs",
        text: "For privacy, our logs name no visitor. This makes it harder to trace an attack.",
      },
      operator: {
        title: "The machine behind the site",
        text: "The standard also has rules for the certificate, the mail server and the keys of this machine. Our tests cannot prove them.",
      },
      documents: {
        title: "Documents",
        text: "Some plans are not in writing yet. One is the time within which we replace a part with a known fault.",
      },
      protocol: {
        title: "Technical details",
        text: "The cookie for the language lacks some marks, and some headers differ from the standard.",
      },
    },
  },
  limits: {
    title: "What this does not say",
    items: [
      "The people who build the site also ran the programs. No outside body has certified it.",
      "A program finds only some of the faults.",
      "This page is about the website. It says nothing about medical records or other systems of the clinic.",
    ],
  },
  lists: {
    title: "The full lists",
    text: "Write to us for them: each program with its findings, and each requirement with its test or the reason why there is none.",
  },
  related: {
    title: "Read on",
    accessibility: "Accessibility statement",
    privacy: "Privacy policy",
  },
} satisfies ProofWords;
