import type { ViewStateWords, ViewsWords } from "../views-shape.ts";

const powers = {
  "minus-two": {
    name: "Short sight -2.00",
    seen: "-2.00",
    sentence: "The table is clear. The minaret is blurred, and so are road signs.",
  },
  "minus-six": {
    name: "Short sight -6.00",
    seen: "-6.00",
    sentence: "Only what you hold close to your face is clear.",
  },
  "plus-three": {
    name: "Long sight +3.00",
    seen: "+3.00",
    sentence:
      "Far is soft and near is worse. Young eyes can hide it by focusing hard, and then they tire.",
  },
  astigmatism: {
    name: "Astigmatism 2.00",
    seen: "Astigmatism 2.00",
    sentence: "Lines in one direction smear, near and far alike.",
  },
} satisfies Record<string, ViewStateWords>;

const prescription = {
  title: "Your prescription, as a view",
  lead: "What the numbers on a prescription look like without glasses.",
  choose: "Prescription",
};

export const treatmentViews = {
  "lasik-surgery": {
    ...prescription,
    lead: "What the numbers on a prescription look like without glasses, before the laser and after it.",
    clear: "After full correction",
    states: {
      ...powers,
      reading: {
        name: "Reading, from about 45",
        seen: "Reading, from about 45",
        clear: "With reading glasses",
        sentence:
          "Far stays sharp, and the leaflet moves farther away each year. Laser for distance does not stop this.",
      },
    },
  },
  "contact-lens": {
    ...prescription,
    clear: "With the right lens",
    states: {
      ...powers,
      reading: {
        name: "Reading, from about 45",
        seen: "Reading, from about 45",
        clear: "With multifocal lenses",
        sentence:
          "Far stays sharp, and the leaflet moves farther away each year. Multifocal lenses share the light between far and near.",
      },
    },
  },
  "cataract-surgery": {
    title: "What a cataract does to a view",
    lead: "The same morning and the same table. Only the lens of the eye has changed.",
    choose: "Stage of the cataract",
    clear: "Clear",
    states: {
      early: {
        name: "Early",
        seen: "Early cataract",
        sentence: "Whites look a little yellow, as through old glass. Glasses may still help.",
      },
      later: {
        name: "Later",
        seen: "Later",
        sentence: "Fine detail goes first: the windows, the palm leaves, the times of the dhows.",
      },
      advanced: {
        name: "Advanced",
        seen: "Advanced cataract",
        sentence: "Shapes remain. Faces and words do not.",
      },
      night: {
        name: "At night",
        seen: "Cataract at night",
        sentence:
          "Headlights spread into glare. Some people stop driving at night before they know why.",
      },
    },
  },
  "corneal-ring-surgery": {
    title: "Why new glasses may not be enough",
    lead: "A cone-shaped cornea bends light several ways at the same time.",
    choose: "Keratoconus",
    clear: "Clear",
    states: {
      early: {
        name: "Early",
        seen: "Early keratoconus",
        sentence: "Letters and bright edges have a faint ghost.",
      },
      later: {
        name: "Later",
        seen: "Later keratoconus",
        sentence:
          "Several ghosts lie over each other. Hard contact lenses may help more than glasses.",
      },
      night: {
        name: "At night",
        seen: "Keratoconus at night",
        sentence: "One lamp becomes a cluster of lamps.",
      },
    },
  },
  "retinal-surgery": {
    title: "Clear for a long time, then perhaps not",
    lead: "Diabetes can harm the retina long before you notice.",
    choose: "Diabetic retina",
    clear: "Clear",
    states: {
      first: {
        name: "At first",
        seen: "Early changes",
        sentence:
          "Nothing to notice: both sides look the same. This is the best time for an examination.",
      },
      spots: {
        name: "Spots and threads",
        seen: "Later changes",
        sentence: "Dark spots and threads drift through the view.",
      },
      patches: {
        name: "Missing patches",
        seen: "Advanced changes",
        sentence: "Parts of the picture are gone. Treatment aims to save the sight that is left.",
      },
    },
  },
  "strabismus-surgery": {
    title: "Two eyes, two pictures",
    lead: "The brain wants one picture. With a squint it is given two.",
    choose: "Squint",
    clear: "Eyes straight",
    states: {
      "small-turn": {
        name: "Small turn",
        seen: "Adult, small turn",
        sentence: "Two pictures, slightly apart. A prism in glasses may join them.",
      },
      "large-turn": {
        name: "Large turn",
        seen: "Adult, large turn",
        sentence: "Two pictures far apart. Many people close one eye to read.",
      },
      child: {
        name: "In a child",
        seen: "Child",
        sentence:
          "One clear picture, because the brain often leaves out the other eye’s. That eye can grow weak, so an early examination counts.",
      },
    },
  },
} satisfies ViewsWords["treatments"];
