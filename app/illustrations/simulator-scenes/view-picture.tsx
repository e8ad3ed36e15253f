import glare from "../assets/view/lights-glare.svg";
import rays from "../assets/view/lights-rays.svg";
import rings from "../assets/view/lights-rings.svg";
import type { IllustrationProps } from "../illustration-props.ts";
import { type ViewFilterName, viewFilter } from "./view-filters.tsx";
import { planesOf, type SceneOfView, wholeView } from "./view-scenes.tsx";

const lights = { glare, rays, rings } as const;

/** What an eye makes of a scene. */
export interface Sight {
  scene: SceneOfView;
  /** A filter over all of it, or one for each plane, from the farthest to the nearest; null where it is sharp. */
  filter?: ViewFilterName | readonly (ViewFilterName | null)[] | undefined;
  /** How lamps spread. */
  lights?: keyof typeof lights | undefined;
  /** What lies over the picture. */
  over?: "spots" | "patches" | undefined;
}

/** The view as one eye sees it, 1200 by 750 units; it needs the `ViewStore` of its page, and is silent: words stand beside it. */
export function ViewPicture({
  sight,
  className,
  ...data
}: IllustrationProps & { sight: Sight; "data-n"?: number | undefined }) {
  const { scene, filter, over } = sight;
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
      focusable="false"
      {...data}
    >
      {typeof filter === "string" ? <g filter={viewFilter(filter)}>{planes}</g> : planes}
      {sight.lights && <image href={lights[sight.lights]} {...wholeView} />}
      {over === "spots" && <Spots />}
      {over === "patches" && <Patches />}
    </svg>
  );
}

/** Blood in the eye: dark spots and threads that drift. */
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

/** Places where the retina no longer answers. */
function Patches() {
  return (
    <g filter={viewFilter("long-sight")} fill="#120a0a" opacity=".9">
      <path d="M560 330c50-50 150-40 168 26 18 60-40 120-114 104-80-16-104-80-54-130zM300 230c46-30 110-10 104 44s-70 66-112 34-38-48 8-78zM850 470c60-30 130 4 122 60s-92 72-132 30-30-70 10-90zM420 560c30-20 76-6 74 28s-52 46-80 22-24-34 6-50zM940 230c34-24 84-6 80 34s-58 48-86 22-24-38 6-56z" />
    </g>
  );
}
