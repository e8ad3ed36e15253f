/** Fetches a script that the page could be shown without; answers its element, or undefined where there is none. */
export function fetchScript(address: string | undefined): HTMLScriptElement | undefined {
  if (!address) return;
  const script = document.createElement("script");
  // In development its sources are modules; what the build makes of them runs as one just as well.
  script.type = "module";
  script.src = address;
  document.head.append(script);
  return script;
}
