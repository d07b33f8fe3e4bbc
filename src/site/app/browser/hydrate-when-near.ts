import { holdPresses } from './hold-presses.ts';

const nearWindow = '200px';
const touches = ['pointerdown', 'focusin', 'keydown', 'input'] as const;

interface Sleeper {
  readonly element: HTMLElement;
  /** Touching it wakes the element. */
  readonly area: HTMLElement;
  /** Coming near the window wakes it too. */
  readonly whenNear: boolean;
  readonly wake: () => Promise<void>;
}

/** Whether the address of the page leads into the element. */
const isWanted = (element: HTMLElement): boolean =>
  element.querySelector(':target') !== null ||
  (element.dataset.query !== undefined && new URLSearchParams(location.search).has(element.dataset.query));

/** Wakes an interactive part once: when it is touched, comes near the window, or the address leads into it. A button pressed meanwhile works as soon as it can. */
export const wakeWhenWanted = ({ element, area, whenNear, wake }: Sleeper): void => {
  const asleep = new AbortController();
  const wakeOnce = () => {
    if (asleep.signal.aborted) return;
    asleep.abort();
    wake().catch(reportError).finally(holdPresses(area));
  };
  for (const touch of touches) area.addEventListener(touch, wakeOnce, { signal: asleep.signal, passive: true });
  if (isWanted(element)) wakeOnce();
  if (!whenNear) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      wakeOnce();
    },
    { rootMargin: nearWindow },
  );
  observer.observe(element);
};
