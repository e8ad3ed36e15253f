import { branchFacts } from "./branch-facts.ts";
import { careTeam } from "./care-team.ts";
import { doctors } from "./doctors.ts";
import type { PhotoFile, PhotoForm } from "./photos.ts";

/** Every photograph in the data, with the form it is cropped to. */
export const allPhotos: readonly { file: PhotoFile; form: PhotoForm }[] = [
  ...inForm("portrait", [...Object.values(doctors), ...Object.values(careTeam)]),
  ...inForm("place", Object.values(branchFacts)),
];

function inForm(form: PhotoForm, shown: readonly { image: PhotoFile | null }[]) {
  return shown.flatMap(({ image }) => (image === null ? [] : [{ file: image, form }]));
}
