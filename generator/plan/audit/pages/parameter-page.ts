import type { AuditBlock, AuditPage, AuditText } from '#domain/audit/audit-data.ts';
import { together } from '#domain/audit/audit-text.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import { parameterOn } from '../../../rules/meaning/parameter-value.ts';
import { parametersOf } from '../../../rules/meaning/rule-parameters.ts';
import { relationText } from '../../../validate/relations.ts';
import { parameterScope } from '../../text/text-scope.ts';
import { amountText, parameterTable } from '../blocks/parameter-blocks.ts';
import { entryLinks, linked } from '../passages.ts';
import { said } from '../reader.ts';
import { sourceText } from '../source-text.ts';
import { filledBlocks, listOf } from './citing-blocks.ts';
import { type Desk, siteLink } from './desk.ts';

/** What a number is on the day of the edition, with its unit. */
const valueToday = (id: string, { project, reader }: Desk): string => {
  const { parameters, editionDay } = reader.around;
  const value = parameterOn(parameters, id, editionDay);
  if (value === null) return '–';
  if (parameters[id]?.unit === 'grosze') return amountText(value, 'grosze', reader);
  return parameterScope(project, reader.locale)(id) ?? String(value);
};

const rulesReading = (id: string, { project, reader }: Desk): AuditBlock =>
  listOf(
    reader.say('readingRules'),
    project.rules
      .filter((rule) => parametersOf(rule).includes(id))
      .map((rule) => linked(said(rule.title, reader), `rule/${rule.id}`, reader)),
  );

/** Relations between numbers that name this one. */
const relationsBlock = (id: string, { project, reader }: Desk): AuditBlock => ({
  kind: 'table',
  title: reader.say('relations'),
  head: [reader.say('relation'), reader.say('source')],
  rows: project.model.relations
    .map((relation) => ({ text: relationText(relation, (one) => one), source: relation.source }))
    .filter(({ text }) => new RegExp(`\\b${id}\\b`).test(text))
    .map(({ text, source }) => [codeText(text), sourceText(source, reader)]),
});

const usesBlock = (id: string, { reader }: Desk): AuditBlock => {
  const byPlace = Map.groupBy(reader.uses.ofParameter(id), ({ place }) => place);
  return {
    kind: 'table',
    title: reader.say('usedBy'),
    head: [reader.say('place'), reader.say('use')],
    rows: [...byPlace].map(([place, uses]) => [
      codeText(place),
      [...new Set(uses.map(({ kind }) => reader.say(kind)))].join(', '),
    ]),
  };
};

/** Every page and mail whose text or data tell the number. */
const placesOf = (id: string, desk: Desk): readonly AuditBlock[] => {
  const { say } = desk.reader;
  const places = desk.numbers.get(id);
  if (places === undefined) return [];
  const mails = desk.project.model.mails.filter((mail) => places.mails.includes(mail.id));
  return [
    listOf(
      `${say('pagesOfNumber')} (${places.paths.length})`,
      places.paths.map((path) => siteLink(path, desk)),
    ),
    listOf(
      `${say('mailsOfNumber')} (${mails.length})`,
      mails.map((mail) => linked(said(mail.name, desk.reader), `mail/${mail.id}`, desk.reader)),
    ),
  ];
};

const aboutOf = (id: string, parameter: Parameter, desk: Desk): AuditPage['about'] => {
  const { reader } = desk;
  const { say } = reader;
  const register: AuditText = parameter.register === undefined ? '' : entryLinks([parameter.register], reader);
  return [
    { term: say('valueToday'), text: together(valueToday(id, desk), ` – ${say('onEdition')}`) },
    { term: say('source'), text: sourceText(parameter.source, reader) },
    ...(register === '' ? [] : [{ term: say('register'), text: register }]),
    { term: say('name'), text: codeText(id) },
  ];
};

/** A number of the business: its time line, what rests on it and where people read it. */
export const parameterPage = (id: string, parameter: Parameter, desk: Desk): AuditPage => {
  const { reader } = desk;
  const { say } = reader;
  return {
    id: `parameter/${id}`,
    kind: 'parameter',
    title: said(parameter.name, reader),
    lead: '',
    about: aboutOf(id, parameter, desk),
    blocks: filledBlocks([
      parameterTable([id], say('timeLine'), reader),
      rulesReading(id, desk),
      relationsBlock(id, desk),
      ...placesOf(id, desk),
      usesBlock(id, desk),
    ]),
    words: [id, valueToday(id, desk), parameter.register ?? ''],
  };
};
