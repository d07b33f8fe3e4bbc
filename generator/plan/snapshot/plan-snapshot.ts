import type { Locale } from '#domain/locale.ts';
import { planAddresses } from '../../addresses/expand-addresses.ts';
import { planRedirects } from '../../addresses/plan-redirects.ts';
import { sampleOperatorAnswers } from '../../rules/compare/operator-answers.ts';
import { articleNames } from '../../validate/content/article-names.ts';
import type { Project } from '../../validate/project.ts';
import { type Snapshot, tablesForPeople } from './snapshot.ts';

/** The data with which later revisions are compared. */
export const planSnapshot = (
  { model, rules, parameters }: Project['raw'],
  { articles }: { readonly articles: Readonly<Record<Locale, readonly string[]>> },
): Snapshot => {
  const addresses = planAddresses(model, articles);
  return {
    form: 1,
    model: Object.fromEntries(
      Object.entries({ ...model, parameters, rules }).filter(([table]) => !tablesForPeople.includes(table)),
    ),
    addresses: addresses.map(({ route, locale, type, city, article, path }) => ({
      route: route.id,
      locale,
      type,
      city,
      article,
      path,
    })),
    redirects: planRedirects(model, addresses),
    operators: sampleOperatorAnswers(),
  };
};

export const snapshotOfProject = ({ raw, content }: Pick<Project, 'raw' | 'content'>): Snapshot =>
  planSnapshot(raw, { articles: articleNames(content) });
