import { branchIds } from "../../app/content/data/branches.ts";
import { doctorIds } from "../../app/content/data/doctors.ts";
import { aliases, pages } from "../../app/content/data/pages.ts";
import { project } from "../../scripts/environment/project.mjs";
import { readArticles } from "../articles/article-folder.ts";
import { newArticle } from "./article.ts";
import { newBranch } from "./branch.ts";
import type { Change } from "./changes.ts";
import { newDoctor } from "./doctor.ts";
import { newPage } from "./page.ts";

/** A page's address begins with its id, which must not be that of a redirect. */
const pageIds = [...Object.keys(pages), ...aliases.map(({ from }) => from.split("/")[1] ?? "")];

/** The generators, and the existing ids. Texts are empty and numbers are 0. */
export const generators: Readonly<
  Record<string, { changes: (id: string) => Change[]; taken: readonly string[] }>
> = {
  page: { changes: newPage, taken: pageIds },
  branch: { changes: newBranch, taken: branchIds },
  article: { changes: newArticle, taken: readArticles(project).map(({ slug }) => slug) },
  doctor: { changes: newDoctor, taken: doctorIds },
};
