import type { ViewsWords } from "../simulator.types.ts";
import { treatmentViews } from "./treatment-simulator.ts";

export const views = {
  note: "An illustration, not a test. Eyes differ, and only an examination can show how you see.",
  ring: "Move to compare the two pictures",
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
    lead: "One view of the corniche, and how five eye conditions change it.",
    choose: "See the view with",
    clear: "Clear",
    states: {
      cataract: {
        name: "Cataract",
        seen: "With a cataract",
        sentence:
          "Colours look yellow and edges look soft. It happens so slowly that many people do not notice.",
      },
      "short-sight": {
        name: "Short sight",
        seen: "With short sight",
        sentence: "The dates and the leaflet are clear. You can hardly see the minaret.",
      },
      keratoconus: {
        name: "Keratoconus",
        seen: "With keratoconus",
        sentence: "You see a faint second edge beside everything. New glasses may not remove it.",
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
          "An adult may see two of everything. A child’s brain often ignores one eye instead.",
      },
    },
  },
  treatments: treatmentViews,
  lenses: {
    title: "Look through the lenses",
    lead: "The table before surgery and with the new lens. Below the picture you see what stays clear with each lens.",
    choose: "Kind of lens",
    before: {
      cataract: "Before surgery",
      astigmatism: "Ordinary lens, astigmatism",
    },
    states: {
      far: {
        name: "Single focus, far",
        sentence: "You see far things clearly. You need reading glasses for small print.",
      },
      near: {
        name: "Single focus, near",
        sentence: "You see the leaflet clearly without glasses. You need glasses for the road.",
      },
      extended: {
        name: "Extended depth",
        sentence:
          "Far things and the table are clear, and small print is a little soft. You may see a few rays round lamps.",
      },
      trifocal: {
        name: "Three-focus",
        sentence:
          "You see at all three distances, mostly without glasses, with a little less contrast. Rings round lamps are common at first. Many people notice them less with time.",
      },
      toric: {
        name: "Toric, single focus",
        sentence:
          "With an ordinary lens the astigmatism stays, and lines look smeared. The toric lens corrects it. You need glasses for near.",
      },
    },
    road: "The road at night",
    scenarios: { far: "Far", arm: "Arm’s length", near: "Near", night: "Lamps at night" },
    marks: { full: "sharp", half: "soft", none: "blurred" },
    lamps: { full: "little glare", half: "a few rays", none: "rings" },
  },
} satisfies ViewsWords;
