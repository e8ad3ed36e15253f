/** Fetches a script that the page could be shown without; answers its element, or undefined where there is none. */
export function loadScript(address: string | undefined): HTMLScriptElement | undefined {
  if (!address) return;
  const script = document.createElement("script");
  script.src = address;
  document.head.append(script);
  return script;
}
