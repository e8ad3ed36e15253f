import type { ServicePageWords } from "../../services.types.ts";

/** The specification gives the treatments and the PRP sessions. */
export const retinalSurgery = {
  metadata: {
    title: "Retinal treatment: injections, laser, vitrectomy",
    description:
      "Injections, lasers and vitrectomy for the retina. PRP laser typically takes 2 to 3 sessions, and the third one is free within 6 months.",
    keywords: ["retina specialist", "diabetic retinopathy", "PRP laser", "vitrectomy"],
  },
  breadcrumb: "Retinal treatment",
  title: "Retinal treatment",
  lead: "The retina catches light at the back of your eye. Treatment first aims to protect the sight you have.",
  light: {
    before:
      "Fluid can make the retina swell, and then the light no longer meets on it. Spots of blood cover parts of the picture.",
    after:
      "Treatment aims at a dry, flat retina on which the light can meet. Sight that is already lost cannot always be brought back.",
  },
  facts: [
    { label: "Treatments", value: "Injections, lasers, vitrectomy" },
    { label: "Laser of the retina (PRP)", value: "Typically 2-3 sessions" },
    { label: "Third PRP session", value: "Free within 6 months" },
    { label: "Consultation", value: "About 45-60 minutes" },
  ],
  suitability: {
    title: "Who retinal treatment is for",
    paragraphs: [
      "Early changes of the retina do not hurt, and often you cannot notice them. An examination with widened pupils can show them.",
      "Not every change needs treatment. The doctor may talk about it with you when there is:",
    ],
    bullets: [
      "a change of the retina in diabetes",
      "fluid or bleeding at the centre of the retina",
      "a closed or leaking blood vessel",
      "a tear or a detachment of the retina",
    ],
    emergency: {
      now: [
        "Sight that is suddenly gone or much worse, in one eye or both",
        "A dark curtain or shadow across the view, with or without flashes",
      ],
      today: ["New flashes of light or many new dark spots (floaters), but no shadow or curtain"],
    },
  },
  options: [
    {
      id: "methods",
      label: "Three treatments",
      title: "Injections, lasers and vitrectomy",
      text: "Which one fits depends on what the doctor sees in your retina. Some eyes need more than one.",
      bestFor: "Often used for",
      items: [
        {
          id: "injections",
          name: "Injections",
          description:
            "Drops numb the eye. Then a very fine needle puts medicine inside it. More than one injection is often needed.",
          bestFor: "Leaking vessels and fluid at the centre of the retina",
        },
        {
          id: "lasers",
          name: "Lasers",
          description:
            "Tiny spots of light seal leaks or calm fragile new vessels. Over a wide area this is called panretinal photocoagulation (PRP). It typically takes 2 to 3 sessions.",
          bestFor: "Changes in diabetes, and small tears of the retina",
        },
        {
          id: "vitrectomy",
          name: "Vitrectomy",
          description: "In an operation, the surgeon removes the clear gel that fills the eye.",
          bestFor: "Blood inside the eye, scars that pull, or a detached retina",
        },
      ],
    },
  ],
  risks: {
    common: [
      "After an injection: a red spot on the white of the eye, and small dots that float for some days.",
      "After laser: blurred sight and a dazzled feeling for some hours.",
      "After vitrectomy: blurred sight for weeks. A cataract often forms in the time after.",
    ],
    "less-common": [
      "Higher pressure in the eye.",
      "After PRP laser: you may see less at the side and in the dark.",
    ],
    rare: [
      "An infection inside the eye, bleeding, or a retina that tears or comes loose. Sight can be lost.",
    ],
    limits: [
      "Treatment cannot always bring back sight, and often it has to go on for months or years.",
      "It treats the eye alone. Without care for diabetes and blood pressure, the damage can go on.",
    ],
  },
  before: {
    title: "Before treatment",
    paragraphs: [
      "Drops make your pupils wide, so that the doctor can see the whole retina. Photos or a scan may follow. They do not hurt.",
      "The doctor tells you what was seen, what can be done and what happens if you wait.",
    ],
    bullets: [
      "Bring a list of your medicines, especially those that thin the blood.",
      "Bring your last blood sugar and blood pressure results, if you have them.",
      "Do not stop or change a medicine unless your doctor tells you to.",
      "Bring sunglasses, and plan for someone else to drive you home.",
    ],
  },
  during: {
    title: "During treatment",
    paragraphs: [
      "For an injection, drops numb the eye and the skin round it is cleaned. The needle itself takes only a moment.",
      "For a laser, you sit at a device and look at a light. PRP typically takes 2-3 sessions.",
      "Vitrectomy is an operation. The team tells you how to prepare and what kind of anaesthesia is planned.",
    ],
  },
  after: {
    title: "After treatment",
    paragraphs: [
      "After an injection or a laser, sight can be blurred for some hours and the eye may feel sore. After vitrectomy, healing takes longer.",
      "The retina is checked again after each treatment. Sight that is already lost cannot always be brought back, so timing matters.",
    ],
    bullets: [
      "Use the drops as your doctor told you.",
      "Do not rub the eye, and keep water out of it until you are told it is safe.",
      "After vitrectomy, ask how to hold your head, and when you may fly and drive.",
      "With diabetes, keep your sugar and blood pressure checks as well.",
    ],
    emergency: {
      now: [
        "Sight that is suddenly gone or much worse",
        "A dark curtain or shadow across the view, with or without flashes",
      ],
      today: [
        "Pain, more redness or weaker sight",
        "New flashes of light or many new dark spots (floaters), but no shadow or curtain",
      ],
    },
  },
  included: {
    label: "What is included",
    title: "What is included",
    items: ["Third PRP laser session free within 6 months", "Follow-up after each treatment"],
  },
  price: [
    "the treatment: injections, laser or vitrectomy",
    "how many injections or sessions your eye needs",
    "the medicine that is injected",
  ],
  questions: [
    {
      id: "how-many-injections",
      question: "How many injections will I need?",
      answer:
        "Nobody can tell from one visit. Many eyes need more than one, with checks in between. Your doctor looks at the retina each time and plans the next step.",
    },
    {
      id: "third-session",
      question: "What does a free third session mean?",
      answer:
        "PRP laser typically takes 2 to 3 sessions. If you need the third one, it is free within 6 months. Ask your branch from which day the time counts.",
    },
    {
      id: "better-sight",
      question: "Will I see better afterwards?",
      answer:
        "The first aim is to keep the sight you have. Some people see better, and some do not. Your doctor tells you what can be hoped for in your eye.",
    },
    {
      id: "diabetes-check",
      question: "I have diabetes and see well. Do I need a check?",
      answer:
        "Yes. Early changes do not hurt and often do not blur your sight. A yearly check gives the doctor a chance to find them sooner. Some people need checks more often.",
    },
  ],
  closing: {
    title: "Let us check your retina.",
    text: "A consultation takes about 45 to 60 minutes. Plan for someone else to drive you home.",
    action: "Book Your Consultation",
  },
  visitSheet: {
    title: "Before your visit: retina",
    items: [
      "Bring a list of your medicines, especially those that thin the blood.",
      "Do not stop or change a medicine unless your doctor tells you to.",
      "Bring your last blood sugar and blood pressure results.",
      "Bring older eye reports, photos and scans.",
      "Bring your glasses and a pair of sunglasses.",
      "Drops will blur your sight for hours. Ask someone to drive you home.",
      "Write down when your sight changed, and in which eye.",
    ],
  },
  procedure: {
    bodyLocation: "Retina",
    preparation: "Drops make your pupils wide, so that the doctor can see the whole retina.",
    howPerformed: "Injections, lasers and vitrectomy. PRP typically takes 2 to 3 sessions.",
    followup: "The retina is checked again after each treatment.",
  },
} satisfies ServicePageWords;
