import { locales } from '#generated/data/locales.ts';
import { addressKeys } from '#generated/data/tag-manager.ts';
import { startConsent } from '../../features/consent/start-consent.ts';
import { askAboutTerms } from '../../features/contact/ask-about-terms.ts';
import { loadPart } from '../../lib/load-part.ts';
import type { IslandName } from '../../pages/sections/island-table.ts';
import { afterFirstPaint } from './after-first-paint.ts';

import { hydrateWhenNear } from './hydrate-when-near.ts';
import { enhancers, islandModules } from './islands.ts';
import { reloadWhenReleased, typedKey } from './reload-released.ts';

const connection = (): { readonly saveData?: boolean } | undefined => Reflect.get(navigator, 'connection');

const pageOf = (target: EventTarget | null): string | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.pathname === location.pathname) return null;
  return link.pathname;
};

/** Prefetches a page of the site when the visitor points at its link, unless the browser saves data. */
const prefetchOnIntent = (): void => {
  if (connection()?.saveData === true) return;
  const seen = new Set<string>();
  const prefetch = (event: Event) => {
    const page = pageOf(event.target);
    if (page === null || seen.has(page)) return;
    seen.add(page);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = page;
    document.head.append(hint);
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, prefetch, { passive: true });
  }
};

/** Fetches the island's code, React and its texts side by side, then hydrates it. */
const loadIsland = async <Name extends IslandName>(element: HTMLElement, name: Name): Promise<void> => {
  const { texts = '', locale } = element.dataset;
  const printed = element.nextElementSibling?.textContent ?? '';
  const [{ hydrateIsland }, { Component }, dictionaries] = await Promise.all([
    loadPart(() => import('./hydrate.tsx')),
    loadPart(() => islandModules[name]()),
    fetch(texts).then((response) => response.json()),
  ]);
  const props = JSON.parse(printed);
  hydrateIsland({ element, Component, props, locale: locale === 'en' ? 'en' : 'pl', dictionaries });
};

/** The link to the other language takes along what the address says: course, booking, city, month. */
const carryQuery = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
  if (link === null || location.search === '') return;
  const query = new URLSearchParams(link.search);
  for (const [name, value] of new URLSearchParams(location.search)) query.set(name, value);
  link.search = `${query}`;
};

const yearInSeconds = 31_536_000;

/** Stores an explicit choice of language in a cookie. A page with a translation into that language offers it; nothing redirects. */
const rememberLanguage = (): void => {
  const offer = document.querySelector<HTMLElement>('[data-offers]');
  if (offer !== null) offer.hidden = !document.cookie.split('; ').includes(`${locales.cookie}=${offer.dataset.offers}`);
  for (const press of ['click', 'auxclick']) document.addEventListener(press, carryQuery, { capture: true });
  document.addEventListener('click', (event) => {
    const choice = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-language]') : null;
    const language = choice?.dataset.language;
    if (language === undefined) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist everywhere yet
    document.cookie = `${locales.cookie}=${language}; path=/; max-age=${yearInSeconds}; samesite=lax; secure`;
    if (offer === null || choice?.matches('a') === true) return;
    offer.hidden = true;
    document.getElementById('content')?.focus({ preventScroll: true });
  });
};

/** Scrolls the element focused by the Tab key into view: browsers leave it cut off in a row that scrolls sideways. */
const showFocus = (): void =>
  document.addEventListener('keyup', ({ key }) => {
    if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

/** Removes expired parts of the page: dates that have started, and promotions after their last day. */
const hidePast = (): void => {
  const now = Date.now();
  for (const part of document.querySelectorAll<HTMLElement>('[data-begins], [data-ends]'))
    part.hidden = Number(part.dataset.begins ?? part.dataset.ends) <= now;
};

const narrow = matchMedia('(width < 40rem)');

/** Folds the groups of links at the end of a page on a phone. They are printed open, and stay so without scripts. */
const foldFooter = (): void => {
  const fold = (): void => {
    for (const group of document.querySelectorAll<HTMLDetailsElement>('.footer-menu')) group.open = !narrow.matches;
  };
  narrow.addEventListener('change', fold);
  fold();
};

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

/** Asks for the term of the address while the application loads; its own call then gets this answer. */
const askAhead = ({ ahead }: DOMStringMap): void => {
  const query = new URLSearchParams(location.search);
  const course = query.get('course');
  if (ahead === undefined || course === null || query.has('place') || query.has('reference')) return;
  const hint = document.createElement('link');
  Object.assign(hint, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
  hint.href = `${ahead}?${new URLSearchParams({ course, lang: document.documentElement.lang })}`;
  document.head.append(hint);
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

/** Loads the code that shows updates of courses with the first update; a page that prints none of their facts does without. */
const onCourseUpdate = (): void =>
  document.addEventListener(
    'courseupdate',
    ({ detail }) =>
      document.querySelector('[data-latest]') &&
      loadPart(() => import('../../features/course/show-latest.tsx')).then((course) => course.showLatest(detail)),
  );

/** Milliseconds after which a busy page is asked for all the same. */
const longestWait = 3000;

/** Calls when the browser has nothing else to do. */
const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: longestWait });
  else setTimeout(run, longestWait);
};

const ask = (): void =>
  void loadPart(() => import('./ask-on-load.ts'))
    .then(({ askOnLoad }) => askOnLoad())
    .catch(reportError);

const start = (): void => {
  // The app asks for what it shows.
  if (document.getElementById('app') === null) whenIdle(ask);
  document.querySelectorAll<HTMLElement>('[data-island]').forEach(watchIsland);
  document.querySelectorAll<HTMLElement>('[data-enhance]').forEach(watchEnhanced);
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
  /** Only a visitor who has not decided and came with a campaign has something to carry. */
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
  hidePast();
  prefetchOnIntent();
  rememberLanguage();
  showFocus();
};

const begin = (): void => {
  const app = document.getElementById('app');
  if (app !== null) {
    askAhead(app.dataset);
    void startApp(app);
  }
  afterFirstPaint(startIslands);
};

/** Signs that our own addresses do not have: something may have stuck to this one, which is settled before anything reads it. */
if (/[^\w=&-]|(?:localization|type)=[^&]*[A-Z]/.test(location.search.slice(1)))
  loadPart(() => import('./tidy-address.ts'))
    .then(({ tidyAddress }) => tidyAddress())
    .catch(reportError)
    .finally(begin);
else begin();
