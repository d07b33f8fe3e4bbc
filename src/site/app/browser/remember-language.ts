import { locales } from '#generated/data/locales.ts';

const yearInSeconds = 31_536_000;

/** Remembers an explicit choice of language; nothing redirects because of it. */
export const rememberLanguage = (): void => {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-language]') : null;
    const language = link?.dataset.language;
    if (language === undefined) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist everywhere yet
    document.cookie = `${locales.cookie}=${language}; path=/; max-age=${yearInSeconds}; samesite=lax; secure`;
  });
};
