import { useEffect, useState } from 'react';

const second = 1000;

const secondsLeft = (instant: number): number => Math.max(0, Math.ceil((instant - Date.now()) / second));

/** Whole seconds until an instant (milliseconds as of `Date.now`), counted down; 0 when it has passed. */
export const useSecondsUntil = (instant: number): number => {
  const [count, setCount] = useState({ instant, seconds: 0 });
  useEffect(() => {
    const read = () => setCount({ instant, seconds: secondsLeft(instant) });
    read();
    if (secondsLeft(instant) === 0) return;
    const timer = setInterval(() => {
      read();
      if (secondsLeft(instant) === 0) clearInterval(timer);
    }, second);
    return () => clearInterval(timer);
  }, [instant]);
  return count.instant === instant ? count.seconds : 0;
};
