/** Downloads a file, as a link with `download` does. */
export function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // By then every browser has read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Telephones hand a picture on, to their own library too; most desks cannot. */
export function canSharePictures(): boolean {
  const files = [new File([], "iris.png", { type: "image/png" })];
  return navigator.canShare?.({ files }) ?? false;
}
