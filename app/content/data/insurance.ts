import { type Fact, sample } from "./fact.ts";

export interface Insurer {
  id: string;
  /** The insurer's name, in Latin letters in both languages. */
  name: string;
  /** Address of a logo file; null shows the name as a text mark. */
  logo: string | null;
}

/** The four insurers, in the specification's order. */
export const insurers = [
  { id: "oqic", name: "OQIC", logo: null },
  { id: "metlife", name: "MetLife", logo: null },
  { id: "liva", name: "Liva", logo: null },
  { id: "gig-gulf", name: "GIG Gulf", logo: null },
] as const satisfies readonly Insurer[];

export type InsurerId = (typeof insurers)[number]["id"];

/** Tiles of the payment plan, in order: 0% interest, 4-month terms, instant approval (REQ-INSURANCE-2). */
export const planTileIds = ["interest", "term", "approval"] as const;

export type PlanTileId = (typeof planTileIds)[number];

/** Interest on the plan, in percent. */
export const planInterest = 0;

/** Address of the plan's app in its store: a sample address without an owner (REQ-CONTENT-1). */
export const planStore: Fact<string> = sample("https://app-store.example/instalment-plan");
