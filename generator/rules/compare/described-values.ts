import type {
  Condition,
  DescribedDomain,
  DescribedValue,
  LabelledId,
  Measure,
} from '#domain/audit/changes/change-data.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { Axis, InputRegion } from '../meaning/input-region.ts';
import { joinRegions } from '../meaning/input-region.ts';
import { baseDomain, type Region, type Value } from '../meaning/region.ts';
import type { Scope } from '../meaning/scope.ts';

const wordIn = (words: unknown, locale: 'pl' | 'en'): string | undefined => {
  if (typeof words !== 'object' || words === null || !(locale in words)) return undefined;
  const word = Object.entries(words).find(([name]) => name === locale)?.[1];
  return typeof word === 'string' ? word : undefined;
};

/** A name of the code with the words that the revision has for it, whatever their form was then. */
export const labelledId = (id: string, words: unknown): LabelledId => ({
  id,
  pl: wordIn(words, 'pl'),
  en: wordIn(words, 'en'),
});

/** The same, with the words looked up in a table of them. */
export const labelOf = (id: string, tables: readonly (object | undefined)[]): LabelledId => {
  const found = tables.flatMap((table) => Object.entries(table ?? {})).find(([name]) => name === id);
  return labelledId(id, found?.[1]);
};

const measureOf = (domain: Domain): Measure => {
  const { kind } = baseDomain(domain);
  return kind === 'money' || kind === 'day' || kind === 'instant' ? kind : 'number';
};

const wordsIn = (domain: Domain): object => {
  const base = baseDomain(domain);
  return base.kind === 'oneOf' ? base.values : {};
};

/** A value of a domain, which is undefined where nobody knows it. */
export const describedValue = (value: Value, domain: Domain | undefined): DescribedValue => {
  const of = domain ?? { kind: 'text' };
  if (value === null) return { kind: 'null' };
  if (typeof value === 'boolean') return { kind: 'truth', value };
  if (typeof value === 'number') return { kind: 'amount', as: measureOf(of), value };
  return baseDomain(of).kind === 'text'
    ? { kind: 'text', value }
    : { kind: 'word', word: labelOf(value, [wordsIn(of)]) };
};

const describedRegion = (region: Region, domain: Domain | undefined): DescribedValue => {
  if (region.kind === 'value') return describedValue(region.value, domain);
  if (region.kind !== 'range') return region.kind === 'null' ? { kind: 'null' } : { kind: 'anyText' };
  const { from, to } = region;
  const as = domain === undefined ? 'number' : measureOf(domain);
  if (from === to) return { kind: 'amount', as, value: from };
  const end = (bound: number) => (Number.isFinite(bound) ? bound : null);
  return { kind: 'range', as, from: end(from), to: end(to) };
};

/** The names and what they may be in a box; those of which every value belongs to it are left out. */
export const describedInputRegion = (
  axes: readonly Axis[],
  inputRegion: InputRegion,
  { scope, names }: { readonly scope: Scope; readonly names: readonly (object | undefined)[] },
): readonly Condition[] =>
  axes.flatMap(({ name, regions }, index) => {
    const own = (inputRegion[index] ?? []).flatMap((at) => regions[at] ?? []);
    if (own.length === regions.length) return [];
    const domain = Object.entries(scope).find(([one]) => one === name)?.[1];
    return [{ name: labelOf(name, names), among: joinRegions(own).map((region) => describedRegion(region, domain)) }];
  });

/** What an input may be. */
export const describedDomain = (domain: Domain): DescribedDomain => {
  if (domain.kind === 'nullable') return { kind: 'nullable', of: describedDomain(domain.of) };
  if (domain.kind === 'oneOf')
    return { kind: 'oneOf', words: Object.entries(domain.values).map(([id, words]) => labelledId(id, words)) };
  if (domain.kind !== 'integer') return { kind: domain.kind };
  return { kind: 'integer', from: domain.from ?? null, to: domain.to ?? null };
};
