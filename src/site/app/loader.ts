import { islandModules } from './islands.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { rememberLanguage } from './remember-language.ts';
import { wakeIsland } from './wake-island.ts';

const nearWindow = '200px';
const touches = ['pointerdown', 'focusin', 'keydown', 'input'] as const;

const isIslandName = (name: string | undefined): name is keyof typeof islandModules =>
  name !== undefined && name in islandModules;

const watch = (element: HTMLElement): void => {
  const name = element.dataset.island;
  if (!isIslandName(name)) return;
  const area = element.closest<HTMLElement>('[data-island-area]') ?? element;
  const asleep = new AbortController();
  const wake = () => {
    if (asleep.signal.aborted) return;
    asleep.abort();
    wakeIsland(element, name).catch(reportError);
  };
  for (const touch of touches) area.addEventListener(touch, wake, { signal: asleep.signal, passive: true });
  if (area !== element) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: nearWindow },
  );
  observer.observe(element);
};

const startApp = async (element: HTMLElement): Promise<void> => {
  const shell = await import('./shell.tsx');
  await shell.startApp(element);
};

const start = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) watch(element);
};

/** Islands wait until the page has loaded, so that their code never delays its first paint. */
if (document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });
const app = document.getElementById('app');
if (app !== null) startApp(app).catch(reportError);
prefetchOnIntent();
rememberLanguage();
