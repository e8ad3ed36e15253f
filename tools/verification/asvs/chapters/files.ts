import { type Chapter, notApplicable, proved } from "../entry.ts";
import { noFile } from "../site-tests.ts";

export const files = {
  "5.1.1": notApplicable("Rules for uploads", "Nothing can be uploaded."),
  "5.2.1": notApplicable("Size of uploads", "Nothing can be uploaded."),
  "5.2.2": notApplicable("Types of uploads", "Nothing can be uploaded."),
  "5.2.3": notApplicable("Compressed uploads", "Nothing can be uploaded."),
  "5.3.1": notApplicable("Uploads that run", "Nothing can be uploaded."),
  "5.3.2": proved("Paths of files", noFile),
  "5.4.1": notApplicable("Names of uploads", "Nothing can be uploaded."),
  "5.4.2": notApplicable("Names of downloads", "The server sends no file with a name of input."),
  "5.4.3": notApplicable("Viruses in uploads", "Nothing can be uploaded."),
} satisfies Chapter;
