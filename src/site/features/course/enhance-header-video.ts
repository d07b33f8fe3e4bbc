const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
};

const wantsNoMotion = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

/** Plays the film of a header, unless the visitor prefers less motion or saves data. A button stops and starts it. */
export const enhanceElement = (root: HTMLElement): void => {
  const video = root.querySelector('video');
  const button = root.querySelector('button');
  if (video === null || button === null) return;
  const start = (): void => void video.play().catch(() => undefined);
  const showLabel = (): void => {
    button.textContent = (video.paused ? button.dataset.play : button.dataset.pause) ?? '';
  };
  video.muted = true;
  for (const change of ['play', 'pause']) video.addEventListener(change, showLabel);
  button.addEventListener('click', () => (video.paused ? start() : video.pause()));
  root.querySelector('a')?.remove();
  button.hidden = false;
  showLabel();
  if (!savesData() && !matchMedia(wantsNoMotion).matches) start();
};
