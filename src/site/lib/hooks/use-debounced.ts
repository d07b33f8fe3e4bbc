import { useEffect, useState } from 'react';

const releases = ['pointerup', 'pointercancel'] as const;

/** The value, which does not change between press and release of a pointer, since the target of a click must not move. */
export const useValueStableDuringPress = <Value>(value: Value): Value => {
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
