import type { Content } from "./content.types.ts";
import type { PageId } from "./data/pages.ts";
import { type ServiceId, serviceIds } from "./data/services.ts";
import type { MetadataWords } from "./page.types.ts";

type MetadataOf = (content: Content) => MetadataWords;

/** Pages with a fixed title: all except an article and the component kit. */
export type TitledPageId = Exclude<PageId, "article" | "ui">;

/** Title and description of each page. A page without them does not compile. */
export const metadataOf: Readonly<Record<TitledPageId, MetadataOf>> = {
  home: ({ home }) => home.metadata,
  about: ({ about }) => about.metadata,
  doctors: ({ doctorsPage }) => doctorsPage.metadata,
  services: ({ servicesPage }) => servicesPage.metadata,
  ...metadataOfServices(),
  branches: ({ branchesPage }) => branchesPage.metadata,
  booking: ({ booking }) => booking.metadata,
  visit: ({ visit }) => visit.metadata,
  "my-drops": ({ myDrops }) => myDrops.metadata,
  insurance: ({ insurance }) => insurance.metadata,
  faq: ({ questionsPage }) => questionsPage.metadata,
  privacy: ({ privacy }) => privacy.metadata,
  terms: ({ terms }) => terms.metadata,
  accessibility: ({ accessibility }) => accessibility.metadata,
  proof: ({ proof }) => proof.metadata,
  games: ({ games }) => games.metadata,
  articles: ({ articles }) => articles.metadata,
  search: ({ search }) => search.metadata,
  offline: ({ offline }) => offline.metadata,
  "not-found": ({ notFound }) => notFound.metadata,
  login: ({ account }) => account.signIn.metadata,
  signup: ({ account }) => account.signUp.metadata,
  "forgot-password": ({ account }) => account.forgotPassword.metadata,
  "reset-password": ({ account }) => account.resetPassword.metadata,
  confirm: ({ account }) => account.confirm.metadata,
  dashboard: ({ account }) => account.dashboard.metadata,
  staff: ({ staffArea }) => staffArea.titles.today.metadata,
  "staff-hours": ({ staffArea }) => staffArea.titles.hours.metadata,
  "staff-notice": ({ staffArea }) => staffArea.titles.notice.metadata,
  "staff-articles": ({ staffArea }) => staffArea.titles.articles.metadata,
  "staff-article": ({ staffArea }) => staffArea.titles.article.metadata,
  "staff-review": ({ staffArea }) => staffArea.titles.review.metadata,
};

function metadataOfServices(): Record<ServiceId, MetadataOf> {
  const entries = serviceIds.map((id): [ServiceId, MetadataOf] => [
    id,
    ({ servicePages }) => servicePages[id].metadata,
  ]);
  return Object.fromEntries(entries) as Record<ServiceId, MetadataOf>;
}
