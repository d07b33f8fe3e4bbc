import { labelled } from '../../localized-text.ts';
import { clause, from, register } from '../../source.ts';
import { exactly } from '../cell.ts';
import { boolean } from '../domain.ts';
import { contextVariable, eventWithValues, setToValue, stateTransition, transitionTable } from '../language.ts';

const valid = labelled({ pl: 'wszystkie pola poprawne', en: 'all fields right' }, boolean());

/** `invalid` is known only after a send attempt; before it the button is enabled. */
export const contactForm = transitionTable({
  id: 'contact-form',
  area: 'forms',
  signedBy: 'owner',
  weight: 'oneOrder',
  title: { pl: 'Formularz kontaktowy', en: 'Contact form' },
  sentence: {
    pl: 'Próba wysłania sprawdza pola: poprawna wiadomość jest wysyłana, a przycisk blokuje się do odpowiedzi; przy błędach pokazują się komunikaty, które znikają po poprawieniu; powodzenie i niepowodzenie mają własne nakładki.',
    en: 'A send attempt validates: a valid message is posted and the button is disabled until the answer; errors show messages, which go once they are corrected; success and failure have overlays of their own.',
  },
  source: clause('4.1', '4.29'),
  states: {
    idle: { pl: 'spoczynek', en: 'at rest' },
    invalid: { pl: 'błędne pola', en: 'wrong fields' },
    sending: { pl: 'wysyłanie', en: 'sending' },
    sent: { pl: 'wysłano', en: 'sent' },
    failed: { pl: 'niepowodzenie', en: 'failed' },
  },
  initial: 'idle',
  final: [],
  context: { messageShown: labelled({ pl: 'pole wiadomości widoczne', en: 'message field shown' }, contextVariable(boolean(), false)) },
  events: {
    focusInput: { pl: 'wejście w pole', en: 'field entered' },
    edit: eventWithValues({ pl: 'zmiana pola', en: 'field changed' }, { valid }),
    send: eventWithValues({ pl: 'wysłanie', en: 'send' }, { valid }),
    succeed: { pl: 'powodzenie', en: 'success' },
    fail: { pl: 'niepowodzenie', en: 'failure' },
    acknowledge: { pl: 'naciśnięcie OK', en: 'OK pressed' },
    retry: { pl: 'ponowienie', en: 'try again' },
  },
  effects: {
    revealMessage: { pl: 'pokazanie pola wiadomości', en: 'reveal the message field' },
    disableButton: { pl: 'wyłączenie przycisku', en: 'disable the button' },
    enableButton: { pl: 'włączenie przycisku', en: 'enable the button' },
    showErrors: { pl: 'pokazanie komunikatów', en: 'show messages' },
    clearErrors: { pl: 'usunięcie komunikatów', en: 'clear messages' },
    postMessage: { pl: 'wysłanie wiadomości', en: 'post the message' },
    trackSubmission: { pl: 'zdarzenie analityki: wysłanie', en: 'analytics event: submission' },
    showSuccess: { pl: 'pokazanie powodzenia', en: 'show success' },
    showFailure: { pl: 'pokazanie niepowodzenia', en: 'show failure' },
    hideOverlay: { pl: 'ukrycie nakładki', en: 'hide the overlay' },
    clearFields: { pl: 'wyczyszczenie pól', en: 'clear the fields' },
  },
  rows: [
    stateTransition(
      { id: 'first-focus', pl: 'pierwsze wejście w pole', en: 'first field entered', source: clause('4.7') },
      { from: ['idle', 'invalid'], on: 'focusInput', when: { messageShown: exactly(false) } },
      { set: { messageShown: setToValue(true) }, effects: ['revealMessage'] },
    ),
    stateTransition(
      { id: 'later-focus', pl: 'kolejne wejście w pole', en: 'later field entered', source: clause('4.7') },
      { from: ['idle', 'invalid'], on: 'focusInput', when: { messageShown: exactly(true) } },
    ),
    stateTransition(
      { id: 'edit-before-send', pl: 'zmiana przed wysłaniem', en: 'change before sending', source: clause('5.22') },
      { from: ['idle'], on: 'edit' },
    ),
    stateTransition(
      { id: 'corrected', pl: 'poprawiono błędy', en: 'errors corrected', source: from(clause('4.6'), register('C41')) },
      { from: ['invalid'], on: 'edit', when: { valid: exactly(true) }, to: 'idle' },
      { effects: ['clearErrors', 'enableButton'] },
    ),
    stateTransition(
      { id: 'still-invalid', pl: 'nadal błędy', en: 'still wrong', source: from(clause('4.6'), register('C41')) },
      { from: ['invalid'], on: 'edit', when: { valid: exactly(false) } },
      { effects: ['showErrors'] },
    ),
    stateTransition(
      { id: 'send-valid', pl: 'wysłanie poprawnych pól', en: 'right fields sent', source: clause('4.1', '4.2', '7.12') },
      { from: ['idle', 'invalid'], on: 'send', when: { valid: exactly(true) }, to: 'sending' },
      { effects: ['disableButton', 'clearErrors', 'postMessage', 'trackSubmission'] },
    ),
    stateTransition(
      { id: 'send-invalid', pl: 'wysłanie błędnych pól', en: 'wrong fields sent', source: clause('4.1', '5.22') },
      { from: ['idle', 'invalid'], on: 'send', when: { valid: exactly(false) }, to: 'invalid' },
      { effects: ['showErrors'] },
    ),
    stateTransition(
      { id: 'succeed', pl: 'wysłano', en: 'sent', source: clause('4.3', '4.28', '8.3') },
      { from: ['sending'], on: 'succeed', to: 'sent' },
      { effects: ['showSuccess'] },
    ),
    stateTransition(
      { id: 'fail', pl: 'nie wysłano', en: 'not sent', source: clause('4.5', '4.28', '8.3') },
      { from: ['sending'], on: 'fail', to: 'failed' },
      { effects: ['showFailure'] },
    ),
    stateTransition(
      { id: 'acknowledge', pl: 'potwierdzenie', en: 'acknowledged', source: clause('4.4') },
      { from: ['sent'], on: 'acknowledge', to: 'idle' },
      { effects: ['clearFields', 'clearErrors', 'hideOverlay', 'enableButton'] },
    ),
    stateTransition(
      { id: 'retry', pl: 'ponowienie', en: 'trying again', source: clause('4.5') },
      { from: ['failed'], on: 'retry', to: 'idle' },
      { effects: ['hideOverlay', 'enableButton'] },
    ),
  ],
  ignored: [
    {
      from: ['idle', 'invalid'],
      on: ['succeed', 'fail', 'acknowledge', 'retry'],
      reason: { pl: 'Żadna wiadomość nie jest wysyłana.', en: 'No message is under way.' },
    },
    {
      from: ['sending'],
      on: ['focusInput', 'edit', 'send', 'acknowledge', 'retry'],
      reason: { pl: 'Przycisk jest wyłączony do nadejścia odpowiedzi.', en: 'The button is disabled until the answer comes.' },
    },
    {
      from: ['sent'],
      on: ['focusInput', 'edit', 'send', 'succeed', 'fail', 'retry'],
      reason: { pl: 'Nakładka zakrywa kartę, dopóki nie zostanie naciśnięte OK.', en: 'The overlay covers the card until OK is pressed.' },
    },
    {
      from: ['failed'],
      on: ['focusInput', 'edit', 'send', 'succeed', 'fail', 'acknowledge'],
      reason: { pl: 'Nakładka zakrywa kartę, dopóki odwiedzający nie spróbuje ponownie.', en: 'The overlay covers the card until the visitor tries again.' },
    },
  ],
  examples: [
    { state: { state: 'idle', messageShown: false }, event: { type: 'focusInput' }, next: { state: 'idle', messageShown: true }, effects: ['revealMessage'] },
    { state: { state: 'idle', messageShown: true }, event: { type: 'focusInput' }, next: { state: 'idle' }, effects: [] },
    { state: { state: 'idle', messageShown: true }, event: { type: 'edit', valid: false }, next: { state: 'idle' }, effects: [] },
    {
      state: { state: 'invalid', messageShown: true },
      event: { type: 'edit', valid: true },
      next: { state: 'idle' },
      effects: ['clearErrors', 'enableButton'],
    },
    { state: { state: 'invalid', messageShown: true }, event: { type: 'edit', valid: false }, next: { state: 'invalid' }, effects: ['showErrors'] },
    {
      state: { state: 'idle', messageShown: true },
      event: { type: 'send', valid: true },
      next: { state: 'sending' },
      effects: ['disableButton', 'clearErrors', 'postMessage', 'trackSubmission'],
    },
    { state: { state: 'idle', messageShown: true }, event: { type: 'send', valid: false }, next: { state: 'invalid' }, effects: ['showErrors'] },
    { state: { state: 'sending', messageShown: true }, event: { type: 'succeed' }, next: { state: 'sent' }, effects: ['showSuccess'] },
    { state: { state: 'sending', messageShown: true }, event: { type: 'fail' }, next: { state: 'failed' }, effects: ['showFailure'] },
    {
      state: { state: 'sent', messageShown: true },
      event: { type: 'acknowledge' },
      next: { state: 'idle' },
      effects: ['clearFields', 'clearErrors', 'hideOverlay', 'enableButton'],
    },
    { state: { state: 'failed', messageShown: true }, event: { type: 'retry' }, next: { state: 'idle' }, effects: ['hideOverlay', 'enableButton'] },
  ],
  assumptions: ['C39', 'C40', 'C41', 'C45', 'C46', 'C48'],
});
