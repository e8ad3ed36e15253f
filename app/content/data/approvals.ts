import { sample } from "./fact.ts";

/**
 * Texts that the clinic must approve before the launch (REQ-CLAIM-3). `confirmed(…)` records an approval; until then
 * `npm run launch-check` lists the text.
 */
export const approvals = {
  advertisingClaims: sample(
    '"Latest European equipment" and "Best Private Eye Center" on the home page',
  ),
  clinician: sample(
    "the service texts, the questions, the articles and the tips beside the eye games",
  ),
  /** `npm run launch-check` lists each entry of these seven. */
  triage: sample("the block Now / Today / Book and the sentences on emergencies that repeat it"),
  searchAnswers: sample("the words of a search that are answered with a line of that block"),
  risks: sample("the risks and limits of the six treatments"),
  comparisons: sample("the laser methods and the lenses side by side"),
  views: sample("what the views of the corniche say that eyes see"),
  visit: sample("the sentence on eye drops and driving on the page that plans a visit"),
  drops: sample("the sentences on eye drops of the page that makes a timetable of them"),
  lawyer: sample("the privacy policy and the terms of service"),
  arabicEditor: sample("every Arabic text, pages and articles"),
};
