import { classNames } from "~/styles/class-names.ts";
import styles from "./cover-picture.module.css";

/** The image of an article, full width, with an aspect ratio of 8:5 unless `--cover` sets another; decorative. */
export function CoverPicture({
  image,
  className,
  loading,
}: {
  image: string;
  className?: string | undefined;
  /** `first` is for the image at the top of the page. */
  loading: "lazy" | "eager" | "first";
}) {
  const first = loading === "first";
  return (
    <div className={classNames(styles.cover, className)}>
      <img
        src={image}
        alt=""
        width={1600}
        height={1000}
        loading={first ? undefined : loading}
        decoding={first ? undefined : "async"}
        fetchPriority={first ? "high" : undefined}
      />
    </div>
  );
}
