/** Whether the browser can share image files: most phones can, most desktops cannot. */
export function canSharePictures(): boolean {
  const files = [new File([], "iris.png", { type: "image/png" })];
  return navigator.canShare?.({ files }) ?? false;
}
