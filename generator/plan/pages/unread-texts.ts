import { localeIds } from '#domain/locale.ts';
import type { Finding } from '../../problems/finding.ts';
import type { Planning } from '../planning.ts';
import { documentName } from './document-name.ts';

/** Texts that belong to no page, such as those of a city that is offered no more. */
export const unreadTexts = (planning: Planning): Finding[] =>
  localeIds.flatMap((locale) => {
    const addresses = planning.addresses.filter((address) => address.locale === locale);
    const read = new Set(addresses.map((address) => documentName(planning, address)));
    const unread = [...planning.project.content.documents[locale]].filter(([name]) => !read.has(name));
    return unread.map(([name, { file }]) => ({
      code: 'unread-text',
      at: { content: file },
      found: `No page shows “${name}”.`,
    }));
  });
