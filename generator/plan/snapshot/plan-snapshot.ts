import type { Locale } from '#domain/locale.ts';
import { planAddresses } from '../../addresses/expand-addresses.ts';
import { planRedirects } from '../../addresses/plan-redirects.ts';
import type { ContentFile } from '../../load/loaded.ts';
import { operatorAnswers } from '../../rules/compare/operator-answers.ts';
import { articleNames } from '../../validate/content/article-names.ts';
import type { Project } from '../../validate/project.ts';
import type { Snapshot } from './snapshot.ts';

/** Regulations, declarations, mails and what a person reads before an order: what a court would read. */
const inLaw = [
  /^(?:pl|en)\/pages\/(?:terms|privacy|withdrawal|account-deletion|accessibility|booking|contact)\.md$/,
  /^(?:pl|en)\/mails\//,
  /^(?:pl|en)\/messages\/(?:account|booking|consent|form|payment|processing|terms|withdrawal)\.yaml$/,
];

const partsOf = ({ path, text }: Pick<ContentFile, 'path' | 'text'>): readonly string[] =>
  text
    .split(path.endsWith('.md') ? /\n(?:[ \t]*\n)+/ : '\n')
    .map((part) => part.trim().replaceAll(/\s*\n\s*/g, ' '))
    .filter((part) => part !== '' && !part.startsWith('# yaml-language-server'));

/** What later revisions are compared with. */
export const planSnapshot = (
  { model, rules, parameters }: Project['raw'],
  {
    articles,
    texts,
  }: { readonly articles: Readonly<Record<Locale, readonly string[]>>; readonly texts: Project['texts'] },
): Snapshot => ({
  form: 1,
  model: { ...model, parameters, rules },
  addresses: planAddresses(model, articles).map(({ route, locale, type, city, article, path }) => ({
    route: route.id,
    locale,
    type,
    city,
    article,
    path,
  })),
  redirects: planRedirects(model),
  operators: operatorAnswers(),
  texts: Object.fromEntries(
    texts.filter(({ path }) => inLaw.some((form) => form.test(path))).map((file) => [file.path, partsOf(file)]),
  ),
});

export const snapshotOf = ({ raw, content, texts }: Pick<Project, 'raw' | 'content' | 'texts'>): Snapshot =>
  planSnapshot(raw, { articles: articleNames(content), texts });
