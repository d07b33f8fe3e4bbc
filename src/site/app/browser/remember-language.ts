import { locales } from '#generated/data/locales.ts';

const yearInSeconds = 31_536_000;

/** Remembers an explicit choice of language. A page whose twin is in the remembered one offers it; nothing redirects because of it. */
export const rememberLanguage = (): void => {
  const offer = document.querySelector<HTMLElement>('[data-offers]');
  if (offer !== null) offer.hidden = !document.cookie.split('; ').includes(`${locales.cookie}=${offer.dataset.offers}`);
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
