import type { RunnableDevEnvironment } from "vite";

/**
 * Imports the modules of the server through Vite, as they are saved. Vite's own reload clears its modules also while an
 * import runs, and after pages have requested the new ones. Pages then showed the old words or an error.
 */
export class ServerModules {
  #areOutdated = false;
  #lastImport: Promise<unknown> = Promise.resolve();

  /** Evaluates all modules again at the next import. */
  discard(): void {
    this.#areOutdated = true;
  }

  /** Imports a module of the project when the import before this one has ended. */
  import<Module>({ runner }: RunnableDevEnvironment, path: string): Promise<Module> {
    const imported = this.#lastImport.then(() => {
      if (this.#areOutdated) runner.clearCache();
      this.#areOutdated = false;
      return runner.import<Module>(path);
    });
    this.#lastImport = imported.catch(() => this.discard());
    return imported;
  }
}
