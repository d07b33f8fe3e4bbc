import type { Finding } from './finding.ts';

/** The subject of a picture: its path in content/, without the case and the spaces of its name. */
export const subjectOfPicturePath = (path: string): string => `picture ${path.toLowerCase().replaceAll(/[\s_]/g, '')}`;

/** The subject by which other findings name a file of content/, such as `article`, `page text` or `gallery`. */
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

/** The subjects that are missing or unreliable because of a finding. */
export const subjectsSpoiledByFinding = ({ at, spoils = [] }: Finding): readonly string[] => {
  if ('content' in at) return [...spoils, subjectOfContentFile(at.content)];
  const [table, key] = at.model;
  const kinds: Readonly<Record<string, string>> = { parameters: 'parameter', rules: 'rule' };
  const kind = kinds[`${table}`];
  return kind === undefined ? spoils : [...spoils, `${kind} ${key}`];
};
