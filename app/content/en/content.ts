import type { Content } from "../content.types.ts";
import { about } from "./about.ts";
import { accessibility } from "./accessibility.ts";
import { account } from "./account.ts";
import { articles } from "./articles.ts";
import { booking } from "./booking.ts";
import { branches } from "./branches.ts";
import { branchesPage } from "./branches-page.ts";
import { byline } from "./byline.ts";
import { careTeam } from "./care-team.ts";
import { doctorProfiles } from "./doctor-profiles.ts";
import { doctors } from "./doctors.ts";
import { doctorsPage } from "./doctors-page.ts";
import { games } from "./games.ts";
import { home } from "./home.ts";
import { hours } from "./hours.ts";
import { insurance } from "./insurance.ts";
import { irisGenerator } from "./iris-generator.ts";
import { keywords } from "./keywords.ts";
import { legalFrame } from "./legal-frame.ts";
import { myDrops } from "./my-drops.ts";
import { myDropsNight } from "./my-drops-night.ts";
import { notFound } from "./not-found.ts";
import { notices } from "./notices.ts";
import { offline } from "./offline.ts";
import { privacy } from "./privacy.ts";
import { proof } from "./proof.ts";
import { answerLinks, questions } from "./questions.ts";
import { questionsPage } from "./questions-page.ts";
import { readAloud } from "./read-aloud.ts";
import { search } from "./search.ts";
import { servicePageFrame } from "./service-page-frame.ts";
import { servicePages } from "./service-pages.ts";
import { services } from "./services.ts";
import { servicesPage } from "./services-page.ts";
import { shell } from "./shell.ts";
import { views } from "./simulator.ts";
import { staffArea } from "./staff-area.ts";
import { terms } from "./terms.ts";
import { triage } from "./triage.ts";
import { visit } from "./visit.ts";

/** Everything the site says in English. */
export const content = {
  keywords,
  shell,
  services,
  doctors,
  questions,
  answerLinks,
  questionsPage,
  home,
  about,
  doctorsPage,
  doctorProfiles,
  careTeam,
  branches,
  hours,
  notices,
  triage,
  views,
  branchesPage,
  booking,
  servicesPage,
  servicePageFrame,
  servicePages,
  visit,
  myDrops,
  myDropsNight,
  insurance,
  games,
  irisGenerator,
  legalFrame,
  privacy,
  terms,
  accessibility,
  proof,
  articles,
  byline,
  readAloud,
  search,
  offline,
  notFound,
  account,
  staffArea,
} satisfies Content;
