import type { AuditBlock, AuditPage, AuditText } from '#domain/audit/audit-data.ts';
import { joined, together } from '#domain/audit/audit-text.ts';
import { codeText, moneyText } from '#domain/audit/rule-text.ts';
import type { RegisterEntry } from '#model/schema/register.ts';
import { moneyAtRisk, rulesOfEntry } from '../../../rules/meaning/money-at-risk.ts';
import { confirmation } from '../areas/fact-areas.ts';
import { linked, worded } from '../passages.ts';
import { said } from '../reader.ts';
import { citingBlocks, filledBlocks, listOf } from './citing-blocks.ts';
import type { Desk } from './desk.ts';

export const riskText = (entry: RegisterEntry, desk: Desk): string => {
  const amount = moneyAtRisk(entry, desk.project);
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
  rulesOfEntry(entry, desk.project).flatMap(({ questions }) =>
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
        rulesOfEntry(entry, desk.project).map((rule) =>
          together(linked(said(rule.title, reader), `rule/${rule.id}`, reader)),
        ),
      ),
      ...citingBlocks(entry.id, desk),
    ]),
    words: [entry.id, said(entry.decision, reader), said(entry.reason, reader)],
  };
};
