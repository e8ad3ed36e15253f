import type { ServicePageWords } from "../../services.types.ts";

/** The specification gives the six treatments. */
export const cornealRingSurgery = {
  metadata: {
    title: "Keratoconus and cornea: CXL and femto ring",
    description:
      "Six treatments for keratoconus and the cornea: CXL, transepithelial CXL, femto ring with free CXL, modified Athene, PRK+CXL and PRK+CLCXL.",
    keywords: ["keratoconus", "corneal cross-linking", "CXL", "corneal ring"],
  },
  breadcrumb: "Keratoconus and cornea",
  title: "Keratoconus and cornea",
  lead: "In keratoconus the cornea gets thin and bulges like a cone. Treatment can make it stiffer, or give it a more even shape.",
  light: {
    before:
      "In keratoconus the cornea bulges like a cone, and the light does not meet in one place.",
    after:
      "A ring inside the cornea makes it flatter, so the light meets closer together. Cross-linking (CXL) is different: it is meant to stop the change, not to sharpen sight.",
  },
  facts: [
    { label: "Treatments", value: "6" },
    { label: "Femto ring", value: "With free CXL" },
    { label: "First step", value: "A map of the cornea" },
    { label: "Consultation", value: "About 45-60 minutes" },
  ],
  suitability: {
    title: "Who these treatments are for",
    paragraphs: [
      "Keratoconus often starts in the teens or early twenties. It may get worse for some years and then slow down, so the doctor compares your measurements over time.",
      "None of these signs proves that you have it. They are a good reason for a check:",
    ],
    bullets: [
      "your glasses prescription changes often, especially for astigmatism",
      "new glasses help, but things still look smeared",
      "you see a faint second image, or streaks round lights at night",
      "your eyes itch and you rub them many times a day",
    ],
    note: {
      text: "Special contact lenses are another way to sharpen sight with an uneven cornea.",
      link: "About contact lens fitting",
    },
  },
  options: [
    {
      id: "methods",
      label: "Six treatments",
      title: "Six treatments, compared",
      text: "A ring works on shape, and CXL works on strength. Some people need both, some need one, and some need only checks.",
      bestFor: "Often considered for",
      items: [
        {
          id: "cxl",
          name: "CXL",
          description:
            "Vitamin B2 drops and measured ultraviolet light make the cornea stiffer. The thin skin on top is removed first and grows back.",
          bestFor: "Keratoconus that is getting worse",
        },
        {
          id: "transepithelial-cxl",
          name: "Transepithelial CXL",
          description: "Cross-linking in which the thin skin of the cornea stays in place.",
          bestFor: "Some eyes in which the thin skin should stay in place",
        },
        {
          id: "femto-ring",
          name: "Femto ring with free CXL",
          description:
            "A very fast laser makes a narrow path, and the surgeon slides a tiny clear arc into it. CXL is free with the ring.",
          bestFor: "An uneven cornea, when glasses no longer help enough",
        },
        {
          id: "modified-athene",
          name: "Modified Athene",
          description:
            "A plan in two parts: a light laser treatment guided by the map of your cornea, and CXL to make it stiffer.",
          bestFor: "An uneven cornea that is thick enough for a little laser",
        },
        {
          id: "prk-cxl",
          name: "PRK+CXL",
          description:
            "A surface laser (photorefractive keratectomy, PRK) evens out the cornea, and CXL makes it stiffer.",
          bestFor: "Some mild cases with enough thickness",
        },
        {
          id: "prk-clcxl",
          name: "PRK+CLCXL",
          description:
            "The same surface laser, together with contact-lens cross-linking (CLCXL). A soft contact lens stays on the eye during the light.",
          bestFor: "Some corneas that are too thin for the usual CXL",
        },
      ],
      closing: "The measurements and your age decide a lot. Your doctor tells you which ones fit.",
    },
  ],
  risks: {
    common: [
      "Pain, tears and blurred sight for some days, when the thin skin was removed.",
      "A faint haze in the cornea, which mostly fades over months. With a corneal ring, glare or bright circles round lights at night.",
    ],
    "less-common": [
      "A ring can move or rub. It is then shifted or taken out.",
      "The cornea may go on changing, so that CXL is done again.",
    ],
    rare: [
      "An infection, a scar, or skin that heals too slowly. Sight can then stay worse than before.",
      "In very rare cases a transplant of the cornea is needed.",
    ],
    limits: [
      "CXL aims to keep the cornea as it is. It does not undo the change, and a ring evens out the shape only in part.",
      "Most people still need glasses or contact lenses.",
    ],
  },
  before: {
    title: "Before treatment",
    paragraphs: [
      "The first step is a map of your cornea. It shows the shape and the thickness, and later maps show whether anything has changed.",
      "If you wear contact lenses, call first and ask how long to leave them out. They can change the map.",
    ],
    bullets: [
      "Bring earlier corneal maps, even from another clinic.",
      "Bring your glasses and older prescriptions.",
      "Tell us if a relative has keratoconus, and if you are pregnant.",
      "Try not to rub your eyes. If they itch, ask for help with the itch.",
    ],
  },
  during: {
    title: "During treatment",
    paragraphs: [
      "Drops numb the eye. For CXL you lie still while the drops and the light work.",
      "For a femto ring, the laser makes the path and the surgeon places the arc. You should not feel it there later.",
    ],
    bullets: [
      "Before you start, we tell you how long your treatment takes.",
      "After some treatments a soft contact lens protects the eye like a plaster.",
      "Ask someone to take you home.",
    ],
  },
  after: {
    title: "After treatment",
    paragraphs: [
      "When the thin skin was removed, the eye can be sore and blurred for some days while it grows back. Then sight settles slowly, over weeks or months.",
      "CXL is done to slow or stop the change. You may still need glasses, although the shape can get a little better.",
    ],
    bullets: [
      "Use the drops as your doctor told you.",
      "Leave the protective lens alone. If it falls out, do not put it back.",
      "Do not rub your eyes, now or later.",
      "Wear sunglasses in strong light and dust.",
      "Come back for the later maps, even if you see well.",
    ],
    emergency: {
      now: ["Sight that is suddenly gone or much worse"],
      today: [
        "Pain that gets worse again, more redness or weaker sight",
        "A white spot on the eye",
      ],
    },
  },
  included: {
    label: "What is included",
    title: "What is included",
    items: ["Femto ring with free CXL"],
    note: "Consultation cost deductible from surgery price if you proceed.",
  },
  price: [
    "the treatment: a ring, CXL, laser or more than one",
    "whether one eye is treated or both",
    "the maps and checks that follow",
  ],
  questions: [
    {
      id: "cxl-cure",
      question: "Does CXL cure keratoconus?",
      answer:
        "It is done to slow or stop the change, not to undo it. Most people still need glasses or contact lenses. Later maps show whether the cornea stays the same.",
    },
    {
      id: "ring-or-cxl",
      question: "Ring or CXL: what is the difference?",
      answer:
        "A ring works on the shape of the cornea, so that glasses or lenses can help more. CXL works on its strength. With a femto ring at our clinic, CXL is free.",
    },
    {
      id: "lasik-keratoconus",
      question: "Can I have LASIK with keratoconus?",
      answer:
        "A cornea that is weak or cone-shaped may rule out LASIK. The doctor looks for other ways to sharpen your sight, such as rings, special contact lenses or a light surface laser with CXL.",
    },
    {
      id: "how-often-checked",
      question: "How often should my cornea be checked?",
      answer:
        "It depends on your age and on how fast the cornea changes. Younger people often need checks more often. Your doctor sets the time of the next map.",
    },
  ],
  closing: {
    title: "We start with a map of your cornea.",
    text: "A consultation takes about 45 to 60 minutes. Bring any earlier maps of your cornea.",
    action: "Book Your Consultation",
  },
  visitSheet: {
    title: "Before your visit: keratoconus and cornea",
    items: [
      "If you wear contact lenses, call your branch and ask how long to leave them out.",
      "Bring earlier corneal maps, even from another clinic.",
      "Bring your glasses and older prescriptions, with their dates.",
      "Bring a list of your medicines, drops and allergies.",
      "Say if a relative has keratoconus.",
      "Note how often your eyes itch and how often you rub them.",
      "Ask someone to drive you home.",
    ],
  },
  procedure: {
    bodyLocation: "Cornea",
    preparation: "The first step is a map of your cornea.",
    howPerformed:
      "CXL, transepithelial CXL, femto ring with free CXL, modified Athene, PRK+CXL or PRK+CLCXL.",
    followup: "Later maps show whether the cornea stays the same.",
  },
} satisfies ServicePageWords;
