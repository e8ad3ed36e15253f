import { useEffect, useState } from "react";

/** In milliseconds. A preview that changes with each key is unsettling beside the text that one writes. */
const delay = 150;

/** Returns the last valid value that has not changed for a moment. */
export function useDebouncedValue<Value>(value: Value, isValid = true): Value {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    if (!isValid) return;
    const timer = setTimeout(() => setDelayed(value), delay);
    return () => clearTimeout(timer);
  }, [value, isValid]);
  return delayed;
}
