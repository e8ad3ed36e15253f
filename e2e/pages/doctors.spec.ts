import { expect, type Page } from "@playwright/test";
import {
  branchOfDoctorsBranch,
  type DoctorsBranchId,
  doctorsBranchIds,
} from "../../app/content/data/branch-facts.ts";
import { branches } from "../../app/content/data/branches.ts";
import { careTeam as careTeamFacts, careTeamIds } from "../../app/content/data/care-team.ts";
import { chatLink, telephoneLink } from "../../app/content/data/clinic.ts";
import { doctorIds, doctors } from "../../app/content/data/doctors.ts";
import { irisGeneratorPath } from "../../app/content/data/iris-generator-path.ts";
import { careTeam } from "../../app/content/en/care-team.ts";
import { doctorProfiles } from "../../app/content/en/doctor-profiles.ts";
import { pluralize } from "../../app/i18n/plural.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { ar, en } from "../support/words.ts";
import { doctorsAt } from "./doctors-at.ts";

const tabs = (page: Page) => page.getByRole("tab");
const cards = (page: Page) => page.getByRole("tabpanel").locator("li[data-doctor]");
const team = (page: Page) => page.getByRole("tabpanel").locator("li:not([data-doctor]):has(h3)");

const careTeamAt = (branch: DoctorsBranchId | null) =>
  careTeamIds.filter((id) => branch === null || careTeamFacts[id].branches.includes(branch));

const careTeamNames = careTeamIds.map((id) => careTeam[id].name);
const nameOf = (branch: DoctorsBranchId) => en.branches[branchOfDoctorsBranch[branch]].shortName;

/** The branch whose people and panel are tested. */
const branch: DoctorsBranchId = "nizwa";
const branchId = branchOfDoctorsBranch[branch];
const facts = branches[branchId];
const panelWords = en.doctorsPage.panel;

/** The panel of the selected branch. */
function panelOf(page: Page, id: DoctorsBranchId) {
  const { name } = en.branches[branchOfDoctorsBranch[id]];
  return page.getByRole("region", { name: panelWords.label.replace("{branch}", name) });
}

