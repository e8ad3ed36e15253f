import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { framedSite, siteBehindFrame } from "../../tools/test-servers/addresses.ts";
import startSites, { startTestSite, stop } from "../../tools/test-servers/start-servers.ts";
import { startFrameProxy } from "./frame-proxy.ts";

/** Starts the servers, and one more behind the frame proxy. Resolves with a function that stops them. */
export default async function startServers(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "old-browsers-"));
  const stopSites = await startSites();
  const framed = await startTestSite(siteBehindFrame, { SITE_URL: framedSite, DATA_DIR: folder });
  const stopProxy = await startFrameProxy();
  return async () => {
    await stopProxy();
    await Promise.all([stopSites(), stop(framed)]);
    rmSync(folder, { recursive: true, force: true });
  };
}
