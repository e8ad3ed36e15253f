import glare from "../assets/view/lights-glare.svg";
import rays from "../assets/view/lights-rays.svg";
import rings from "../assets/view/lights-rings.svg";
import type { IllustrationProps } from "../illustration-props.ts";
import { planesOf, type SimulatorScene, wholeView } from "./scene-defs.tsx";
import { type ViewFilterName, viewFilter } from "./view-filters.tsx";

const lights = { glare, rays, rings } as const;

/** The appearance of a scene to an eye. */
export interface Scenario {
  scene: SimulatorScene;
  /** One filter for the scene, or one for each plane from the farthest to the nearest; null means sharp. */
  filter?: ViewFilterName | readonly (ViewFilterName | null)[] | undefined;
  /** The form of the light around lamps. */
  lights?: keyof typeof lights | undefined;
  /** The overlay. */
  over?: "spots" | "patches" | undefined;
}

/**
 * A scene as an eye sees it, 1200 by 750 units. It needs the `SceneDefs` of its page. It has no text alternative, because
 * a caption is next to it.
 */
export function SimulatedView({
  scenario,
  className,
  ...data
}: IllustrationProps & { scenario: Scenario; "data-n"?: number | undefined }) {
  const { scene, filter, over } = scenario;
  const each = typeof filter === "object" ? filter : [];
  const planes = planesOf[scene].map((plane, index) => {
    const own = each[index];
    return <use key={plane} href={`#see-${plane}`} filter={own ? viewFilter(own) : undefined} />;
  });
  return (
    <svg
      className={className}
      viewBox="0 0 1200 750"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      aria-hidden="true"
      {...data}
    >
      {typeof filter === "string" ? <g filter={viewFilter(filter)}>{planes}</g> : planes}
      {scenario.lights && <image href={lights[scenario.lights]} {...wholeView} />}
      {over === "spots" && <Spots />}
      {over === "patches" && <Patches />}
    </svg>
  );
}

/** Blood in the vitreous: dark spots and threads. */
function Spots() {
  return (
    <>
      <g filter={viewFilter("two-dioptres")} fill="#1c0d0a" opacity=".62">
        <path d="M700 300c20-16 48-8 54 14s-22 42-44 34-30-32-10-48zM508 486c12-12 34-6 36 10s-20 28-34 20-14-18-2-30zM350 330c8-10 24-8 28 4s-8 24-22 20-14-14-6-24z" />
      </g>
      <path
        filter={viewFilter("soft")}
        stroke="#1c0d0a"
        strokeWidth="3"
        opacity=".45"
        d="M520 240c30 30 10 60 44 84s70 0 96 40m-330 120c30-10 60 14 92-6m300 20c40-20 70 20 120-4"
      />
    </>
  );
}

/** Areas where the retina no longer responds to light. */
function Patches() {
  return (
    <g filter={viewFilter("long-sight")} fill="#120a0a" opacity=".9">
      <path d="M560 330c50-50 150-40 168 26 18 60-40 120-114 104-80-16-104-80-54-130zM300 230c46-30 110-10 104 44s-70 66-112 34-38-48 8-78zM850 470c60-30 130 4 122 60s-92 72-132 30-30-70 10-90zM420 560c30-20 76-6 74 28s-52 46-80 22-24-34 6-50zM940 230c34-24 84-6 80 34s-58 48-86 22-24-38 6-56z" />
    </g>
  );
}
