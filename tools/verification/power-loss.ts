import { execFileSync } from "node:child_process";
import { tryPowerLoss } from "../power-loss/power-loss.ts";
import type { Program } from "./program.ts";

const states = 1200;

/** The states that a loss of power can leave in the data directory of the embedded backend. */
export const powerLoss: Program = {
  id: "power-loss",
  name: "Power loss",
  get version() {
    return `strace ${/version (\S+)/.exec(execFileSync("strace", ["-V"], { encoding: "utf8" }))?.[1]}`;
  },
  scope: `${states.toLocaleString("en")} states of the data directory after a loss of power: every acknowledged sign-up, confirmation, password, deletion and mail is there`,
  explanations: [],
  async examine() {
    const lossy = await tryPowerLoss(states, 1);
    return lossy.map(({ state, line, survival, losses }) => ({
      rule: survival,
      message: losses.join("; "),
      address: `state ${state}, line ${line}`,
    }));
  },
};
