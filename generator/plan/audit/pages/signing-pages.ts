import type { AuditBlock, AuditPage, AuditText } from '#domain/audit/audit-data.ts';
import { joined, together } from '#domain/audit/audit-text.ts';
import type { Rule } from '#model/rules/language.ts';
import type { Approval } from '#model/schema/approvals.ts';
import type { OpenEntry } from '#model/schema/register.ts';
import { type ApproverRole, approverRoles, weights } from '#model/schema/signing.ts';
import { refusedRules } from '../../approvals/plan-approvals.ts';
import { letterName } from '../../letters/plan-letters.ts';
import { linked, localizedText } from '../passages.ts';
import { filled, localized, type Translator } from '../translator.ts';
import { saidText, shownByText, wouldChangeText } from './answer-blocks.ts';
import type { AuditContext } from './audit-context.ts';
import { filledBlocks, listOf } from './citing-blocks.ts';
import { openEntries, questionTable } from './register-list.ts';
import { standing } from './register-page.ts';

/** Whether a rule is signed as it decides now, and by whom; empty where nobody has signed. */
export const ruleStanding = (
  rule: Rule,
  { approvals, signing, t }: Translator,
): { readonly state: string; readonly by: string } => {
  const states = approvals.get(rule.id) ?? [];
  const signed = states.find(({ changes }) => changes === null) ?? states[0];
  if (signed === undefined) return { state: signing('stateUnsigned'), by: '' };
  const by = `${signed.name} (${t('confirmer', signed.role)}), ${signed.date}, ${signed.document}`;
  return { state: signing(signed.changes === null ? 'stateSigned' : 'stateOvertaken'), by };
};

/** The rules in the order in which they should be read: the most costly error first. */
export const rulesByWeight = (rules: readonly Rule[]): readonly Rule[] =>
  rules.toSorted((a, b) => weights.indexOf(a.weight) - weights.indexOf(b.weight));

const waitingRules = (role: ApproverRole, { project, translator }: AuditContext): readonly Rule[] =>
  rulesByWeight(project.rules).filter(
    ({ id, signedBy }) =>
      signedBy === role && (translator.approvals.get(id) ?? []).every(({ changes }) => changes !== null),
  );

const lettersOf = (role: ApproverRole, { translator }: AuditContext): AuditText => {
  const { locale, signing } = translator;
  const name = letterName(role, locale);
  return joined(
    [
      linked(signing('letterDocument'), `file:letters/${name}.docx`, translator),
      linked(signing('letterText'), `file:letters/${name}.md`, translator),
    ],
    ', ',
  );
};

const countText = (role: ApproverRole, context: AuditContext): AuditText => {
  const { signing } = context.translator;
  const counts = filled(signing('waiting'), {
    rules: String(waitingRules(role, context).length),
    questions: String(openEntries(context, role).length),
  });
  return together(`${signing('forRole', role)}: ${counts} (`, lettersOf(role, context), ')');
};

/** What to look at, what to sign and how: the beginning of an audit. */
export const stepsBlock = (context: AuditContext): AuditBlock => {
  const { translator } = context;
  const { signing } = translator;
  const items = [
    together(
      `${signing('stepLook')} `,
      linked(signing('stepLookRules'), 'rules', translator),
      `, ${signing('stepLookChanges')} `,
      linked(translator.t('changes'), 'changes', translator),
      '.',
    ),
    together(
      `${signing('stepSign')} `,
      linked(translator.t('whoConfirms'), 'questions', translator),
      '. ',
      joined(
        approverRoles.map((role) => countText(role, context)),
        '; ',
      ),
      '.',
    ),
    together(`${signing('stepHow')} `, linked(signing('answersPage'), 'answers', translator), '.'),
  ];
  return { kind: 'list', title: signing('steps'), items, isOrdered: true };
};

const rulesTable = (role: ApproverRole, context: AuditContext): AuditBlock => {
  const { translator } = context;
  const { t, signing } = translator;
  const rules = waitingRules(role, context);
  return {
    kind: 'table',
    title: `${signing('rulesOf', role)} (${rules.length})`,
    head: [t('rule'), t('whatItSays'), signing('errorCosts'), t('state')],
    rows: rules.map((rule) => [
      linked(localized(rule.title, translator), `rule/${rule.id}`, translator),
      localizedText(rule.sentence, translator),
      signing('weight', rule.weight),
      ruleStanding(rule, translator).state,
    ]),
  };
};

/** What each role is asked and must sign, with its letter. */
export const questionsPage = (context: AuditContext): AuditPage => {
  const { t, signing } = context.translator;
  return {
    id: 'questions',
    kind: 'list',
    title: t('whoConfirms'),
    lead: t('questionsLead'),
    about: [],
    blocks: filledBlocks([
      listOf(
        signing('letters'),
        approverRoles.map((role) => countText(role, context)),
      ),
      ...approverRoles.flatMap((role) => {
        const entries = openEntries(context, role);
        return [
          questionTable(`${t('confirmedBy', role)} (${entries.length})`, entries, context),
          rulesTable(role, context),
        ];
      }),
    ]),
    words: [signing('approves')],
  };
};

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

const refusedRuleRow = (
  { rule: id, name, role, date, document, words }: Approval,
  context: AuditContext,
): readonly AuditText[] => {
  const { project, translator } = context;
  const { t, signing } = translator;
  const rule = project.rules.find((one) => one.id === id);
  return [
    shownByText(`rules.${id}`, context),
    rule === undefined ? '' : localizedText(rule.sentence, translator),
    [signing('said', 'no'), words].filter((part) => part !== null).join(' – '),
    `${name} (${t('confirmer', role)}), ${date}, ${document}`,
    signing('changeByHand').replace(/:$/, ''),
  ];
};

/** What was refused and is to be changed: what was said, by whom, and what would change; of one rule, its entries alone. */
export const refusalsTable = (context: AuditContext, of?: Rule): AuditBlock => {
  const { t, signing } = context.translator;
  const refused = answeredAs('refused', context).filter(
    ({ id }) => of === undefined || of.assumptions.some((one) => one === id),
  );
  const rules = refusedRules(context.project.raw).filter(({ rule }) => of === undefined || of.id === rule);
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
      ...rules.map((refusal) => refusedRuleRow(refusal, context)),
    ],
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

/** What was refused and is to be changed, what was confirmed, and every answer that was ever given. */
export const answersPage = (context: AuditContext): AuditPage => {
  const { project, translator } = context;
  const { t, signing } = translator;
  const head = [t('entry'), signing('question'), signing('answer'), t('approver')];
  const confirmed = answeredAs('confirmed', context);
  const all = project.model.answers.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  return {
    id: 'answers',
    kind: 'list',
    title: signing('answersPage'),
    lead: signing('answersLead'),
    about: [],
    blocks: filledBlocks([
      ...(all.length === 0 ? [listOf(signing('answers'), [signing('noAnswers')])] : []),
      refusalsTable(context),
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
        rows: all.map((answer) => [
          linked(answer.entry, `register/${answer.entry}`, translator),
          saidText(answer, context),
          `${answer.person} (${t('confirmer', answer.role)})`,
          answer.date,
          answer.document,
        ]),
        filter: [1, 2, 4],
      },
    ]),
    words: [signing('refusedWord')],
  };
};
