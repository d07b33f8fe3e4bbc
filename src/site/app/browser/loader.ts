import { addressKeys } from '#generated/data/tag-manager.ts';
import { startConsentBanner } from '../../features/consent/start-consent.ts';
import { addTermToEnquirySubject } from '../../features/contact/ask-about-terms.ts';
import { importWithRetry } from '../../lib/load-part.ts';
import { runAfterFirstPaint } from './after-first-paint.ts';
import { rememberChosenLanguage } from './language-choice.ts';
import { foldFooterOnPhones, keepUnfoldedPartsInHistory, removeExpiredParts } from './page-behaviour.ts';
import { prefetchPointedLinks } from './prefetch.ts';
import { reloadAfterRelease, typedKey } from './reload-released.ts';
import { loadAndStartApp } from './start-app.ts';
import { hydrateIslandsWhenNeeded } from './watch-islands.ts';

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
      importWithRetry(() => import('../../features/course/show-latest.tsx')).then((course) =>
        course.showLatestCourseData(detail),
      ),
  );

/** Milliseconds after which even a busy page starts its requests. */
const longestWait = 3000;

/** Calls when the browser is idle. */
const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: longestWait });
  else setTimeout(run, longestWait);
};

const ask = (): void =>
  void importWithRetry(() => import('./ask-on-load.ts'))
    .then(({ refreshCalendarDataOnLoad }) => refreshCalendarDataOnLoad())
    .catch(reportError);

const start = (): void => {
  // The app asks for what it shows.
  if (document.getElementById('app') === null) whenIdle(ask);
  hydrateIslandsWhenNeeded();
};

const cameWithCampaign = (): boolean => {
  const query = new URLSearchParams(location.search);
  return [...addressKeys.campaign, ...addressKeys.click].some((name) => query.has(name));
};

/** Starts the scripts of the page after its first paint. */
const startIslands = (): void => {
  reloadAfterRelease();
  startConsentBanner();
  onCourseUpdate();
  addTermToEnquirySubject();
  /** Only a visitor who has not decided and arrived by a campaign has something to carry. */
  if (cameWithCampaign() && document.documentElement.dataset.consent === undefined)
    importWithRetry(() => import('../../lib/analytics/carry-campaign.ts'))
      .then(({ carryCampaignParameters }) => carryCampaignParameters())
      .catch(reportError);
  /** Islands wait until the page has loaded, so that their code never delays its first paint. */
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  if (isTypedKept())
    importWithRetry(() => import('./restore-typed.ts'))
      .then(({ restoreTypedTexts }) => restoreTypedTexts())
      .catch(reportError);
  foldFooterOnPhones();
  removeExpiredParts();
  prefetchPointedLinks();
  rememberChosenLanguage();
};

const begin = (): void => {
  const app = document.getElementById('app');
  if (app !== null) loadAndStartApp(app);
  else keepUnfoldedPartsInHistory();
  runAfterFirstPaint(startIslands);
};

/** Signs that our own addresses do not have: something may have stuck to this one, which is settled before anything reads it. */
if (/[^\w=&-]|(?:localization|type)=[^&]*[A-Z]/.test(location.search.slice(1)))
  importWithRetry(() => import('./tidy-address.ts'))
    .then(({ tidyPageAddress }) => tidyPageAddress())
    .catch(reportError)
    .finally(begin);
else begin();
