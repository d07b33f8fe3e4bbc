/** Holds back presses of buttons inside an element; what it gives lets go, and does the last of them then. */
export const queueClicks = (area: HTMLElement): (() => void) => {
  let held: HTMLButtonElement | null = null;
  const holding = new AbortController();
  const hold = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null) return;
    event.preventDefault();
    event.stopPropagation();
    held = button;
  };
  area.addEventListener('click', hold, { capture: true, signal: holding.signal });
  return () => {
    holding.abort();
    held?.click();
  };
};