test("the list shows doctors and care team, and its tabs filter by branch", async ({ page }) => {
  await page.goto("/doctors");
  await waitUntilInteractive(page);
  // REQ-DOCTOR-3
  await test.step("the doctors are in their order, each with two specialties and the number of others", async () => {
    await expect(cards(page).getByRole("heading")).toHaveText(
      doctorIds.map((id) => doctorProfiles[id].name),
    );
    for (const [index, id] of doctorIds.entries()) {
      const card = cards(page).nth(index);
      const [first = "", second = "", ...others] = doctorProfiles[id].specialties;
      await expect(card).toContainText(
        pluralize(doctors[id].years, en.home.doctors.experience, "en"),
      );
      const { length } = others;
      const specialties = card.getByRole("paragraph").nth(1);
      const more = length > 0 ? `\u00a0+${length}` : "";
      await expect(specialties).toHaveText(`${first}, ${second}${more}`);
      if (length > 0) {
        const name = pluralize(length, en.home.doctors.moreSpecialties, "en");
        await expect(specialties.getByRole("img", { name })).toHaveText(`+${length}`);
      }
      // The accessible name starts with the visible text (WCAG 2.5.3).
      await expect(card.getByRole("link")).toHaveAccessibleName(
        `${en.home.doctors.profile} ${doctorProfiles[id].name}`,
      );
    }
  });
  // REQ-DOCTOR-6
  await test.step("the care team is listed, each with role and branch", async () => {
    await expect(team(page).getByRole("heading")).toHaveText(careTeamNames);
    for (const [index, id] of careTeamIds.entries()) {
      const card = team(page).nth(index);
      await expect(card).toContainText(careTeam[id].role);
      for (const at of careTeamFacts[id].branches) await expect(card).toContainText(nameOf(at));
    }
  });
  await test.step("tabs filter doctors and care team, and announce their numbers", async () => {
    const { filter } = en.doctorsPage;
    const choices = [
      { branch: null, name: filter.all, address: "/doctors" },
      ...doctorsBranchIds.map((id) => ({
        branch: id,
        name: nameOf(id),
        address: `/doctors?branch=${id}`,
      })),
    ];
    await expect(tabs(page)).toHaveText(
      choices.map(({ branch: at, name }) => new RegExp(`^${name}.*${doctorsAt(at).length}`)),
    );
    for (const { branch: at, name, address } of choices.toReversed()) {
      const tab = page.getByRole("tab", { name });
      await tab.click();
      await expect(page).toHaveURL(address);
      await expect(tab).toHaveAttribute("aria-selected", "true");
      const counts = [doctorsAt(at).length, careTeamAt(at).length] as const;
      await expect(cards(page)).toHaveCount(counts[0]);
      await expect(team(page)).toHaveCount(counts[1]);
      await expect(page.getByRole("status")).toHaveText(
        filter.shown
          .replace("{doctors}", pluralize(counts[0], filter.doctors, "en"))
          .replace("{staff}", pluralize(counts[1], filter.staff, "en")),
      );
    }
  });
  // REQ-DOCTOR-8, REQ-ABOUT-6
  await test.step("the panel of a selected branch has its names, its address and contact links", async () => {
    const panel = panelOf(page, branch);
    await expect(panel).toHaveCount(0);
    await page.getByRole("tab", { name: nameOf(branch) }).click();
    await expect(panel.getByRole("heading", { name: en.branches[branchId].name })).toBeVisible();
    await expect(panel.locator("[lang=ar]")).toHaveText(ar.branches[branchId].name);
    await expect(panel).toContainText(en.branches[branchId].address.join(", "));
    for (const [name, href] of [
      [
        `${panelWords.call.replace("{branch}", nameOf(branch))} ${facts.phone.value}`,
        telephoneLink(facts.phone.value),
      ],
      [panelWords.chat, chatLink(facts.whatsapp.value)],
      [panelWords.directions, facts.mapUrl],
      [panelWords.book, `/book-consultation?branch=${branchId}`],
      [panelWords.hours, `/branches?branch=${branchId}`],
    ] as const) {
      await expect(panel.getByRole("link", { name })).toHaveAttribute("href", href);
    }
    await page.getByRole("tab", { name: nameOf("qurum") }).click();
    const main = panelOf(page, "qurum");
    await expect(main.getByRole("link", { name: panelWords.book })).toHaveAttribute(
      "href",
      "/book-consultation?branch=main",
    );
  });
});

test("a change of the filter animates both groups again", async ({ newVisitor }) => {
  const page = await newVisitor();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Object.assign(window, { entrances: 0 });
    Element.prototype.animate = function (...how) {
      Object.assign(window, { entrances: Reflect.get(window, "entrances") + 1 });
      return animate.apply(this, how);
    };
  });
  const entrances = () => page.evaluate(() => Reflect.get(window, "entrances"));
  await page.goto("/doctors");
  await waitUntilInteractive(page);
  expect(await entrances()).toBe(0);
  await page.getByRole("tab", { name: nameOf("qurum") }).click();
  await expect.poll(entrances).toBe(2);
  await page.getByRole("tab", { name: en.doctorsPage.filter.all }).click();
  await expect.poll(entrances).toBe(4);
});

test("without JavaScript the tabs are links that filter", async ({ newVisitor }) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto("/doctors");
  await page.getByRole("tab", { name: nameOf("salalah") }).click();
  await expect(page).toHaveURL("/doctors?branch=salalah");
  await expect(cards(page)).toHaveCount(doctorsAt("salalah").length);
  await expect(team(page)).toHaveCount(careTeamAt("salalah").length);
  await expect(panelOf(page, "salalah")).toBeVisible();
});

test("while a person has an iris in place of a photograph, the page links to the iris generator", async ({
  page,
}) => {
  await page.goto("/doctors");
  await waitUntilInteractive(page);
  const link = page.getByRole("link", { name: en.doctorsPage.irises.link });
  const everybody = [...Object.values(doctors), ...Object.values(careTeamFacts)];
  if (everybody.every(({ image }) => image !== null)) return expect(link).toHaveCount(0);
  await link.click();
  await expect(page).toHaveURL(irisGeneratorPath);
  await expect(page.getByRole("heading", { name: en.irisGenerator.title })).toBeInViewport();
});
