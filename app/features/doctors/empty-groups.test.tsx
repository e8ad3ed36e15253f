import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { content as arabic } from "../../content/ar/content.ts";
import { type DoctorsBranchId, doctorsBranchIds } from "../../content/data/branch-facts.ts";
import { content as english } from "../../content/en/content.ts";
import { LanguageProvider } from "../../i18n/language-context.tsx";
import { CareTeamGroup } from "./care-team-group.tsx";
import { DoctorGroup } from "./doctor-group.tsx";

// An empty group names no branch.
const branchNames = Object.fromEntries(
  doctorsBranchIds.map((id) => [id, { shortName: id }]),
) as Record<DoctorsBranchId, { shortName: string }>;

test.each([
  ["en", english],
  ["ar", arabic],
] as const)("a group without people says so, in %s", (locale, content) => {
  const render = (group: ReactNode) =>
    renderToStaticMarkup(
      <LanguageProvider value={{ locale, explicit: false }}>{group}</LanguageProvider>,
    );
  const { doctorsPage, doctorProfiles, careTeam, home } = content;
  const doctorsHtml = render(
    <DoctorGroup
      ids={[]}
      branch="nizwa"
      people={doctorProfiles}
      title={doctorsPage.doctorsTitle}
      empty={doctorsPage.empty.doctors}
      cardWords={home.doctors}
    />,
  );
  const staffHtml = render(
    <CareTeamGroup
      ids={[]}
      people={careTeam}
      branchNames={branchNames}
      words={doctorsPage.team}
      empty={doctorsPage.empty.staff}
    />,
  );
  const { doctors: noDoctors, staff: noStaff } = doctorsPage.empty;
  for (const text of Object.values(noDoctors)) expect(doctorsHtml).toContain(`>${text}<`);
  for (const text of Object.values(noStaff)) expect(staffHtml).toContain(`>${text}<`);
});
