import { useEffect, useState } from 'react';

const releases = ['pointerup', 'pointercancel'] as const;

/** The value, but never a new one between the press and the release of a pointer: what is being clicked must not move. */
export const useDebounced = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const settle = () => setSettled(() => value);
    if (document.querySelector(':active') === null) return settle();
    const released = new AbortController();
    const afterClick = () => setTimeout(settle);
    for (const release of releases) addEventListener(release, afterClick, { once: true, signal: released.signal });
    return () => released.abort();
  }, [value]);
  return settled;
};
