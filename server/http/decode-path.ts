/** The path with its percent-encoding decoded; null when the encoding is malformed. */
export function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
