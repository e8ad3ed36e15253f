// Writes a Brotli and a gzip copy beside every text file of the client build, or of the folder that is named, so that
// the server never compresses one.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = process.argv[2] ?? new URL("../../build/client/", import.meta.url).pathname;
const compressible = /\.(js|css|svg|txt|xml|json|webmanifest)$/;

for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
  if (!compressible.test(name)) continue;
  const path = join(folder, name);
  const content = readFileSync(path);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${path}.br`, brotliCompressSync(content, options));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
