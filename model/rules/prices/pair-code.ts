import { labelled } from '../../localized-text.ts';
import { decision } from '../../source.ts';
import { among, exactly } from '../cell.ts';
import { boolean, oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

/** Whether a registration gets the discount for a second person. It exists once the first person of the pair has registered. */
export const pairCode = decisionTable({
  id: 'pair-code',
  area: 'prices',
  signedBy: 'owner',
  weight: 'allOrders',
  title: { pl: 'Kod osoby, z którą się przychodzi', en: 'Code of the person one comes with' },
  sentence: {
    pl: 'Zniżkę za drugą osobę dostaje ten, kto zapisuje się jako drugi i podaje kod osoby, która opłaciła już miejsce na tym samym terminie. Jeden kod działa dla jednej drugiej osoby.',
    en: 'The discount for a second person goes to whoever registers second and gives the code of somebody who has paid for a place of the same term. A code serves one second person.',
  },
  source: decision('C84', {
    pl: 'Druga osoba podaje kod pierwszej; zniżka jest jedna na parę',
    en: 'The second person gives the code of the first; the discount is given once for the pair',
  }),
  inputs: {
    first: labelled(
      { pl: 'zgłoszenie, którego kod podano', en: 'registration whose code is given' },
      oneOf({
        none: { pl: 'nie podano kodu', en: 'no code given' },
        unknown: { pl: 'nie ma takiego na tym terminie', en: 'none such for this term' },
        standing: { pl: 'opłacone', en: 'paid' },
        ended: { pl: 'nieopłacone, wygasło lub odstąpiono od umowy', en: 'not paid, expired or withdrawn' },
      }),
    ),
    paired: labelled({ pl: 'jego kodu użył już ktoś inny', en: 'somebody else has used its code' }, boolean()),
  },
  outputs: oneOf({
    alone: { pl: 'bez zniżki', en: 'no discount' },
    pair: { pl: 'zniżka za drugą osobę', en: 'discount for a second person' },
    'form/pairCodeUnknown': { pl: 'komunikat: kod nie działa na tym terminie', en: 'message: the code does not work for this term' },
    'form/pairCodeUsed': { pl: 'komunikat: kod już wykorzystano', en: 'message: the code has been used' },
  }),
  accepts: ['alone', 'pair'],
  rows: [
    row({ id: 'no-code', pl: 'bez kodu', en: 'no code' }, { first: exactly('none') }, 'alone'),
    row({ id: 'unknown', pl: 'kod nieznany lub nieaktualny', en: 'code unknown or out of date' }, { first: among('unknown', 'ended') }, 'form/pairCodeUnknown'),
    row({ id: 'pair', pl: 'druga osoba pary', en: 'second of a pair' }, { first: exactly('standing'), paired: exactly(false) }, 'pair'),
    row({ id: 'used', pl: 'kod wykorzystany', en: 'code used' }, { first: exactly('standing'), paired: exactly(true) }, 'form/pairCodeUsed'),
  ],
  examples: [
    example({ first: 'none', paired: false }, 'alone'),
    example({ first: 'unknown', paired: false }, 'form/pairCodeUnknown'),
    example({ first: 'ended', paired: false }, 'form/pairCodeUnknown'),
    example({ first: 'standing', paired: false }, 'pair'),
    example({ first: 'standing', paired: true }, 'form/pairCodeUsed'),
  ],
  assumptions: ['C06', 'C84'],
});
