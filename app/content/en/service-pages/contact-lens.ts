import type { ServicePageWords } from "../../services.types.ts";

/** The specification gives the figures of ICL implantation; the fitting services are ours. */
export const contactLens = {
  metadata: {
    title: "Contact lens fitting and ICL implantation",
    description:
      "Contact lens fitting and follow-up, and ICL implantation: 20 to 30 minutes per eye, age 21 to 45, −3.00 to −18.00 diopters, toric up to 6.00.",
    keywords: [
      "contact lens fitting",
      "ICL implantation",
      "implantable lens",
      "toric contact lenses",
    ],
  },
  breadcrumb: "Contact lenses and ICL",
  title: "Contact lenses and ICL",
  lead: "You take a contact lens out at night. An ICL is a lens that is placed inside the eye and stays there. We help with both.",
  light: {
    before: "In short sight the eye bends the light too much, and it meets in front of the retina.",
    after:
      "A contact lens rests on the tears in front of the cornea and spreads the light a little, so that it meets on the retina.",
  },
  facts: [
    { label: "ICL implantation", value: "20-30 minutes per eye" },
    { label: "Age for ICL", value: "21-45" },
    { label: "ICL for short sight (myopia)", value: "-3.00 to -18.00 diopters" },
    { label: "ICL for astigmatism", value: "Toric up to 6.00" },
  ],
  suitability: {
    title: "Who these lenses are for",
    paragraphs: [
      "Contact lenses suit many people who want to see well without glasses for part of the day. They need clean hands, a little time and regular checks.",
      "ICL implantation is for age 21-45, with short sight (myopia) from -3.00 to -18.00 diopters. There is also a toric ICL, up to 6.00 of astigmatism. The examination shows whether your eye has enough room for it.",
      "Before we advise a lens, we look at:",
    ],
    bullets: [
      "your prescription for each eye and the shape of the cornea",
      "your tears and your lids",
      "your day: work, screens, sport, dust and dry air",
      "for ICL, the depth of the front of the eye and the health of the whole eye",
    ],
    note: {
      text: "Laser is another way to correct sight. Which of them fits depends on your cornea and your prescription.",
      link: "About laser vision correction",
    },
  },
  options: [
    {
      id: "fitting",
      label: "Contact lens services",
      title: "Contact lens services",
      text: "You should not feel a lens that fits well. It moves a little when you blink. We measure your eyes, and you try a lens.",
      bestFor: "Best for",
      items: [
        {
          id: "first-fitting",
          name: "First fitting",
          description:
            "We measure your eyes, try a lens and teach you to put it in, take it out and keep it clean.",
          bestFor: "People who are new to lenses",
        },
        {
          id: "soft",
          name: "Soft lenses",
          description: "Thin, flexible lenses for one day or for a set number of days.",
          bestFor: "Short sight and long sight",
        },
        {
          id: "toric",
          name: "Toric lenses",
          description: "Lenses that keep their position on the eye and correct astigmatism.",
          bestFor: "Lines that look blurred or doubled",
        },
        {
          id: "multifocal",
          name: "Multifocal lenses",
          description: "Lenses with more than one focus, for far and near.",
          bestFor: "Near sight that gets weaker after about 40",
        },
        {
          id: "rigid",
          name: "Rigid and special lenses",
          description: "Firm lenses that give an uneven cornea a smooth surface.",
          bestFor: "Keratoconus and other uneven corneas",
        },
        {
          id: "aftercare",
          name: "Follow-up",
          description:
            "We check how the lens sits, how the eye looks and how you care for the lens.",
          bestFor: "Everyone who wears lenses",
        },
      ],
    },
    {
      id: "icl",
      label: "ICL implantation",
      title: "ICL: a lens inside the eye",
      text: "ICL is short for implantable collamer lens. It is thin and soft. The surgeon places it behind the iris, in front of your own lens, which stays. It can be taken out again by surgery if there is a reason.",
      bestFor: "Best for",
      items: [
        {
          id: "icl",
          name: "ICL",
          description: "Short sight (myopia) from −3.00 to −18.00 diopters.",
          bestFor: "Short sight, often when laser does not suit the cornea",
        },
        {
          id: "toric-icl",
          name: "Toric ICL",
          description: "Short sight together with up to 6.00 of astigmatism.",
          bestFor: "Short sight with astigmatism",
        },
      ],
      closing:
        "ICL implantation takes 20 to 30 minutes per eye. It corrects far sight. Reading glasses may still be needed later in life.",
    },
  ],
  risks: {
    common: [
      "Contact lenses: dry or tired eyes, especially late in the day.",
      "ICL: rings or glare round lights at night. Many people notice them less with time.",
    ],
    "less-common": [
      "Contact lenses: an allergy, or a small scratch on the cornea.",
      "ICL: higher pressure in the eye, a cataract later on, or a lens that must be turned or changed.",
    ],
    rare: [
      "Contact lenses: an infection of the cornea, which can leave a scar. Water on the lenses and sleeping in them add to the risk.",
      "ICL: an infection inside the eye, or a retina that comes loose. Sight can then stay worse than before.",
    ],
    limits: [
      "Contact lenses come out at night, and they do not suit every eye.",
      "An ICL corrects far sight. Reading glasses may be needed later, and with strong short sight the risks to the retina remain. The eye needs regular checks for as long as the lens is in it.",
    ],
  },
  before: {
    title: "Before your visit",
    paragraphs: [
      "For a contact lens fitting, bring what you wear now: glasses, lens packs and drops. For ICL we also measure the depth of the front of the eye and look at the retina.",
      "If you wear contact lenses, ask your branch how long to leave them out before the measurements.",
    ],
    bullets: [
      "Bring your lens packs, or a photo of the labels.",
      "Bring your glasses and older prescriptions.",
      "Tell us about dry eyes, allergy, medicines and pregnancy.",
      "For ICL, plan for someone else to drive you home.",
    ],
  },
  during: {
    title: "During your visit",
    paragraphs: [
      "At a fitting you try lenses in both eyes. You leave when you can put them in and take them out by yourself.",
      "ICL implantation takes 20-30 minutes per eye. The eye is made numb, and the surgeon slides the folded lens in through a very small opening. There it unfolds.",
    ],
    bullets: [
      "Lenses: measuring, a trial, and a check of how they sit",
      "Lenses: practice with clean hands",
      "ICL: drops, the implantation, rest and a check",
    ],
  },
  after: {
    title: "After your visit",
    paragraphs: [
      "Wear contact lenses only for as long as you were told, and come to your checks. With an ICL, sight often gets clear within days, and the doctor checks the eye and its pressure.",
    ],
    bullets: [
      "Wash and dry your hands before you touch a lens.",
      "Keep lenses away from water, and do not sleep in them unless your doctor agreed.",
      "After ICL, use the drops as your doctor told you and do not rub the eye.",
      "After ICL, ask when you may drive, exercise and swim.",
    ],
    emergency: {
      now: ["Sight that is suddenly gone or much worse"],
      today: [
        "A red, sore eye: take the contact lens out first. Take it out also if the eye hurts or sees less well.",
        "After ICL: pain, more redness or weaker sight",
      ],
    },
  },
  included: {
    label: "Good to know",
    title: "Good to know",
    items: ["Contact lens fitting and follow-up", "ICL is planned after a full eye examination"],
    note: "Consultation cost deductible from surgery price if you proceed.",
  },
  price: [
    "contact lenses: their kind, and how often you change them",
    "ICL: with or without correction of astigmatism",
    "ICL: one eye or both",
  ],
  questions: [
    {
      id: "lens-or-icl",
      question: "What is the difference between a contact lens and an ICL?",
      answer:
        "A contact lens rests on the eye, and you put it in and take it out. An ICL is placed inside the eye by a surgeon and stays there. You do not feel it and do not clean it.",
    },
    {
      id: "icl-or-laser",
      question: "ICL or laser: which is better?",
      answer:
        "Neither is better for everyone. Laser changes the cornea, while an ICL leaves its shape as it is and adds a lens. Strong short sight or a thin cornea may make ICL the better choice. Your doctor decides with you.",
    },
    {
      id: "icl-limits",
      question: "Who can have an ICL?",
      answer:
        "ICL implantation is for age 21 to 45, with short sight (myopia) from −3.00 to −18.00 diopters. A toric ICL is for up to 6.00 of astigmatism. The eye must also have enough room inside. Only an examination can show that.",
    },
    {
      id: "child-lenses",
      question: "Can my child wear contact lenses?",
      answer:
        "Some children can, if there is a good reason and someone helps with care. The doctor looks at the eyes and talks with you both. Clean hands matter more than age.",
    },
  ],
  closing: {
    title: "Find the lens that suits you.",
    text: "A consultation takes about 45 to 60 minutes. Bring your glasses and the lenses you wear.",
    action: "Book Your Consultation",
  },
  visitSheet: {
    title: "Before your visit: contact lenses and ICL",
    items: [
      "Ask your branch how long to leave contact lenses out before the measurements.",
      "Bring your lens packs, or a photo of the labels.",
      "Bring your glasses and older prescriptions, with their dates.",
      "Bring the names of your drops and lens solution.",
      "Bring a list of your medicines and allergies.",
      "Write down how many hours a day you wear lenses, and when they bother you.",
      "For ICL, ask someone to drive you home.",
    ],
  },
  procedure: {
    bodyLocation: "Front of the eye, behind the iris",
    preparation: "For ICL we measure the depth of the front of the eye and look at the retina.",
    howPerformed:
      "ICL implantation takes 20 to 30 minutes per eye. The surgeon places the lens behind the iris, in front of your own lens.",
    followup: "With an ICL, the doctor checks the eye and its pressure.",
  },
} satisfies ServicePageWords;
