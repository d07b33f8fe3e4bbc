import type { AuditBlock, AuditText } from '#domain/audit/audit-data.ts';
import { joined, together } from '#domain/audit/audit-text.ts';
import { detailText } from '#domain/audit/changes/change-text.ts';
import type { Answer } from '#model/schema/answers.ts';
import type { OpenEntry, RegisterEntry } from '#model/schema/register.ts';
import { answersOf } from '../../approvals/entry-states.ts';
import { refusedChange } from '../../approvals/refused-change.ts';
import { amountText } from '../blocks/parameter-blocks.ts';
import type { AuditContext } from './audit-context.ts';
import { shownByText } from './place-names.ts';

/** What was said: yes, no or unknown, with the value and the remarks as they were written. */
export const saidText = (
  { answer, value, words }: Pick<Answer, 'answer' | 'value' | 'words'>,
  { translator }: AuditContext,
): string => [translator.words.answer[answer], value, words].filter((part) => part !== null).join(' – ');

/** All answers to an entry, kept whatever they are, and what each “no” would change. */
export const answersTable = (entry: RegisterEntry, context: AuditContext): AuditBlock => {
  const { t, signing } = context.translator;
  return {
    kind: 'table',
    title: signing('answers'),
    head: [signing('answer'), t('approver'), t('approvedOn'), t('document'), signing('wouldChange')],
    rows: answersOf(entry.id, context.project.model.answers).map((answer) => [
      saidText(answer, context),
      `${answer.person} (${context.translator.words.role[answer.role]})`,
      answer.date,
      answer.document,
      entry.status === 'open' && answer.answer === 'no' ? wouldChangeText(entry, answer, context) : '',
    ]),
  };
};

/** What would change with the value of a “no”: the number, the cases that rules decide otherwise, and where it is read. */
export const wouldChangeText = (entry: OpenEntry, answer: Answer, context: AuditContext): AuditText => {
  const { project, translator, numbers } = context;
  const { signing, locale } = translator;
  const stated = project.raw.model.register.find(({ id }) => id === entry.id);
  const change = stated?.status === 'open' ? refusedChange(stated, answer, project.raw) : null;
  if (change === null)
    return together(
      `${signing('changeByHand')} `,
      joined(
        entry.shownBy.filter((one) => !one.startsWith('@')).map((one) => shownByText(one, context)),
        ', ',
      ),
    );
  const parameter = project.parameters[change.number];
  const unit = parameter?.unit ?? 'count';
  const places = numbers.get(change.number);
  const read =
    places === undefined
      ? ''
      : `. ${signing('readOnPages')} ${places.paths.length}, ${signing('readInMails')} ${places.mails.length}`;
  return together(
    shownByText(`parameters.${change.number}`, context),
    `: ${amountText(change.before, unit, translator)} → ${amountText(change.after, unit, translator)}`,
    ...change.rules.flatMap(({ rule, details }): AuditText[] => [
      '. ',
      shownByText(`rules.${rule.id}`, context),
      ': ',
      joined(
        details.map((detail) => detailText(detail, locale)),
        '; ',
      ),
    ]),
    read,
  );
};
