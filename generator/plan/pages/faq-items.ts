import type { FaqItem } from '#contract/sections.ts';
import type { FaqEntry } from '../../validate/content/content.ts';
import { audienceOfText } from '../phones.ts';
import { findUnknownFact } from '../placeholder.ts';
import { resolveLink } from '../planning/links.ts';
import type { Planning } from '../planning/planning.ts';
import { lackOfReference } from '../text/explain-lack.ts';
import { bindWords, fillTextArguments } from '../text/fill-text.ts';
import { compileProse } from '../text/prose.ts';

const faqItem = (planning: Planning, entry: FaqEntry): FaqItem => {
  const audience = audienceOfText(planning.project, entry.file);
  const scope = planning.scope('pl', null, audience);
  const path = ['items', entry.index];
  return {
    id: entry.id,
    title: bindWords(
      fillTextArguments(entry.title, scope, (argument) =>
        planning.report({
          code: 'unknown-argument',
          at: { content: entry.file, path: [...path, 'title'] },
          found: `The placeholder “{${argument}}” has no value.`,
          ...lackOfReference('argument', argument),
        }),
      ),
      'pl',
    ),
    content: compileProse(entry.content, {
      locale: 'pl',
      scope,
      link: (target) => resolveLink(planning, target, { locale: 'pl', audience }),
      placeholder: (reference) => findUnknownFact(planning.project, reference),
      report: ({ offset: _, ...problem }) =>
        planning.report({ ...problem, at: { content: entry.file, path: [...path, 'content'] } }),
    }),
  };
};

const entriesOf = (planning: Planning, set: string) => planning.project.content.faq.pl.get(set) ?? [];

/** The questions of a set; they exist in Polish only (specification section 2). */
export const faqItemsOfSet = (planning: Planning, set: string): FaqItem[] =>
  entriesOf(planning, set).map((entry) => faqItem(planning, entry));

/** One question of a set; null if the set does not contain it. */
export const findFaqItem = (planning: Planning, set: string, id: string): FaqItem | null => {
  const entry = entriesOf(planning, set).find((candidate) => candidate.id === id);
  return entry === undefined ? null : faqItem(planning, entry);
};
