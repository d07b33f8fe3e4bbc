import { startConsent } from '../../features/consent/start-consent.ts';
import { askAboutTerms } from '../../features/contact/ask-about-terms.ts';
import { loadPart } from '../../lib/load-part.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import { enhancers } from './enhancers.ts';
import { foldFooter } from './fold-footer.ts';
import { hidePast } from './hide-past.ts';
import { hydrateWhenNear } from './hydrate-when-near.ts';
import { islandModules } from './islands.ts';
import { loadIsland } from './load-island.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { reloadWhenReleased, typedKey } from './reload-released.ts';
import { rememberLanguage } from './remember-language.ts';
import { showFocus } from './show-focus.ts';

const isKey = <Table extends object>(table: Table, name: string | undefined): name is keyof Table & string =>
  name !== undefined && name in table;

const watchIsland = (element: HTMLElement): void => {
  const name = element.dataset.island;
  if (!isKey(islandModules, name)) return;
  const area = element.closest<HTMLElement>('[data-island-area]') ?? element;
  hydrateWhenNear({ element, area, whenNear: area === element, hydrate: () => loadIsland(element, name) });
};

const watchEnhanced = (element: HTMLElement): void => {
  const name = element.dataset.enhance;
  if (!isKey(enhancers, name)) return;
  const hydrate = async () => (await loadPart(() => enhancers[name]())).enhance(element);
  hydrateWhenNear({ element, area: element, whenNear: true, hydrate });
};

const startApp = (element: HTMLElement): Promise<void> =>
  loadPart(() => import('../shell/shell.tsx'))
    .then((shell) => shell.startApp(element))
    .catch((error) => {
      reportError(error);
      dispatchEvent(new Event('partmissing'));
      const notice = element.querySelector<HTMLElement>('[data-failed]');
      notice?.querySelector('a')?.setAttribute('href', location.href);
      if (notice !== null) notice.hidden = false;
    });

const isTypedKept = (): boolean => {
  try {
    return sessionStorage.getItem(typedKey) !== null;
  } catch {
    return false;
  }
};

/** The code that shows news of courses comes with the first news. */
const onCourseUpdate = (): void =>
  document.addEventListener('courseupdate', ({ detail }) =>
    loadPart(() => import('../../features/course/show-latest.tsx')).then((course) => course.showLatest(detail)),
  );

const start = (): void => {
  document.querySelectorAll<HTMLElement>('[data-island]').forEach(watchIsland);
  document.querySelectorAll<HTMLElement>('[data-enhance]').forEach(watchEnhanced);
};

/** Nothing of ours delays what a visitor sees first. */
const startIslands = (): void => {
  reloadWhenReleased();
  startConsent();
  onCourseUpdate();
  askAboutTerms();
  /** Only a visitor who has not decided and came with a query may have something to carry. */
  if (location.search !== '' && document.documentElement.dataset.consent === undefined)
    loadPart(() => import('../../lib/analytics/carry-campaign.ts'))
      .then(({ carryCampaign }) => carryCampaign())
      .catch(reportError);
  /** Islands wait until the page has loaded, so that their code never delays its first paint. */
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  const app = document.getElementById('app');
  if (app !== null) void startApp(app);
  if (isTypedKept())
    loadPart(() => import('./restore-typed.ts'))
      .then(({ restoreTyped }) => restoreTyped())
      .catch(reportError);
  foldFooter();
  hidePast();
  prefetchOnIntent();
  rememberLanguage();
  showFocus();
};

afterFirstPaint(startIslands);
