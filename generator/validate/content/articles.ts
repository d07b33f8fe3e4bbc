import { slug } from '#model/schema/base.ts';
import type { Finding } from '../../problems/finding.ts';
import type { Content, TextDocument } from './content.ts';

/** Names that an article cannot have, since files of the site have these addresses below the blog. */
const taken = ['index', 'rss'];

const frontDate = ({ front }: TextDocument, key: string): string | null => {
  const value: unknown = Reflect.get(front, key);
  return typeof value === 'string' ? value : null;
};

const findingsOf = (name: string, document: TextDocument, edition: string | null): Finding[] => {
  const findings: Finding[] = [];
  if (!slug.safeParse(name).success || taken.includes(name))
    findings.push({
      code: 'bad-slug',
      at: { content: document.file },
      found: `The file name “${name}” becomes the address of the article.`,
    });
  const [published, updated] = [frontDate(document, 'published'), frontDate(document, 'updated')];
  if (published !== null && updated !== null && updated < published)
    findings.push({
      code: 'article-dates',
      at: { content: document.file, path: ['updated'] },
      found: `The article is updated on ${updated}, before it is published on ${published}.`,
    });
  for (const [key, day] of Object.entries({ published, updated }))
    if (day !== null && edition !== null && day > edition)
      findings.push({
        code: 'article-dates',
        at: { content: document.file, path: [key] },
        found: `The day ${day} is after that of the edition, ${edition}.`,
        expected: 'A day that is not in the future: readers would see it on the article.',
        remedy: 'Correct the day, or that of the edition in model/calendar/edition.ts.',
      });
  return findings;
};

/** Checks the names and dates of articles; `edition` is the day of the edition, if it is known. */
export const checkArticles = ({ documents }: Content, edition: string | null): Finding[] =>
  Object.values(documents)
    .flatMap((texts) => [...texts])
    .filter(([name]) => name.startsWith('articles/'))
    .flatMap(([name, document]) => findingsOf(name.slice('articles/'.length), document, edition));
