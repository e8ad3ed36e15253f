import type { DropsNightWords } from "../my-drops.types.ts";

export const myDropsNight = {
  times: { label: "Which times", usual: "Usual days", ramadan: "Ramadan" },
  title: "Your night with drops",
  iftar: "Iftar",
  suhoor: "End of suhoor",
  dashed: "Dashed: does not fit, left as prescribed",
  sleep: { from: "You sleep from", to: "to" },
  asPrescribed: "As prescribed",
  misfit: "{name} does not fit into the night.",
  reason:
    "{times} needs more time than there is between iftar and suhoor beside your sleep. We have left its times as they were. Ask your doctor what to do.",
  call: "Call {branch}",
  mosque:
    "Times are computed on this device for {city}. Where your mosque’s call differs, follow the call.",
} satisfies DropsNightWords;
