import type { AuditBlock, AuditPage, AuditText } from '#domain/audit/audit-data.ts';
import { joined, together } from '#domain/audit/audit-text.ts';
import type { Rule } from '#model/rules/language.ts';
import { type ApproverRole, approverRoles, weights } from '#model/schema/signing.ts';
import { rulesLeft } from '../../approvals/plan-approvals.ts';
import { letterName } from '../../letters/plan-letters.ts';
import { linked, localizedText } from '../passages.ts';
import { toRead } from '../reading/reading-pages.ts';
import { saidBy } from '../signers.ts';
import { filled, localized } from '../translator.ts';
import type { AuditContext } from './audit-context.ts';
import { filledBlocks, listOf } from './citing-blocks.ts';
import { openEntries, questionTable } from './register-list.ts';

/** Where a rule stands as it decides now, and by whom; empty where nobody has said anything of it. */
export const ruleStanding = (
  rule: Rule,
  { project, translator }: AuditContext,
): { readonly state: string; readonly by: string } => {
  const { approvals, words } = translator;
  for (const [said, state] of [
    ['no', words.state.refused],
    ['unknown', words.state.doubted],
  ] as const) {
    const row = rulesLeft(said, project.raw).find((one) => one.rule === rule.id);
    if (row !== undefined) return { state, by: saidBy(row, translator) };
  }
  const states = approvals.get(rule.id) ?? [];
  const signed = states.find(({ changes }) => changes === null) ?? states[0];
  if (signed === undefined) return { state: words.state.unsigned, by: '' };
  return {
    state: signed.changes === null ? words.state.signed : words.state.overtaken,
    by: saidBy(signed, translator),
  };
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
  const { signing, words } = context.translator;
  const counts = filled(signing('waiting'), {
    rules: String(waitingRules(role, context).length),
    questions: String(openEntries(context, role).length),
  });
  const read = toRead(role, context);
  return together(
    `${words.role[role]}: ${counts} (`,
    lettersOf(role, context),
    ')',
    ...(read === '' ? [] : [', ', read]),
  );
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
      translator.words.weight[rule.weight],
      ruleStanding(rule, context).state,
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
