import { locales } from '#generated/data/locales.ts';

/** The link to the other language takes along what the address says: course, booking, city, month. */
const carryQuery = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
  const reference: unknown = history.state?.usr?.reference;
  if (link === null || (location.search === '' && reference === undefined)) return;
  const query = new URLSearchParams(link.search);
  for (const [name, value] of new URLSearchParams(location.search)) query.set(name, value);
  if (reference !== undefined) query.set('reference', `${reference}`);
  link.search = `${query}`;
};

const yearInSeconds = 31_536_000;

/** Stores an explicit choice of language in a cookie. A page with a translation into that language offers it; there is no redirect. */
export const rememberChosenLanguage = (): void => {
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
