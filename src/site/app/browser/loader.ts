import { addressKeys } from '#generated/data/tag-manager.ts';
import { startConsent } from '../../features/consent/start-consent.ts';
import { askAboutTerms } from '../../features/contact/ask-about-terms.ts';
import { loadPart } from '../../lib/load-part.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import { rememberLanguage } from './language-choice.ts';
import { foldFooter, keepUnfolded, removeExpiredParts } from './page-behaviour.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { reloadWhenReleased, typedKey } from './reload-released.ts';
import { startApp } from './start-app.ts';
import { watchIslands } from './watch-islands.ts';

const isTypedKept = (): boolean => {
  try {
    return sessionStorage.getItem(typedKey) !== null;
  } catch {
    return false;
  }
};

/** Loads the code that shows updates of courses with the first update; a page that prints none of their facts does without. */
const onCourseUpdate = (): void =>
  document.addEventListener(
    'courseupdate',
    ({ detail }) =>
      document.querySelector('[data-latest]') &&
      loadPart(() => import('../../features/course/show-latest.tsx')).then((course) => course.showLatest(detail)),
  );

/** Milliseconds after which even a busy page starts its requests. */
const longestWait = 3000;

/** Calls when the browser is idle. */
const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: longestWait });
  else setTimeout(run, longestWait);
};

const ask = (): void =>
  void loadPart(() => import('./ask-on-load.ts'))
    .then(({ refreshOnLoad }) => refreshOnLoad())
    .catch(reportError);

const start = (): void => {
  // The app asks for what it shows.
  if (document.getElementById('app') === null) whenIdle(ask);
  watchIslands();
};

const cameWithCampaign = (): boolean => {
  const query = new URLSearchParams(location.search);
  return [...addressKeys.campaign, ...addressKeys.click].some((name) => query.has(name));
};

/** Starts the scripts of the page after its first paint. */
const startIslands = (): void => {
  reloadWhenReleased();
  startConsent();
  onCourseUpdate();
  askAboutTerms();
  /** Only a visitor who has not decided and arrived by a campaign has something to carry. */
  if (cameWithCampaign() && document.documentElement.dataset.consent === undefined)
    loadPart(() => import('../../lib/analytics/carry-campaign.ts'))
      .then(({ carryCampaign }) => carryCampaign())
      .catch(reportError);
  /** Islands wait until the page has loaded, so that their code never delays its first paint. */
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  if (isTypedKept())
    loadPart(() => import('./restore-typed.ts'))
      .then(({ restoreTyped }) => restoreTyped())
      .catch(reportError);
  foldFooter();
  removeExpiredParts();
  prefetchOnIntent();
  rememberLanguage();
};

const begin = (): void => {
  const app = document.getElementById('app');
  if (app !== null) startApp(app);
  else keepUnfolded();
  afterFirstPaint(startIslands);
};

/** Signs that our own addresses do not have: something may have stuck to this one, which is settled before anything reads it. */
if (/[^\w=&-]|(?:localization|type)=[^&]*[A-Z]/.test(location.search.slice(1)))
  loadPart(() => import('./tidy-address.ts'))
    .then(({ tidyAddress }) => tidyAddress())
    .catch(reportError)
    .finally(begin);
else begin();
