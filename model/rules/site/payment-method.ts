import { wordsOfPayment } from '#domain/money/payment-methods.ts';
import { labelled } from '../../localized-text.ts';
import { register } from '../../source.ts';
import { exactly } from '../cell.ts';
import { boolean, oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

const ways = Object.fromEntries(Object.entries(wordsOfPayment).map(([method, { name }]) => [method, name]));

export const paymentMethod = decisionTable({
  id: 'payment-method',
  area: 'site',
  signedBy: 'owner',
  weight: 'allOrders',
  title: { pl: 'Sposób płatności', en: 'Way of payment' },
  sentence: {
    pl: 'Płaci się tak, jak ustawiono; bez ustawienia na próbę na własnym komputerze, a wszędzie indziej przelewem.',
    en: 'Payments are made as the setting says; without one as a trial on the own machine, and by bank transfer anywhere else.',
  },
  source: register('C108'),
  inputs: {
    asked: labelled({ pl: 'ustawienie', en: 'setting' }, oneOf({ nothing: { pl: 'brak', en: 'none' }, ...ways })),
    loopback: labelled({ pl: 'serwis działa tylko na własnym komputerze', en: 'the site can be reached from its own machine only' }, boolean()),
  },
  outputs: oneOf(ways),
  rows: [
    row({ id: 'transfer', pl: 'przelew', en: 'bank transfer' }, { asked: exactly('transfer') }, 'transfer'),
    row({ id: 'p24', ...wordsOfPayment.p24.name }, { asked: exactly('p24') }, 'p24'),
    row({ id: 'sandbox', pl: 'próba na życzenie', en: 'trial asked for' }, { asked: exactly('sandbox') }, 'sandbox'),
    row({ id: 'own-machine', pl: 'własny komputer', en: 'own machine' }, { asked: exactly('nothing'), loopback: exactly(true) }, 'sandbox'),
    row({ id: 'public', pl: 'serwis publiczny', en: 'public site' }, { asked: exactly('nothing'), loopback: exactly(false) }, 'transfer'),
  ],
  examples: [
    example({ asked: 'nothing', loopback: true }, 'sandbox'),
    example({ asked: 'nothing', loopback: false }, 'transfer'),
    example({ asked: 'sandbox', loopback: false }, 'sandbox'),
    example({ asked: 'p24', loopback: true }, 'p24'),
    example({ asked: 'transfer', loopback: true }, 'transfer'),
  ],
  assumptions: ['C108'],
});
