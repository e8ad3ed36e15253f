import { type RefObject, useEffect, useRef } from "react";

/** Returns a ref for a heading that gets the focus when it appears, because its content replaces a focused element. */
export function useFocusedHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
