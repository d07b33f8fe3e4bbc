import type { AuditBlock, AuditPage, AuditText } from '#domain/audit/audit-data.ts';
import { together } from '#domain/audit/audit-text.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import { parameterOn } from '../../../rules/meaning/parameter-value.ts';
import { parametersOf } from '../../../rules/meaning/rule-parameters.ts';
import { relationText } from '../../../validate/relations.ts';
import { departedClauses } from '../../text/departures.ts';
import { parameterScope } from '../../text/text-scope.ts';
import { numberAreas } from '../areas.ts';
import { amountText, parameterTable } from '../blocks/parameter-blocks.ts';
import { entryLinks, linked } from '../passages.ts';
import { sourceText } from '../source-text.ts';
import { localized, numberMark } from '../translator.ts';
import { type AuditContext, siteLink } from './audit-context.ts';
import { filledBlocks, listOf } from './citing-blocks.ts';

/** What a number is on the day of the edition, with its unit. */
const valueToday = (id: string, { project, translator }: AuditContext): string => {
  const { parameters, editionDay } = translator.around;
  const value = parameterOn(parameters, id, editionDay);
  if (value === null) return '–';
  if (parameters[id]?.unit === 'grosze') return amountText(value, 'grosze', translator);
  return parameterScope(project, translator.locale)(id) ?? String(value);
};

/** What the statements say that the number was taken from and departs from. */
const departure = (id: string, { translator }: AuditContext): AuditPage['about'] => {
  const { around, cited } = translator;
  return departedClauses(id, { parameters: around.parameters, clauses: cited.clauses }).map((clause) => ({
    term: `${translator.t('departsFrom')} ${clause.id}`,
    text: translator.t('quoted').replace('{text}', localized(clause, translator)),
  }));
};

const rulesReading = (id: string, { project, translator }: AuditContext): AuditBlock =>
  listOf(
    translator.t('readingRules'),
    project.rules
      .filter((rule) => parametersOf(rule).includes(id))
      .map((rule) => linked(localized(rule.title, translator), `rule/${rule.id}`, translator)),
  );

/** Relations between numbers that name this one. */
const relationsBlock = (id: string, { project, translator }: AuditContext): AuditBlock => ({
  kind: 'table',
  title: translator.t('relations'),
  head: [translator.t('relation'), translator.t('source')],
  rows: project.model.relations
    .map((relation) => ({ text: relationText(relation, (one) => one), source: relation.source }))
    .filter(({ text }) => new RegExp(`\\b${id}\\b`).test(text))
    .map(({ text, source }) => [codeText(text), sourceText(source, translator)]),
});

const usesBlock = (id: string, { translator }: AuditContext): AuditBlock => {
  const byPlace = Map.groupBy(translator.uses.ofParameter(id), ({ place }) => place);
  return {
    kind: 'table',
    isProof: true,
    title: translator.t('usedBy'),
    head: [translator.t('place'), translator.t('use')],
    rows: [...byPlace].map(([place, uses]) => [
      codeText(place),
      [...new Set(uses.map(({ kind }) => translator.t(kind)))].join(', '),
    ]),
  };
};

/** Every page and mail whose text or data contain the number. */
const placesOf = (id: string, context: AuditContext): readonly AuditBlock[] => {
  const { t } = context.translator;
  const places = context.numbers.get(id);
  if (places === undefined) return [];
  const mails = context.project.model.mails.filter((mail) => places.mails.includes(mail.id));
  return [
    listOf(
      `${t('pagesOfNumber')} (${places.paths.length})`,
      places.paths.map((path) => siteLink(path, context)),
    ),
    listOf(
      `${t('mailsOfNumber')} (${mails.length})`,
      mails.map((mail) => linked(localized(mail.name, context.translator), `mail/${mail.id}`, context.translator)),
    ),
  ];
};

const aboutOf = (id: string, parameter: Parameter, context: AuditContext): AuditPage['about'] => {
  const { translator } = context;
  const { t } = translator;
  const register: AuditText = parameter.register === undefined ? '' : entryLinks([parameter.register], translator);
  return [
    {
      term: t('valueToday'),
      text: together(valueToday(id, context), numberMark(id, translator), ` – ${t('onEdition')}`),
    },
    ...departure(id, context),
    { term: t('source'), text: sourceText(parameter.source, translator) },
    ...(register === '' ? [] : [{ term: t('register'), text: register }]),
    { term: t('name'), text: codeText(id) },
  ];
};

/** A number of the business: its time line, what rests on it and where people read it. */
export const parameterPage = (id: string, parameter: Parameter, context: AuditContext): AuditPage => {
  const { translator } = context;
  const { t } = translator;
  return {
    id: `parameter/${id}`,
    kind: 'parameter',
    title: localized(parameter.name, translator),
    lead: '',
    about: aboutOf(id, parameter, context),
    blocks: filledBlocks([
      parameterTable([id], t('timeLine'), translator),
      rulesReading(id, context),
      relationsBlock(id, context),
      ...placesOf(id, context),
      usesBlock(id, context),
    ]),
    areas: numberAreas(id, context.project, translator),
    words: [id, valueToday(id, context), parameter.register ?? ''],
  };
};
