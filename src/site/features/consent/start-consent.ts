import { tagManager } from '#generated/data/tag-manager.ts';
import { type ConsentChoice, followChoices, readChoice, writeChoice } from '../../lib/analytics/consent-choice.ts';
import { denyByDefault, requestTagManager, updateConsent } from '../../lib/analytics/tag-layer.ts';
import { loadPart } from '../../lib/load-part.ts';
import { type ConsentView, consentView } from './consent-view.ts';

interface TagManager {
  readonly container: string;
  readonly wanted: boolean;
}

/** Puts a decision into force; tags are requested once, after the first consent. */
const enforcer = ({ container, wanted }: TagManager): ((choice: ConsentChoice) => void) => {
  let requested = !wanted;
  let latest = false;
  return (choice) => {
    const { analytics, marketing } = choice;
    const given = [analytics && 'analytics', marketing && 'user-data'].filter(Boolean).join(' ');
    document.documentElement.dataset.consent = given;
    updateConsent(choice);
    if (!requested && given !== '') {
      requested = true;
      requestTagManager(container);
    }
    if (latest || !analytics) return;
    latest = true;
    loadPart(() => import('../../lib/analytics/page-events.ts'))
      .then(({ trackVisit }) => trackVisit())
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

/** Consent from the first moment: everything denied, the stored decision put into force, or the visitor asked. */
export const startConsent = (): void => {
  denyByDefault();
  const banner = document.querySelector<HTMLElement>('.consent');
  if (banner === null) return;
  const view = consentView(banner);
  const enforce = enforcer(tagManager);
  const adopt = (choice: ConsentChoice) => {
    view.show(choice);
    view.close();
    enforce(choice);
  };
  listen(banner, view, (choice) => {
    writeChoice(choice);
    adopt(choice);
  });
  followChoices(adopt);
  const stored = readChoice();
  if (stored !== null) adopt(stored);
  else view.open(null);
};
