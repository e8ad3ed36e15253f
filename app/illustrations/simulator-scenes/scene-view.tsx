import cornicheArabic from "../assets/simulator-scenes/corniche-ar.svg";
import cornicheEnglish from "../assets/simulator-scenes/corniche-en.svg";
import roadArabic from "../assets/simulator-scenes/road-ar.svg";
import roadEnglish from "../assets/simulator-scenes/road-en.svg";
import type { IllustrationProps } from "../illustration-props.ts";
import type { Scenario } from "./scene-views.ts";

const files = {
  corniche: { ar: cornicheArabic, en: cornicheEnglish },
  road: { ar: roadArabic, en: roadEnglish },
} as const;

/** A scene as an eye sees it, 1200 by 750 units. It has no text alternative, because a caption is next to it. */
export function SceneView({
  scene,
  view,
  locale,
  className,
  ...data
}: IllustrationProps &
  Scenario & {
    /** The language of the texts in the scene. */
    locale: keyof typeof files.road;
    "data-options"?: string | undefined;
  }) {
  const src = `${files[scene][locale]}#${view}`;
  return <img className={className} src={src} alt="" loading="lazy" {...data} />;
}
