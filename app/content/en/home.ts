import type { HomeWords } from "../content.types.ts";

export const openBranches = {
  clock: "It is {time} in Muscat.",
  open: "Open now:",
  until: "{cities} until {time}",
  nextCity: "{before}, {next}",
  lastCity: "{before} and {next}",
  otherHours: "{before}, {next}",
  closed: "All branches are closed.",
  opensToday: "The {city} branch opens at {time}.",
  opensLater: {
    tomorrow: "The {city} branch opens tomorrow at {time}.",
    day: "The {city} branch opens on {day} at {time}.",
    date: "The {city} branch opens on {date} at {time}.",
  },
} satisfies HomeWords["hero"]["now"];

export const home = {
  metadata: {
    title: "Eye clinic in Muscat, Sohar, Salalah, Nizwa and Sur",
    description:
      "Laser, cataract, retina and cornea care in Oman since 2007, with Finnish medical founders. Call or message one of five branches to book a consultation.",
    keywords: ["Aurora Eye Centre", "book eye consultation", "eye surgery Oman"],
  },
  hero: {
    title: ["See Oman", "in every", "detail."],
    lead: "Laser, lens, retina and cornea care, close to home in five cities. Doctors from Finland founded the clinic.",
    book: "Book Your Consultation",
    explore: "Explore Procedures",
    urgent: "Is it urgent?",
    now: openBranches,
    factsLabel: "The clinic at a glance",
    patients: { count: "150K+", text: "Trusted by 150,000+ patients since 2007" },
    certificate: "Certified by the Ministry of Health of Oman",
    equipment: "Latest European equipment",
    locations: "5 locations across Oman",
  },
  branches: {
    title: "Which branch is near you?",
    hours: "Branch hours, Oman time",
    all: "All branches",
  },
  services: {
    title: ["Six kinds", "of eye care"],
    all: "View all services",
    more: "Learn more",
    figure: "Fig.",
  },
  statistics: {
    title: "The clinic in numbers",
    thousand: "",
    items: {
      procedures: {
        label: "Procedures",
        description: "Each dot stands for a thousand procedures.",
      },
      satisfaction: {
        label: "Satisfaction rate",
        description: "A hundred lines, one for each patient in a hundred.",
      },
      years: { label: "Years in Oman", description: "One ring for each of the first 18 years." },
      surgeons: {
        label: "Specialised surgeons",
        description: "One arch for each surgeon.",
      },
    },
  },
  why: {
    title: ["Why patients", "choose us"],
    link: "About the clinic",
    features: [
      {
        icon: "founders",
        title: "Finnish medical founders",
        text: "Doctors from Finland founded the clinic. It has been open in Oman since 2007.",
      },
      {
        icon: "equipment",
        title: "Latest European equipment",
        text: "We use it to measure your eyes, for laser treatment and in surgery.",
      },
      {
        icon: "award",
        title: "Best Private Eye Center - Ministry of Health 2015",
        text: "And certified by the Ministry of Health of Oman.",
      },
      {
        icon: "people",
        title: "130+ staff",
        text: "Surgeons, optometrists, nurses and the person who answers your call.",
      },
    ],
  },
  doctors: {
    title: ["No two irises are alike.", "Each eye has its own plan."],
    all: "Meet all doctors",
    profile: "View profile",
    experience: {
      zero: "# years of experience",
      one: "# year of experience",
      two: "# years of experience",
      few: "# years of experience",
      many: "# years of experience",
      other: "# years of experience",
    },
    moreSpecialties: {
      zero: "# more specialties",
      one: "# more specialty",
      two: "# more specialties",
      few: "# more specialties",
      many: "# more specialties",
      other: "# more specialties",
    },
  },
  questions: {
    title: "Common questions",
    lead: "Four questions that patients often ask before they come.",
    all: "All questions",
  },
  articles: {
    title: "Your eyes, in plain words",
    all: "All articles",
  },
  closing: {
    title: "Let us check your eyes.",
    text: "A consultation takes about 45 to 60 minutes. Its cost is deducted from the surgery price if you proceed.",
    action: "Book Your Consultation",
  },
} satisfies HomeWords;
