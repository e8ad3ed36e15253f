import { type LandMood, type SceneMood, sandMood } from "../landmarks/scene-moods.ts";

/** How much of the red, green and blue of a colour the moon shows, and how much light the air adds. */
const moonlight = [
  { share: 0.21, air: 5 },
  { share: 0.32, air: 21 },
  { share: 0.34, air: 23 },
] as const;

/** Walls and sails face the moon. */
const facingMoon = 1.4;

/** A colour (`#rrggbb`) by night, under so many times the light. */
function moonlit(color: string, times = 1): string {
  const channels = moonlight.map(({ share, air }, index) => {
    const byDay = Number.parseInt(color.slice(1 + index * 2, 3 + index * 2), 16);
    return Math.round(byDay * share * times + air)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

/** The same land when night has fallen on it: moonlit, and a lamp behind every opening. */
function landByNight(day: LandMood): LandMood {
  const { lamp, foreground, water, ...land } = day;
  const colors = Object.entries({
    ...land,
    ...(water && { water }),
    ...(foreground && { foreground }),
  });
  const dark = Object.fromEntries(colors.map(([part, color]) => [part, moonlit(color)]));
  const lit = moonlit(land.lit, facingMoon);
  return { ...land, ...dark, lit, warm: "#f2bd62", lamp: "#f2bd62" };
}

/** The same landscape when night has fallen on it; the aurora keeps its light. */
export function sceneByNight({ sky: _, glow, ...land }: SceneMood): SceneMood {
  return { ...landByNight(land), sky: ["#041319", "#07262d", "#0d3d40", "#1b5853"], glow };
}

/** The landmark of a page's head by night: a pale sea would shine more than its walls, and dark palms would be gone. */
export const sandByNight = landByNight({ ...sandMood, water: "#6fa9a2", ink: "#b99763" });
