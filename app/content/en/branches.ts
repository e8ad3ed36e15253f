import type { Content } from "../content.types.ts";

const qualityNote =
  "Certified by the Ministry of Health of Oman. A first consultation takes about 45 to 60 minutes, so there is time for your questions.";

/** The branches in English. Specialties have the specification's exact wording. */
export const branches = {
  main: {
    name: "Muscat, Qurum",
    shortName: "Qurum",
    city: "Muscat",
    location: "Qurum, Muscat, Oman",
    address: ["Qurum", "Muscat", "Oman"],
    specialties: ["LASIK Surgery", "Cataract Surgery", "Retinal Care"],
    features: [
      "Our main branch",
      "In Muscat since 2007",
      "Laser, cataract and retina care in one place",
    ],
    qualityNote,
    services: [
      "Consultation and eye examination",
      "Laser vision correction",
      "Cataract and retina treatment",
      "Follow-up visits",
    ],
  },
  sohar: {
    name: "Sohar",
    shortName: "Sohar",
    city: "Sohar",
    location: "Sohar, Oman",
    address: ["Sohar", "North Al Batinah", "Oman"],
    specialties: ["General Eye Care", "LASIK Surgery", "Contact Lens Fitting"],
    features: [
      "In Sohar since 2010",
      "Close to home on the Batinah coast",
      "General care, LASIK and contact lenses",
    ],
    qualityNote,
    services: [
      "Consultation and eye examination",
      "LASIK",
      "Contact lens fitting",
      "Follow-up visits",
    ],
  },
  salalah: {
    name: "Salalah",
    shortName: "Salalah",
    city: "Salalah",
    location: "Salalah, Oman",
    address: ["Salalah", "Dhofar", "Oman"],
    specialties: ["Comprehensive Eye Exams", "Glaucoma Treatment", "Dry Eye Management"],
    features: [
      "In Salalah since 2011",
      "Close to home in Dhofar",
      "Eye exams, glaucoma and dry eye care",
    ],
    qualityNote,
    services: [
      "Consultation and eye examination",
      "Glaucoma treatment",
      "Dry eye care",
      "Follow-up visits",
    ],
  },
  nizwa: {
    name: "Nizwa",
    shortName: "Nizwa",
    city: "Nizwa",
    location: "Nizwa, Oman",
    address: ["Nizwa", "Ad Dakhiliyah", "Oman"],
    specialties: ["Routine Eye Care", "Vision Correction", "Eye Health Checkups"],
    features: [
      "In Nizwa since 2015",
      "Close to home in the interior",
      "Routine care, check-ups and vision correction",
    ],
    qualityNote,
    services: [
      "Consultation and eye examination",
      "Vision correction",
      "Eye health check-ups",
      "Follow-up visits",
    ],
  },
  sur: {
    name: "Sur",
    shortName: "Sur",
    city: "Sur",
    location: "Sur, Oman",
    address: ["Sur", "South Ash Sharqiyah", "Oman"],
    specialties: ["Complete Eye Care", "Vision Testing", "Optical Services"],
    features: [
      "In Sur since 2023",
      "Close to home on the eastern coast",
      "Eye care, vision tests and optical services",
    ],
    qualityNote,
    services: [
      "Consultation and eye examination",
      "Vision testing",
      "Optical services",
      "Follow-up visits",
    ],
  },
} satisfies Content["branches"];
