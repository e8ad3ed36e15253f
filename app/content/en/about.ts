import type { AboutWords } from "../about.types.ts";

export const about = {
  metadata: {
    title: "About the clinic",
    description:
      "An eye clinic with Finnish medical founders, operating in Oman since 2007. Read our story and see our five cities, our technology and our rooms.",
    keywords: [
      "about Aurora Eye Centre",
      "eye clinic with Finnish founders",
      "eye clinic since 2007",
    ],
  },
  breadcrumb: { label: "Breadcrumb", home: "Home", current: "About" },
  hero: {
    title: ["A Finnish idea,", "at home in Oman"],
    lead: "An eye clinic with Finnish medical founders, operating since 2007. Today we have 5 branches and 130+ staff.",
    certificate: "Certified by the Ministry of Health of Oman",
    book: "Book Your Consultation",
    call: "Call us",
  },
  video: {
    play: "Watch our story",
    frame: "Our story (video)",
    note: "The video comes from another website. It loads only when you press play.",
  },
  timeline: {
    title: "Five cities in sixteen years",
    items: {
      main: {
        title: "Muscat",
        description: "The clinic opens in Muscat, with Finnish medical founders.",
      },
      sohar: {
        title: "Sohar",
        description: "A branch opens in Sohar, on the Batinah coast.",
      },
      salalah: {
        title: "Salalah",
        description: "A branch opens in Salalah, in the south of Oman.",
      },
      nizwa: {
        title: "Nizwa",
        description: "A branch opens in Nizwa, in the interior of Oman.",
      },
      sur: {
        title: "Sur",
        description: "A branch opens in Sur, on the eastern coast.",
      },
    },
  },
  story: {
    title: "Our story",
    paragraphs: [
      "Doctors from Finland founded the clinic. It has cared for eyes in Oman since 2007.",
      "The main branch opened in Muscat in 2007. Sohar followed in 2010 and Salalah in 2011. The relocation of the main branch to Al Qurm came in 2012. Al Khoudh joined in 2015.",
    ],
    source: {
      text: "These dates and names are those of our story. Al Qurm is another spelling of Qurum.",
      link: "See our branches now",
    },
  },
  since: "Since 2007",
  figures: {
    title: "Our work in numbers",
    labels: {
      procedures: "Successful procedures",
      success: "Success rate",
      surgeons: "Specialised surgeons",
      staff: "Staff",
      years: "Years in Oman",
    },
    award: "Best Private Eye Center - Ministry of Health 2015",
  },
  technology: {
    title: "Technology",
    lead: "Latest European equipment. Here is what some of the names mean.",
    items: [
      {
        id: "clear-smile",
        name: "CLEAR/Smile",
        text: "Laser correction through a small opening, without a flap.",
      },
      {
        id: "z-lasik",
        name: "Z-LASIK Z8 and 9D Z-LASIK",
        text: "One laser makes a thin flap in the cornea. A second laser shapes the cornea under it.",
      },
      {
        id: "streamlight",
        name: "PRK Streamlight",
        text: "A form of PRK (photorefractive keratectomy): laser correction on the surface of the cornea, without a flap.",
      },
      {
        id: "cross-linking",
        name: "Cross-linking (CXL)",
        text: "Vitamin B2 drops and ultraviolet (UV) light make a weak cornea firmer.",
      },
      {
        id: "femto-ring",
        name: "Femto ring",
        text: "A laser makes room in the cornea for a fine ring that evens out its shape.",
      },
      {
        id: "retina",
        name: "Retinal laser and vitrectomy",
        text: "Laser treatment for the retina, and surgery on the clear gel in front of it.",
      },
    ],
  },
  gallery: {
    title: "Inside",
    lead: "Six areas you may see on a visit.",
    items: [
      {
        id: "reception",
        name: "Reception",
        text: "Bring your identity card, and your insurance card if you have one.",
      },
      {
        id: "diagnostics",
        name: "Diagnostics",
        text: "We measure your sight, map your cornea and look at your retina.",
      },
      {
        id: "laser-suite",
        name: "Laser suite",
        text: "Laser vision correction, in about 15 to 20 minutes for both eyes.",
      },
      {
        id: "operating-room",
        name: "Operating room",
        text: "Surgery for cataract, strabismus and the retina.",
      },
      {
        id: "optical-shop",
        name: "Optical shop",
        text: "Glasses, and contact lenses with fitting and follow-up.",
      },
      {
        id: "recovery-room",
        name: "Recovery room",
        text: "A rest and a last check before someone drives you home.",
      },
    ],
  },
  closing: {
    title: "Come and see us.",
    text: "Choose a branch near you, then call or send a message.",
    action: "Book Your Consultation",
  },
} satisfies AboutWords;
