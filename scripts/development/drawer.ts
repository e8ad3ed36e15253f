import type { ChildProcess } from "node:child_process";
import { constants, setPriority } from "node:os";
import { run, toolEnvironment } from "../environment/project.mjs";

/** Draws icons, photographs and pictures of shared links into a build, when nothing else wants the processor. */
export interface Drawer {
  /** Draws again, after what is being drawn at the moment. */
  draw(): void;
  /** Draws nothing more; resolves when nobody draws. */
  end(): Promise<void>;
}

/** `onDrawn` hears of each time that all of them are there. */
export function createDrawer(folder: string, onDrawn: () => void): Drawer {
  let drawing: Promise<void> | null = null;
  let child: ChildProcess | null = null;
  let isWanted = false;
  let isEnding = false;

  async function drawWhatIsWanted(): Promise<void> {
    while (isWanted && !isEnding) {
      isWanted = false;
      const args = ["scripts/build-steps/images.ts", `${folder}/`];
      await run("node", args, { env: toolEnvironment() }, giveWay);
      if (!isEnding) onDrawn();
    }
    drawing = null;
  }
  /** What is saved meanwhile is built and shown before the pictures are. */
  function giveWay(begun: ChildProcess): void {
    child = begun;
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  }
  return {
    draw() {
      isWanted = true;
      drawing ??= drawWhatIsWanted();
    },
    async end() {
      isEnding = true;
      child?.kill();
      await drawing;
    },
  };
}
