/** The framework's runtime of reloads, under the name that Vite gives it. */
const runtime = "/@id/__x00__virtual:react-router/inject-hmr-runtime";

/** `wake` of development: components there expect the runtime of reloads before them. */
export async function wake(island: HTMLElement, search: string): Promise<void> {
  await import(/* @vite-ignore */ runtime);
  const module = await import("./wake.tsx");
  return module.wake(island, search);
}
