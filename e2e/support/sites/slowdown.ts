/** How many times longer than its own computing work takes at the moment, because of others; 1 on an idle machine. */
export function slowdown(): number {
  const used = process.cpuUsage();
  const start = performance.now();
  while (performance.now() - start < 300);
  const { user, system } = process.cpuUsage(used);
  return Math.max(1, ((performance.now() - start) * 1_000) / (user + system));
}
