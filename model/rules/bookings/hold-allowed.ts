import { labelled } from '../../localized-text.ts';
import { register } from '../../source.ts';
import { atLeast, below } from '../cell.ts';
import { length, oneOf } from '../domain.ts';
import { lessParameter } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

/** Whether one more place may be held for somebody who has neither paid nor confirmed an address. */
export const holdAllowed = decisionTable({
  id: 'hold-allowed',
  area: 'bookings',
  signedBy: 'owner',
  weight: 'oneOrder',
  title: { pl: 'Ile miejsc czeka bez potwierdzenia', en: 'How many places wait unconfirmed' },
  sentence: {
    pl: 'Z jednej sieci czekają naraz bez potwierdzenia najwyżej {heldPerTerm} na jednym terminie i {heldPerNetwork} łącznie.',
    en: 'From one network at most {heldPerTerm} wait unconfirmed at a time for the same date and {heldPerNetwork} in all.',
  },
  source: register('C121'),
  inputs: {
    heldOnTerm: labelled({ pl: 'już trzymane na tym terminie', en: 'held of this date already' }, length()),
    heldInAll: labelled({ pl: 'już trzymane na wszystkich terminach', en: 'held of all dates already' }, length()),
  },
  facts: {
    onTermOver: labelled({ pl: 'ponad dozwolone na terminie', en: 'above those allowed for the date' }, lessParameter('heldOnTerm', 'heldPerTerm')),
    inAllOver: labelled({ pl: 'ponad dozwolone w sumie', en: 'above those allowed in all' }, lessParameter('heldInAll', 'heldPerNetwork')),
  },
  outputs: oneOf({ allowed: { pl: 'można trzymać', en: 'may be held' }, tooMany: { pl: 'za dużo', en: 'too many' } }),
  accepts: ['allowed'],
  rows: [
    row({ id: 'few', pl: 'jest ich mało', en: 'few' }, { onTermOver: below(0), inAllOver: below(0) }, 'allowed'),
    row({ id: 'many-on-term', pl: 'za dużo na terminie', en: 'too many of the date' }, { onTermOver: atLeast(0) }, 'tooMany'),
    row({ id: 'many-in-all', pl: 'za dużo w sumie', en: 'too many in all' }, { onTermOver: below(0), inAllOver: atLeast(0) }, 'tooMany'),
  ],
  examples: [
    example({ heldOnTerm: 0, heldInAll: 0 }, 'allowed'),
    example({ heldOnTerm: 2, heldInAll: 9 }, 'allowed'),
    example({ heldOnTerm: 3, heldInAll: 3 }, 'tooMany'),
    example({ heldOnTerm: 0, heldInAll: 10 }, 'tooMany'),
  ],
  assumptions: ['C121'],
});
