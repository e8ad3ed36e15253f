import type { Content } from "~/content/content.types.ts";
import { branchOfDoctorsBranch } from "~/content/data/branch-facts.ts";
import { branchIds } from "~/content/data/branches.ts";
import { type DoctorId, doctorIds, doctors } from "~/content/data/doctors.ts";
import { type PageEntry, type PageId, pages, pathOf } from "~/content/data/pages.ts";
import { questionsIn } from "~/content/data/questions.ts";
import { type ConceptId, concepts } from "~/content/data/search-synonyms.ts";
import { type ServiceId, serviceIds } from "~/content/data/services.ts";
import { metadataOf, type TitledPageId } from "~/content/page-metadata-words.ts";
import { listSeparator } from "~/i18n/list-separator.ts";
import { type Locale, locales } from "~/i18n/locale.ts";
import { branchesIn } from "~/opening-hours/weekly-hours.ts";
import type { SearchEntry } from "./search-entry.ts";

type Contents = Readonly<Record<Locale, Content>>;

/** Lists all searchable entries of the site except articles. */
export function listSiteEntries(contents: Contents): SearchEntry[] {
  const inBoth = <Value>(read: (content: Content, locale: Locale) => Value) =>
    Object.fromEntries(locales.map((locale) => [locale, read(contents[locale], locale)])) as Record<
      Locale,
      Value
    >;
  const texts = (read: (content: Content) => readonly string[]) =>
    Object.values(inBoth(read)).flat();

  const treatments = serviceIds.map((id) => ({
    subject: { kind: "treatment", id } as const,
    path: pathOf(id),
    shown: inBoth(({ services, servicePages }) => ({
      title: services[id].name,
      text: servicePages[id].lead,
    })),
    keywords: texts(({ services, servicePages, servicePageFrame }) => [
      servicePages[id].title,
      servicePageFrame.price.title,
      ...services[id].benefits,
      ...servicePages[id].options.flatMap(({ title, items }) => [
        title,
        ...items.map(({ name }) => name),
      ]),
    ]),
    concepts: conceptsOf(id),
  }));

  const people = doctorIds.map((id) => ({
    subject: { kind: "doctor", id } as const,
    path: `${pathOf("doctors")}?${new URLSearchParams({ doctor: id })}`,
    shown: inBoth(({ doctors: words, branches }, locale) => ({
      title: words[id].name,
      text: sentence(locale, [
        [words[id].role, ...placesOf(id).map((place) => branches[place].shortName)],
        words[id].specialties,
      ]),
    })),
    keywords: texts(({ branches }) => placesOf(id).map((place) => branches[place].city)),
    concepts: ["doctor" as const],
  }));

  const places = branchIds.map((id) => ({
    subject: { kind: "branch", id } as const,
    path: `${pathOf(branchesIn.contact.includes(id) ? "branches" : "booking")}?${new URLSearchParams({ branch: id })}`,
    shown: inBoth(({ branches }, locale) => ({
      title: branches[id].name,
      text: sentence(locale, [branches[id].specialties]),
    })),
    keywords: texts(({ branches: { [id]: words } }) => [
      words.shortName,
      words.city,
      words.location,
      ...words.address,
      ...words.services,
    ]),
    concepts: ["where and when" as const],
  }));

  const questions = Object.values(questionsIn)
    .flat()
    .map((id) => ({
      subject: { kind: "question", id } as const,
      path: `${pathOf("faq")}#${id}`,
      shown: inBoth(({ questions: all }) => {
        const words = all.find((one) => one.id === id);
        return { title: words?.question ?? "", text: words?.answer ?? "" };
      }),
      keywords: [],
      concepts: [],
    }));

  const further = listFurtherPages().map((id) => ({
    subject: { kind: "page", id } as const,
    path: pathOf(id),
    shown: inBoth((content) => {
      const { title, description } = metadataOf[id](content);
      return { title, text: description };
    }),
    keywords: texts((content) => metadataOf[id](content).keywords),
    concepts: conceptsOf(id),
  }));

  return [...treatments, ...people, ...places, ...questions, ...further, ...listPrices(contents)];
}

/** Lists the price sections of the treatments' pages. */
function listPrices(contents: Contents): SearchEntry[] {
  const shown = (locale: Locale, id: ServiceId) => {
    const { services, servicePageFrame } = contents[locale];
    const { title, ask } = servicePageFrame.price;
    return { title: `${title}: ${services[id].name}`, text: ask };
  };
  return serviceIds.map((id) => ({
    subject: { kind: "page", id: `price-${id}` },
    path: `${pathOf(id)}#price`,
    shown: { en: shown("en", id), ar: shown("ar", id) },
    keywords: [],
    concepts: [],
  }));
}

/** Lists indexed pages other than the treatments and the home page. */
function listFurtherPages(): Exclude<TitledPageId, ServiceId>[] {
  const isFurther = (id: PageId): id is Exclude<TitledPageId, ServiceId> =>
    id !== "home" && id !== "article" && !serviceIds.some((service) => service === id);
  return Object.entries<PageEntry>(pages)
    .filter(([, { indexed }]) => indexed)
    .map(([id]) => id as PageId)
    .filter(isFurther);
}

/** Lists the concepts of a page. */
function conceptsOf(page: PageId): ConceptId[] {
  return (Object.keys(concepts) as ConceptId[]).filter((id) =>
    (concepts[id].leadsTo as readonly string[]).includes(page),
  );
}

function placesOf(id: DoctorId) {
  return doctors[id].branches.map((at) => branchOfDoctorsBranch[at]);
}

/** Joins lists of names, each as a sentence. */
function sentence(locale: Locale, lists: readonly (readonly string[])[]): string {
  const separator = listSeparator(locale);
  return lists.map((names) => names.join(separator)).join(". ");
}
