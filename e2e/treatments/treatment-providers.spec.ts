import { expect } from "@playwright/test";
import { branchOfDoctorsBranch } from "../../app/content/data/branch-facts.ts";
import { branches } from "../../app/content/data/branches.ts";
import { telephoneLink } from "../../app/content/data/clinic.ts";
import { type DoctorId, doctors } from "../../app/content/data/doctors.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { listServicesOf, relatedArticles } from "../../app/content/data/service-facts.ts";
import { type ServiceId, serviceIds } from "../../app/content/data/services.ts";
import { listBranchesFor, listDoctorsFor } from "../../app/content/data/treatment-facts.ts";
import { type Locale, locales } from "../../app/i18n/locale.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { articles } from "../support/articles.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/test.ts";
import { words } from "../support/words.ts";

const inLanguage = (path: string, locale: Locale) =>
  withLocale(path, locale === "ar" ? "ar" : null);

/** Requests the HTML of a path, and expects status 200. */
async function requestHtml(path: string): Promise<string> {
  const response = await sendRequest(site + path);
  expect([path, response.status]).toEqual([path, 200]);
  return bodyText(response);
}

/** Lists the link targets in HTML, without fragments. */
function listLinks(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]* href="([^"#]+)/g)].map(([, to = ""]) =>
    to.replaceAll("&amp;", "&"),
  );
}

/** Returns the HTML between two markers. */
function extractPart(html: string, mark: string, end: string): string {
  const from = html.indexOf(mark);
  expect([mark, from >= 0]).toEqual([mark, true]);
  return html.slice(from, html.indexOf(end, from));
}

const branchCardPath = (id: string) =>
  `${pathOf(id === "sur" ? "booking" : "branches")}?branch=${id}`;
const doctorPath = (id: DoctorId) => `${pathOf("doctors")}?doctor=${id}`;

for (const locale of locales) {
  // REQ-TREAT-16
  for (const id of serviceIds) {
    test(`${id} links to its doctors and branches, and they link back, in ${locale}`, async () => {
      const treatmentPath = inLanguage(pathOf(id), locale);
      const html = await requestHtml(treatmentPath);
      expect(html).toContain('href="#who"');
      const part = extractPart(html, '<section id="who"', "</section>");
      // services.phone.spec.ts tests the note for visitors with another branch.
      const links = listLinks(part.replace(/<div[^>]* data-own-branches=.*?<\/p>/gs, ""));
      const treating = listDoctorsFor(id);
      const branchFacts = listBranchesFor(id);
      expect(Math.min(treating.length, branchFacts.length)).toBeGreaterThan(0);
      // The part of each linked page about the doctor or the branch. Header and footer link to the treatment anyway.
      const targets = [
        ...treating.map((doctor) => ({
          to: inLanguage(doctorPath(doctor), locale),
          mark: 'aria-labelledby="profile-name"',
          end: "</dialog>",
        })),
        ...branchFacts.map((place) => ({
          to: inLanguage(branchCardPath(place.id), locale),
          mark: "<article",
          end: "</article>",
        })),
      ];
      expect(links.filter((to) => !to.startsWith("tel:"))).toEqual(targets.map(({ to }) => to));
      expect(links.filter((to) => to.startsWith("tel:"))).toEqual(
        branchFacts.map((place) => telephoneLink(branches[place.id].phone.value)),
      );
      for (const doctor of treating) {
        expect(part).toContain(words[locale].doctors[doctor].name);
        const at = doctors[doctor].branches.map((one) => branchOfDoctorsBranch[one]);
        expect(branchFacts.map((place) => place.id)).toEqual(expect.arrayContaining(at));
      }
      const asks = part.split('<script type="application/json">')[0] ?? "";
      expect(asks.includes(words[locale].servicePageFrame.who.ask)).toBe(
        branchFacts.some(({ hasDoctor }) => !hasDoctor),
      );
      for (const { to, mark, end } of targets)
        expect([to, listLinks(extractPart(await requestHtml(to), mark, end))]).toEqual([
          to,
          expect.arrayContaining([treatmentPath]),
        ]);
    });
  }

  test(`every article links to its treatments and each treatment to its articles, in ${locale}`, async () => {
    const belonging = new Set<ServiceId>();
    for (const { slug } of articles) {
      const html = await requestHtml(inLanguage(pathOf("article", slug), locale));
      const end = html.indexOf("treatments-title");
      const treatments = listServicesOf(slug);
      expect([slug, end >= 0]).toEqual([slug, treatments.length > 0]);
      if (treatments.length === 0) continue;
      const links = listLinks(
        extractPart(html, 'aria-labelledby="treatments-title"', "</section>"),
      );
      expect(links).toEqual(treatments.map((id) => inLanguage(pathOf(id), locale)));
      for (const id of treatments) belonging.add(id);
    }
    expect([...belonging].sort()).toEqual([...serviceIds].sort());
    for (const id of serviceIds) {
      const links = listLinks(await requestHtml(inLanguage(pathOf(id), locale)));
      for (const { path } of relatedArticles[id]) expect(links).toContain(inLanguage(path, locale));
    }
  });

  // REQ-BRANCH-12
  test(`a branch without a named doctor says who to ask, in ${locale}`, async () => {
    const { askDoctor } = words[locale].booking.selector;
    const card = async (branch: string) =>
      extractPart(
        await requestHtml(inLanguage(`${pathOf("booking")}?branch=${branch}`, locale)),
        "<article",
        "</article>",
      );
    expect(await card("sur")).toContain(askDoctor);
    expect(await card("sohar")).not.toContain(askDoctor);
  });
}
