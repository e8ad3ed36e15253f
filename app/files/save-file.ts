/** Downloads a file, as a link with `download` does. */
export function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Every browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
