/** Returns `template` with every `{name}` replaced by its value. */
export function interpolate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (holder, name: string) => values[name] ?? holder);
}
