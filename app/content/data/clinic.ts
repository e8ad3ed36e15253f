import { confirmed, type Fact, sample } from "./fact.ts";

export type SocialNetwork = "facebook" | "instagram" | "linkedin";

/** Facts of the whole clinic for both languages (REQ-CONTENT-1). The language modules have its name. */
export const clinic = {
  foundingYear: confirmed(2007),
  /** The footer shows both in this order; the header shows the first. */
  phones: [sample("+968 0000 0001"), sample("+968 0000 0002")] as const,
  email: sample("info@aurora-eye.example"),
  social: {
    facebook: sample("https://www.facebook.com/aurora-eye.example"),
    instagram: sample("https://www.instagram.com/aurora-eye.example"),
    linkedin: sample("https://www.linkedin.com/company/aurora-eye.example"),
  } satisfies Record<SocialNetwork, Fact<string>>,
  /** Id of the clinic's film at the video host. The sample is not a valid id, because of its last letter. */
  video: sample("sample-film"),
  /** Number of the health-advertising approval; the footer shows it when it is set (REQ-CLAIM-3). */
  advertisingApproval: sample<string | null>(null),
  /** Region in the metadata of every page: ISO 3166-2 code, place and position. */
  region: { code: "OM-MA", place: "Muscat", latitude: 23.6102, longitude: 58.5405 },
};

/** Returns the `tel:` address of a number. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** Returns a chat address: the number without spaces and plus signs, with an optional first message. */
export function chatLink(phone: string, message?: string): string {
  const text = message ? `?text=${encodeURIComponent(message)}` : "";
  return `https://wa.me/${phone.replace(/[\s+]/g, "")}${text}`;
}

/** The video host's domain that sets no cookies before playback. */
export const videoOrigin = "https://www.youtube-nocookie.com";

/** Returns the address of a film at the video host; `autoplay` starts it. */
export function videoLink(id: string, autoplay = false): string {
  return `${videoOrigin}/embed/${id}${autoplay ? "?autoplay=1" : ""}`;
}
