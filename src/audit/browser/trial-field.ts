import type { RuleField, RuleValue } from '#domain/audit/audit-data.ts';
import type { TrialTexts } from '../page/trial-data.ts';
import { absentEntry, parseEntry } from './field-value.ts';
import { filled, make } from './make-element.ts';

export type Entries = Readonly<Record<string, string>>;

const inputTypes = {
  integer: 'text',
  length: 'text',
  money: 'text',
  day: 'date',
  instant: 'datetime-local',
  text: 'text',
} as const;

const selectOf = (field: RuleField, words: TrialTexts): HTMLSelectElement => {
  const known =
    field.kind === 'boolean'
      ? [
          { value: 'true', label: words.yes },
          { value: 'false', label: words.no },
        ]
      : field.words;
  const all = field.nullable ? [{ value: absentEntry, label: words.absent }, ...known] : known;
  return make('select', {}, ...all.map(({ value, label }) => make('option', { value }, label)));
};

const inputOf = ({ kind }: RuleField): HTMLInputElement =>
  make('input', {
    type: kind === 'boolean' || kind === 'oneOf' ? 'text' : inputTypes[kind],
    autocomplete: 'off',
    ...(kind === 'integer' || kind === 'length' ? { inputmode: 'numeric' } : {}),
    ...(kind === 'money' ? { inputmode: 'decimal' } : {}),
    ...(kind === 'instant' ? { step: '1' } : {}),
  });

/** One value to enter, as its domain wants it; a number may be typed as anything and is judged afterwards. */
export const trialField = (field: RuleField, entry: string, words: TrialTexts): HTMLElement => {
  const { name, kind, label } = field;
  const control = kind === 'boolean' || kind === 'oneOf' ? selectOf(field, words) : inputOf(field);
  control.name = name;
  control.value = entry;
  const named = { instant: words.inPolishTime, money: words.inZloty };
  const text = kind === 'instant' || kind === 'money' ? filled(named[kind], { name: label }) : label;
  return make('label', {}, make('span', {}, text), control);
};

const wantedOf = ({ kind, from, to }: RuleField, words: TrialTexts): string => {
  if (kind === 'money') return words.wantedMoney;
  if (kind === 'day') return words.wantedDay;
  if (kind === 'instant') return words.wantedInstant;
  if (kind !== 'integer' && kind !== 'length') return words.wantedWord;
  if (from !== null && to !== null) return filled(words.wantedBetween, { from: String(from), to: String(to) });
  return from === null ? words.wantedWhole : filled(words.wantedFrom, { from: String(from) });
};

/** The values of the fields, or a sentence for each entry that is no value of its field. */
export const readEntries = (
  fields: readonly RuleField[],
  entries: Entries,
  words: TrialTexts,
): { readonly values: Readonly<Record<string, RuleValue>>; readonly refused: readonly string[] } => {
  const read = fields.map((field) => ({ field, value: parseEntry(entries[field.name] ?? '', field) }));
  return {
    values: Object.fromEntries(read.flatMap(({ field, value }) => (value === undefined ? [] : [[field.name, value]]))),
    refused: read.flatMap(({ field, value }) =>
      value === undefined
        ? [
            filled(words.outside, {
              value: entries[field.name] ?? '',
              name: field.label,
              wanted: wantedOf(field, words),
            }),
          ]
        : [],
    ),
  };
};
