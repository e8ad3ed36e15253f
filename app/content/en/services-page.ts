import type { ServicesPageWords } from "../services.types.ts";

export const servicesPage = {
  metadata: {
    title: "Eye treatments and services in Oman",
    description:
      "Six specialties: laser, strabismus, cataract, retina, cornea and contact lenses. See what each treatment means, then call, write or book.",
    keywords: ["eye treatments", "eye specialties", "eye surgery Muscat"],
  },
  breadcrumb: { label: "Breadcrumb", home: "Home", current: "Services" },
  title: "Care for every part of the eye",
  lead: "Six specialties, from the cornea at the front to the retina at the back. Each page tells you what happens before, during and after.",
  figuresLabel: "Our services in numbers",
  figures: {
    specialties: "specialties",
    procedures: "procedures",
    doctors: "doctors",
    years: "years",
  },
  cards: { title: "Our six specialties", more: "Learn more" },
  why: {
    title: "Why choose us",
    reasons: [
      {
        icon: "procedures",
        title: "100,000+ successful procedures",
        text: "For the cornea, the lens, the retina and the muscles of the eye.",
      },
      {
        icon: "success",
        title: "99% success rate",
        text: "A figure for the clinic as a whole. Your doctor tells you what to expect for your eyes.",
      },
      {
        icon: "certificate",
        title: "Certified by the Ministry of Health of Oman",
        text: "A clinic with Finnish medical founders, in Oman since 2007.",
      },
      {
        icon: "equipment",
        title: "Latest European equipment",
        text: "Our pages explain the names, such as Z-LASIK Z8 and PRK Streamlight.",
      },
    ],
  },
  support: {
    label: "Support hours",
    hours: "Saturday to Thursday 8:00 AM-6:00 PM",
    differ: "Hours differ by branch:",
    differLink: "see your branch",
  },
  closing: {
    title: "Not sure which one you need?",
    text: "You do not have to know the name of the treatment. Tell us what you notice, and we start with an examination.",
    action: "Book Your Consultation",
    chat: "Write to us on WhatsApp",
    insurance: "Insurance and payment",
  },
} satisfies ServicesPageWords;
