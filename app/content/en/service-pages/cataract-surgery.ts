import type { ServicePageWords } from "../../services.types.ts";

/** The specification gives times, package and number of lens options; the list of lenses is ours. */
export const cataractSurgery = {
  metadata: {
    title: "Cataract surgery and 11 lens options",
    description:
      "Cataract surgery in plain words: 11 lens options compared, the pre-surgery package, full recovery in 4 to 6 weeks and no swimming for 1 month.",
    keywords: ["cataract operation", "intraocular lens", "multifocal lens", "toric lens"],
  },
  breadcrumb: "Cataract surgery",
  title: "Cataract surgery",
  lead: "A cataract is a lens inside the eye that has turned cloudy. Surgery takes it out and puts a clear one in its place.",
  light: {
    before: "The cloudy lens, behind the coloured part of the eye, scatters the light.",
    after: "A clear lens takes the place of the cloudy one, and the light meets on the retina.",
  },
  facts: [
    { label: "Lens options", value: "11" },
    { label: "Before surgery", value: "Pre-surgery package" },
    { label: "Full recovery", value: "4-6 weeks" },
    { label: "Swimming", value: "Not for 1 month" },
  ],
  suitability: {
    title: "Who cataract surgery is for",
    paragraphs: [
      "With age, the clear lens of the eye can turn cloudy, like a window with mist on it. New glasses then no longer help enough.",
      "There is often time to think, because a cataract tends to grow slowly. The doctor may suggest surgery when:",
    ],
    bullets: [
      "sight is dim or misty and colours look faded",
      "lamps and headlights dazzle you at night",
      "reading, driving or work is hard even with the right glasses",
      "the doctor needs a clear view of the retina behind the lens",
    ],
  },
  options: [
    {
      id: "lenses",
      label: "11 lens options",
      title: "Eleven lenses at a glance",
      text: "Every lens has strengths and limits. The more distances it serves, the more it has to share the light. Choose the lens whose limits matter least to you.",
      uses: {
        names: {
          "single-focus": "Single-focus",
          aspheric: "Aspheric single-focus",
          enhanced: "Enhanced single-focus",
          toric: "Toric single-focus",
          "toric-enhanced": "Toric enhanced",
          "extended-depth": "Extended depth",
          "toric-extended-depth": "Toric extended depth",
          bifocal: "Two-focus",
          trifocal: "Three-focus",
          "toric-trifocal": "Toric three-focus",
          monovision: "One eye far, one near",
        },
        columns: {
          name: "Lens",
          far: "Far",
          arm: "Arm’s length",
          near: "Near",
          astigmatism: "Astigmatism",
          night: "Less glare",
        },
        marks: {
          full: { word: "Yes", key: "Yes, mostly without glasses" },
          half: { word: "Partly", key: "Partly" },
          none: { word: "No", key: "No, or with glasses" },
        },
        note: "Astigmatism: the lens itself corrects it. Less glare: few rings and little glare round lights at night.",
      },
      each: "What each lens does, and whom it suits",
      bestFor: "Best for",
      items: [
        {
          id: "single-focus",
          name: "Single-focus lens",
          description:
            "Clear sight at one distance, mostly far. You can expect to wear glasses for reading.",
          bestFor: "A clear view far away, if reading glasses do not bother you",
        },
        {
          id: "aspheric",
          name: "Aspheric single-focus lens",
          description:
            "One distance, with a surface that is shaped to keep good contrast in dim light.",
          bestFor: "Seeing and driving in low light",
        },
        {
          id: "enhanced",
          name: "Enhanced single-focus lens",
          description: "Clear far sight that reaches a little closer than usual.",
          bestFor: "Far sight with some help at arm’s length",
        },
        {
          id: "toric",
          name: "Toric single-focus lens",
          description:
            "One distance. It also corrects astigmatism, an uneven curve of the cornea that blurs lines.",
          bestFor: "Astigmatism, with reading glasses for near",
        },
        {
          id: "toric-enhanced",
          name: "Toric enhanced lens",
          description: "Corrects astigmatism, and far sight reaches a little closer than usual.",
          bestFor: "Astigmatism, with some help at arm’s length",
        },
        {
          id: "extended-depth",
          name: "Extended depth lens",
          description:
            "Stretches the clear zone from far to arm’s length. Small print may still need glasses.",
          bestFor: "Screens, cooking and the car dashboard",
        },
        {
          id: "toric-extended-depth",
          name: "Toric extended depth lens",
          description: "The same long clear zone, and it corrects astigmatism too.",
          bestFor: "Astigmatism and a day at the screen",
        },
        {
          id: "bifocal",
          name: "Two-focus lens",
          description:
            "Shares the light between far and near. Rings or glare round lights at night are more common.",
          bestFor: "Far and near with less need for glasses",
        },
        {
          id: "trifocal",
          name: "Three-focus lens",
          description:
            "Shares the light between far, arm’s length and near. Contrast can be a little lower.",
          bestFor: "The least need for glasses, if lights at night bother you little",
        },
        {
          id: "toric-trifocal",
          name: "Toric three-focus lens",
          description: "Three distances, and it corrects astigmatism too.",
          bestFor: "Astigmatism and the least need for glasses",
        },
        {
          id: "monovision",
          name: "Two distances, one for each eye",
          description:
            "Two single-focus lenses: one eye is set for far, the other for near. Not everyone gets used to it.",
          bestFor: "People who tried this with contact lenses and liked it",
        },
      ],
      closing:
        "Some lenses may not suit your eye. The retina, the tears and the cornea can rule some lenses out. No one can promise a life without glasses.",
    },
  ],
  risks: {
    common: [
      "A scratchy, watery or red eye and misty sight for some days.",
      "Months or years later, the thin skin behind the new lens can turn cloudy. Laser can mostly clear it in a short visit.",
    ],
    "less-common": [
      "Swelling of the cornea or the retina, or higher pressure in the eye. Drops often help.",
      "Sight that is less sharp than planned, so that glasses or another step may be needed. Lenses that share the light can bring rings or glare at night.",
    ],
    rare: [
      "An infection inside the eye, bleeding, or a retina that comes loose. Sight can then stay worse than before, and in very rare cases it is lost.",
      "The thin bag that holds the lens can tear, or a piece of the cloudy lens can fall towards the back of the eye. A second operation may then be needed.",
    ],
    limits: [
      "Surgery does not mend other illness of the eye, such as damage to the retina or the optic nerve.",
      "No lens makes your eyes work as they did when you were young. Many people still wear glasses for some things.",
    ],
  },
  before: {
    title: "Before surgery",
    paragraphs: [
      "We measure the length of your eye and the curve of the cornea, because the power of the new lens depends on them. The doctor also looks at the tears, the retina and the optic nerve.",
      "There is a pre-surgery package. Your branch tells you what it includes for you.",
    ],
    bullets: [
      "Write down three things that you want to do without glasses.",
      "Tell us about earlier eye surgery, such as LASIK, and bring any papers.",
      "Bring a list of your medicines, and do not stop one unless your doctor tells you to.",
      "If you wear contact lenses, ask your branch how long to leave them out.",
      "Ask someone else to drive you home.",
    ],
  },
  during: {
    title: "During surgery",
    paragraphs: [
      "The eye is made numb, so that most people feel little. The surgeon makes a very small opening, takes out the cloudy lens and puts the new one in its place.",
      "In most cases the new lens is meant to stay for life. You do not feel it, and you do not clean it.",
    ],
    bullets: [
      "You see light and movement, but not the operation itself.",
      "If both eyes need surgery, the doctor plans the time between them.",
      "You rest for a while before you go home.",
    ],
  },
  after: {
    title: "After surgery",
    paragraphs: [
      "Sight often clears within days. Full recovery takes 4-6 weeks, and there is no swimming for 1 month.",
      "New glasses are best measured when the eye has settled. With a lens of more than one focus, your brain needs time to get used to it.",
    ],
    steps: [
      { when: "The first days", text: "Use the drops, rest, and come back for the first check." },
      { when: "For 1 month", text: "No swimming." },
      { when: "4 to 6 weeks", text: "Full recovery." },
    ],
    bullets: [
      "Do not rub or press the eye.",
      "Keep water and soap out of the eye. Ask how to wash for prayer.",
      "Wear sunglasses in strong light.",
      "Ask when you may drive, work and lift heavy things.",
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
    label: "Good to know",
    title: "Good to know",
    items: ["Pre-surgery package", "11 lens options to choose from"],
    note: "Consultation cost deductible from surgery price if you proceed.",
  },
  price: [
    "the lens that you choose with your doctor",
    "whether one eye is treated or both",
    "the tests that your eyes need before surgery",
  ],
  questions: [
    {
      id: "which-lens",
      question: "How do I choose among 11 lenses?",
      answer:
        "Think first about what you do every day. Tell us what you want to see with ease and where you would not mind glasses. The doctor then tells you which lenses suit your eye.",
    },
    {
      id: "wait",
      question: "Can I put off surgery?",
      answer:
        "Often you can, because most cataracts grow slowly. Your doctor tells you if yours should not wait.",
    },
    {
      id: "after-lasik",
      question: "I had LASIK. Can I still have cataract surgery?",
      answer:
        "Yes, as a rule. Earlier laser treatment makes it harder to work out the power of the new lens. Tell us about it, and bring your old measurements if you have them.",
    },
    {
      id: "comes-back",
      question: "Can a cataract come back?",
      answer:
        "The new lens does not turn cloudy in that way. Months or years later, a thin skin behind it may. That is common and can often be treated with a short laser visit.",
    },
  ],
  closing: {
    title: "Which lens suits your daily life?",
    text: "A consultation takes about 45 to 60 minutes. Bring your glasses, and tell us what you want to see.",
    action: "Book Your Consultation",
  },
  visitSheet: {
    title: "Before your visit: cataract",
    items: [
      "Write down three things you want to do without glasses, and one for which you would not mind them.",
      "Bring your glasses and older prescriptions.",
      "Bring a list of your medicines, allergies and illnesses.",
      "Bring papers of earlier eye surgery, such as LASIK.",
      "If you wear contact lenses, ask your branch how long to leave them out.",
      "Drops may blur your sight for hours. Ask someone to drive you home.",
      "Ask about the pre-surgery package.",
      "After surgery, plan no swimming for 1 month.",
    ],
  },
  procedure: {
    bodyLocation: "Lens of the eye",
    preparation: "We measure the length of your eye and the curve of the cornea.",
    howPerformed:
      "The surgeon makes a very small opening, takes out the cloudy lens and puts the new one in its place.",
    followup: "Full recovery takes 4 to 6 weeks, and there is no swimming for 1 month.",
  },
} satisfies ServicePageWords;
