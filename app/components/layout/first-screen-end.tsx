/**
 * Marks the end of the first screen. The server links the files with the other styles here: a browser paints what is
 * before it with the inline styles, and waits for the files before it shows the rest.
 */
export function FirstScreenEnd() {
  return (
    <div
      hidden
      data-first-screen-end=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves what the server inserts.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
