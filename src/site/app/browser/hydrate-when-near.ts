/** Delays presses of buttons inside an element; the returned function releases them and repeats the last one. */
const queueClicks = (area: HTMLElement): (() => void) => {
  let pressed: HTMLButtonElement | null = null;
  const listening = new AbortController();
  const delay = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  area.addEventListener('click', delay, { capture: true, signal: listening.signal });
  return () => {
    listening.abort();
    pressed?.click();
  };
};

const nearWindow = '200px';
const touches = ['pointerdown', 'focusin', 'keydown', 'input'] as const;

interface Hydratable {
  readonly element: HTMLElement;
  /** Touching it hydrates the element. */
  readonly area: HTMLElement;
  /** Coming near the window does too. */
  readonly whenNear: boolean;
  readonly hydrate: () => Promise<void>;
}

/** Whether the address of the page names a part of the element. */
const isWanted = (element: HTMLElement): boolean =>
  element.querySelector(':target') !== null ||
  (element.dataset.query !== undefined && new URLSearchParams(location.search).has(element.dataset.query));

/** Whether a visitor used the element before this script ran: it has the focus, or an option was chosen. */
const isTouched = (area: HTMLElement): boolean =>
  area.matches(':focus-within') ||
  [...area.querySelectorAll('select')].some(
    ({ selectedIndex, selectedOptions: [chosen] }) => selectedIndex > 0 && chosen?.defaultSelected === false,
  );

/** Hydrates an element once: when it is touched, is near the window, or the address names it. A click meanwhile is repeated afterwards. */
export const hydrateWhenNear = ({ element, area, whenNear, hydrate }: Hydratable): void => {
  const waiting = new AbortController();
  const hydrateOnce = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    hydrate()
      .catch((error) => {
        reportError(error);
        dispatchEvent(new Event('partmissing'));
      })
      .finally(queueClicks(area));
  };
  for (const touch of touches) area.addEventListener(touch, hydrateOnce, { signal: waiting.signal, passive: true });
  if (isWanted(element) || isTouched(area)) hydrateOnce();
  if (!whenNear) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      hydrateOnce();
    },
    { rootMargin: nearWindow },
  );
  observer.observe(element);
};
