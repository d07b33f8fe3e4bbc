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
    job: { by: 'office', command: 'cancel-term' },
    register: 'C100',
  },
  {
    id: 'refund',
    name: { pl: 'zwrot zapłaty', en: 'a refund' },
    words: {
      pl: ['zwrócimy', 'zwracamy', 'biuro zleci go jeszcze raz', 'zwrot zleca biuro'],
      en: ['return what you paid', 'return the whole amount', 'will return it', 'the office orders'],
    },
    job: { by: 'office', command: 'refunds' },
    register: 'C100',
  },
  {
    id: 'transfer-noted',
    name: { pl: 'zapisanie przelewu', en: 'a transfer written down' },
    words: { pl: ['biuro ją zapisze'], en: ['the office writes it down'] },
    job: { by: 'office', command: 'mark-paid' },
    register: 'C100',
  },
  {
    id: 'withdrawal-answer',
    name: { pl: 'odpowiedź na oświadczenie, które nie zadziałało samo', en: 'an answer to a statement that did not take effect by itself' },
    words: { pl: ['odpowie biuro'], en: ['the office answers'] },
    job: { by: 'office', command: 'statements' },
    register: 'C113',
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
    id: 'offer-mail',
    name: { pl: 'wolne miejsce z listy rezerwowej e-mailem', en: 'a free place from the reserve list by e-mail' },
    words: {
      pl: ['napiszemy na ten adres i podamy', 'napiszemy na podany adres e-mail'],
      en: ['we will write to this address and say', 'we will write to the e-mail address'],
    },
    job: { by: 'mail', mail: 'place-offered' },
    register: 'C100',
  },
  {
    id: 'contract-mail',
    name: { pl: 'potwierdzenie zamówienia e-mailem', en: 'a confirmation of the order by e-mail' },
    words: { pl: ['potwierdzenie wysłaliśmy'], en: ['we have sent a confirmation'] },
    job: { by: 'mail', mail: 'booking-received' },
    register: 'C100',
  },
  {
    id: 'contract-by-mail',
    name: { pl: 'umowa, regulamin i pouczenie e-mailem', en: 'the contract, the terms and the instruction by e-mail' },
    words: { pl: ['potwierdzenie umowy wysyłamy'], en: ['we send a confirmation of the contract'] },
    job: { by: 'mail', mail: 'booking-received' },
    register: 'C100',
  },
  {
    id: 'withdrawal-mail',
    name: { pl: 'potwierdzenie odstąpienia e-mailem', en: 'a confirmation of the withdrawal by e-mail' },
    words: { pl: ['potwierdzenie przyjdzie e-mailem'], en: ['the confirmation comes by e-mail'] },
    job: { by: 'mail', mail: 'withdrawal-received' },
    register: 'C100',
  },
  {
    id: 'e-mail',
    name: { pl: 'e-mail, którego nikt nie wysyła', en: 'an e-mail that nobody sends' },
    words: {
      pl: ['wyślemy', 'wysyłamy', 'prześlemy', 'przesyłamy', 'przyślemy', 'potwierdzimy e-mailem'],
      en: ['we send', 'we will send', 'follows by e-mail', 'confirm by e-mail'],
    },
    job: null,
    register: 'C100',
  },
] as const satisfies readonly Promised[];
