import type { DoctorsPageWords } from "../doctors.types.ts";

export const doctorsPage = {
  metadata: {
    title: "Our doctors and care team",
    description:
      "Meet the eye doctors and optometrists of Aurora Eye Centre in Qurum, Sohar, Salalah and Nizwa. See their training, their languages and where they work.",
    keywords: ["eye doctors Oman", "eye surgeon Muscat", "optometrist Oman"],
  },
  breadcrumb: { label: "Breadcrumb", home: "Home", current: "Doctors" },
  hero: {
    title: ["The people who", "care for your eyes"],
    lead: "Doctors and optometrists in four branches. Choose a branch to see who works there.",
  },
  filter: {
    label: "Branches",
    all: "All",
    doctors: {
      zero: "# doctors",
      one: "# doctor",
      two: "# doctors",
      few: "# doctors",
      many: "# doctors",
      other: "# doctors",
    },
    staff: {
      zero: "# team members",
      one: "# team member",
      two: "# team members",
      few: "# team members",
      many: "# team members",
      other: "# team members",
    },
    shown: "Now shown: {doctors} and {staff}",
  },
  doctorsTitle: "Doctors",
  team: {
    title: "Care team",
    lead: "Our optometrists measure your eyes and help you choose glasses or lenses.",
  },
  empty: {
    doctors: {
      title: "No doctors found",
      text: "No doctors found in this branch. Please select another branch.",
    },
    staff: {
      title: "No team members found",
      text: "No team members found in this branch. Please select another branch.",
    },
  },
  panel: {
    label: "Branch: {branch}",
    address: "Address",
    call: "Call {branch}",
    chat: "WhatsApp",
    directions: "Directions",
    book: "Book appointment",
    hours: "Opening hours of this branch",
  },
  profile: {
    specialties: "Specialties",
    experience: "Experience",
    education: "Education",
    languages: "Languages",
    branches: "Branches and their hours",
    book: "Book appointment",
    call: "Call {branch}",
    close: "Close",
    back: "Back to the doctors",
  },
  irises: {
    text: "The irises you see here are drawings, and no two are alike.",
    link: "Draw one from your own name",
  },
  closing: {
    title: "Come and meet us.",
    text: "Call or message the branch near you. We help you find the right doctor.",
    action: "Book Your Consultation",
  },
} satisfies DoctorsPageWords;
