import type { ArticleCard } from '#domain/pages/sections.ts';
import { findDocument, frontText, type Planning, pictureAt } from '../planning.ts';

/** The articles of the blog, the newest first. */
export const articleCards = (planning: Planning): ArticleCard[] =>
  planning.addresses
    .filter(({ kind }) => kind === 'article')
    .flatMap((address) => {
      const document = findDocument(planning, `articles/${address.article ?? ''}`, address.locale);
      if (document === null) return [];
      return [
        {
          id: address.article ?? '',
          href: address.path,
          heading: frontText(planning, document, { name: 'heading', city: null }),
          lead: frontText(planning, document, { name: 'lead', city: null }),
          published: document.front.published ?? '',
          picture: pictureAt(planning, document.front.picture),
        },
      ];
    })
    .toSorted((a, b) => (a.published < b.published ? 1 : a.published > b.published ? -1 : a.id < b.id ? -1 : 1));
