import { branchIds } from "../../app/content/data/branches.ts";
import { doctorIds } from "../../app/content/data/doctors.ts";
import { aliases, pages } from "../../app/content/data/pages.ts";
import { project } from "../../scripts/environment/project.mjs";
import { readArticles } from "../articles/article-folder.ts";
import { newArticle } from "./article.ts";
import { newBranch } from "./branch.ts";
import type { Change } from "./changes.ts";
import { newDoctor, withMarks } from "./doctor.ts";
import { newPage } from "./page.ts";

const person = { name: "", photo: "", initials: "", role: "", experience: "" };
const doctor = { ...person, education: [""], languages: [""] };
const unplaced = { years: 0, branches: [], specialties: [] };
const page = { title: "", lead: "", label: "", home: "" };
const three = ["", "", ""];
const place = { name: "", country: "", quality: "", photo: "", opening: "" };
const branch = { ...place, offers: three, list: three };
const article = { title: "", excerpt: "", text: "" };
const unfiled = { date: "", category: "", author: "", cover: "" };
const unknown = { phone: "", staff: 0, latitude: 0, longitude: 0, year: 0, offers: null };

/** A page's address begins with its id, which must not be that of a redirect. */
const pageIds = [...Object.keys(pages), ...aliases.map(({ from }) => from.split("/")[1] ?? "")];

/** The generators with empty texts and zeros, and the existing ids. */
export const generators: Readonly<
  Record<string, { changes: (id: string) => Change[]; taken: readonly string[] }>
> = {
  page: { changes: (id) => newPage(id, { en: page, ar: page }), taken: pageIds },
  branch: {
    changes: (id) => newBranch(id, { ...unknown, words: { en: branch, ar: branch } }),
    taken: branchIds,
  },
  article: {
    changes: (id) => newArticle(id, { ...unfiled, words: { en: article, ar: article } }),
    taken: readArticles(project).map(({ slug }) => slug),
  },
  doctor: {
    changes: (id) =>
      newDoctor(id, { ...unplaced, words: { en: doctor, ar: doctor } }).map((change) =>
        change.file === "app/content/data/doctors.ts"
          ? { ...change, write: (text) => withMarks(String(change.write(text))) }
          : change,
      ),
    taken: doctorIds,
  },
};
