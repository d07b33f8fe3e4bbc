import { tagManager } from '#generated/data/tag-manager.ts';
import {
  type ConsentChoice,
  onConsentChoiceElsewhere,
  readConsentChoice,
  storeConsentChoice,
} from '../../lib/analytics/consent-choice.ts';
import { denyConsentByDefault, updateConsentMode } from '../../lib/analytics/tag-layer.ts';
import { importWithRetry } from '../../lib/load-part.ts';

/** The banner in the page. */
interface ConsentView {
  /** With an opener the present choice is shown, and the opener gets the focus back. */
  readonly open: (opener: HTMLElement | null) => void;
  readonly close: () => void;
  readonly unfold: () => void;
  readonly chosen: () => ConsentChoice;
  readonly show: (choice: ConsentChoice) => void;
}

const heightProperty = '--consent-height';

/** Publishes the height of the banner to the styles, so that the end of the page and fixed bars stay above it. */
const publishHeight = (banner: HTMLElement): void => {
  new ResizeObserver(() => {
    const fixed = getComputedStyle(banner).position === 'fixed';
    const height = `${fixed ? banner.offsetHeight : 0}px`;
    for (const part of document.querySelectorAll<HTMLElement>('html, body, .course-bar'))
      part.style.setProperty(heightProperty, height);
  }).observe(banner);
};

const focusAfterwards = (banner: HTMLElement, opener: HTMLElement | null): void => {
  const pressed = banner.querySelector<HTMLElement>(':focus');
  if (pressed === null) return;
  const next = pressed.matches(':focus-visible') ? '.skip-link' : 'main';
  (opener ?? document.querySelector<HTMLElement>(next))?.focus({ preventScroll: opener === null });
};

const consentView = (banner: HTMLElement): ConsentView => {
  const field = (name: keyof ConsentChoice) => banner.querySelector<HTMLInputElement>(`[name=${name}]`);
  const fields = banner.querySelector<HTMLElement>('fieldset');
  const [choose, save] = ['choose', 'save'].map((name) =>
    banner.querySelector<HTMLElement>(`[data-consent-answer=${name}]`),
  );
  let opener: HTMLElement | null = null;
  publishHeight(banner);
  const fold = (folded: boolean) => {
    for (const part of [fields, save]) if (part) part.hidden = folded;
    if (choose) choose.hidden = !folded;
  };
  return {
    open: (button) => {
      opener = button;
      fold(opener === null);
      banner.hidden = false;
      if (opener !== null) banner.focus();
    },
    close: () => {
      focusAfterwards(banner, opener);
      banner.hidden = true;
      fold(true);
    },
    unfold: () => {
      fold(false);
      field('analytics')?.focus();
    },
    chosen: () => ({
      analytics: field('analytics')?.checked === true,
      marketing: field('marketing')?.checked === true,
    }),
    show: ({ analytics, marketing }) => {
      const [first, second] = [field('analytics'), field('marketing')];
      if (first !== null) first.checked = analytics;
      if (second !== null) second.checked = marketing;
    },
  };
};

interface TagManager {
  readonly container: string;
  readonly wanted: boolean;
}

/** Applies a decision; events are sent after the first consent to analytics, and after the tag manager that reads them. */
const enforcer = ({ container, wanted }: TagManager): ((choice: ConsentChoice) => Promise<void>) => {
  let latest = false;
  let before: ConsentChoice | null = null;
  return async (choice) => {
    const { analytics, marketing } = choice;
    const given = [analytics && 'analytics', marketing && 'user-data'].filter(Boolean).join(' ');
    document.documentElement.dataset.consent = given;
    updateConsentMode(choice);
    const former = before;
    before = choice;
    if (wanted && (given || document.cookie))
      await importWithRetry(() => import('../../lib/analytics/follow-consent.ts'))
        .then(({ applyConsent }) => applyConsent(container, choice, former))
        .catch(reportError);
    if (latest || !analytics) return;
    latest = true;
    importWithRetry(() => import('../../lib/analytics/page-events.ts'))
      .then(({ trackPageVisit }) => trackPageVisit())
      .catch(reportError);
  };
};

const listen = (banner: HTMLElement, view: ConsentView, decide: (choice: ConsentChoice) => void): void => {
  const answers: Readonly<Record<string, () => void>> = {
    accept: () => decide({ analytics: true, marketing: true }),
    reject: () => decide({ analytics: false, marketing: false }),
    save: () => decide(view.chosen()),
    choose: view.unfold,
  };
  banner.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent-answer]') : null;
    answers[button?.dataset.consentAnswer ?? '']?.();
  });
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element ? target.closest<HTMLElement>('[data-consent-open]') : null;
    if (opener !== null) view.open(opener);
  });
};

/** Denies everything, then applies the stored decision or shows the banner; on the pages of help only when asked. */
export const startConsentBanner = (): void => {
  denyConsentByDefault();
  const banner = document.querySelector<HTMLElement>('.consent');
  if (banner === null) return;
  const view = consentView(banner);
  const enforce = enforcer(tagManager);
  const adopt = (choice: ConsentChoice) => {
    view.show(choice);
    view.close();
    void enforce(choice);
  };
  listen(banner, view, (choice) => {
    storeConsentChoice(choice);
    adopt(choice);
  });
  onConsentChoiceElsewhere(adopt);
  const stored = readConsentChoice();
  if (stored !== null) adopt(stored);
  // Where somebody needs help, nothing covers the way to call.
  else if (document.querySelector('.call-bar') === null) view.open(null);
};
