import type { BranchesPageWords } from "../branches.types.ts";
import { branchCard } from "./branch-card.ts";

export const branchesPage = {
  metadata: {
    title: "Branches, opening hours and contact",
    description:
      "Find Aurora Eye Centre in Muscat, Sohar, Salalah and Nizwa. See opening hours, phone and WhatsApp numbers and directions for each branch.",
    keywords: ["eye clinic near me Oman", "eye clinic opening hours", "eye clinic Qurum"],
  },
  breadcrumb: { label: "Breadcrumb", home: "Home", current: "Branches" },
  hero: {
    title: ["4 locations", "across Oman"],
    lead: "Choose a branch to see when it opens and how to reach it. Call, write or come by.",
  },
  sur: { text: "Our Sur branch is on the booking page.", link: "See the Sur branch" },
  selector: {
    ...branchCard,
    open: "Open",
    directions: "Directions",
    hours: "Branch hours",
    ticked: "At this branch",
    map: "Map of Oman with the branches in Muscat, Sohar, Salalah and Nizwa",
  },
  quality: "Quality",
  help: {
    title: "Need help?",
    text: "Not sure which branch is right for you? Ask us.",
    book: "Book appointment",
    contact: "Contact us",
    chat: "Chat on WhatsApp",
  },
  closing: {
    title: "We are close by.",
    text: "Call or message your branch to book a consultation.",
    action: "Book Your Consultation",
  },
} satisfies BranchesPageWords;
