import type { Promised } from '../schema/promises.ts';

/** Everything that texts promise to do. What no job keeps stands here so that no text says it. */
export const promises = [
  {
    id: 'callback',
    name: { pl: 'oddzwonienie', en: 'a call back' },
    words: { pl: ['oddzwonimy', 'oddzwaniamy'], en: ['call back', 'return companies’ calls'] },
    job: { by: 'office', command: 'messages' },
    register: 'C100',
  },
  {
    id: 'answer',
    name: { pl: 'odpowiedź na wiadomość lub telefon', en: 'an answer to a message or a call' },
    words: { pl: ['odpowiemy', 'odpowiadamy', 'odezwiemy się', 'skontaktujemy się', 'napiszemy'], en: ['answer', 'be in touch'] },
    job: { by: 'office', command: 'messages' },
    register: 'C100',
  },
  {
    id: 'next-steps',
    name: { pl: 'dalsze kroki po zgłoszeniu', en: 'the next steps after a registration' },
    words: { pl: ['odezwiemy się, żeby ustalić dalsze kroki'], en: ['be in touch to settle the next steps'] },
    job: { by: 'office', command: 'bookings' },
    register: 'C100',
  },
  {
    id: 'reserve-list',
    name: { pl: 'wiadomość o wolnym miejscu', en: 'word of a free place' },
    words: { pl: ['odezwiemy się w kolejności zgłoszeń'], en: ['contact people in the order of their bookings'] },
    job: { by: 'office', command: 'reserve' },
    register: 'C100',
  },
  {
    id: 'changed-term',
    name: { pl: 'wiadomość o zmianie terminu', en: 'word of a changed date' },
    words: { pl: ['zawiadamia uczestników niezwłocznie'], en: ['participants are told without delay'] },
    job: { by: 'office', command: 'bookings' },
    register: 'C100',
  },
  {
    id: 'refund',
    name: { pl: 'zwrot zapłaty', en: 'a refund' },
    words: { pl: ['zwrócimy', 'zwracamy'], en: ['return what you paid', 'return the whole amount', 'will return it'] },
    job: { by: 'office', command: 'refunds' },
    register: 'C100',
  },
  {
    id: 'discount-code',
    name: { pl: 'sprawdzenie kodu rabatowego', en: 'the check of a discount code' },
    words: { pl: ['kod sprawdza biuro'], en: ['the office checks the code'] },
    job: { by: 'office', command: 'booking' },
    register: 'C100',
  },
  {
    id: 'deletion',
    name: { pl: 'sprawdzenie prośby o usunięcie konta', en: 'the check of a request for deletion' },
    words: { pl: ['biuro sprawdzi, czy prosi o to jego właściciel'], en: ['the office makes sure that its owner is asking'] },
    job: { by: 'office', command: 'requests' },
    register: 'C100',
  },
  {
    id: 'e-mail',
    name: { pl: 'e-mail wysyłany przez serwis', en: 'an e-mail that the site sends' },
    words: {
      pl: ['wyślemy', 'wysyłamy', 'prześlemy', 'przesyłamy', 'przyślemy', 'potwierdzimy e-mailem'],
      en: ['we send', 'we will send', 'follows by e-mail', 'confirm by e-mail'],
    },
    job: null,
    register: 'C100',
  },
] as const satisfies readonly Promised[];
