import type { PrivacyWords } from "../legal.types.ts";

export const privacy = {
  metadata: {
    title: "Privacy policy",
    description:
      "What this website knows about you, what it keeps in your browser and on the server, for how long, and the rights you have under the law of Oman.",
    keywords: ["privacy policy", "personal data protection Oman", "no tracking cookies"],
  },
  breadcrumb: { label: "Breadcrumb", home: "Home", current: "Privacy policy" },
  title: "Privacy Policy",
  lead: "What this site knows, why, and for how long.",
  keyFacts: [
    {
      title: "No tracking cookies",
      text: "The site sets one cookie. It remembers the language you chose.",
    },
    {
      title: "No data needed to read",
      text: "You can read our pages without giving a name, a number or an email address.",
    },
    {
      title: "Your data stays yours",
      text: "You may ask for a copy of it, and have it corrected or erased.",
    },
  ],
  sections: {
    introduction: {
      title: "Introduction",
      content: [
        "This policy is about the website of Aurora Eye Centre.",
        "It follows the Personal Data Protection Law of Oman (Royal Decree 6/2022) and its executive regulations (Ministerial Decision 34/2024).",
        "The Ministry of Transport, Communications and Information Technology oversees that law.",
        "Your medical file is another matter. The clinic keeps it under the rules for health records, and this policy does not cover it. Ask your branch about it.",
      ],
    },
    "information-collected": {
      title: "Information we collect",
      content: ["What reaches us depends on what you do on the site."],
      subsections: [
        {
          title: "When you read",
          content: [
            "Your browser asks our server for each page. The server writes one line about it: the time, the kind of request, the page or its kind, the result, and how long it took.",
            "The line does not hold your network address (IP address), your email or anything you typed.",
          ],
        },
        {
          title: "When you open an account",
          content: ["We ask for an email address and a password. This is what an account holds:"],
          list: [
            "your email address",
            "a bcrypt hash of your password: it can check the password but not show it",
            "the times when you signed up, confirmed your address and signed in",
            "your open sessions, and an account id made up of random characters",
            "a new address, while it waits to be confirmed",
          ],
        },
        {
          title: "When you call or write",
          content: [
            "You decide what to tell us by phone, on WhatsApp or by email. The site has no form that asks about your health.",
          ],
        },
        {
          title: "When you plan a visit or your eye drops",
          content: [
            "Your choices stand in the address of the page, behind the #, which your browser does not send. The site stores none of them. A message leaves your device only when you send it yourself, in WhatsApp or as a text message.",
            "The link for the person who comes along has the branch, the date and the time, and nothing about you. The names and times of your drops are not sent to us. Your browser deletes them when you close the tab. They stay on your device only if you choose that, until you press a button that deletes them.",
          ],
        },
        {
          title: "When you play the eye games",
          content: [
            "Your answers and results stay in the memory of the page. They are not sent to us, and they are gone when you leave the page.",
            "The same is true of a name from which you let an iris be drawn. Only a picture that you save yourself is left.",
          ],
        },
        {
          title: "When you work for the clinic",
          content: [
            "An account of our staff can change notices on this site. Each change is recorded with the email address of the account, the time, and the text before and after. The record stays when the account is deleted.",
          ],
        },
        {
          title: "When you pay",
          content: [
            "The site takes no payment and never asks for your card details. At our branches, accepted payment is cash and card.",
            "An instalment plan called QPAY exists for eligible patients. Ask your branch if you would like to know more.",
          ],
        },
      ],
    },
    use: {
      title: "How we use information",
      content: ["We use what reaches us through the site for these purposes:"],
      list: [
        "to show you pages in your language",
        "to let you sign in, and to keep your account safe",
        "to write to you about your account: to confirm an address, to let you choose a new password, and to tell you when either was changed",
        "to limit attacks and too many requests",
        "to find and mend faults in the site",
        "to answer you when you call or write, and to arrange your visit",
      ],
      after: [
        "The site does not build a profile of you. It shows no adverts and sends no newsletter.",
      ],
    },
    sharing: {
      title: "Sharing information",
      content: [
        "The site sells nothing it knows about you and passes nothing to advertisers. Others come into contact with your data only in these cases:",
      ],
      list: [
        "Hosting: a company may run the server or the account service for us. It then handles the data on our behalf, and may note your network address to keep its service safe.",
        "Email: a mail service carries our messages to your address.",
        "Authorities: we hand over data where the law of Oman requires it.",
      ],
      after: [
        "If data leaves Oman in this way, the rules of the Personal Data Protection Law for sending data abroad apply.",
      ],
    },
    cookies: {
      title: "Cookies and browser storage",
      content: [
        "This site uses no tracking cookies. It sets one cookie of its own, and only after you have chosen a language.",
        "The cookie goes to our server with each request, so that pages come in your language. The sign-in session goes along when you use your account. All other entries stay on your device.",
        "You can delete every entry in your browser. The site goes on working: it then follows the language of your browser, shows the terms as not accepted, and asks you to sign in again.",
      ],
    },
    security: {
      title: "Security",
      content: ["How the site protects your data:"],
      list: [
        "Over https, all that passes between you and us is encrypted, and browsers are told to use nothing else.",
        "Passwords are kept as bcrypt hashes, never as text.",
        "Attempts to sign in are limited, so that nobody can guess a password by trying again and again.",
        "Signing up and asking for a new password do not tell anyone whether an address has an account.",
        "Pages may run our own code only. Code from elsewhere is blocked.",
      ],
      after: [
        "You can help: choose a password that you use nowhere else, and sign out when you share a device.",
        "No system is safe from everything. If a breach could do you serious harm, the regulations give us 72 hours to tell you and the Ministry.",
      ],
    },
    rights: {
      title: "Your rights",
      content: ["The Personal Data Protection Law gives you the right to:"],
      list: [
        "withdraw your consent; what was done before that stays lawful",
        "have your data corrected, updated or blocked",
        "get a copy of your data",
        "have your data moved to another organisation",
        "have your data erased, unless a law requires that it is kept",
        "be told when your data has been breached, and what was done about it",
      ],
      subsections: [
        {
          title: "How to ask",
          content: [
            "You can delete your account yourself, at any time: sign in, and choose “Delete account” on your account page.",
            "You can also call or write to us. The last section of this page says how. Tell us what you would like us to do. We may ask you to show that the data is yours.",
          ],
        },
        {
          title: "Children",
          content: [
            "The law gives the data of children special care. A parent or guardian should open an account for a child, and may use these rights for the child.",
          ],
        },
        {
          title: "Complaints",
          content: [
            "If you think that your data is not treated as the law asks, you may complain to the Ministry of Transport, Communications and Information Technology.",
          ],
        },
      ],
    },
    "third-party-links": {
      title: "Links to other sites",
      content: [
        "Some links lead to other companies, and open in a new tab. The other site then sees that you come from ours, but not from which page. Its own privacy rules apply there.",
      ],
      list: [
        "WhatsApp, to chat with a branch",
        "a map service, for the way to a branch",
        "Facebook, Instagram and LinkedIn, at the foot of each page",
        "an app store, for the payment plan on the insurance page",
      ],
      subsections: [
        {
          title: "The film on the About page",
          content: [
            "The film comes from YouTube, from its address youtube-nocookie.com. Nothing is loaded from there until you press play. After that, YouTube knows your network address and may keep data in your browser.",
          ],
        },
        {
          title: "Pictures in articles",
          content: [
            "An article may show a picture that is kept on another website. Your browser then fetches it there, and that website sees your network address.",
          ],
        },
      ],
    },
    changes: {
      title: "Changes to this policy",
      content: [
        "When the site changes what it keeps or why, this page changes with it. The date at the top says when it last did.",
        "If a change needs your consent, we will ask for it first.",
      ],
    },
    contact: {
      title: "Contact us",
      content: [
        "Do you have a question about your data, or a request? Reach us whichever way suits you.",
      ],
    },
  },
  browserRecords: {
    title: "What the site keeps in your browser",
    places: {
      cookie: "cookie",
      local: "local storage",
      session: "session storage",
      cache: "cache storage",
      database: "database",
    },
    items: {
      "language-cookie": {
        title: "Your language",
        purpose: "So that pages come in the language you chose, from the first moment.",
        retention: "one year from your choice",
      },
      language: {
        title: "A second copy of your language",
        purpose: "To put the cookie right if it is lost.",
        retention: "until you delete it",
      },
      branch: {
        title: "Your branch",
        purpose: "So that the phone number you see first is that of the branch you looked at last.",
        retention: "until you delete it",
      },
      acceptance: {
        title: "Your answer to the terms",
        purpose: "So that the page of terms asks you only once.",
        retention: "until you delete it",
      },
      "sign-in": {
        title: "Your sign-in session",
        purpose: "To keep you signed in. There is none without an account.",
        retention:
          "until you sign out, or until you close the tab if you did not tick “Remember me”",
      },
      "mail-link": {
        title: "That you pressed the button of a mail link",
        purpose: "So that only you, and no other website, can sign you in by a link.",
        retention:
          "until the next account page, or until you close the tab; it counts for two minutes",
      },
      place: {
        title: "Your place when you change the language",
        purpose:
          "So that you go on reading where you were, with what you had opened, chosen or typed.",
        retention: "until you use the page in the other language, or close the tab",
      },
      "staff-draft": {
        title: "What staff have written and not published yet",
        purpose: "Only for accounts of our staff: so that nothing they typed is lost.",
        retention: "until it is published",
      },
      "my-drops": {
        title: "Your timetable of eye drops",
        purpose: "So that it is there after a reload, and in the other language.",
        retention: "until you close the tab, or until you delete it if you chose to store it",
      },
      games: {
        title: "Your game when you change the language",
        purpose: "So that you go on playing where you were.",
        retention: "until the page in the other language is there",
      },
      scroll: {
        title: "Your place on an account page",
        purpose: "So that Back brings you to where you were.",
        retention: "until you close the tab",
      },
      copies: {
        title: "Pages for when there is no connection",
        purpose:
          "The pages you opened, the branches and what is urgent. No page of an account and nothing you looked for is among them.",
        retention:
          "90 days, the last 30 pages you opened; the others until a newer version of the site takes their place",
      },
      "copies-opened": {
        title: "When you opened those pages",
        purpose: "So that the oldest goes first.",
        retention: "as long as the page",
      },
    },
  },
  proof: "How this site is checked",
  serverRecords: {
    title: "What the server keeps",
    items: {
      requests: {
        title: "One line per request",
        purpose: "To find faults. It does not say who asked, nor what was typed into the search.",
        retention: "for as long as the server’s log is set to; the site keeps no copy of its own",
      },
      limits: {
        title: "A count of calls to accounts and articles",
        purpose:
          "To limit too many requests. They are counted by network address, and by a hash of the email address.",
        retention: "in working memory only; it is gone when the server restarts",
      },
      account: {
        title: "Your account",
        purpose: "So that you can sign in.",
        retention:
          "until you delete it on its page or ask us to erase it; one that was never confirmed goes after 30 days",
      },
      sessions: {
        title: "Your open sessions",
        purpose: "So that you stay signed in.",
        retention:
          "until you sign out, for 30 days without use, and for 180 days at most; a new password ends all sessions but the one in use",
      },
      mails: {
        title: "Our emails to you",
        purpose:
          "To confirm an address, to choose a new password, or to tell you of a change to your account.",
        retention:
          "until they are sent, and for 30 days at most, also after you delete your account; a link in them works once, and for one hour",
      },
    },
  },
  other: {
    text: "The rules for using the site and for your visit are in another document:",
    link: "Terms of Service",
  },
} satisfies PrivacyWords;
