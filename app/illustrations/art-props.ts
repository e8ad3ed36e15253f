/** What every drawing accepts: a class by which the page places and sizes it. */
export interface ArtProps {
  className?: string | undefined;
}
