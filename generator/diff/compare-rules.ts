import { z } from 'zod';
import type { Detail, LabelledId, Subject } from '#domain/audit/changes/change-data.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { DecisionTable, Ignored, Row, Rule } from '#model/rules/language.ts';
import { compareDecision, type RuleDifference } from '../rules/compare/compare-decision.ts';
import { compareTransitions } from '../rules/compare/compare-transitions.ts';
import { describedValue, labelledId, labelOf } from '../rules/compare/described-values.ts';
import { exampleValue } from '../rules/meaning/example-value.ts';
import { parametersOf } from '../rules/meaning/rule-parameters.ts';
import { rulesOf } from '../validate/rows/model-parts.ts';
import type { Change } from './change.ts';
import type { NumberChange } from './compare-parameters.ts';
import { fieldDetail } from './field-detail.ts';
import { type NewNames, renameWords } from './renames/rename-words.ts';
import { renamedParts } from './renames/rule-renames.ts';
import type { Revision } from './revision.ts';
import { describedSource, sourcePart } from './source-text.ts';
import { compareValues, type FieldDifference } from './value-difference.ts';

interface Sides {
  readonly before: Revision;
  readonly after: Revision;
}

const behaviourDifference = (old: Rule, now: Rule, { before, after }: Sides): RuleDifference | null => {
  if (old.kind === 'decision' && now.kind === 'decision')
    return compareDecision(
      { table: old, parameters: before.parameters },
      { table: now, parameters: after.parameters },
      after.day,
    );
  if (old.kind === 'transitions' && now.kind === 'transitions')
    return compareTransitions(
      { table: old, parameters: before.parameters },
      { table: now, parameters: after.parameters },
      after.day,
    );
  return { impact: 'breaking', details: [{ key: 'tableKind', before: old.kind, after: now.kind }] };
};

/** Fields that decide nothing: words for readers, and where a rule comes from. */
const fieldsForReaders: readonly (keyof DecisionTable | keyof Row | keyof Ignored)[] = [
  'pl',
  'en',
  'accepts',
  'source',
  'examples',
  'assumptions',
  'signedBy',
  'weight',
  'confirmed',
  'keptApart',
  'area',
  'reason',
];

const isForReaders = (path: string): boolean =>
  path.split('.').some((step) => fieldsForReaders.some((field) => field === step));

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const exampleShape = z.object({ inputs: z.record(z.string(), scalar), output: scalar });

/** An example of a decision that came or went; null for anything else. */
const exampleDetail = ({ path, before, after }: FieldDifference, old: Rule, now: Rule): Detail | null => {
  const isAdded = before === undefined;
  const table = isAdded ? now : old;
  const { data } = exampleShape.safeParse(isAdded ? after : before);
  if (!path.startsWith('examples.') || table.kind !== 'decision' || data === undefined) return null;
  return { key: 'example', is: isAdded ? 'added' : 'removed', ...describedExample(data, table) };
};

const describedExample = ({ inputs, output }: z.infer<typeof exampleShape>, table: DecisionTable) => {
  const described = (value: string | number | boolean | null, domain: Domain | undefined) =>
    describedValue(domain === undefined ? value : (exampleValue(value, domain) ?? value), domain);
  return {
    where: Object.entries(inputs).map(([name, value]) => ({
      name: labelOf(name, [table.inputs]),
      among: [described(value, table.inputs[name])],
    })),
    result: described(output, table.outputs),
  };
};

/** What the parts of a rule are called that a field names by their ids. */
const partNames = (rule: Rule): readonly LabelledId[] => {
  const parts =
    rule.kind === 'decision' ? [rule.inputs, rule.facts] : [rule.states, rule.events, rule.held, rule.effects];
  return [
    ...rule.rows.map((row) => labelledId(row.id, row)),
    ...parts.flatMap((named) => Object.entries(named ?? {}).map(([id, words]) => labelledId(id, words))),
  ];
};

const fieldDetails = (old: Rule, now: Rule, concerns: (path: string) => boolean): readonly Detail[] => {
  const names = [...partNames(now), ...partNames(old)];
  return compareValues(old, now)
    .filter(({ path }) => concerns(path))
    .map((fieldDifference) => exampleDetail(fieldDifference, old, now) ?? fieldDetail(fieldDifference, names));
};

