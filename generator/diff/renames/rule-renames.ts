import type { Detail } from '#domain/audit/changes/change-data.ts';
import { isRecord } from '#domain/json-value.ts';
import type { Rule } from '#model/rules/language.ts';
import { labelledId } from '../../rules/compare/described-values.ts';
import { baseDomain } from '../../rules/meaning/region.ts';
import { holdsWord, type NewNames } from './rename-words.ts';
import { type Named, similarPairs } from './similar.ts';

type RenamedPart = Extract<Detail, { key: 'renamed' }>;

/** What a value is without the words by which readers know it. */
const withoutWords = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (key === 'pl' || key === 'en' ? [] : [[key, withoutWords(one)]])),
  );
};

type Part = RenamedPart['of'];

/** The named parts of a rule. */
const partsOf = (rule: Rule): Readonly<Partial<Record<Part, readonly Named[]>>> => {
  const rows = rule.rows.map((row): Named => [row.id, row]);
  const facts = Object.entries(rule.facts ?? {});
  if (rule.kind === 'transitions')
    return {
      state: Object.entries(rule.states),
      event: Object.entries(rule.events),
      held: Object.entries(rule.held),
      effect: Object.entries(rule.effects),
      fact: facts,
      row: rows,
    };
  const outputs = baseDomain(rule.outputs);
  return {
    input: Object.entries(rule.inputs),
    result: outputs.kind === 'oneOf' ? Object.entries(outputs.values) : [],
    fact: facts,
    row: rows,
  };
};

const sameButWords = (one: unknown, other: unknown): boolean =>
  JSON.stringify(withoutWords(one)) === JSON.stringify(withoutWords(other));

/** Parts that went and came at the same place and are the same but for their words, or are similar. */
const pairsOf = (old: readonly Named[], now: readonly Named[]): readonly (readonly [string, string])[] => {
  const [before, after] = [new Set(old.map(([name]) => name)), new Set(now.map(([name]) => name))];
  const inPlace = old.flatMap(([name, value], index): (readonly [string, string])[] => {
    const [twin, twinValue] = now[index] ?? [];
    return twin === undefined || after.has(name) || before.has(twin) || !sameButWords(value, twinValue)
      ? []
      : [[name, twin]];
  });
  const paired = new Set(inPlace.flat());
  const [gone, come] = [
    old.filter(([name]) => !after.has(name) && !paired.has(name)),
    now.filter(([name]) => !before.has(name) && !paired.has(name)),
  ];
  return [...inPlace, ...similarPairs(gone, come)];
};

/** The parts of a rule that have another name and are otherwise nearly what they were. */
export const renamedParts = (
  old: Rule,
  now: Rule,
): { readonly names: NewNames; readonly details: readonly Detail[] } => {
  if (old.kind !== now.kind) return { names: new Map(), details: [] };
  const [before, after] = [partsOf(old), partsOf(now)];
  const details = Object.entries(before).flatMap(([of, parts]): readonly RenamedPart[] => {
    const twins = Object.entries(after).find(([name]) => name === of)?.[1] ?? [];
    const wordsOf = (name: string, list: readonly Named[]) => list.find(([one]) => one === name)?.[1];
    return pairsOf(parts, twins)
      .filter(([name]) => !holdsWord(now, name))
      .map(([name, twin]) => ({
        key: 'renamed',
        of: partNames.find((part) => part === of) ?? 'row',
        before: labelledId(name, wordsOf(name, parts)),
        after: labelledId(twin, wordsOf(twin, twins)),
      }));
  });
  const named = [...new Map(details.map((detail) => [`${detail.before.id} ${detail.after.id}`, detail])).values()];
  return { names: new Map(details.map(({ before: { id }, after: twin }) => [id, twin.id])), details: named };
};

const partNames: readonly Part[] = ['input', 'result', 'fact', 'row', 'state', 'event', 'held', 'effect'];
