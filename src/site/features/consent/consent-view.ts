import type { ConsentChoice } from '../../lib/analytics/consent-choice.ts';

/** The banner in the page. */
export interface ConsentView {
  /** The opener, if there is one, gets the focus back. */
  readonly open: (opener: HTMLElement | null) => void;
  readonly close: () => void;
  readonly unfold: () => void;
  readonly chosen: () => ConsentChoice;
  readonly show: (choice: ConsentChoice) => void;
}

const heightProperty = '--consent-height';

/** The page keeps as much room at its end as the banner covers, so that nothing focused hides behind it; what stays at the lower edge of the window stands above it. */
const keepRoom = (banner: HTMLElement): void => {
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

export const consentView = (banner: HTMLElement): ConsentView => {
  const field = (name: keyof ConsentChoice) => banner.querySelector<HTMLInputElement>(`[name=${name}]`);
  const fields = banner.querySelector<HTMLElement>('fieldset');
  const choose = banner.querySelector('[data-consent-answer=choose]');
  let opener: HTMLElement | null = null;
  keepRoom(banner);
  const fold = (folded: boolean) => {
    if (fields !== null) fields.hidden = folded;
    if (choose !== null) choose.ariaExpanded = String(!folded);
  };
  return {
    open: (button) => {
      opener = button;
      banner.hidden = false;
      if (opener !== null) banner.focus();
    },
    close: () => {
      focusAfterwards(banner, opener);
      banner.hidden = true;
      fold(true);
    },
    unfold: () => {
      fold(fields?.hidden === false);
      if (fields?.hidden === false) field('analytics')?.focus();
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
