import { labelled } from '../../localized-text.ts';
import { clause, from, law, register } from '../../source.ts';
import { exactly } from '../cell.ts';
import { boolean } from '../domain.ts';
import { eventWithValues, stateTransition, transitionTable } from '../language.ts';
import { namesOfStates } from './booking-states.ts';

/** The specification has only the texts of the outcomes; the steps between them are our decision. */
export const registrationOutcome = transitionTable({
  id: 'registration-outcome',
  area: 'bookings',
  signedBy: 'owner',
  weight: 'allOrders',
  title: { pl: 'Przebieg zapisu', en: 'Registration outcome' },
  sentence: {
    pl: 'Zapis: wysłany (bez ceny jako zgłoszenie chęci udziału, bez miejsca na listę rezerwową, z której dostaje się ofertę, a bez ceny odpowiedź biura), czeka na potwierdzenie adresu, do zapłaty, zapłacony, płatność nieudana (można ponowić), zakończony; niepotwierdzony albo nieopłacony w porę wygasa, a od umowy można odstąpić.',
    en: 'Registration: sent (without a price as an enquiry, without a place to the reserve list, which gets offers, without a price an answer of the office), waiting for its address to be confirmed, pay, paid, payment failed (retry possible), enrolment completed; unconfirmed or unpaid in time it expires, and the contract may be withdrawn from.',
  },
  source: clause('4.27'),
  states: {
    filling: { pl: 'wypełnianie', en: 'filling in' },
    sending: { pl: 'wysyłanie', en: 'sending' },
    notSent: { pl: 'nie wysłano', en: 'not sent' },
    ...namesOfStates,
  },
  initial: 'filling',
  final: ['enquiry', 'completed', 'withdrawn'],
  context: {},
  events: {
    submit: eventWithValues(
      { pl: 'wysłanie formularza', en: 'form submitted' },
      { valid: labelled({ pl: 'wszystkie pola poprawne', en: 'all fields right' }, boolean()) },
    ),
    accept: eventWithValues(
      { pl: 'przyjęcie zgłoszenia', en: 'registration accepted' },
      { ordered: labelled({ pl: 'to zamówienie', en: 'it is an order' }, boolean()) },
    ),
    reject: { pl: 'odmowa przyjęcia', en: 'registration refused' },
    retry: { pl: 'ponowienie', en: 'try again' },
    edit: { pl: 'zmiana odpowiedzi', en: 'answers changed' },
    offer: { pl: 'propozycja zwolnionego miejsca', en: 'a freed place offered' },
    answer: { pl: 'odpowiedź biura na wpis bez ceny', en: 'the office answers an entry without a price' },
    hold: { pl: 'miejsce czeka na potwierdzenie adresu', en: 'the place waits for the address to be confirmed' },
    proceed: eventWithValues(
      { pl: 'przejście dalej', en: 'go on' },
      { paymentDue: labelled({ pl: 'jest kwota do zapłaty', en: 'an amount is due' }, boolean()) },
    ),
    paymentConfirmed: { pl: 'płatność potwierdzona', en: 'payment confirmed' },
    paymentRefused: { pl: 'płatność odrzucona', en: 'payment refused' },
    expire: { pl: 'upływ czasu na potwierdzenie lub zapłatę', en: 'time to confirm or to pay is over' },
    withdraw: { pl: 'odstąpienie od umowy', en: 'withdrawal from the contract' },
  },
  effects: {
    showErrors: { pl: 'pokazanie komunikatów', en: 'show messages' },
    postRegistration: { pl: 'wysłanie zgłoszenia', en: 'post the registration' },
    startPayment: { pl: 'rozpoczęcie płatności', en: 'start the payment' },
    showFailure: { pl: 'pokazanie niepowodzenia', en: 'show failure' },
    showCompleted: { pl: 'pokazanie zakończenia', en: 'show completion' },
  },
  rows: [
    stateTransition(
      { id: 'submit-invalid', pl: 'wysłanie błędnych pól', en: 'wrong fields submitted' },
      { from: ['filling'], on: 'submit', when: { valid: exactly(false) } },
      { effects: ['showErrors'] },
    ),
    stateTransition(
      { id: 'submit-valid', pl: 'wysłanie poprawnych pól', en: 'right fields submitted' },
      { from: ['filling'], on: 'submit', when: { valid: exactly(true) }, to: 'sending' },
      { effects: ['postRegistration'] },
    ),
    stateTransition({ id: 'accept', pl: 'przyjęto', en: 'accepted' }, { from: ['sending'], on: 'accept', when: { ordered: exactly(true) }, to: 'sent' }),
    stateTransition(
      { id: 'accept-enquiry', pl: 'przyjęto zgłoszenie chęci udziału', en: 'enquiry accepted', source: register('C99') },
      { from: ['sending'], on: 'accept', when: { ordered: exactly(false) }, to: 'enquiry' },
    ),
    stateTransition({ id: 'reject', pl: 'odmówiono', en: 'refused' }, { from: ['sending'], on: 'reject', to: 'notSent' }, { effects: ['showFailure'] }),
    stateTransition(
      { id: 'send-again', pl: 'ponowne wysłanie', en: 'sent again' },
      { from: ['notSent'], on: 'retry', to: 'sending' },
      { effects: ['postRegistration'] },
    ),
    stateTransition({ id: 'edit-after-refusal', pl: 'zmiana po odmowie', en: 'change after a refusal' }, { from: ['notSent'], on: 'edit', to: 'filling' }),
    stateTransition(
      { id: 'offer', pl: 'zwolniło się miejsce', en: 'a place is free', source: register('C122') },
      { from: ['sent'], on: 'offer', to: 'offered' },
    ),
    stateTransition(
      { id: 'answered', pl: 'biuro odpowiedziało', en: 'answered by the office', source: register('C209') },
      { from: ['sent'], on: 'answer', to: 'enquiry' },
    ),
    stateTransition(
      { id: 'hold', pl: 'czeka na potwierdzenie', en: 'waits to be confirmed', source: register('C120') },
      { from: ['sent'], on: 'hold', to: 'unconfirmed' },
    ),
    stateTransition(
      { id: 'payment-due', pl: 'do zapłaty', en: 'payment due' },
      { from: ['sent', 'unconfirmed'], on: 'proceed', when: { paymentDue: exactly(true) }, to: 'pay' },
      { effects: ['startPayment'] },
    ),
    stateTransition(
      { id: 'nothing-due', pl: 'nic do zapłaty', en: 'nothing due' },
      { from: ['sent', 'unconfirmed'], on: 'proceed', when: { paymentDue: exactly(false) }, to: 'completed' },
      { effects: ['showCompleted'] },
    ),
    stateTransition({ id: 'confirmed', pl: 'zapłacono', en: 'paid' }, { from: ['unconfirmed', 'pay'], on: 'paymentConfirmed', to: 'paid' }),
    stateTransition(
      { id: 'paid-in-time', pl: 'wpłata w porę, zapisana po czasie', en: 'paid in time, recorded later', source: register('C96') },
      { from: ['expired'], on: 'paymentConfirmed', to: 'paid' },
    ),
    stateTransition(
      { id: 'refused', pl: 'płatność odrzucona', en: 'payment refused', source: clause('4.27', '8.4') },
      { from: ['pay'], on: 'paymentRefused', to: 'paymentFailed' },
      { effects: ['showFailure'] },
    ),
    stateTransition(
      { id: 'pay-again', pl: 'ponowna płatność', en: 'paying again', source: clause('4.27', '8.4') },
      { from: ['paymentFailed'], on: 'retry', to: 'pay' },
      { effects: ['startPayment'] },
    ),
    stateTransition(
      { id: 'complete', pl: 'zakończenie', en: 'completion' },
      { from: ['paid'], on: 'proceed', to: 'completed' },
      { effects: ['showCompleted'] },
    ),
    stateTransition(
      { id: 'unpaid', pl: 'nie zapłacono w porę', en: 'unpaid in time', source: from(register('C96'), register('C120')) },
      { from: ['offered', 'unconfirmed', 'pay', 'paymentFailed'], on: 'expire', to: 'expired' },
    ),
    stateTransition(
      { id: 'withdraw', pl: 'odstąpienie od umowy', en: 'withdrawal', source: from(register('C96'), law('withdrawal-function')) },
      { from: ['sent', 'offered', 'unconfirmed', 'pay', 'paid', 'paymentFailed'], on: 'withdraw', to: 'withdrawn' },
    ),
  ],
  ignored: [
    { from: ['filling'], on: ['accept', 'reject'], reason: { pl: 'Nic jeszcze nie wysłano.', en: 'Nothing has been sent.' } },
    {
      from: ['filling'],
      on: ['retry'],
      reason: { pl: 'Nic jeszcze nie wysłano, więc nie ma czego ponawiać.', en: 'Nothing has been sent, so there is nothing to try again.' },
    },
    { from: ['filling'], on: ['edit'], reason: { pl: 'Odpowiedzi można zmieniać bez tego.', en: 'The answers can be changed without it.' } },
    {
      from: ['filling', 'sending', 'notSent'],
      on: ['offer', 'answer', 'hold', 'proceed'],
      reason: { pl: 'Zapisu jeszcze nie ma.', en: 'There is no registration yet.' },
    },
    {
      from: ['filling', 'sending', 'notSent'],
      on: ['paymentConfirmed', 'paymentRefused'],
      reason: { pl: 'Zapisu jeszcze nie ma, więc nie ma za co płacić.', en: 'There is no registration yet, so there is nothing to pay for.' },
    },
    {
      from: ['filling', 'sending', 'notSent'],
      on: ['expire'],
      reason: { pl: 'Zapisu jeszcze nie ma, więc nie biegnie żaden czas.', en: 'There is no registration yet, so no time runs.' },
    },
    { from: ['filling', 'sending', 'notSent'], on: ['withdraw'], reason: { pl: 'Umowy jeszcze nie ma.', en: 'There is no contract yet.' } },
    { from: ['sending'], on: ['submit', 'retry', 'edit'], reason: { pl: 'Formularz właśnie się wysyła.', en: 'The form is being sent.' } },
    {
      from: ['notSent'],
      on: ['submit'],
      reason: {
        pl: 'Po odmowie formularz wysyła się ponownie albo zmienia odpowiedzi.',
        en: 'After a refusal the form is sent again, or its answers are changed.',
      },
    },
    {
      from: ['notSent'],
      on: ['accept', 'reject'],
      reason: { pl: 'Odpowiedź na wysłany formularz już przyszła.', en: 'The form that was sent has been answered.' },
    },
    {
      from: ['sent', 'offered', 'unconfirmed', 'pay', 'paid', 'paymentFailed', 'expired'],
      on: ['submit'],
      reason: { pl: 'Formularz już wysłano.', en: 'The form has been sent.' },
    },
    {
      from: ['sent', 'offered', 'unconfirmed', 'pay', 'paid', 'paymentFailed', 'expired'],
      on: ['accept', 'reject'],
      reason: { pl: 'Zgłoszenie jest już zapisane.', en: 'The registration is stored.' },
    },
    {
      from: ['sent', 'offered', 'unconfirmed', 'pay', 'paid', 'paymentFailed', 'expired'],
      on: ['edit'],
      reason: { pl: 'Wysłanych odpowiedzi nie zmienia się w formularzu.', en: 'Answers that were sent are not changed in the form.' },
    },
    {
      from: ['sent', 'offered', 'unconfirmed', 'pay', 'paid', 'expired'],
      on: ['retry'],
      reason: { pl: 'Nie ma nieudanego kroku, który można by ponowić.', en: 'No step has failed that could be tried again.' },
    },
    { from: ['offered'], on: ['offer'], reason: { pl: 'Miejsce już zaproponowano.', en: 'The place has been offered.' } },
    { from: ['unconfirmed', 'pay', 'paid', 'paymentFailed'], on: ['offer'], reason: { pl: 'Ta osoba ma już miejsce.', en: 'This person has a place.' } },
    {
      from: ['expired'],
      on: ['offer'],
      reason: { pl: 'Wygasły zapis nie czeka na liście rezerwowej.', en: 'An expired registration does not wait on the reserve list.' },
    },
    {
      from: ['offered', 'unconfirmed', 'pay', 'paid', 'paymentFailed', 'expired'],
      on: ['answer'],
      reason: { pl: 'Biuro odpowiada tylko na wpis, który czeka na odpowiedź.', en: 'The office answers only an entry that waits for an answer.' },
    },
    {
      from: ['offered', 'unconfirmed', 'pay', 'paid', 'paymentFailed'],
      on: ['hold'],
      reason: { pl: 'Miejsce jest już zajęte dla tej osoby.', en: 'The place is kept for this person already.' },
    },
    { from: ['expired'], on: ['hold'], reason: { pl: 'Miejsce oddano już komu innemu.', en: 'The place has been given to others.' } },
    { from: ['offered'], on: ['proceed'], reason: { pl: 'Zaproponowane miejsce trzeba najpierw zamówić.', en: 'The offered place must be ordered first.' } },
    { from: ['pay', 'paymentFailed'], on: ['proceed'], reason: { pl: 'Dalej prowadzi dopiero zapłata.', en: 'Only the payment leads on.' } },
    { from: ['expired'], on: ['proceed'], reason: { pl: 'Miejsce oddano już komu innemu.', en: 'The place has been given to others.' } },
    {
      from: ['sent', 'offered'],
      on: ['paymentConfirmed', 'paymentRefused'],
      reason: { pl: 'Płatności jeszcze nie rozpoczęto.', en: 'No payment has been started.' },
    },
    {
      from: ['unconfirmed'],
      on: ['paymentRefused'],
      reason: {
        pl: 'Miejsce nadal czeka na potwierdzenie, a płatność można ponowić.',
        en: 'The place still waits to be confirmed, and the payment may be made again.',
      },
    },
    {
      from: ['paid'],
      on: ['paymentConfirmed'],
      reason: {
        pl: 'Zapłata już wpłynęła, a powtórne potwierdzenie niczego nie zmienia.',
        en: 'The payment has arrived, and a repeated confirmation changes nothing.',
      },
    },
    { from: ['paid'], on: ['paymentRefused'], reason: { pl: 'Zapłata już wpłynęła.', en: 'The payment has arrived.' } },
    {
      from: ['paid'],
      on: ['expire'],
      reason: { pl: 'Zapłacono w porę, więc upływ czasu niczego nie zmienia.', en: 'It was paid in time, so the end of the time changes nothing.' },
    },
    {
      from: ['paymentFailed'],
      on: ['paymentConfirmed'],
      reason: { pl: 'Potwierdza się dopiero ponowna płatność.', en: 'Only the payment that is made again is confirmed.' },
    },
    {
      from: ['paymentFailed'],
      on: ['paymentRefused'],
      reason: { pl: 'Nieudana płatność jest już odnotowana.', en: 'The failed payment is recorded already.' },
    },
    {
      from: ['expired'],
      on: ['paymentRefused'],
      reason: { pl: 'Zapis wygasł, więc odrzucona płatność niczego nie zmienia.', en: 'The registration has expired, so a refused payment changes nothing.' },
    },
    {
      from: ['sent'],
      on: ['expire'],
      reason: { pl: 'Czas na potwierdzenie lub zapłatę jeszcze nie biegnie.', en: 'The time to confirm or to pay does not run yet.' },
    },
    { from: ['expired'], on: ['expire'], reason: { pl: 'Zapis już wygasł.', en: 'The registration has expired already.' } },
    { from: ['expired'], on: ['withdraw'], reason: { pl: 'Umowy już nie ma.', en: 'There is no contract any more.' } },
  ],
  examples: [
    { state: { state: 'notSent' }, event: { type: 'edit' }, next: { state: 'filling' }, effects: [] },
    { state: { state: 'filling' }, event: { type: 'submit', valid: false }, next: { state: 'filling' }, effects: ['showErrors'] },
    { state: { state: 'filling' }, event: { type: 'submit', valid: true }, next: { state: 'sending' }, effects: ['postRegistration'] },
    { state: { state: 'sending' }, event: { type: 'accept', ordered: true }, next: { state: 'sent' }, effects: [] },
    { state: { state: 'sending' }, event: { type: 'accept', ordered: false }, next: { state: 'enquiry' }, effects: [] },
    { state: { state: 'sending' }, event: { type: 'reject' }, next: { state: 'notSent' }, effects: ['showFailure'] },
    { state: { state: 'notSent' }, event: { type: 'retry' }, next: { state: 'sending' }, effects: ['postRegistration'] },
    { state: { state: 'sent' }, event: { type: 'offer' }, next: { state: 'offered' }, effects: [] },
    { state: { state: 'sent' }, event: { type: 'answer' }, next: { state: 'enquiry' }, effects: [] },
    { state: { state: 'sent' }, event: { type: 'proceed', paymentDue: true }, next: { state: 'pay' }, effects: ['startPayment'] },
    { state: { state: 'sent' }, event: { type: 'proceed', paymentDue: false }, next: { state: 'completed' }, effects: ['showCompleted'] },
    { state: { state: 'sent' }, event: { type: 'hold' }, next: { state: 'unconfirmed' }, effects: [] },
    { state: { state: 'unconfirmed' }, event: { type: 'proceed', paymentDue: true }, next: { state: 'pay' }, effects: ['startPayment'] },
    { state: { state: 'unconfirmed' }, event: { type: 'expire' }, next: { state: 'expired' }, effects: [] },
    { state: { state: 'expired' }, event: { type: 'paymentConfirmed' }, next: { state: 'paid' }, effects: [] },
    { state: { state: 'pay' }, event: { type: 'paymentConfirmed' }, next: { state: 'paid' }, effects: [] },
    { state: { state: 'pay' }, event: { type: 'paymentRefused' }, next: { state: 'paymentFailed' }, effects: ['showFailure'] },
    { state: { state: 'paymentFailed' }, event: { type: 'retry' }, next: { state: 'pay' }, effects: ['startPayment'] },
    { state: { state: 'paid' }, event: { type: 'proceed', paymentDue: false }, next: { state: 'completed' }, effects: ['showCompleted'] },
    { state: { state: 'pay' }, event: { type: 'expire' }, next: { state: 'expired' }, effects: [] },
    { state: { state: 'paid' }, event: { type: 'withdraw' }, next: { state: 'withdrawn' }, effects: [] },
  ],
  assumptions: ['C50', 'C96', 'C99', 'C104', 'C120', 'C122', 'C209'],
});
