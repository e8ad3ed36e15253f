import type { ViewStateWords, ViewsWords } from "../simulator.types.ts";

const powers = {
  "minus-two": {
    name: "Short sight −2.00",
    seen: "−2.00",
    sentence: "The table is clear. The minaret is blurred, and so are road signs.",
  },
  "minus-six": {
    name: "Short sight −6.00",
    seen: "−6.00",
    sentence: "Only what you hold close to your face is clear.",
  },
  "plus-three": {
    name: "Long sight +3.00",
    seen: "+3.00",
    sentence:
      "Far things look soft, and near things look worse. Young eyes can make up for it by focusing hard, and then they get tired.",
  },
  astigmatism: {
    name: "Astigmatism 2.00",
    seen: "Astigmatism 2.00",
    sentence: "Lines in one direction look smeared, both near and far.",
  },
} satisfies Record<string, ViewStateWords>;

const prescription = {
  title: "What your prescription looks like",
  lead: "How the view looks without glasses, for each prescription.",
  choose: "Prescription",
};

export const treatmentViews = {
  "lasik-surgery": {
    ...prescription,
    lead: "How the view looks without glasses, for each prescription, before and after laser.",
    clear: "Corrected",
    states: {
      ...powers,
      reading: {
        name: "Reading, from about 45",
        seen: "Reading, from about 45",
        clear: "With reading glasses",
        sentence:
          "Far things stay clear, but each year you hold the leaflet farther away. Laser for distance does not stop this.",
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
          "Far things stay clear, but each year you hold the leaflet farther away. Multifocal lenses share the light between far and near.",
      },
    },
  },
  "cataract-surgery": {
    title: "How a cataract changes what you see",
    lead: "The same morning and the same table. Only the lens of the eye has changed.",
    choose: "Stage of the cataract",
    clear: "Clear",
    states: {
      early: {
        name: "Early",
        seen: "Early cataract",
        sentence: "White looks a little yellow, as through old glass. Glasses may still help.",
      },
      later: {
        name: "Later",
        seen: "Later",
        sentence:
          "You lose fine detail first: the windows, the palm leaves, the times of the dhows.",
      },
      advanced: {
        name: "Advanced",
        seen: "Advanced cataract",
        sentence: "You see shapes, but not faces or words.",
      },
      night: {
        name: "At night",
        seen: "Cataract at night",
        sentence: "Headlights dazzle you. Some people stop driving at night before they know why.",
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
        sentence: "Letters and bright edges have a faint second edge.",
      },
      later: {
        name: "Later",
        seen: "Later keratoconus",
        sentence:
          "You see several faint copies of each thing. Hard contact lenses may help more than glasses.",
      },
      night: {
        name: "At night",
        seen: "Keratoconus at night",
        sentence: "One lamp looks like several lamps.",
      },
    },
  },
  "retinal-surgery": {
    title: "Sight can stay clear for a long time, then change",
    lead: "Diabetes can harm the retina long before you notice.",
    choose: "Diabetic retina",
    clear: "Clear",
    states: {
      first: {
        name: "At first",
        seen: "Early changes",
        sentence:
          "You notice nothing: both sides look the same. This is the best time for an examination.",
      },
      spots: {
        name: "Spots and threads",
        seen: "Later changes",
        sentence: "You see dark spots and threads that move.",
      },
      patches: {
        name: "Missing patches",
        seen: "Advanced changes",
        sentence:
          "Parts of the picture are missing. Treatment aims to save the sight that is left.",
      },
    },
  },
  "strabismus-surgery": {
    title: "Two eyes, two pictures",
    lead: "The brain wants one picture. With a squint it gets two.",
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
          "One clear picture, because the brain often ignores the other eye. That eye can become weak, so an early examination matters.",
      },
    },
  },
} satisfies ViewsWords["treatments"];
