import { labelled } from '#model/localized-text.ts';
import { isNull } from '#model/rules/cell.ts';
import { integer, nullable, oneOf } from '#model/rules/domain.ts';
import { type DecisionTable, example, row } from '#model/rules/language.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import { clause } from '#model/source.ts';

const source = clause('4.1');
const number = (value: number, pl: string, en: string): Parameter => ({
  name: { pl, en },
  unit: 'count',
  values: [{ from: null, value }],
  source,
});

/** The numbers of the sample rule. */
export const stockNumbers = {
  lastItem: number(1, 'ostatnia sztuka', 'last item'),
  fewFrom: number(2, 'najmniej przy „mało”', 'least of “few”'),
  fewTo: number(4, 'najwięcej przy „mało”', 'most of “few”'),
  severalFrom: number(5, 'najmniej przy „kilka”', 'least of “several”'),
  severalTo: number(10, 'najwięcej przy „kilka”', 'most of “several”'),
};

/** A rule that the product does not have. Tests of what any rule can do take it, so that a change of a real rule does not touch them. */
export const stockLevel: DecisionTable = {
  kind: 'decision',
  id: 'stock-level',
  area: 'site',
  title: { pl: 'Oznaczenie półki', en: 'Mark of a shelf' },
  sentence: { pl: 'O oznaczeniu półki decyduje liczba sztuk.', en: 'The items on a shelf decide its mark.' },
  source,
  inputs: { items: labelled({ pl: 'sztuki', en: 'items' }, nullable(integer())) },
  outputs: oneOf({
    unmarked: { pl: 'bez oznaczenia', en: 'no mark' },
    empty: { pl: 'pusta', en: 'empty' },
    one: { pl: 'jedna sztuka', en: 'one item' },
    few: { pl: 'mało', en: 'few' },
    several: { pl: 'kilka', en: 'several' },
  }),
  rows: [
    row({ id: 'unknown', pl: 'liczba nieznana', en: 'number unknown' }, { items: isNull }, 'unmarked'),
    row({ id: 'gone', pl: 'brak sztuk', en: 'no item' }, { items: { op: 'atMost', bound: 0 } }, 'empty'),
    row(
      { id: 'last', pl: 'ostatnia', en: 'last one' },
      { items: { op: 'between', from: 'lastItem', to: 'lastItem' } },
      'one',
    ),
    row(
      { id: 'few', pl: 'mało sztuk', en: 'few items' },
      { items: { op: 'between', from: 'fewFrom', to: 'fewTo' } },
      'few',
    ),
    row(
      { id: 'several', pl: 'kilka sztuk', en: 'several items' },
      { items: { op: 'between', from: 'severalFrom', to: 'severalTo' } },
      'several',
    ),
    row({ id: 'plenty', pl: 'dużo', en: 'plenty' }, { items: { op: 'above', bound: 'severalTo' } }, 'unmarked'),
  ],
  examples: [
    example({ items: null }, 'unmarked'),
    example({ items: 0 }, 'empty'),
    example({ items: 1 }, 'one'),
    example({ items: 2 }, 'few'),
    example({ items: 5 }, 'several'),
    example({ items: 11 }, 'unmarked'),
  ],
  assumptions: [],
  signedBy: 'owner',
  weight: 'oneOrder',
};
