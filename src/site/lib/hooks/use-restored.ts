import { useEffect, useEffectEvent } from 'react';

/** Runs when the browser brings the page back as it was left, with everything in its memory. */
export const useOnPageRestored = (onRestored: () => void): void => {
  const restored = useEffectEvent(onRestored);
  useEffect(() => {
    const show = (event: PageTransitionEvent) => {
      if (event.persisted) restored();
    };
    addEventListener('pageshow', show);
    return () => removeEventListener('pageshow', show);
  }, []);
};
