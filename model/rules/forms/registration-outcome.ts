import { spec } from '../../source.ts';
import { exactly } from '../cell.ts';
import { boolean } from '../domain.ts';
import { move, transitionTable } from '../language.ts';

/** The specification gives the texts of the outcomes only; the steps between them are ours. */
export const registrationOutcome = transitionTable({
  id: 'registration-outcome',
  area: 'forms',
  title: { pl: 'Przebieg zapisu', en: 'Registration outcome' },
  sentence: {
    pl: 'Zapis: wysłany, do zapłaty, zapłacony, płatność nieudana (można ponowić), zakończony.',
    en: 'Registration: sent, pay, paid, payment failed (retry possible), enrolment completed.',
  },
  source: spec('4', 'Registration outcomes (texts only)'),
  states: ['filling', 'sending', 'notSent', 'sent', 'pay', 'paid', 'paymentFailed', 'completed'],
  initial: 'filling',
  final: ['completed'],
  held: {},
  events: {
    submit: { valid: boolean() },
    accept: {},
    reject: {},
    retry: {},
    edit: {},
    proceed: { paymentDue: boolean() },
    paymentConfirmed: {},
    paymentRefused: {},
  },
  effects: ['showErrors', 'postRegistration', 'startPayment', 'showFailure', 'showCompleted'],
  rows: [
    move(
      'submit-invalid',
      { from: ['filling'], on: 'submit', when: { valid: exactly(false) } },
      { effects: ['showErrors'] },
    ),
    move(
      'submit-valid',
      { from: ['filling'], on: 'submit', when: { valid: exactly(true) }, to: 'sending' },
      { effects: ['postRegistration'] },
    ),
    move('accept', { from: ['sending'], on: 'accept', to: 'sent' }),
    move('reject', { from: ['sending'], on: 'reject', to: 'notSent' }, { effects: ['showFailure'] }),
    move('send-again', { from: ['notSent'], on: 'retry', to: 'sending' }, { effects: ['postRegistration'] }),
    move('edit-after-refusal', { from: ['notSent'], on: 'edit', to: 'filling' }),
    move(
      'payment-due',
      { from: ['sent'], on: 'proceed', when: { paymentDue: exactly(true) }, to: 'pay' },
      { effects: ['startPayment'] },
    ),
    move(
      'nothing-due',
      { from: ['sent'], on: 'proceed', when: { paymentDue: exactly(false) }, to: 'completed' },
      { effects: ['showCompleted'] },
    ),
    move('confirmed', { from: ['pay'], on: 'paymentConfirmed', to: 'paid' }),
    move('refused', { from: ['pay'], on: 'paymentRefused', to: 'paymentFailed' }, { effects: ['showFailure'] }),
    move('pay-again', { from: ['paymentFailed'], on: 'retry', to: 'pay' }, { effects: ['startPayment'] }),
    move('complete', { from: ['paid'], on: 'proceed', to: 'completed' }, { effects: ['showCompleted'] }),
  ],
  ignored: [
    {
      from: ['filling'],
      on: ['accept', 'reject', 'retry', 'edit', 'proceed', 'paymentConfirmed', 'paymentRefused'],
      reason: { pl: 'Nic jeszcze nie wysłano.', en: 'Nothing has been sent.' },
    },
    {
      from: ['sending'],
      on: ['submit', 'retry', 'edit', 'proceed', 'paymentConfirmed', 'paymentRefused'],
      reason: { pl: 'Trwa oczekiwanie na odpowiedź.', en: 'The answer is awaited.' },
    },
    {
      from: ['notSent'],
      on: ['submit', 'accept', 'reject', 'proceed', 'paymentConfirmed', 'paymentRefused'],
      reason: {
        pl: 'Dalej prowadzi tylko ponowne wysłanie lub zmiana odpowiedzi.',
        en: 'Only sending again or a change of the answers leads on.',
      },
    },
    {
      from: ['sent'],
      on: ['submit', 'accept', 'reject', 'retry', 'edit', 'paymentConfirmed', 'paymentRefused'],
      reason: { pl: 'Zgłoszenie jest już zapisane.', en: 'The registration is stored.' },
    },
    {
      from: ['pay'],
      on: ['submit', 'accept', 'reject', 'retry', 'edit', 'proceed'],
      reason: { pl: 'Trwa oczekiwanie na płatność.', en: 'The payment is awaited.' },
    },
    {
      from: ['paid'],
      on: ['submit', 'accept', 'reject', 'retry', 'edit', 'paymentConfirmed', 'paymentRefused'],
      reason: { pl: 'Powtórne potwierdzenie niczego nie zmienia.', en: 'A repeated confirmation changes nothing.' },
    },
    {
      from: ['paymentFailed'],
      on: ['submit', 'accept', 'reject', 'edit', 'proceed', 'paymentConfirmed', 'paymentRefused'],
      reason: { pl: 'Dalej prowadzi tylko ponowna płatność.', en: 'Only paying again leads on.' },
    },
  ],
  examples: [
    { state: { state: 'notSent' }, event: { type: 'edit' }, next: { state: 'filling' }, effects: [] },
    {
      state: { state: 'filling' },
      event: { type: 'submit', valid: false },
      next: { state: 'filling' },
      effects: ['showErrors'],
    },
    {
      state: { state: 'filling' },
      event: { type: 'submit', valid: true },
      next: { state: 'sending' },
      effects: ['postRegistration'],
    },
    { state: { state: 'sending' }, event: { type: 'accept' }, next: { state: 'sent' }, effects: [] },
    { state: { state: 'sending' }, event: { type: 'reject' }, next: { state: 'notSent' }, effects: ['showFailure'] },
    {
      state: { state: 'notSent' },
      event: { type: 'retry' },
      next: { state: 'sending' },
      effects: ['postRegistration'],
    },
    {
      state: { state: 'sent' },
      event: { type: 'proceed', paymentDue: true },
      next: { state: 'pay' },
      effects: ['startPayment'],
    },
    {
      state: { state: 'sent' },
      event: { type: 'proceed', paymentDue: false },
      next: { state: 'completed' },
      effects: ['showCompleted'],
    },
    { state: { state: 'pay' }, event: { type: 'paymentConfirmed' }, next: { state: 'paid' }, effects: [] },
    {
      state: { state: 'pay' },
      event: { type: 'paymentRefused' },
      next: { state: 'paymentFailed' },
      effects: ['showFailure'],
    },
    { state: { state: 'paymentFailed' }, event: { type: 'retry' }, next: { state: 'pay' }, effects: ['startPayment'] },
    {
      state: { state: 'paid' },
      event: { type: 'proceed', paymentDue: false },
      next: { state: 'completed' },
      effects: ['showCompleted'],
    },
  ],
  assumptions: ['C50'],
  questions: [
    {
      register: 'C50',
      text: {
        pl: 'Jak zgłoszenia są wysyłane, opłacane i potwierdzane? Tych kroków nie pokazano.',
        en: 'How are registrations submitted, paid and confirmed? The steps are not shown.',
      },
    },
  ],
});
