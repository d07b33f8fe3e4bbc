import type { Locale } from '#domain/locale.ts';

/** The file of a page in the folder: Polish at its root, English below `en`. */
export const fileOf = (id: string, locale: Locale): string => `${locale === 'pl' ? '' : 'en/'}${id}.html`;

const rootFrom = (file: string): string => '../'.repeat(file.split('/').length - 1);

/** How a page of the folder reaches what a link names; links are relative, so that the folder opens from a disk. */
export const hrefFrom =
  (id: string, locale: Locale) =>
  (to: string): string => {
    if (to.startsWith('https:')) return to;
    const root = rootFrom(fileOf(id, locale));
    if (to.startsWith('file:')) return `${root}${to.slice('file:'.length)}`;
    const [page = '', anchor] = to.split('#');
    return `${root}${fileOf(page, locale)}${anchor === undefined ? '' : `#${anchor}`}`;
  };

const twins: Readonly<Record<Locale, Locale>> = { pl: 'en', en: 'pl' };

/** The same page in the other language. */
export const twinOf = (id: string, locale: Locale): { readonly locale: Locale; readonly href: string } => {
  const other = twins[locale];
  return { locale: other, href: `${rootFrom(fileOf(id, locale))}${fileOf(id, other)}` };
};
