/** The props of every illustration: a class with which the page positions and sizes it. */
export interface IllustrationProps {
  className?: string | undefined;
}
