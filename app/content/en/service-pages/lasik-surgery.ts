import type { ServicePageWords } from "../../services.types.ts";

/** The specification gives figures and promotions. */
export const lasikSurgery = {
  metadata: {
    title: "LASIK and laser vision correction",
    description:
      "Six laser methods, about 15 to 20 minutes for both eyes. Who it suits, when to stop contact lenses, what is included and how the eyes heal.",
    keywords: ["LASIK surgery", "Z-LASIK Z8", "PRK Streamlight", "SMILE eye surgery"],
  },
  breadcrumb: "LASIK",
  title: "Laser vision correction",
  lead: "A laser changes the curve of the cornea. Light then meets on the retina, where it should, and the picture gets sharper.",
  light: {
    before: "In short sight the light meets in front of the retina, so what is far looks blurred.",
    after:
      "The laser changes the curve of the cornea, the clear window at the front of the eye. The light then meets on the retina.",
  },
  facts: [
    { label: "Laser treatment, both eyes", value: "About 15-20 minutes" },
    { label: "At the clinic", value: "2-3 hours" },
    { label: "Age", value: "18 or older" },
    { label: "Stable vision", value: "At least 1 year" },
  ],
  suitability: {
    title: "Who laser treatment is for",
    paragraphs: [
      "You need to be 18 or older, with stable vision for at least 1 year. Laser can treat short sight, long sight and astigmatism, within limits that your measurements set.",
      "Only an examination can show if your eyes are suitable. Another method may suit you better, and sometimes laser is not right for you. The doctor looks at:",
    ],
    bullets: [
      "the thickness and the shape of your cornea",
      "your glasses prescription, now and in past years",
      "your tears and your pupils",
      "your retina and the health of the whole eye",
    ],
    note: {
      text: "If laser does not suit your eyes, a lens that is placed inside the eye may be an option.",
      link: "About ICL implantation",
    },
  },
  options: [
    {
      id: "methods",
      label: "The six methods",
      title: "Six methods in three groups",
      text: "What differs is how the laser reaches the cornea. Your measurements show which types you can have. LASIK uses a thin flap of the cornea. PRK (photorefractive keratectomy) works on its surface. The doctor explains what each method can do and where it has limits.",
      families: {
        names: { "no-flap": "No flap", flap: "With a flap", surface: "On the surface" },
        aspects: {
          how: {
            name: "How it works",
            "no-flap":
              "The laser shapes a thin disc inside the cornea. The surgeon takes it out through a small opening.",
            flap: "A thin flap is lifted, the laser works under it, and the flap goes back without stitches.",
            surface:
              "The thin skin of the cornea is removed, and the laser works on the surface. The skin grows back.",
          },
          "first-days": {
            name: "First days",
            "no-flap":
              "Stinging and tears for some hours. Many people are back to light work within a few days.",
            flap: "Stinging and tears for some hours. Many people are back to light work within a few days.",
            surface: "Pain, tears and blurred sight for some days. You often need more time off.",
          },
          "clear-sight": {
            name: "Sight clears",
            "no-flap": "Often within days",
            flap: "Often within a day or two",
            surface: "Over weeks, sometimes months",
          },
          "dry-eyes": {
            name: "Dry eyes",
            "no-flap": "Possible at first, often less than with a flap",
            flap: "Common at first, for weeks or months",
            surface: "Possible at first, often less than with a flap",
          },
          knocks: {
            name: "Knocks to the eye",
            "no-flap": "There is no flap that could move.",
            flap: "A hard blow can move the flap, even later.",
            surface: "There is no flap that could move.",
          },
          limits: {
            name: "Limits",
            "no-flap":
              "Mostly for short sight, with or without astigmatism. A later correction is mostly done in another way.",
            flap: "The cornea must be thick enough for the flap.",
            surface:
              "Strong sun can add to the risk of a faint haze, so sunglasses matter for months.",
          },
          considered: {
            name: "Often considered for",
            "no-flap": "Sport or work that brings knocks, and eyes that tend to be dry",
            flap: "Short and long sight, and a quick return to work",
            surface: "Thinner corneas, and sport or work that brings knocks",
          },
          warranty: {
            name: "Warranty",
            "no-flap": "Ask your branch",
            flap: "5 years on Z-LASIK",
            surface: "Ask your branch",
          },
        },
      },
      each: "The six methods, one by one",
      items: [
        {
          id: "clear-smile",
          name: "CLEAR/Smile",
          description:
            "The laser shapes a thin disc of tissue inside the cornea, and the surgeon takes it out through a small opening.",
          tag: "No flap",
        },
        {
          id: "z-lasik-z8",
          name: "Z-LASIK Z8",
          description:
            "A very fast laser, the Z8, makes the thin flap, and a second laser reshapes the cornea under it.",
          tag: "Thin flap",
        },
        {
          id: "9d-z-lasik",
          name: "9D Z-LASIK",
          description:
            "A form of Z-LASIK in which the laser follows the small movements of your eye while it works.",
          tag: "Thin flap",
        },
        {
          id: "lasik",
          name: "LASIK",
          description:
            "The well-known method: a thin flap is lifted, the laser works under it, and the flap goes back without stitches.",
          tag: "Flap",
        },
        {
          id: "prk-streamlight",
          name: "PRK Streamlight",
          description:
            "The laser itself removes the thin skin of the cornea and then works on the surface. The first days are harder than after LASIK.",
          tag: "Surface",
        },
        {
          id: "prk",
          name: "PRK",
          description:
            "The surgeon removes the thin skin of the cornea, and the laser works on the surface. It is often considered for thinner corneas.",
          tag: "Surface",
        },
      ],
    },
  ],
  risks: {
    common: [
      "Dry eyes, glare and rings round lights at night. They mostly fade over weeks or months.",
      "After surface laser, such as PRK, the eyes hurt for some days and sight clears slowly.",
    ],
    "less-common": [
      "Too much or too little correction. Glasses or a second treatment may then be needed.",
      "After surface laser, a faint haze in the cornea that dims sight for a time.",
    ],
    rare: [
      "An infection, or a cornea that gets weak and bulges. Sight can then stay worse than before.",
      "A hard blow can move a flap, even later. With CLEAR/Smile, the disc may not come out whole, and the surgeon may have to go on in another way.",
    ],
    limits: [
      "Laser does not stop the eye from ageing. From about the middle forties most people need help for reading.",
      "It works on the front of the eye only. With strong short sight, the risks to the retina remain.",
    ],
  },
  before: {
    title: "Before the day",
    paragraphs: [
      "Contact lenses change the shape of the cornea. Stop wearing them before your measurements: 1 week soft, 3-4 weeks rigid.",
    ],
    steps: [
      { when: "3 to 4 weeks before", text: "Stop wearing rigid contact lenses." },
      { when: "1 week before", text: "Stop wearing soft contact lenses." },
      {
        when: "At the consultation",
        text: "We measure your eyes and answer your questions, in about 45 to 60 minutes.",
      },
    ],
    bullets: [
      "Bring your glasses and older prescriptions, with their dates.",
      "Tell us about your medicines, allergies and illnesses.",
      "Say if you are pregnant or breastfeeding, or if a relative has keratoconus.",
      "Come without eye make-up, kohl or perfume on the day of the laser.",
      "Plan for someone else to drive you home.",
    ],
    note: {
      text: "Our questions page says at least 2 weeks for contact lenses. If unsure, keep the longer time and ask your branch.",
      link: "Read the question and its answer",
    },
  },
  during: {
    title: "On the day",
    paragraphs: [
      "The laser treatment takes about 15-20 minutes for both eyes. Plan 2-3 hours at the clinic, because tests and rest take time too.",
      "Drops numb your eyes and you stay awake. You look at a light while the laser works, and we tell you what comes next.",
    ],
    bullets: [
      "Last measurements, and time for your questions",
      "Drops that numb the eyes",
      "The laser, one eye after the other",
      "Rest, a last look at your eyes, and your drops to take home",
    ],
  },
  after: {
    title: "After the laser",
    paragraphs: [
      "After LASIK, the eyes often sting, water and are sensitive to light for some hours. After PRK this lasts for days, and sight clears over weeks.",
      "Our follow-up runs for 3 months. Your doctor tells you when you may work, drive, exercise and swim again.",
    ],
    bullets: [
      "Use your drops as your doctor told you.",
      "Do not rub your eyes, especially in the first weeks.",
      "Wear your protective glasses for as long as you are told.",
      "Come to every visit, even if all seems well.",
    ],
    emergency: {
      now: ["Sight that is suddenly gone or much worse", "A blow to the eye"],
      today: ["Pain that gets worse", "More redness or weaker sight"],
    },
  },
  included: {
    label: "What is included",
    title: "What is included",
    items: [
      "5-year warranty on Z-LASIK",
      "Free eye drops",
      "3-month follow-up",
      "Protective glasses",
    ],
    note: "Consultation cost deductible from surgery price if you proceed.",
  },
  price: [
    "the method: no flap, with a flap or on the surface",
    "whether one eye is treated or both",
    "the tests that your eyes need before it",
  ],
  questions: [
    {
      id: "which-method",
      question: "Which of the six methods is right for me?",
      answer:
        "Your measurements show which methods are possible, especially the thickness and shape of your cornea. Your work, your sport and dry eyes count too. The doctor tells you which methods suit your eyes, and why.",
    },
    {
      id: "does-it-hurt",
      question: "Does it hurt?",
      answer:
        "Drops numb your eyes, so most people feel pressure or touch but no sharp pain. When the drops wear off, the eyes can sting for hours after LASIK and for days after PRK.",
    },
    {
      id: "both-eyes",
      question: "Are both eyes treated on the same day?",
      answer:
        "Often, yes. The laser takes about 15 to 20 minutes for both eyes. Your doctor tells you if it is better to treat one eye first.",
    },
    {
      id: "glasses-later",
      question: "Will I need glasses again one day?",
      answer:
        "You may. The new curve is meant to last, but the eye goes on changing with age. From about the middle forties most people need help for reading, with laser or without.",
    },
  ],
  closing: {
    title: "Is laser right for your eyes?",
    text: "A consultation takes about 45 to 60 minutes. Your measurements give the answer.",
    action: "Book Your Consultation",
  },
  visitSheet: {
    title: "Before your visit: laser vision correction",
    items: [
      "Stop contact lenses before the measurements: 1 week soft, 3 to 4 weeks rigid.",
      "If unsure, keep the longer time and ask your branch.",
      "Bring your glasses and older prescriptions, with their dates.",
      "Bring a list of your medicines, drops and allergies.",
      "Tell us about any illness, a pregnancy or dry eyes, and say if a relative has keratoconus.",
      "Come without eye make-up, kohl or perfume.",
      "Plan 45 to 60 minutes for the consultation and 2 to 3 hours for the day of the laser.",
      "Ask someone to drive you home.",
    ],
  },
  procedure: {
    bodyLocation: "Cornea",
    preparation:
      "Stop wearing contact lenses before your measurements: 1 week soft, 3 to 4 weeks rigid.",
    howPerformed:
      "Drops numb your eyes and you stay awake. The laser treatment takes about 15 to 20 minutes for both eyes.",
    followup: "Our follow-up runs for 3 months.",
  },
} satisfies ServicePageWords;
