import type { AuditBlock, AuditPage, AuditText } from '#domain/audit/audit-data.ts';
import { joined, together } from '#domain/audit/audit-text.ts';
import { codeText, moneyText } from '#domain/audit/rule-text.ts';
import type { RegisterEntry } from '#model/schema/register.ts';
import { moneyAtRisk, rulesOfEntry } from '../../../rules/meaning/money-at-risk.ts';
import { linked, localizedText } from '../passages.ts';
import { localized, type Translator } from '../translator.ts';
import type { AuditContext } from './audit-context.ts';
import { citingBlocks, filledBlocks, listOf } from './citing-blocks.ts';

/** Who must confirm a decision, or who has closed it, when and in which document. */
export const confirmation = (entry: RegisterEntry, { t }: Translator): string =>
  'closed' in entry
    ? `${t('confirmer', entry.closed.by)}, ${entry.closed.on}, ${entry.closed.document}`
    : t('confirmer', entry.confirmedBy);

export const riskText = (entry: RegisterEntry, context: AuditContext): string => {
  const amount = moneyAtRisk(entry, context.project);
  return amount === null ? '–' : moneyText(amount, context.translator.locale).replace(' ', '\u{a0}');
};

const shownByText = (shownBy: string, { translator, project }: AuditContext): AuditText => {
  const [table = '', id = ''] = shownBy.split('.');
  if (table === 'rules') {
    const rule = project.rules.find((one) => one.id === id);
    return linked(rule === undefined ? id : localized(rule.title, translator), `rule/${id}`, translator);
  }
  if (table === 'parameters') {
    const parameter = project.parameters[id];
    return linked(parameter === undefined ? id : localized(parameter.name, translator), `parameter/${id}`, translator);
  }
  return table === 'forms' && id !== '' ? linked(shownBy, `form/${id}`, translator) : codeText(shownBy);
};

const saysTable = (entry: RegisterEntry, { translator }: AuditContext): AuditBlock => ({
  kind: 'table',
  title: translator.t('says'),
  head: [translator.t('clause'), translator.t('whatItSays')],
  rows: entry.says.map(({ clauses, variant }) => [
    joined(
      clauses.map((id) => linked(id, `clause/${id}`, translator)),
      ', ',
    ),
    localizedText(variant, translator),
  ]),
});

const questionsOf = (entry: RegisterEntry, context: AuditContext): readonly AuditText[] =>
  rulesOfEntry(entry, context.project).flatMap(({ questions }) =>
    questions
      .filter(({ register }) => register === entry.id)
      .map(({ text }) => localizedText(text, context.translator)),
  );

/** A contradiction or gap of the sources: their statements, our decision, who must confirm it, and where it shows. */
export const registerPage = (entry: RegisterEntry, context: AuditContext): AuditPage => {
  const { translator } = context;
  const { t } = translator;
  return {
    id: `register/${entry.id}`,
    kind: 'register',
    title: `${entry.id}. ${localized(entry.subject, translator)}`,
    lead: localizedText(entry.decision, translator),
    about: [
      { term: t('state'), text: t('status', entry.status) },
      { term: t('confirms'), text: confirmation(entry, translator) },
      { term: t('atRisk'), text: riskText(entry, context) },
      { term: t('area'), text: t('registerArea', entry.area) },
    ],
    blocks: filledBlocks([
      saysTable(entry, context),
      listOf(t('reason'), [localizedText(entry.reason, translator)]),
      listOf(t('questions'), questionsOf(entry, context)),
      listOf(
        t('shownBy'),
        entry.shownBy.map((shownBy) => shownByText(shownBy, context)),
      ),
      listOf(
        t('restsAssumptions'),
        rulesOfEntry(entry, context.project).map((rule) =>
          together(linked(localized(rule.title, translator), `rule/${rule.id}`, translator)),
        ),
      ),
      ...citingBlocks(entry.id, context),
    ]),
    words: [entry.id, localized(entry.decision, translator), localized(entry.reason, translator)],
  };
};
