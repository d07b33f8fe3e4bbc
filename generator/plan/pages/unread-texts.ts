import { localeIds } from '#domain/locale.ts';
import type { Finding } from '../../problems/finding.ts';
import type { Planning } from '../planning/planning.ts';
import { documentNameOfAddress } from './document-name.ts';

/** What does not exist for a text to have a page: the city or course of its file name. */
const lackedBy = (name: string, { project: { model } }: Planning): readonly string[] =>
  name
    .split('/')
    .slice(1)
    .flatMap((part) => [
      ...(model.cities.some(({ id }) => id === part) ? [] : [`city ${part}`]),
      ...(model.courseTypes.some(({ id }) => id === part) ? [] : [`course type ${part}`]),
    ]);

/** Texts that no page shows, such as those of a city that is no longer offered. */
export const findUnusedTexts = (planning: Planning): Finding[] =>
  localeIds.flatMap((locale) => {
    const addresses = planning.addresses.filter((address) => address.locale === locale);
    const read = new Set(addresses.map((address) => documentNameOfAddress(planning, address)));
    const unread = [...planning.project.content.documents[locale]].filter(([name]) => !read.has(name));
    return unread.map(([name, { file }]) => ({
      code: 'unread-text',
      at: { content: file },
      found: `No page shows “${name}”.`,
      lacks: lackedBy(name, planning),
      reliesOn: ['addresses'],
    }));
  });
