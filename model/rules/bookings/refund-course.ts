import { register } from '../../source.ts';
import { stateTransition, transitionTable } from '../language.ts';

export const refundCourse = transitionTable({
  id: 'refund-course',
  area: 'bookings',
  signedBy: 'owner',
  weight: 'allOrders',
  title: { pl: 'Przebieg zwrotu', en: 'Course of a refund' },
  sentence: {
    pl: 'Zwrot: do zrobienia, zlecony usłudze płatności, zrobiony albo nieudany; nieudany można zlecić jeszcze raz albo oddać przelewem.',
    en: 'A refund: to be made, ordered from the payment service, made, or failed; one that failed may be ordered again or paid back by transfer.',
  },
  source: register('C111'),
  states: {
    due: { pl: 'do zrobienia', en: 'to be made' },
    requested: { pl: 'zlecony', en: 'ordered' },
    done: { pl: 'zrobiony', en: 'made' },
    failed: { pl: 'nieudany', en: 'failed' },
  },
  initial: 'due',
  final: ['done'],
  context: {},
  events: {
    order: { pl: 'zlecenie usłudze płatności', en: 'ordered from the payment service' },
    payBack: { pl: 'przelew z biura', en: 'transfer by the office' },
    confirmed: { pl: 'potwierdzenie usługi', en: 'confirmed by the service' },
    refused: { pl: 'odmowa usługi', en: 'refused by the service' },
  },
  effects: { tell: { pl: 'wiadomość o zwrocie', en: 'word of the refund' } },
  rows: [
    stateTransition({ id: 'order', pl: 'zlecenie', en: 'ordering' }, { from: ['due', 'failed'], on: 'order', to: 'requested' }),
    stateTransition({ id: 'pay-back', pl: 'przelew', en: 'transfer' }, { from: ['due', 'failed'], on: 'payBack', to: 'done' }, { effects: ['tell'] }),
    stateTransition({ id: 'confirmed', pl: 'zwrócono', en: 'made' }, { from: ['requested', 'failed'], on: 'confirmed', to: 'done' }, { effects: ['tell'] }),
    stateTransition({ id: 'refused', pl: 'odmowa', en: 'refused' }, { from: ['requested'], on: 'refused', to: 'failed' }),
  ],
  ignored: [
    { from: ['due'], on: ['confirmed', 'refused'], reason: { pl: 'Nikt jeszcze nie zlecił zwrotu.', en: 'Nobody has ordered the refund yet.' } },
    {
      from: ['requested'],
      on: ['order', 'payBack'],
      reason: { pl: 'Zwrot jest w toku; drugi oddałby pieniądze dwa razy.', en: 'The refund is under way; a second one would pay twice.' },
    },
    { from: ['failed'], on: ['refused'], reason: { pl: 'Zwrot już się nie udał.', en: 'The refund has failed already.' } },
  ],
  examples: [
    { state: { state: 'due' }, event: { type: 'order' }, next: { state: 'requested' }, effects: [] },
    { state: { state: 'due' }, event: { type: 'payBack' }, next: { state: 'done' }, effects: ['tell'] },
    { state: { state: 'requested' }, event: { type: 'confirmed' }, next: { state: 'done' }, effects: ['tell'] },
    { state: { state: 'requested' }, event: { type: 'refused' }, next: { state: 'failed' }, effects: [] },
    { state: { state: 'requested' }, event: { type: 'payBack' }, next: { state: 'requested' }, effects: [] },
  ],
  assumptions: ['C111'],
});
