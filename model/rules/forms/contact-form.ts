import { spec } from '../../source.ts';
import { exactly } from '../cell.ts';
import { boolean } from '../domain.ts';
import { held, move, setTo, transitionTable } from '../language.ts';

/** `invalid` is known only after a send attempt; before it the button is enabled. */
export const contactForm = transitionTable({
  id: 'contact-form',
  area: 'forms',
  title: { pl: 'Formularz kontaktowy', en: 'Contact form' },
  sentence: {
    pl: 'Próba wysłania blokuje przycisk i sprawdza pola; poprawna wiadomość jest wysyłana, a przy błędach przycisk odblokowuje się po ich poprawieniu; powodzenie i niepowodzenie mają własne nakładki.',
    en: 'A send attempt disables the button and validates; a valid message is posted, an invalid one re-enables the button once corrected; success and failure have overlays of their own.',
  },
  source: spec('4', 'Contact form: idle; a send attempt disables the button and validates'),
  states: ['idle', 'invalid', 'sending', 'sent', 'failed'],
  initial: 'idle',
  final: [],
  held: { messageShown: held(boolean(), false) },
  events: {
    focusInput: {},
    edit: { valid: boolean() },
    send: { valid: boolean() },
    succeed: {},
    fail: {},
    acknowledge: {},
    retry: {},
  },
  effects: [
    'revealMessage',
    'disableButton',
    'enableButton',
    'showErrors',
    'clearErrors',
    'postMessage',
    'trackSubmission',
    'showSuccess',
    'showFailure',
    'hideOverlay',
    'clearFields',
  ],
  rows: [
    move(
      'first-focus',
      { from: ['idle', 'invalid'], on: 'focusInput', when: { messageShown: exactly(false) } },
      { set: { messageShown: setTo(true) }, effects: ['revealMessage'] },
    ),
    move('later-focus', { from: ['idle', 'invalid'], on: 'focusInput', when: { messageShown: exactly(true) } }),
    move('edit-before-send', { from: ['idle'], on: 'edit' }),
    move(
      'corrected',
      { from: ['invalid'], on: 'edit', when: { valid: exactly(true) }, to: 'idle' },
      { effects: ['clearErrors', 'enableButton'] },
    ),
    move(
      'still-invalid',
      { from: ['invalid'], on: 'edit', when: { valid: exactly(false) } },
      { effects: ['showErrors'] },
    ),
    move(
      'send-valid',
      { from: ['idle', 'invalid'], on: 'send', when: { valid: exactly(true) }, to: 'sending' },
      { effects: ['disableButton', 'clearErrors', 'postMessage', 'trackSubmission'] },
    ),
    move(
      'send-invalid',
      { from: ['idle', 'invalid'], on: 'send', when: { valid: exactly(false) }, to: 'invalid' },
      { effects: ['showErrors'] },
    ),
    move('succeed', { from: ['sending'], on: 'succeed', to: 'sent' }, { effects: ['showSuccess'] }),
    move('fail', { from: ['sending'], on: 'fail', to: 'failed' }, { effects: ['showFailure'] }),
    move(
      'acknowledge',
      { from: ['sent'], on: 'acknowledge', to: 'idle' },
      { effects: ['clearFields', 'clearErrors', 'hideOverlay', 'enableButton'] },
    ),
    move('retry', { from: ['failed'], on: 'retry', to: 'idle' }, { effects: ['hideOverlay', 'enableButton'] }),
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
      reason: {
        pl: 'Przycisk jest wyłączony do nadejścia odpowiedzi.',
        en: 'The button is disabled until the answer comes.',
      },
    },
    {
      from: ['sent'],
      on: ['focusInput', 'edit', 'send', 'succeed', 'fail', 'retry'],
      reason: {
        pl: 'Nakładka zakrywa kartę, dopóki nie zostanie naciśnięte OK.',
        en: 'The overlay covers the card until OK is pressed.',
      },
    },
    {
      from: ['failed'],
      on: ['focusInput', 'edit', 'send', 'succeed', 'fail', 'acknowledge'],
      reason: {
        pl: 'Nakładka zakrywa kartę, dopóki odwiedzający nie spróbuje ponownie.',
        en: 'The overlay covers the card until the visitor tries again.',
      },
    },
  ],
  examples: [
    {
      state: { state: 'idle', messageShown: false },
      event: { type: 'focusInput' },
      next: { state: 'idle', messageShown: true },
      effects: ['revealMessage'],
    },
    {
      state: { state: 'idle', messageShown: true },
      event: { type: 'focusInput' },
      next: { state: 'idle' },
      effects: [],
    },
    {
      state: { state: 'idle', messageShown: true },
      event: { type: 'edit', valid: false },
      next: { state: 'idle' },
      effects: [],
    },
    {
      state: { state: 'invalid', messageShown: true },
      event: { type: 'edit', valid: true },
      next: { state: 'idle' },
      effects: ['clearErrors', 'enableButton'],
    },
    {
      state: { state: 'invalid', messageShown: true },
      event: { type: 'edit', valid: false },
      next: { state: 'invalid' },
      effects: ['showErrors'],
    },
    {
      state: { state: 'idle', messageShown: true },
      event: { type: 'send', valid: true },
      next: { state: 'sending' },
      effects: ['disableButton', 'clearErrors', 'postMessage', 'trackSubmission'],
    },
    {
      state: { state: 'idle', messageShown: true },
      event: { type: 'send', valid: false },
      next: { state: 'invalid' },
      effects: ['showErrors'],
    },
    {
      state: { state: 'sending', messageShown: true },
      event: { type: 'succeed' },
      next: { state: 'sent' },
      effects: ['showSuccess'],
    },
    {
      state: { state: 'sending', messageShown: true },
      event: { type: 'fail' },
      next: { state: 'failed' },
      effects: ['showFailure'],
    },
    {
      state: { state: 'sent', messageShown: true },
      event: { type: 'acknowledge' },
      next: { state: 'idle' },
      effects: ['clearFields', 'clearErrors', 'hideOverlay', 'enableButton'],
    },
    {
      state: { state: 'failed', messageShown: true },
      event: { type: 'retry' },
      next: { state: 'idle' },
      effects: ['hideOverlay', 'enableButton'],
    },
  ],
  assumptions: ['C39', 'C40', 'C41', 'C45', 'C46', 'C48'],
  questions: [],
});
