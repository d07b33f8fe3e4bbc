import type { LocalizedText } from '#model/localized-text.ts';
import type { Model } from '#model/schema/model.ts';

/** A passage of the law, named by act and article. */
export const lawPassageText = ({ act, article }: Model['laws'][number]): LocalizedText =>
  article === null ? act : { pl: `${act.pl}, ${article.pl}`, en: `${act.en}, ${article.en}` };

/** A passage of medical guidelines, named by title, year and chapter. */
export const guidelineChapterText = ({ title, year, chapter }: Model['guidelines'][number]): LocalizedText => ({
  pl: `${title.pl} ${year}, ${chapter.pl}`,
  en: `${title.en} ${year}, ${chapter.en}`,
});
