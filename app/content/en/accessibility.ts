import type { AccessibilityWords } from "../accessibility.types.ts";

export const accessibility = {
  metadata: {
    title: "Accessibility Statement",
    description:
      "How this site works for everyone: WCAG 2.1 Level AA, keyboard, screen readers, contrast, text size, two languages, our tests and their limits.",
    keywords: ["accessible eye clinic website", "WCAG 2.1 AA", "high contrast", "large text"],
  },
  breadcrumb: { label: "Breadcrumb", home: "Home", current: "Accessibility Statement" },
  title: "Accessibility Statement",
  lead: "How this site is made for everyone. The tools below work on this page and go back to normal when you leave it.",
  updated: "Last updated:",
  toolbar: {
    label: "Text size and contrast",
    sizes: "Text size",
    smaller: { face: "A-", name: "smaller text" },
    usual: { face: "A", name: "reset text size" },
    larger: { face: "A+", name: "larger text" },
    size: "Text size # percent of the usual",
    enableContrast: "Enable High Contrast",
    disableContrast: "Disable High Contrast",
    withoutScript:
      "The tools for text size and contrast need JavaScript. Zoom in your browser and the contrast setting of your device work without it.",
  },
  contents: "On this page",
  sections: {
    commitment: {
      title: "Our commitment",
      text: "Many people who come to us do not see well. This site is made for them first. The standard we work to is WCAG 2.1 Level AA (Web Content Accessibility Guidelines), in English and in Arabic. In some points we ask more of ourselves:",
      list: [
        "text with a contrast of at least 7 to 1",
        "buttons and links of at least 44 by 44 pixels, outside of running text",
        "information pages that can be read without JavaScript",
      ],
    },
    keyboard: {
      title: "Keyboard",
      text: "You can reach and use everything without a mouse. A ring in two colours shows where you are.",
      list: [
        "Tab and Shift + Tab move on and back.",
        "Enter follows a link. Enter or Space presses a button.",
        "Escape closes a window.",
        "The arrow keys move along a row of tabs.",
        "The first stop on every page is a link that skips the header.",
      ],
    },
    "screen-readers": {
      title: "Screen readers",
      text: "Each page has one main heading, and its parts have names. This helps you move through the page with a screen reader.",
      list: [
        "Pictures that say something have words. Screen readers skip drawings that only decorate.",
        "Words in the other language are marked, so that the voice can change.",
        "Messages that appear on a page are read out.",
      ],
    },
    contrast: {
      title: "Contrast and colour",
      text: "Colour is never the only sign. What is open, chosen or wrong also has a word or a shape. The site follows the settings of your device:",
      list: [
        "dark colours",
        "more contrast",
        "your own colours in place of ours",
        "less motion: then nothing moves",
      ],
    },
    languages: {
      title: "Languages",
      text: "Every page is in English and in Arabic. In Arabic the whole layout reads from right to left. Phone numbers and the names of methods still read from left to right.",
    },
    testing: {
      title: "How we test",
      text: "Automated tests open every page in both languages, in a real browser. They check:",
      list: [
        "the rules of WCAG that a program can judge, in light and dark colours and in high contrast",
        "the first 40 stops of the Tab key: each one can be seen, and nothing covers it",
        "letters twice as large and lines set wider: no word is cut off or covered",
        "reading without JavaScript, without motion and on paper",
        "Arabic: its direction, its digits, and names and numbers in their order",
      ],
      after:
        "A program finds only some of the faults. No outside body has certified this site. We have not yet tested it with people who use assistive technology.",
    },
    limits: {
      title: "Known limits",
      text: "These points are not yet as we want them, or not in our hands:",
      list: [
        "The tools for text size and contrast work on this page only.",
        "The film on the About page comes from another company, and so does its player. It loads only when you press play.",
        "The plates of the colour game need sight. Words for them would give the answer away.",
        "Maps, WhatsApp and social networks are run by others.",
      ],
    },
    contact: {
      title: "Tell us",
      text: "Did something get in your way? Call or write to us. Say which page it was and what you use, such as a screen reader or zoom. You can also ask us on the phone for anything that this site says.",
    },
  },
  tools: {
    title: "Accessibility Tools",
    text: "Text size and contrast go back to normal when you leave this page. On every page you can zoom with your browser, and the site follows the contrast setting of your device.",
    items: {
      text: {
        title: "Text resizing",
        text: "A- makes the letters smaller. A+ makes them larger in four steps, up to about one and a half times their size. A goes back to the usual size.",
      },
      contrast: {
        title: "High contrast",
        text: "Black on white, with clear borders and underlined links.",
      },
      languages: {
        title: "Language options",
        text: "English and Arabic. The switch at the top changes every page, and your browser keeps your choice.",
      },
    },
  },
  related: {
    title: "Read on",
    privacy: "Privacy policy",
    terms: "Terms",
    proof: "How this site is checked",
  },
} satisfies AccessibilityWords;
