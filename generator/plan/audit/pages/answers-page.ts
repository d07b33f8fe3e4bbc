import type { AuditBlock, AuditPage, AuditText } from '#domain/audit/audit-data.ts';
import { compareText } from '#domain/texts/compare-text.ts';
import type { Rule } from '#model/rules/language.ts';
import type { Approval } from '#model/schema/approvals.ts';
import type { OpenEntry } from '#model/schema/register.ts';
import { rulesLeft } from '../../approvals/plan-approvals.ts';
import { linked, localizedText } from '../passages.ts';
import { saidBy } from '../signers.ts';
import { saidText, wouldChangeText } from './answer-blocks.ts';
import type { AuditContext } from './audit-context.ts';
import { filledBlocks, listOf } from './citing-blocks.ts';
import { shownByText } from './place-names.ts';
import { openEntries } from './register-list.ts';
import { standing } from './register-page.ts';

const answeredAs = (kind: 'confirmed' | 'refused', { project, entries }: AuditContext): readonly OpenEntry[] =>
  project.model.register.flatMap((entry) =>
    entry.status === 'open' && entries.get(entry.id)?.kind === kind ? [entry] : [],
  );

const answerRow = (entry: OpenEntry, context: AuditContext): readonly AuditText[] => {
  const state = context.entries.get(entry.id);
  const last = state !== undefined && 'last' in state ? state.last : null;
  return [
    linked(entry.id, `register/${entry.id}`, context.translator),
    localizedText(entry.asks, context.translator),
    last === null ? '' : saidText(last, context),
    standing(entry, context).by,
  ];
};

/** What was said of a rule, with its sentence as the question. */
const ruleAnswerRow = (row: Approval, context: AuditContext): readonly AuditText[] => {
  const { project, translator } = context;
  const rule = project.rules.find(({ id }) => id === row.rule);
  return [
    shownByText(`rules.${row.rule}`, context),
    rule === undefined ? '' : localizedText(rule.sentence, translator),
    saidText({ ...row, value: null }, context),
    saidBy(row, translator),
  ];
};

/** What was refused and is to be changed: what was said, by whom, and what would change; of one rule, its entries alone. */
export const refusalsTable = (context: AuditContext, of?: Rule): AuditBlock => {
  const { t, signing } = context.translator;
  const refused = answeredAs('refused', context).filter(
    ({ id }) => of === undefined || of.assumptions.some((one) => one === id),
  );
  const rules = rulesLeft('no', context.project.raw).filter(({ rule }) => of === undefined || of.id === rule);
  return {
    kind: 'table',
    title: `${signing('tasks')} (${refused.length + rules.length})`,
    head: [t('entry'), signing('question'), signing('answer'), t('approver'), signing('wouldChange')],
    rows: [
      ...refused.map((entry) => {
        const state = context.entries.get(entry.id);
        const last = state?.kind === 'refused' ? state.last : null;
        return [...answerRow(entry, context), last === null ? '' : wouldChangeText(entry, last, context)];
      }),
      ...rules.map((row) => [...ruleAnswerRow(row, context), signing('changeByHand').replace(/:$/, '')]),
    ],
  };
};

/** What somebody could not answer, with the remarks; it stays open. Of one rule, its entries alone. */
export const doubtsTable = (context: AuditContext, of?: Rule): AuditBlock => {
  const { t, signing } = context.translator;
  const entries = openEntries(context).filter(({ id }) => {
    const state = context.entries.get(id);
    const isOf = of === undefined || of.assumptions.some((one) => one === id);
    return isOf && state?.kind === 'open' && state.last?.answer === 'unknown';
  });
  const rules = rulesLeft('unknown', context.project.raw).filter(({ rule }) => of === undefined || of.id === rule);
  return {
    kind: 'table',
    title: `${signing('doubts')} (${entries.length + rules.length})`,
    head: [t('entry'), signing('question'), signing('answer'), t('approver')],
    rows: [...entries.map((entry) => answerRow(entry, context)), ...rules.map((row) => ruleAnswerRow(row, context))],
  };
};

/** What was refused, for the first page; while nothing is, it says so. */
export const refusedBlock = (context: AuditContext): AuditBlock => {
  const { signing } = context.translator;
  const table = refusalsTable(context);
  return table.kind === 'table' && table.rows.length > 0
    ? table
    : { kind: 'list', title: signing('tasks'), items: [signing('noRefusals')] };
};

/** All that was said of entries and of rules, the latest first. */
const everyAnswer = (context: AuditContext) => {
  const { answers, approvals } = context.project.model;
  const ofEntries = answers.map((answer) => ({
    of: linked(answer.entry, `register/${answer.entry}`, context.translator),
    said: saidText(answer, context),
    ...answer,
  }));
  const ofRules = approvals.map((approval) => ({
    of: shownByText(`rules.${approval.rule}`, context),
    said: saidText({ ...approval, value: null }, context),
    ...approval,
    person: approval.name,
  }));
  return [...ofEntries, ...ofRules].toSorted((a, b) => compareText(b.date, a.date));
};

/** What was refused and is to be changed, what was confirmed, and every answer that was ever given. */
export const answersPage = (context: AuditContext): AuditPage => {
  const { t, signing } = context.translator;
  const head = [t('entry'), signing('question'), signing('answer'), t('approver')];
  const confirmed = answeredAs('confirmed', context);
  const all = everyAnswer(context);
  return {
    id: 'answers',
    kind: 'list',
    title: signing('answersPage'),
    lead: signing('answersLead'),
    about: [],
    blocks: filledBlocks([
      ...(all.length === 0 ? [listOf(signing('answers'), [signing('noAnswers')])] : []),
      refusalsTable(context),
      doubtsTable(context),
      {
        kind: 'table',
        title: `${signing('confirmed')} (${confirmed.length})`,
        head,
        rows: confirmed.map((entry) => answerRow(entry, context)),
      },
      {
        kind: 'table',
        title: `${signing('allAnswers')} (${all.length})`,
        head: [t('entry'), signing('answer'), t('approver'), t('approvedOn'), t('document')],
        rows: all.map(({ of, said, person, role, date, document }) => [
          of,
          said,
          `${person} (${context.translator.words.role[role]})`,
          date,
          document,
        ]),
        filter: [1, 2, 4],
      },
    ]),
    words: [signing('refusedWord')],
  };
};
