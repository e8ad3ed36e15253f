/** Loads a script and returns its element, or undefined when the page names none. */
export function loadScript(address: string | undefined): HTMLScriptElement | undefined {
  if (!address) return;
  const script = document.createElement("script");
  script.src = address;
  // A build bundles each script into one file; the development server serves its modules.
  if (import.meta.env.DEV) script.type = "module";
  document.head.append(script);
  return script;
}
