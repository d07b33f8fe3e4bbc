import type { AuditBlock, AuditText, RuleValue, TriedNumber } from '#domain/audit/audit-data.ts';
import { joined, together } from '#domain/audit/audit-text.ts';
import type { DecisionTable, Rule } from '#model/rules/language.ts';
import { parameterOn } from '../../../rules/meaning/parameter-value.ts';
import { parametersOf } from '../../../rules/meaning/rule-parameters.ts';
import { type AuditContext, siteLink } from '../pages/audit-context.ts';
import { linked } from '../passages.ts';
import { filled, localized, type Translator } from '../translator.ts';

/** The numbers that a rule reads, as somebody may enter others; of a table that has none of its own none. */
export const triedNumbers = (rule: DecisionTable, translator: Translator): readonly TriedNumber[] => {
  const { parameters, editionDay } = translator.around;
  return parametersOf(rule).flatMap((id): readonly TriedNumber[] => {
    const parameter = parameters[id];
    const value = parameterOn(parameters, id, editionDay);
    if (parameter === undefined || value === null) return [];
    const kind = parameter.unit === 'grosze' ? 'money' : 'integer';
    const label = localized(parameter.name, translator);
    return [{ field: { name: id, label, kind, nullable: false, words: [], from: 0, to: null }, value }];
  });
};

/** The inputs of every boundary case, in the order of the fields. */
export const triedCases = (rule: DecisionTable, { cases }: Translator): readonly (readonly RuleValue[])[] =>
  cases.ofDecision(rule).map(({ inputs }) => Object.keys(rule.inputs).map((name) => inputs[name] ?? null));

const mostLinks = 3;

/** On how many pages and in how many mails people read a number, with the first of them. */
const seenText = ({ field: { name, label } }: TriedNumber, context: AuditContext): AuditText => {
  const { translator, numbers } = context;
  const { paths, mails } = numbers.get(name) ?? { paths: [], mails: [] };
  const counts = filled(translator.t('numberSeen'), { pages: String(paths.length), mails: String(mails.length) });
  const first = paths.slice(0, mostLinks).map((path) => siteLink(path, context));
  const list = linked(translator.t('wholeList'), `parameter/${name}`, translator);
  return together(`${label}: ${counts} – `, joined([...first, list], ', '));
};

/** Other numbers than those of the model, tried on the page, and where people read these. */
export const numbersBlock = (rule: Rule, context: AuditContext): readonly AuditBlock[] => {
  const { translator } = context;
  const numbers = rule.kind === 'decision' ? triedNumbers(rule, translator) : [];
  if (numbers.length === 0) return [];
  return [
    {
      kind: 'numbers',
      title: translator.t('tryNumbers'),
      rule: rule.id,
      seen: numbers.map((number) => seenText(number, context)),
    },
  ];
};