/** What the rules do differently; of rules in a form that can no longer be computed, what is written differently. */
const differenceOf = (old: Rule, now: Rule, sides: Sides): RuleDifference | null => {
  try {
    return behaviourDifference(old, now, sides);
  } catch {
    const fieldDifferences = fieldDetails(old, now, (path) => !isForReaders(path));
    return fieldDifferences.length === 0
      ? null
      : { impact: 'careful', details: [{ key: 'otherForm' }, ...fieldDifferences] };
  }
};

const readBy = (rule: Rule): readonly string[] => {
  try {
    return parametersOf(rule);
  } catch {
    return [];
  }
};

/** Another number may have the same value today; from now on the rule follows that one. */
const switchedNumbers = (old: Rule, now: Rule, { before, after }: Sides): readonly Detail[] => {
  const [left, come] = [
    readBy(old).filter((id) => !readBy(now).includes(id)),
    readBy(now).filter((id) => !readBy(old).includes(id)),
  ];
  if (left.length === 0 && come.length === 0) return [];
  const labelledRow = (ids: readonly string[], { parameters }: Revision) =>
    ids.map((id) => labelledId(id, parameters[id]?.name));
  return [{ key: 'reads', come: labelledRow(come, after), left: labelledRow(left, before) }];
};

const causeDetail = ({ id, line, parameter }: NumberChange): readonly Detail[] =>
  line === null
    ? []
    : [
        {
          key: 'because',
          number: labelledId(id, parameter.name),
          source: describedSource(parameter.source),
          register: parameter.register,
          ...line,
        },
      ];

/** What a rule says, with the names of its numbers. */
const statedBy = ({ id, sentence }: Rule, { parameters }: Revision): Detail => {
  const named = (text: string, locale: 'pl' | 'en') =>
    text.replaceAll(/\{(\w+)(?::\w+)?\}/g, (all, name: string) => parameters[name]?.name[locale] ?? all);
  return { key: 'stated', words: { id, pl: named(sentence.pl, 'pl'), en: named(sentence.en, 'en') } };
};

const withNames = (rule: Rule, names: NewNames): Rule => rulesOf({ rules: [renameWords(rule, names)] })[0] ?? rule;

const changeOf = (earlier: Rule, now: Rule, around: Sides & { readonly numbers: readonly NumberChange[] }) => {
  const { names, details: renames } = renamedParts(earlier, now);
  const old = names.size === 0 ? earlier : withNames(earlier, names);
  const difference = differenceOf(old, now, around);
  const numbers = switchedNumbers(old, now, around);
  const words = fieldDetails(old, now, isForReaders);
  const isGrave = difference !== null && difference.impact !== 'safe';
  const read = new Set([...readBy(old), ...readBy(now)]);
  const causes = isGrave ? around.numbers.filter(({ id, line }) => read.has(id) && line !== null) : [];
  const because = causes.flatMap(causeDetail);
  const described = [...(difference?.details ?? []), ...numbers, ...because, ...words, ...renames];
  const isSame = JSON.stringify(old) === JSON.stringify(now);
  const details: readonly Detail[] = described.length === 0 && !isSame ? [{ key: 'writtenOtherwise' }] : described;
  const impact = isGrave ? difference.impact : numbers.length > 0 ? 'careful' : 'safe';
  return { impact, details, causes } as const;
};

/** Rules added, removed, decided or worded differently, each with the numbers that are the cause. */
export const compareRules = (
  before: Revision,
  after: Revision,
  numbers: readonly NumberChange[],
): { readonly changes: readonly Change[]; readonly explained: ReadonlySet<string> } => {
  const explained = new Set<string>();
  const ids = [...new Set([...before.rules, ...after.rules].map(({ id }) => id))];
  const changes = ids.flatMap((id): readonly Change[] => {
    const [old, now] = [before, after].map(({ rules }) => rules.find((rule) => rule.id === id));
    const subject: Subject = { key: 'rule', rule: labelledId(id, (now ?? old)?.title) };
    if (now === undefined) return [{ kind: 'rule', impact: 'breaking', subject, details: [{ key: 'removed' }] }];
    if (old === undefined)
      return [{ kind: 'rule', impact: 'safe', subject, details: [{ key: 'added' }, statedBy(now, after)] }];
    if (numbers.length === 0 && JSON.stringify(old) === JSON.stringify(now)) return [];
    const { impact, details, causes } = changeOf(old, now, { before, after, numbers });
    if (details.length === 0) return [];
    for (const cause of causes.filter(({ words }) => words.length === 0)) explained.add(cause.id);
    return [{ kind: 'rule', impact, subject, details, ...sourcePart(now.source) }];
  });
  return { changes, explained };
};
