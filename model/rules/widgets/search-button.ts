import { spec } from '../../source.ts';
import { exactly } from '../cell.ts';
import { boolean, oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

export const searchButton = decisionTable({
  id: 'search-button',
  area: 'widgets',
  title: { pl: 'Napis przycisku wyszukiwania', en: 'Label of the search button' },
  sentence: {
    pl: 'Na przycisku jest napis „Pokaż N terminów”, gdy wybrano choć jedno kryterium, w przeciwnym razie „Pokaż wszystkie”.',
    en: 'The button reads “show N found” if any criterion is set, else “show all”.',
  },
  source: spec('4', "Button reads 'show N found' if any criterion is set, else 'show all'"),
  inputs: { typeChosen: boolean(), cityChosen: boolean(), monthChosen: boolean() },
  outputs: oneOf('showFound', 'showAll'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('type', { typeChosen: exactly(true) }, 'showFound'),
    row('city', { typeChosen: exactly(false), cityChosen: exactly(true) }, 'showFound'),
    row('month', { typeChosen: exactly(false), cityChosen: exactly(false), monthChosen: exactly(true) }, 'showFound'),
    row('nothing', { typeChosen: exactly(false), cityChosen: exactly(false), monthChosen: exactly(false) }, 'showAll'),
  ],
  examples: [
    example({ typeChosen: false, cityChosen: false, monthChosen: false }, 'showAll'),
    example({ typeChosen: true, cityChosen: false, monthChosen: false }, 'showFound'),
    example({ typeChosen: false, cityChosen: true, monthChosen: false }, 'showFound'),
    example({ typeChosen: false, cityChosen: false, monthChosen: true }, 'showFound'),
  ],
  assumptions: ['C63'],
  questions: [],
});
