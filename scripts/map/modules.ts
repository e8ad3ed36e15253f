/** A module of the project and the modules of the project that it imports, by their paths. */
export interface Module {
  path: string;
  imports: readonly string[];
}

/** Names of what proves the code, or shows it, and is no part of it. */
const proof = /\.test\.tsx?$|fixture|\/example\.ts$|\.examples\.tsx$/;

/** A report of dependency-cruiser, as far as the map reads it. */
export interface CruisedModule {
  source: string;
  dependencies: readonly { resolved: string }[];
}

/** The modules of a report, without tests, examples, packages and what the commands generate. */
export function modulesOf(cruised: readonly CruisedModule[]): Module[] {
  const isOwn = (path: string) => /^(app|server)\//.test(path) && !proof.test(path);
  return cruised
    .filter(({ source }) => isOwn(source))
    .map(({ source, dependencies }) => ({
      path: source,
      imports: dependencies.map(({ resolved }) => resolved).filter(isOwn),
    }));
}
