import type { Commitment } from '../schema/commitments.ts';

/** Everything that texts promise to do. A commitment without an owner is listed so that no text promises it. */
export const commitments = [
  {
    id: 'callback',
    name: { pl: 'oddzwonienie', en: 'a call back' },
    words: { pl: ['oddzwonimy', 'oddzwaniamy'], en: ['call back', 'return companies’ calls'] },
    owner: { by: 'office', command: 'messages' },
    register: 'C100',
  },
  {
    id: 'answer',
    name: { pl: 'odpowiedź na wiadomość lub telefon', en: 'an answer to a message or a call' },
    words: { pl: ['odpowiemy', 'odpowiadamy', 'odezwiemy się', 'skontaktujemy się', 'napiszemy'], en: ['answer', 'be in touch'] },
    owner: { by: 'office', command: 'messages' },
    register: 'C100',
  },
  {
    id: 'next-steps',
    name: { pl: 'dalsze kroki po zgłoszeniu', en: 'the next steps after a registration' },
    words: { pl: ['odezwiemy się, żeby ustalić dalsze kroki'], en: ['be in touch to settle the next steps'] },
    owner: { by: 'office', command: 'bookings' },
    register: 'C100',
  },
  {
    id: 'reserve-list',
    name: { pl: 'wiadomość o wolnym miejscu', en: 'word of a free place' },
    words: { pl: ['statement.reserve'], en: ['statement.reserve'] },
    owner: { by: 'office', command: 'bookings' },
    register: 'C100',
  },
  {
    id: 'changed-term',
    name: { pl: 'wiadomość o zmianie terminu', en: 'word of a changed date' },
    words: { pl: ['zawiadamia uczestników niezwłocznie'], en: ['participants are told without delay'] },
    owner: { by: 'office', command: 'cancel-term' },
    register: 'C100',
  },
  {
    id: 'refund',
    name: { pl: 'zwrot zapłaty', en: 'a refund' },
    words: {
      pl: ['zwrócimy', 'zwracamy', 'biuro zleci go jeszcze raz', 'zwrot zleca biuro'],
      en: ['return what you paid', 'we return', 'will return', 'the office will order'],
    },
    owner: { by: 'office', command: 'refunds' },
    register: 'C100',
  },
  {
    id: 'transfer-noted',
    name: { pl: 'zapisanie przelewu', en: 'a transfer written down' },
    words: { pl: ['biuro ją zapisze'], en: ['the office records it'] },
    owner: { by: 'office', command: 'mark-paid' },
    register: 'C100',
  },
  {
    id: 'withdrawal-answer',
    name: {
      pl: 'odpowiedź na oświadczenie o odstąpieniu, które nie działa od razu',
      en: 'an answer to a statement of withdrawal that does not take effect at once',
    },
    words: {
      pl: ['biuro sprawdzi oświadczenie i odpowie', 'biuro je sprawdzi i odpowie'],
      en: ['the office will check the statement and reply', 'the office will check it and reply'],
    },
    owner: { by: 'office', command: 'requests' },
    register: 'C113',
  },
  {
    id: 'deletion',
    name: { pl: 'sprawdzenie prośby o usunięcie konta', en: 'the check of a request for deletion' },
    words: { pl: ['biuro sprawdzi, czy prosi o to jego właściciel'], en: ['the office will make sure that its owner is asking'] },
    owner: { by: 'office', command: 'requests' },
    register: 'C100',
  },
  {
    id: 'confirm-mail',
    name: { pl: 'prośba o potwierdzenie adresu e-mailem', en: 'a request by e-mail to confirm the address' },
    words: {
      pl: ['linkiem z naszego e-maila', 'przychodzi prośba o jego potwierdzenie', 'przyszedł od nas e-mail'],
      en: ['by the link in our e-mail', 'an e-mail asks you to confirm', 'we have written to the address you gave'],
    },
    owner: { by: 'mail', mail: 'confirm-address' },
    register: 'C120',
  },
  {
    id: 'unconfirmed-mail',
    name: { pl: 'wiadomość o rezerwacji, której nie potwierdzono', en: 'word of a booking that was not confirmed' },
    words: { pl: ['a o tym, że wygasła, przychodzi e-mail'], en: ['an e-mail tells you so'] },
    owner: { by: 'mail', mail: 'confirmation-expired' },
    register: 'C120',
  },
  {
    id: 'contract-mail',
    name: { pl: 'potwierdzenie zamówienia e-mailem', en: 'a confirmation of the order by e-mail' },
    words: { pl: ['potwierdzenie wysłaliśmy'], en: ['we have sent a confirmation'] },
    owner: { by: 'mail', mail: 'booking-received' },
    register: 'C100',
  },
  {
    id: 'contract-by-mail',
    name: { pl: 'umowa, regulamin i pouczenie e-mailem', en: 'the contract, the terms and the instruction by e-mail' },
    words: { pl: ['potwierdzenie umowy wysyłamy'], en: ['we send a confirmation of the contract'] },
    owner: { by: 'mail', mail: 'booking-received' },
    register: 'C100',
  },
  {
    id: 'withdrawal-mail',
    name: { pl: 'potwierdzenie odstąpienia e-mailem', en: 'a confirmation of the withdrawal by e-mail' },
    words: { pl: ['potwierdzenie przyjdzie e-mailem'], en: ['the confirmation comes by e-mail'] },
    owner: { by: 'mail', mail: 'withdrawal-received' },
    register: 'C100',
  },
  {
    id: 'e-mail',
    name: { pl: 'e-mail, którego nikt nie wysyła', en: 'an e-mail that nobody sends' },
    words: {
      pl: ['wyślemy', 'wysyłamy', 'prześlemy', 'przesyłamy', 'przyślemy', 'potwierdzimy e-mailem'],
      en: ['we send', 'we will send', 'follows by e-mail', 'confirm by e-mail'],
    },
    owner: null,
    register: 'C100',
  },
  {
    id: 'no-marketing',
    name: { pl: 'brak wiadomości marketingowych', en: 'no marketing messages' },
    words: { pl: ['takich wiadomości nie wysyłamy'], en: ['we do not send any'] },
    owner: { by: 'model', while: 'noConsent' },
    register: 'C247',
  },
  {
    id: 'reduction',
    name: { pl: 'cena obniżona', en: 'a reduced price' },
    words: {
      pl: ['promocja', 'promocji', 'promocję', 'promocyjna', 'promocyjnej', 'przecena', 'przecenę', 'wyprzedaż', 'obniżka cen', 'niższe ceny'],
      en: ['promotion', 'promotional', 'special offer', 'on sale', 'reduced price', 'lower prices'],
    },
    owner: { by: 'model', while: 'promotion' },
    register: 'C277',
  },
  {
    id: 'payment-confirms',
    name: { pl: 'zapłata przed potwierdzeniem adresu', en: 'payment before the address is confirmed' },
    words: { pl: ['wpłata potwierdzi adres', 'wpłata potwierdza adres'], en: ['the payment confirms the address', 'paying online at once'] },
    owner: { by: 'model', while: 'payBeforeConfirm' },
    register: 'C276',
  },
  {
    id: 'exam-pesel',
    name: { pl: 'PESEL przy egzaminie państwowym i tylko przy nim', en: 'the PESEL for the state exam, and for nothing else' },
    words: {
      pl: [
        'przy kursach z egzaminem państwowym zamiast daty urodzenia podajesz numer pesel',
        'gdy wymaga go egzamin lub zaświadczenie',
        'potrzebujemy go do państwowego zaświadczenia',
      ],
      en: [
        'for courses with a state exam you give the pesel number instead of the date of birth',
        'where the exam or the certificate requires it',
        'it is needed for the state certificate',
      ],
    },
    owner: { by: 'course', where: { stateCertificate: true }, have: { needsPesel: true } },
    register: 'C26',
  },
  {
    id: 'pesel',
    name: { pl: 'pytanie o PESEL', en: 'the PESEL is asked for' },
    words: {
      pl: ['poprosimy o numer pesel', 'dlaczego pytacie o pesel', 'numer pesel zbieramy dopiero wtedy'],
      en: ['we ask for your pesel number', 'we collect pesel numbers only'],
    },
    owner: { by: 'course', where: {}, have: { needsPesel: true } },
    register: 'C26',
  },
  {
    id: 'no-pesel',
    name: { pl: 'brak pytania o PESEL', en: 'the PESEL is not asked for' },
    words: {
      pl: ['numer pesel nie jest potrzebny', 'brak numeru pesel nie przeszkadza', 'a nie o numer pesel', 'jeżeli nie masz numeru pesel, nie rezygnuj'],
      en: ['no pesel number is needed', 'you do not need a pesel number'],
    },
    owner: { by: 'course', where: {}, have: { needsPesel: false } },
    register: 'C26',
  },
  {
    id: 'instalments',
    name: { pl: 'płatność w ratach', en: 'payment in instalments' },
    words: { pl: ['w ratach', 'raty'], en: ['instalments'] },
    owner: { by: 'course', where: {}, have: { instalments: true } },
    register: 'C74',
  },
  {
    id: 'customer-zone',
    name: { pl: 'dostęp do strefy klienta', en: 'access to the customer zone' },
    words: {
      pl: ['też dostęp do [strefy klienta]', 'stanie się twoim loginem do [strefy klienta]', 'staje się też loginem do [strefy klienta]'],
      en: ['also have access to the [customer zone]', 'also get access to the [customer zone]', 'becomes your login to the [customer zone]'],
    },
    owner: { by: 'course', where: {}, have: { givesCustomerZone: true } },
    register: 'C73',
  },
] as const satisfies readonly Commitment[];
