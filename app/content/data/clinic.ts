import { confirmed, type Fact, sample } from "./fact.ts";

export type SocialNetwork = "facebook" | "instagram" | "linkedin";

/** What is true of the whole clinic in every language (REQ-CONTENT-1). The name in words is in the language modules. */
export const clinic = {
  foundingYear: confirmed(2007),
  /** The footer shows exactly these two, in this order; the first is also the header's. */
  phones: [sample("+968 0000 0001"), sample("+968 0000 0002")] as const,
  email: sample("info@aurora-eye.example"),
  social: {
    facebook: sample("https://www.facebook.com/aurora-eye.example"),
    instagram: sample("https://www.instagram.com/aurora-eye.example"),
    linkedin: sample("https://www.linkedin.com/company/aurora-eye.example"),
  } satisfies Record<SocialNetwork, Fact<string>>,
  /** The film about the clinic: its id at the video host. No film can have the stand-in, because of its last letter. */
  video: sample("sample-film"),
  /** Number of the health-advertising approval; the footer shows it only when it is set (REQ-CLAIM-3). */
  advertisingApproval: sample<string | null>(null),
  /** Region of the metadata on every page: ISO 3166-2 code, place and position. */
  region: { code: "OM-MA", place: "Muscat", latitude: 23.6102, longitude: 58.5405 },
};

/** The number as a `tel:` address. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** A chat address: the number without spaces and plus signs, with an optional first message. */
export function chatLink(phone: string, message?: string): string {
  const text = message ? `?text=${encodeURIComponent(message)}` : "";
  return `https://wa.me/${phone.replace(/[\s+]/g, "")}${text}`;
}

/** Address of a film, on the host's own page that sets no cookies before it plays; `autoplay` starts it at once. */
export function videoLink(id: string, autoplay = false): string {
  return `https://www.youtube-nocookie.com/embed/${id}${autoplay ? "?autoplay=1" : ""}`;
}
