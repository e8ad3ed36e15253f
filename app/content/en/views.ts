import type { ViewsWords } from "../views-shape.ts";
import { treatmentViews } from "./treatment-views.ts";

export const views = {
  note: "An illustration, not a test. Eyes differ, and only an examination can tell how you see.",
  ring: "How much of the picture the eye in question sees",
  scene: {
    leaflet: {
      title: "Along the corniche",
      rows: [
        { name: "Dhow, morning", time: "8:30" },
        { name: "Dhow, afternoon", time: "4:00" },
        { name: "Dhow, sunset", time: "5:30" },
      ],
    },
    message: ["Friday 4:00", "Dhow for four", "Old harbour"],
    sign: [
      { place: "Muscat", distance: "40" },
      { place: "Nizwa", distance: "125" },
    ],
  },
  home: {
    title: ["See Oman as", "our patients see it"],
    lead: "One view of the corniche, and five ways in which an eye can change it.",
    choose: "See the view with",
    clear: "Clear",
    states: {
      cataract: {
        name: "Cataract",
        seen: "With a cataract",
        sentence:
          "Colours turn yellow and edges melt. It comes so slowly that many people do not notice.",
      },
      "short-sight": {
        name: "Short sight",
        seen: "With short sight",
        sentence: "The dates and the leaflet are clear. The minaret is a guess.",
      },
      keratoconus: {
        name: "Keratoconus",
        seen: "With keratoconus",
        sentence: "Every edge has a ghost beside it, and new glasses may not take it away.",
      },
      diabetes: {
        name: "Diabetes",
        seen: "With a diabetic retina",
        sentence:
          "At first you notice nothing. Later, parts of the picture may go missing. That is why eyes are examined before anything is noticed.",
      },
      squint: {
        name: "Squint",
        seen: "With a squint",
        sentence:
          "An adult may see two of everything. A child’s brain often leaves one eye out instead.",
      },
    },
  },
  treatments: treatmentViews,
  lenses: {
    title: "Look through the lenses",
    lead: "The table before surgery and with the new lens. Below it, what each lens leaves sharp.",
    choose: "Kind of lens",
    before: {
      cataract: "Before surgery",
      astigmatism: "Ordinary lens, astigmatism",
    },
    states: {
      far: {
        name: "Single focus, far",
        sentence: "Far is sharp. For the leaflet you put on reading glasses.",
      },
      near: {
        name: "Single focus, near",
        sentence: "The leaflet is sharp without glasses. For the road you put them on.",
      },
      extended: {
        name: "Extended depth",
        sentence:
          "Far and the table are sharp, small print a little soft. Lamps may throw a few rays.",
      },
      trifocal: {
        name: "Three-focus",
        sentence:
          "All three distances, mostly without glasses, with a little less contrast. Rings round lamps are common at first, and many people notice them less with time.",
      },
      toric: {
        name: "Toric, single focus",
        sentence:
          "An ordinary lens leaves astigmatism, and lines smear. The toric lens corrects it; for near you put on glasses.",
      },
    },
    road: "The road at night",
    sights: { far: "Far", arm: "Arm’s length", near: "Near", night: "Lamps at night" },
    marks: { full: "sharp", half: "soft", none: "blurred" },
    lamps: { full: "little glare", half: "a few rays", none: "rings" },
  },
} satisfies ViewsWords;
