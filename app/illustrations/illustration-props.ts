/** What every drawing accepts: a class by which the page places and sizes it. */
export interface IllustrationProps {
  className?: string | undefined;
}
