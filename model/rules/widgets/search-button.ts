import { labelled } from '../../localized-text.ts';
import { clause } from '../../source.ts';
import { exactly } from '../cell.ts';
import { boolean, oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

export const searchButton = decisionTable({
  id: 'search-button',
  area: 'widgets',
  signedBy: 'owner',
  weight: 'convenience',
  title: { pl: 'Napis przycisku wyszukiwania', en: 'Label of the search button' },
  sentence: {
    pl: 'Na przycisku jest napis „Pokaż N terminów”, gdy wybrano choć jedno kryterium, w przeciwnym razie „{message.finder.showAll}”.',
    en: 'The button reads “show N found” if any criterion is set, else “{message.finder.showAll}”.',
  },
  source: clause('4.10'),
  inputs: {
    typeChosen: labelled({ pl: 'wybrano rodzaj kursu', en: 'course type chosen' }, boolean()),
    cityChosen: labelled({ pl: 'wybrano miasto', en: 'city chosen' }, boolean()),
    monthChosen: labelled({ pl: 'wybrano miesiąc', en: 'month chosen' }, boolean()),
  },
  outputs: oneOf({ showFound: { pl: 'pokaż znalezione', en: 'show found' }, showAll: { pl: 'pokaż wszystkie', en: 'show all' } }),
  rows: [
    row({ id: 'type', pl: 'wybrano rodzaj kursu', en: 'course type chosen' }, { typeChosen: exactly(true) }, 'showFound'),
    row({ id: 'city', pl: 'wybrano tylko miasto', en: 'city chosen' }, { typeChosen: exactly(false), cityChosen: exactly(true) }, 'showFound'),
    row(
      { id: 'month', pl: 'wybrano tylko miesiąc', en: 'month chosen' },
      { typeChosen: exactly(false), cityChosen: exactly(false), monthChosen: exactly(true) },
      'showFound',
    ),
    row(
      { id: 'nothing', pl: 'nic nie wybrano', en: 'nothing chosen' },
      { typeChosen: exactly(false), cityChosen: exactly(false), monthChosen: exactly(false) },
      'showAll',
    ),
  ],
  examples: [
    example({ typeChosen: false, cityChosen: false, monthChosen: false }, 'showAll'),
    example({ typeChosen: true, cityChosen: false, monthChosen: false }, 'showFound'),
    example({ typeChosen: false, cityChosen: true, monthChosen: false }, 'showFound'),
    example({ typeChosen: false, cityChosen: false, monthChosen: true }, 'showFound'),
  ],
  assumptions: ['C63'],
});
