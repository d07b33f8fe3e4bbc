import { useEffect, useState } from 'react';

const second = 1000;

/** Whole seconds until an instant (milliseconds as of `Date.now`), counted down; 0 when it has passed. */
export const useSecondsUntil = (instant: number): number => {
  const [now, setNow] = useState(instant);
  useEffect(() => {
    if (instant <= Date.now()) return;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= instant) clearInterval(timer);
    }, second);
    return () => clearInterval(timer);
  }, [instant]);
  return Math.max(0, Math.ceil((instant - now) / second));
};
