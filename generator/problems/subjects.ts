import type { Finding } from './finding.ts';

/** A picture by its path in content/, whatever the case and the spaces of its name. */
export const subjectOfPicturePath = (path: string): string => `picture ${path.toLowerCase().replaceAll(/[\s_]/g, '')}`;

/** What a file of content/ represents where others name it. */
export const subjectOfContentFile = (path: string): string => {
  const [locale = '', folder = '', ...rest] = path.replace(/\.(?:md|yaml)$/, '').split('/');
  if (locale === 'galleries' || locale === 'pictures')
    return path.endsWith('.yaml') ? `gallery ${folder}` : subjectOfPicturePath(path);
  const name = rest.join('/');
  const kinds: Readonly<Record<string, string>> = {
    pages: 'page text',
    articles: 'article',
    faq: 'FAQ set',
    messages: `messages ${locale}`,
  };
  return `${kinds[folder] ?? `text ${locale}/${folder}`} ${name}`;
};

/** What is missing or unreliable because of a finding. */
export const subjectsSpoiledByFinding = ({ at, spoils = [] }: Finding): readonly string[] => {
  if ('content' in at) return [...spoils, subjectOfContentFile(at.content)];
  const [table, key] = at.model;
  const kinds: Readonly<Record<string, string>> = { parameters: 'parameter', rules: 'rule' };
  const kind = kinds[`${table}`];
  return kind === undefined ? spoils : [...spoils, `${kind} ${key}`];
};
