import type { ServicePageWords } from "../../services.types.ts";

/** The specification gives the times. */
export const strabismusSurgery = {
  metadata: {
    title: "Strabismus surgery for children and adults",
    description:
      "What squint surgery is: 1 to 2 hours under general anaesthesia, recovery in 4 to 6 weeks. How to prepare, what happens on the day and what comes after.",
    keywords: ["squint surgery", "strabismus treatment", "crossed eyes", "lazy eye"],
  },
  breadcrumb: "Strabismus surgery",
  title: "Strabismus surgery",
  lead: "Small muscles turn the eye. Surgery moves or adjusts them, with the aim that both eyes look at the same place.",
  light: {
    before: "The eye is turned: the light falls beside the centre of the retina.",
    after:
      "The surgeon moves or tightens the muscles on the outside of the eye. The aim is that both eyes point where you look, and the light falls on the centre.",
  },
  facts: [
    { label: "Operation", value: "1-2 hours" },
    { label: "Anaesthesia", value: "General" },
    { label: "Recovery", value: "4-6 weeks" },
    { label: "Consultation", value: "About 45-60 minutes" },
  ],
  suitability: {
    title: "Who strabismus surgery is for",
    paragraphs: [
      "Strabismus, or squint, means that the two eyes do not point at the same place. It can start in childhood or later in life, and both children and adults can be treated.",
      "Not every squint needs an operation. Glasses or a patch may come first. The doctor may talk about surgery when:",
    ],
    bullets: [
      "an eye still turns in, out, up or down with the right glasses on",
      "you see double",
      "the head is tilted or turned in order to see",
      "the turn makes daily life harder",
    ],
    emergency: {
      now: ["Sight that is suddenly gone or much worse"],
      today: ["Double vision or a squint that began suddenly", "A white pupil in a child’s eye"],
    },
  },
  options: [
    {
      id: "methods",
      label: "Ways to treat it",
      title: "Glasses, patch or surgery",
      text: "The plan depends on the cause, the age and the sight of each eye. Some people need more than one of these.",
      items: [
        {
          id: "glasses",
          name: "Glasses",
          description: "They can straighten some squints, in part or fully.",
          tag: "No surgery",
        },
        {
          id: "patch",
          name: "Patch or drops",
          description:
            "They cover or blur the stronger eye for a time, so that the weaker eye has to work.",
          tag: "No surgery",
        },
        {
          id: "loosen",
          name: "Loosening a muscle",
          description:
            "The surgeon moves the place where the muscle is attached to the eye, so that it pulls less.",
          tag: "Surgery",
        },
        {
          id: "tighten",
          name: "Tightening a muscle",
          description: "The surgeon shortens the muscle, so that it pulls more.",
          tag: "Surgery",
        },
      ],
      closing: "Often the surgeon works on more than one muscle, in one eye or in both.",
    },
  ],
  risks: {
    common: ["The eye is red and sore for days or weeks.", "You may see double for a short time."],
    "less-common": [
      "The eye may turn too far or not far enough, or turn again with the years. Another operation may then be needed.",
      "A small scar or bump may stay on the white of the eye.",
    ],
    rare: [
      "An infection, an injury to the eye or a muscle that slips. In very rare cases sight is harmed.",
      "General anaesthesia has risks of its own. Ask the team about them.",
    ],
    limits: [
      "Surgery lines up the eyes. It does not treat a lazy eye, and it may not replace glasses or a patch.",
      "Seeing depth with both eyes does not always come back.",
    ],
  },
  before: {
    title: "Before the operation",
    paragraphs: [
      "We start with a full eye examination. The doctor measures the turn in more than one direction, tests the sight of each eye and looks at the back of the eye.",
      "General anaesthesia needs its own check. The team tells you when to stop eating and drinking, and those times matter.",
    ],
    bullets: [
      "Bring photos that show the turn, with their dates.",
      "Bring glasses and any earlier reports.",
      "Bring a list of medicines, allergies and illnesses.",
      "Say if you or your child has a cough, a cold or a fever before the day.",
      "Tell your child in a few simple words what will happen.",
    ],
  },
  during: {
    title: "During the operation",
    paragraphs: [
      "The operation takes 1-2 hours under general anaesthesia. You or your child sleeps and does not feel it.",
      "The surgeon opens the thin skin over the white of the eye to reach the muscles. The eye stays in its place.",
    ],
    bullets: [
      "A parent nearby can help a child feel safe. Ask your branch how far you can go with your child.",
      "After the operation there is time to wake up slowly.",
      "Ask someone to take you home.",
    ],
  },
  after: {
    title: "After the operation",
    paragraphs: [
      "Recovery takes 4-6 weeks. The eye can be red and sore at first, and seeing double for a time is possible.",
      "Surgery aims to line up the eyes. It may not replace glasses or a patch, and some people need more than one operation.",
    ],
    bullets: [
      "Use the drops as your doctor told you.",
      "Do not rub the eye.",
      "Keep water and soap out of the eye until you are told it is safe.",
      "Ask when to go back to school, work, sport and swimming.",
    ],
    emergency: {
      now: ["Sight that is suddenly gone or much worse"],
      today: ["Pain, more redness or weaker sight", "Thick discharge, more swelling or a fever"],
    },
  },
  included: {
    label: "Good to know",
    title: "Good to know",
    items: ["Planned after a full eye examination", "A consultation of about 45 to 60 minutes"],
    note: "Consultation cost deductible from surgery price if you proceed.",
  },
  price: [
    "how many muscles are treated, in one eye or in both",
    "the anaesthesia that is planned",
    "whether one operation is enough",
  ],
  questions: [
    {
      id: "only-children",
      question: "Is squint surgery only for children?",
      answer:
        "No. Adults can have it too. The aim may be to line up the eyes, to ease double vision or both. The examination shows what can be hoped for.",
    },
    {
      id: "eye-taken-out",
      question: "Is the eye taken out?",
      answer:
        "No. The muscles lie on the outside of the eye, just under a thin skin. The surgeon reaches them there, and the eye stays in its place.",
    },
    {
      id: "glasses-after",
      question: "Will my child still need glasses?",
      answer:
        "Perhaps. Surgery changes where the eyes point. Glasses make sight clearer. Your doctor tells you if your child still needs glasses or a patch.",
    },
    {
      id: "back-to-school",
      question: "When can my child go back to school?",
      answer:
        "It depends on how the eye heals. Recovery takes 4 to 6 weeks in all, but not all of it at home. At the first check, ask about school, sport and swimming.",
    },
  ],
  closing: {
    title: "Let us check both eyes.",
    text: "A consultation takes about 45 to 60 minutes. Bring photos that show the turn.",
    action: "Book Your Consultation",
  },
  visitSheet: {
    title: "Before your visit: strabismus",
    items: [
      "Bring photos that show the turn, with their dates.",
      "Bring glasses and any earlier reports.",
      "Bring a list of medicines, allergies and illnesses.",
      "Tell us if your child was born early, or if squint or lazy eye runs in the family.",
      "For a child: bring a snack and a favourite toy.",
      "Drops may blur sight for hours. Ask someone to drive you home.",
      "Before an operation: keep exactly to the times for eating and drinking that the team gives you.",
    ],
  },
  procedure: {
    bodyLocation: "Eye muscles",
    preparation:
      "We start with a full eye examination. The team tells you when to stop eating and drinking.",
    howPerformed: "The operation takes 1 to 2 hours under general anaesthesia.",
    followup: "Recovery takes 4 to 6 weeks.",
  },
} satisfies ServicePageWords;
