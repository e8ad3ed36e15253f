import type { GamesWords } from "../games.types.ts";

export const games = {
  metadata: {
    title: "Eye games: colour plates and Spot the Difference",
    description:
      "Two small games for curious eyes: find the number in four plates of dots, and the five odd rings among nine. For entertainment only, with three tips.",
    keywords: ["eye games", "colour vision game", "spot the difference game"],
  },
  breadcrumb: { label: "Breadcrumb", home: "Home", current: "Eye Games" },
  title: ["Eye Games:", "look closely"],
  lead: "Two small games for curious eyes. Each takes about a minute, and nothing you do here is kept.",
  choice: {
    title: "Choose a game",
    play: "Play",
    noScript:
      "The games need JavaScript, and your browser does not run it. You can read the rest of this page without it.",
  },
  games: {
    colour: {
      name: "Color Vision Test",
      text: "Four plates of coloured dots. Can you see the number in each?",
    },
    spot: {
      name: "Spot the Difference",
      text: "Nine rings, and five of them are odd. How soon can you find them?",
    },
  },
  back: "Back to Game Selection",
  entertainment: {
    colour:
      "For entertainment only. What you see also depends on your screen and the light around you. It does not replace a professional eye examination.",
    spot: "For entertainment only. It does not replace a professional eye examination.",
  },
  colour: {
    progress: "Question # of {total}",
    question: "What number do you see?",
    plate: "A disc of coloured dots",
    nothing: "Nothing clear",
  },
  spot: {
    found: {
      zero: "Found # of {total}",
      one: "Found # of {total}",
      two: "Found # of {total}",
      few: "Found # of {total}",
      many: "Found # of {total}",
      other: "Found # of {total}",
    },
    time: "Time",
    tip: "Four rings are open where this one is. Find the five that are not.",
    sample: "The usual ring: {state}",
    square: "Square #: {state}",
    gaps: [
      "open on the right",
      "open at the bottom right",
      "open at the bottom",
      "open at the bottom left",
      "open on the left",
      "open at the top left",
      "open at the top",
      "open at the top right",
    ],
    foundSquare: "found",
  },
  seconds: {
    zero: "# seconds",
    one: "# second",
    two: "# seconds",
    few: "# seconds",
    many: "# seconds",
    other: "# seconds",
  },
  score: "# of {total}",
  results: {
    title: "Your Results",
    messages: {
      colour: {
        perfect: "Perfect! Your color vision appears excellent.",
        good: "Good job! Your color vision appears to be strong.",
        low: "You might want to consider a professional color vision test.",
      },
      spot: {
        perfect: "Perfect! Your attention to detail is excellent.",
        good: "Good job! You have strong visual perception.",
        low: "Keep practicing to improve your visual discrimination skills.",
      },
    },
    time: "Time",
    again: "Play Again",
    another: "Choose Another Game",
    exam: "Schedule a Professional Eye Exam",
    review: {
      title: "Your answers",
      plate: "Plate #",
      yours: "You answered",
      none: "None",
      correct: "Correct",
      incorrect: "Incorrect",
      number: "The number is",
    },
    notes: {
      colour: {
        title: "What the plates show",
        text: "On each plate, the number is as light as the dots around it. Only the hue differs, between red and green. Some people, more often men, see these two hues as nearly the same. Most of them were born that way. Your screen and the light around you count too, so this is a game and not a test.",
      },
      spot: {
        title: "Why a ring with a gap?",
        text: "It is a Landolt C, named after the eye doctor Edmund Landolt. Eye clinics use it to measure how sharp a person's sight is. You only say where the ring is open, so it needs no letters and works in every language.",
      },
    },
    article: "Read: Colour vision, explained",
  },
  history: {
    title: "Your results so far",
    clear: "Clear History",
    badges: {
      perfect: "Perfect Score!",
      good: "Good result!",
      low: "Try again for a better score.",
    },
  },
  tips: {
    title: "Three tips for healthy eyes",
    items: {
      screen: {
        title: "20-20-20 Rule",
        text: "Give your eyes a break from the screen. Every 20 minutes, look for 20 seconds at something 20 feet away, which is about 6 metres.",
      },
      diet: {
        title: "Healthy Diet",
        text: "What is good for your body is good for your eyes: leafy greens, fruit, nuts, eggs and fish.",
      },
      exercise: {
        title: "Eye Exercises",
        text: "Blink often at a screen, and let your eyes move from near to far. It can ease tired eyes. It does not replace glasses.",
      },
    },
  },
  disclaimer: {
    title: "Important Disclaimer",
    text: "These games are for entertainment only. They are not a substitute for a professional eye examination or diagnosis. Worried about your sight? Please call your branch.",
  },
  closing: {
    title: "And your own eyes?",
    text: "A game cannot tell how they are. An examination can.",
    action: "Schedule a Professional Eye Exam",
  },
} satisfies GamesWords;
