import type { AuditBlock, AuditPage, AuditText } from '#domain/audit/audit-data.ts';
import { together } from '#domain/audit/audit-text.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import type { Locale } from '#domain/locale.ts';
import type { AuditFacts } from '../join/audit-facts.ts';
import { auditTexts, evidenceTexts } from '../texts.ts';

const kinds = {
  rules: ['rules', 'rule'],
  parameters: ['parameters', 'parameter'],
  clauses: ['clauses', 'clause'],
  laws: ['laws', 'law'],
  guidelines: ['guidelines', 'guideline'],
  register: ['register', 'register'],
  commitments: ['commitments', 'commitment'],
  forms: ['forms', 'form'],
  mails: ['mails', 'mail'],
} as const;

const link = (text: string, to: string, locale: Locale): AuditText => [{ text, lang: locale, isCode: false, to }];

const contents = (pages: readonly AuditPage[], locale: Locale): AuditBlock => {
  const t = auditTexts(locale);
  return {
    kind: 'table',
    title: t.content(),
    head: [t.content(), evidenceTexts(locale).count()],
    rows: Object.entries(kinds).map(([name, [list, kind]]) => [
      link(t[isListName(name) ? name : 'rules'](), list, locale),
      String(pages.filter((page) => page.kind === kind).length),
    ]),
  };
};

type ListName = keyof typeof kinds;
const isListName = (name: string): name is ListName => name in kinds;

const filesBlock = (locale: Locale): AuditBlock => {
  const t = auditTexts(locale);
  const tables = (['rules', 'parameters', 'register'] as const).map((name) =>
    link(t.filesCsv({ name: t[name]() }), `file:csv/${locale}/${name}.csv`, locale),
  );
  return { kind: 'list', title: t.files(), items: tables };
};

/** Which state of the project the folder shows. */
const stateBlock = ({ version, commit, edition, written, hash }: AuditFacts, locale: Locale): AuditBlock => {
  const t = auditTexts(locale);
  const state: AuditText =
    commit === null
      ? t.noCommit()
      : [codeText(commit.hash), ` (${commit.day})`, commit.isChanged ? `, ${t.changed()}` : ''].flat();
  const facts: readonly (readonly [term: string, text: AuditText])[] = [
    [t.version(), version],
    [t.commitOf(), state],
    [t.edition(), edition],
    [t.written(), written],
    [t.hash(), codeText(hash)],
  ];
  return { kind: 'list', title: t.aboutFolder(), items: facts.map(([term, text]) => together(`${term}: `, text)) };
};

/** The first page: the state of the project, open questions, and links to everything. */
export const overviewPage = (
  page: AuditPage,
  { pages, facts, locale }: { pages: readonly AuditPage[]; facts: AuditFacts; locale: Locale },
): AuditPage => ({
  ...page,
  blocks: [...page.blocks, contents(pages, locale), filesBlock(locale), stateBlock(facts, locale)],
});
