import type { TermsWords } from "../legal.types.ts";

export const terms = {
  metadata: {
    title: "Terms of service",
    description:
      "The rules for using this website and for booking a visit: 24 hours’ notice to cancel, how you pay, your account, and what the site can and cannot tell you.",
    keywords: ["terms of service", "cancellation policy eye clinic", "24 hours’ notice"],
  },
  breadcrumb: { label: "Breadcrumb", home: "Home", current: "Terms of service" },
  title: "Terms of Service",
  lead: "The rules for using this website and for booking a visit, in plain words.",
  keyFacts: [
    {
      title: "24 hours’ notice",
      text: "If you cannot come, please tell your branch a day before your visit.",
    },
    {
      title: "Cash or card",
      text: "You pay at your branch. The website takes no payment.",
    },
    {
      title: "Information, not advice",
      text: "Only an examination can show what your eyes need.",
    },
  ],
  sections: {
    introduction: {
      title: "About these terms",
      content: [
        "These terms are between you and Aurora Eye Centre. They apply when you use this website, and when you book a visit with us.",
        "If you do not agree with them, please do not use the site. You are welcome to call us instead.",
        "What you and your doctor agree before a treatment is separate, and these terms do not change it.",
      ],
    },
    use: {
      title: "Using the site",
      content: ["You may read, print and share our pages for your own use. Please do not:"],
      list: [
        "try to break into the site, or to overload it",
        "use the account of another person",
        "copy the site by machine in a way that slows it down for others",
        "pass our texts or pictures off as your own",
      ],
    },
    "health-information": {
      title: "Health information",
      content: [
        "Our pages and articles explain eye care in general. They help you to ask good questions, but they are not advice for your own case and do not replace a visit to a doctor.",
        "The eye games are for entertainment only. They do not replace an eye examination, and they cannot tell what is wrong with an eye.",
        "No treatment has the same result for everyone. Your doctor explains what you can expect.",
      ],
      after: [
        "In an emergency, do not wait for an answer to a call or a message: go to the nearest emergency department. Do not drive yourself.",
      ],
    },
    appointments: {
      title: "Appointments",
      content: [
        "You book by phone or on WhatsApp; the website has no booking form. Your appointment is fixed when your branch has confirmed its day and time.",
        "Opening hours differ by branch. Messages outside contact hours are answered on the next business day.",
      ],
    },
    cancellation: {
      title: "Cancellation policy",
      content: [
        "We ask for 24 hours’ notice. If you want to cancel or move a visit, please tell your branch at least 24 hours before it starts.",
        "Call the branch where you booked, or send it a message. Then another patient can have your time.",
      ],
    },
    payment: {
      title: "Payment and insurance",
      content: [
        "You pay at your branch, in cash or by card. The website takes no payment and never asks for your card details.",
        "An instalment plan called QPAY exists for eligible patients. Your branch can tell you whether you are eligible.",
        "If you are insured, your policy decides what is covered. Please call your branch before you come.",
      ],
    },
    account: {
      title: "Your account",
      content: [
        "You can use the public pages without an account. To open one, you give an email address and a password, and confirm the address with a link that we send. Please:",
      ],
      list: [
        "use an email address of your own",
        "keep your password to yourself",
        "sign out when you share a device",
        "tell us if you think that someone else uses your account",
      ],
      after: [
        "You can delete your account at any time on your account page. We may close an account that is used to harm the site or other people.",
      ],
    },
    "content-and-links": {
      title: "Texts, pictures and links",
      content: [
        "The texts, drawings and signs of this site belong to Aurora Eye Centre, or to those who allow us to use them. The law protects them.",
        "The names of insurers, devices and other companies belong to their owners.",
        "Some links lead to other websites. We do not run those sites, and their own terms apply there.",
      ],
    },
    responsibility: {
      title: "Our responsibility",
      content: [
        "We take care to keep the site correct and available. Still, a page may hold a mistake, or the site may be down for a while.",
        "Hours, services and insurers can change. Please ask your branch before you rely on them.",
        "As far as the law allows, we are not responsible for a loss that comes only from the use of the website.",
      ],
      after: [
        "Nothing in these terms takes away a right that the law gives you as a patient or a consumer, or lessens our duty of care when we treat you.",
      ],
    },
    "law-and-contact": {
      title: "Law, changes and contact",
      content: [
        "The laws of the Sultanate of Oman apply to these terms, and its courts decide where we cannot agree. Please talk to us first.",
        "When we change the terms, this page changes. The date at the top says when it last did.",
      ],
    },
  },
  acceptance: {
    acknowledge: "I have read these terms and I accept them.",
    banner: {
      label: "Acceptance of the terms",
      text: "Do you accept these terms?",
      accept: "I Accept",
    },
    accepted: "Thank you. You have accepted the terms. Untick the box to change your answer.",
    withdrawn: "You have not accepted the terms.",
    stored: "Your answer is kept in this browser only.",
    notStored:
      "Your browser does not let us keep your answer. It counts until you close or reload the page.",
  },
  other: {
    text: "How the site uses what it knows about you is in another document:",
    link: "Privacy Policy",
  },
} satisfies TermsWords;
