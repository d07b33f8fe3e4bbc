import type { AuditBlock, AuditPage, AuditText } from '#domain/audit/audit-data.ts';
import { codeText, moneyText } from '#domain/audit/rule-text.ts';
import type { RegisterEntry } from '#model/schema/register.ts';
import { parametersOf } from '../../../rules/meaning/rule-parameters.ts';
import { confirmation } from '../fact-areas.ts';
import { joined, linked, together, worded } from '../passages.ts';
import { said } from '../reader.ts';
import { citingBlocks, filledBlocks, listOf } from './citing-blocks.ts';
import type { Desk } from './desk.ts';

/** The rules that take a decision of this entry, or ask about it. */
const rulesOf = (entry: RegisterEntry, { project }: Desk) =>
  project.rules.filter(
    ({ assumptions, questions }) =>
      assumptions.includes(entry.id) || questions.some(({ register }) => register === entry.id),
  );

const amountsOf = (id: string, { project }: Desk): readonly number[] => {
  const parameter = project.parameters[id];
  if (parameter?.unit !== 'grosze') return [];
  const values = parameter.values.map(({ value }) => value);
  const others = (parameter.variants ?? []).map(({ value }) => value);
  const [now = 0] = values.toReversed();
  return others.length === 0 ? [now] : others.map((value) => Math.abs(value - now));
};

/**
 * Grosze that hang on the answer, in one case: how far the variants of a price lie apart, or the whole amount where the
 * sources give none; the greatest among the numbers that name the entry or stand in its rules. Null where no money does.
 */
export const moneyAtRisk = (entry: RegisterEntry, desk: Desk): number | null => {
  const named = Object.entries(desk.project.parameters).flatMap(([id, { register }]) =>
    register === entry.id ? [id] : [],
  );
  const witnessed = entry.witness.flatMap((one) => (one.startsWith('parameters.') ? [one.slice(11)] : []));
  const direct = [...named, ...witnessed].flatMap((id) => amountsOf(id, desk));
  const behind =
    direct.length > 0
      ? direct
      : rulesOf(entry, desk).flatMap((rule) => parametersOf(rule).flatMap((id) => amountsOf(id, desk)));
  return behind.length === 0 ? null : Math.max(...behind);
};

export const riskText = (entry: RegisterEntry, desk: Desk): string => {
  const amount = moneyAtRisk(entry, desk);
  return amount === null ? '–' : moneyText(amount, desk.reader.locale).replace(' ', '\u{a0}');
};

const witnessText = (witness: string, { reader, project }: Desk): AuditText => {
  const [table = '', id = ''] = witness.split('.');
  if (table === 'rules') {
    const rule = project.rules.find((one) => one.id === id);
    return linked(rule === undefined ? id : said(rule.title, reader), `rule/${id}`, reader);
  }
  if (table === 'parameters') {
    const parameter = project.parameters[id];
    return linked(parameter === undefined ? id : said(parameter.name, reader), `parameter/${id}`, reader);
  }
  return table === 'forms' && id !== '' ? linked(witness, `form/${id}`, reader) : codeText(witness);
};

const saysTable = (entry: RegisterEntry, { reader }: Desk): AuditBlock => ({
  kind: 'table',
  title: reader.say('says'),
  head: [reader.say('clause'), reader.say('whatItSays')],
  rows: entry.says.map(({ clauses, variant }) => [
    joined(
      clauses.map((id) => linked(id, `clause/${id}`, reader)),
      ', ',
    ),
    worded(variant, reader),
  ]),
});

const questionsOf = (entry: RegisterEntry, desk: Desk): readonly AuditText[] =>
  rulesOf(entry, desk).flatMap(({ questions }) =>
    questions.filter(({ register }) => register === entry.id).map(({ text }) => worded(text, desk.reader)),
  );

/** A contradiction or gap of the sources: what they say, what we do, who must confirm it, and where it can be seen. */
export const registerPage = (entry: RegisterEntry, desk: Desk): AuditPage => {
  const { reader } = desk;
  const { say } = reader;
  return {
    id: `register/${entry.id}`,
    kind: 'register',
    title: `${entry.id}. ${said(entry.subject, reader)}`,
    lead: worded(entry.decision, reader),
    about: [
      { term: say('state'), text: say('status', entry.status) },
      { term: say('confirms'), text: confirmation(entry, reader) },
      { term: say('atRisk'), text: riskText(entry, desk) },
      { term: say('area'), text: say('registerArea', entry.area) },
    ],
    blocks: filledBlocks([
      saysTable(entry, desk),
      listOf(say('reason'), [worded(entry.reason, reader)]),
      listOf(say('questions'), questionsOf(entry, desk)),
      listOf(
        say('witness'),
        entry.witness.map((witness) => witnessText(witness, desk)),
      ),
      listOf(
        say('restsAssumptions'),
        rulesOf(entry, desk).map((rule) => together(linked(said(rule.title, reader), `rule/${rule.id}`, reader))),
      ),
      ...citingBlocks(entry.id, desk),
    ]),
    words: [entry.id, said(entry.decision, reader), said(entry.reason, reader)],
  };
};
