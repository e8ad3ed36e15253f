import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { isPlainClick } from "~/client/enhancements/links/is-plain-click.ts";
import button from "~/components/controls/button.module.css";
import { useHydrated } from "~/components/controls/use-hydrated.ts";
import { Icon } from "~/components/indicators/icon.tsx";
import { Text } from "~/components/text/text.tsx";
import type { AboutWords } from "~/content/about.types.ts";
import { clinic, videoLink } from "~/content/data/clinic.ts";
import { BranchScene } from "~/illustrations/scenery/branch-scene.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./about-video.module.css";
import playerStyles from "./video-player.module.css";

/**
 * The clinic's film behind a poster. Nothing is requested from the video host before the click that replaces the
 * poster by the player. Without JavaScript the link opens the film on the host's own page.
 */
export function AboutVideo({ words }: { words: AboutWords["video"] }) {
  const [playing, setPlaying] = useState(false);
  if (playing) return <Player title={words.frame} />;
  return (
    <figure className={classNames("stack gap-3 screen-only", styles.video)}>
      <Poster onPlay={() => setPlaying(true)}>{words.play}</Poster>
      <figcaption className="secondary small">
        <Text>{words.note}</Text>
      </figcaption>
    </figure>
  );
}

/** A link without JavaScript, a button with it. */
function Poster({ onPlay, children }: { onPlay: () => void; children: string }) {
  const hydrated = useHydrated();
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    onPlay();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== " ") return;
    event.preventDefault();
    onPlay();
  };
  return (
    <a
      className={styles.poster}
      href={videoLink(clinic.video.value)}
      rel="noopener"
      referrerPolicy="strict-origin-when-cross-origin"
      role={hydrated ? "button" : undefined}
      data-role="button"
      onClick={onClick}
      onKeyDown={onKeyDown}
      data-live=""
    >
      <span className={classNames("block", styles.picture)}>
        <BranchScene name="nizwa" className={styles.scene} />
      </span>
      <span className={classNames(button.button, styles.play)}>
        <Icon icon="play" />
        <Text>{children}</Text>
      </span>
    </a>
  );
}

/** The player. It starts on load and takes the focus, because its button was removed. */
function Player({ title }: { title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <iframe
      ref={frame}
      className={classNames("screen-only full", playerStyles.player)}
      src={videoLink(clinic.video.value, true)}
      title={title}
      width={800}
      height={450}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
