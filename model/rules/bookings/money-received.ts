import { labelled } from '../../localized-text.ts';
import { clause, from, register } from '../../source.ts';
import { above, among, atMost, below, exactly } from '../cell.ts';
import { integer, oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

/** `difference` is the amount received, less what was or will be given back, less the price. */
export const moneyReceived = decisionTable({
  id: 'money-received',
  area: 'bookings',
  signedBy: 'owner',
  weight: 'allOrders',
  title: { pl: 'Wpłata na zapis', en: 'Money for a registration' },
  sentence: {
    pl: 'Zapis jest opłacony, gdy wpłynęła cała cena; nadpłatę zwracamy, na brakującą część czekamy, a wpłatę na zapis, który wygasł, zaliczamy, jeśli cała cena wpłynęła w porę, a miejsce jest jeszcze wolne. Wpłatę na inny zapis, którego już nie ma, albo na taki, którego adres e-mail ma już miejsce, zwracamy w całości.',
    en: 'A registration is paid once the whole price has come; what is too much is given back, what is missing is waited for, money for an expired one counts if the whole price came in time and its place is still free, and money for another registration that has ended, or whose address has a place already, is given back whole.',
  },
  source: from(register('C110', 'C180', 'C185'), clause('5.13')),
  inputs: {
    difference: labelled({ pl: 'wpłacono ponad cenę (grosze)', en: 'paid above the price (grosze)' }, integer()),
    order: labelled(
      { pl: 'zapis', en: 'registration' },
      oneOf({
        open: { pl: 'czeka na zapłatę albo cała wpłynęła w porę', en: 'awaits its payment, or it came whole in time' },
        paid: { pl: 'opłacony', en: 'paid' },
        taken: { pl: 'jego adres jest zajęty przez inną rezerwację', en: 'its address is taken by another booking' },
        ended: { pl: 'zakończony, także przez upływ czasu, albo bez zamówienia', en: 'ended, by lapse of time too, or no order' },
      }),
    ),
  },
  outputs: oneOf({
    wait: { pl: 'czekamy na resztę', en: 'wait for the rest' },
    settle: { pl: 'opłacony', en: 'paid' },
    settleAndReturn: { pl: 'opłacony, nadpłata do zwrotu', en: 'paid, the surplus goes back' },
    returnSurplus: { pl: 'nadpłata do zwrotu', en: 'the surplus goes back' },
    returnAll: { pl: 'całość do zwrotu', en: 'everything goes back' },
    nothing: { pl: 'bez zmian', en: 'no change' },
  }),
  rows: [
    row({ id: 'too-little', pl: 'za mało', en: 'too little' }, { difference: below(0), order: exactly('open') }, 'wait'),
    row({ id: 'exact', pl: 'tyle, ile trzeba', en: 'as much as is due' }, { difference: exactly(0), order: exactly('open') }, 'settle'),
    row({ id: 'too-much', pl: 'za dużo', en: 'too much' }, { difference: above(0), order: exactly('open') }, 'settleAndReturn'),
    row({ id: 'paid-already', pl: 'już opłacony', en: 'paid already' }, { difference: atMost(0), order: exactly('paid') }, 'nothing'),
    row({ id: 'paid-twice', pl: 'wpłata po raz drugi', en: 'paid twice' }, { difference: above(0), order: exactly('paid') }, 'returnSurplus'),
    row(
      {
        id: 'ended',
        pl: 'zapisu już nie ma albo adres ma już miejsce',
        en: 'registration has ended, or the address has a place',
        source: from(clause('5.13'), register('C180'), register('C185')),
      },
      { order: among('taken', 'ended') },
      'returnAll',
    ),
  ],
  examples: [
    example({ difference: -1, order: 'open' }, 'wait'),
    example({ difference: 0, order: 'open' }, 'settle'),
    example({ difference: 100, order: 'open' }, 'settleAndReturn'),
    example({ difference: 0, order: 'paid' }, 'nothing'),
    example({ difference: 34900, order: 'paid' }, 'returnSurplus'),
    example({ difference: 0, order: 'taken' }, 'returnAll'),
    example({ difference: 0, order: 'ended' }, 'returnAll'),
  ],
  assumptions: ['C96', 'C110', 'C180', 'C185'],
});
