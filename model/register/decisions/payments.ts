import type { RegisterEntry } from '../../schema/register.ts';

/** Register entries on how people pay, and on what may be sold. */
export const ourPaymentsRegister = [
  {
    id: 'C107',
    area: 'ours',
    subject: { pl: 'Terminy przykładowe', en: 'Demo dates' },
    says: [{ clauses: ['7.6'], variant: { pl: 'terminy podaje usługa kalendarza', en: 'the calendar service gives the terms' } }],
    decision: {
      pl: 'Wymyślone terminy są tylko na własnym komputerze. Serwis publiczny ma terminy z kalendarza właściciela albo wpisane przez biuro; bez nich strony odsyłają do telefonu. Kto chce pokazać przykład publicznie, musi o to poprosić osobnym ustawieniem, a start i budowanie mówią o tym wprost.',
      en: 'Invented dates exist on the own machine only. A public site has the dates of the owner’s calendar, or those that the office enters; without them the pages lead to the phone. Whoever wants to show the example in public must ask for it with a setting of its own, and the start and the build say so plainly.',
    },
    reason: { pl: 'Nikt nie może kupić miejsca na kursie, którego nie ma.', en: 'Nobody may buy a place on a course that does not exist.' },
    shownBy: ['@C107'],
    asks: { pl: 'Czy wymyślone terminy mają nigdy nie trafiać na stronę publiczną?', en: 'Shall the public site never show invented dates?' },
    weight: 'allOrders',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C108',
    area: 'ours',
    subject: { pl: 'Jak się płaci', en: 'How payments are made' },
    says: [{ clauses: ['7.10'], variant: { pl: 'płatność: nie pokazano', en: 'payment: not shown' } }],
    decision: {
      pl: 'Właściciel wybiera przelew albo Przelewy24; bez wyboru serwis publiczny przyjmuje przelewy. Płatność próbna, w której nikt nie płaci, jest tylko na własnym komputerze albo na wyraźne życzenie. Serwis nie rusza, gdy wybrany sposób nie ma wszystkiego, czego potrzebuje, na przykład numeru konta do przelewu.',
      en: 'The owner chooses bank transfers or Przelewy24; without a choice a public site takes transfers. The trial payment, in which nobody pays, exists on the own machine only, or where it is asked for by name. The site does not start while the chosen way lacks anything, such as the account number for transfers.',
    },
    reason: {
      pl: 'Zamówienie z obowiązkiem zapłaty musi mówić, jak zapłacić, a płatność, która nią nie jest, oddałaby miejsca za darmo. Pytanie do właściciela: która usługa płatności?',
      en: 'An order with an obligation to pay must say how to pay, and a payment that is none would give places away. The owner is asked: which payment service?',
    },
    shownBy: ['sharedShapes.payment-state', 'statements.paymentWays', 'rules.payment-method', '@C108'],
    asks: {
      pl: 'Czy płaci się przelewem, dopóki nie wybiorą Państwo Przelewy24?',
      en: 'Does one pay by transfer until you choose Przelewy24?',
      others: [{ pl: 'Przelewy24', en: 'Przelewy24' }],
    },
    weight: 'allOrders',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C199',
    area: 'ours',
    subject: { pl: 'Granice usług, którym coś przekazujemy', en: 'Limits of the services that we hand something to' },
    says: [
      { clauses: ['7.7'], variant: { pl: 'zapis prowadzi do płatności', en: 'a registration leads to a payment' } },
      { clauses: ['7.12', '7.15'], variant: { pl: 'zdarzenia bez podanych długości', en: 'events without lengths' } },
    ],
    decision: {
      pl: 'Adres dłuższy niż {p24EmailLength} nie jest przekazywany do Przelewów24: takie zamówienie płaci się przelewem na BANK_ACCOUNT, a bez tego ustawienia po telefonie do biura. Oznaczenia, które wymyślamy sami, i adresy powrotu są krótsze niż {p24SessionLength}, {p24RefundLength} i {p24ReturnLength}. Opis płatności jest skracany do {p24DescriptionLength}, opis zwrotu do {p24RefundLength}, a wartości dla Google Analytics do {tagValueLength}, adres strony do {tagAddressLength}. Nazwiska, ulicy, kodu i miasta Przelewom24 nie podajemy. Adresu e-mail, który ma więcej niż {mailAddressLength}, a przed @ więcej niż {mailLocalLength}, nie przyjmuje żaden formularz; liczą się bajty, bo litera spoza łacińskiego alfabetu podstawowego zajmuje ich kilka. Temat wiadomości jest skracany tak, żeby żaden jej wiersz nie był dłuższy niż {mailLineLength}. Adres i telefon, które Google dostaje za osobną zgodą, idą w całości, bo skrócone byłyby cudze. Usługa, która przyjmuje wiadomości z formularza, nie ogłasza granic: obowiązują długości pól formularza, a dłuższa wiadomość jest odrzucana przed przekazaniem.',
      en: 'An address longer than {p24EmailLength} is not handed to Przelewy24: such an order is paid by transfer to BANK_ACCOUNT, and without that setting after a call to the office. The names that we make ourselves and the addresses to return to are shorter than {p24SessionLength}, {p24RefundLength} and {p24ReturnLength}. The description of a payment is cut at {p24DescriptionLength}, that of a refund at {p24RefundLength}, values for Google Analytics at {tagValueLength}, the address of a page at {tagAddressLength}. Przelewy24 is told no name, street, postal code or city. No form takes an e-mail address of more than {mailAddressLength}, or of more than {mailLocalLength} before the @; octets count, because a letter beyond ASCII takes several. The subject of a mail is cut so that none of its lines is longer than {mailLineLength}. The address and the phone number that Google receives with a consent of its own go whole, because cut they would be somebody else’s. The service that receives messages of the form publishes no limits: the lengths of the fields of the form hold, and a longer message is refused before it is handed over.',
    },
    reason: {
      pl: 'Usługa odrzuca całe żądanie z powodu jednej za długiej wartości, a zamówienia nie dałoby się nigdy opłacić. Granice: developers.przelewy24.pl (POST transaction/register, transaction/refund), RFC 5321 z erratą 1690, RFC 5322 i RFC 6531, support.google.com/analytics/answer/9267744.',
      en: 'A service refuses the whole request because of one value that is too long, and the order could never be paid. Limits: developers.przelewy24.pl (POST transaction/register, transaction/refund), RFC 5321 with erratum 1690, RFC 5322 and RFC 6531, support.google.com/analytics/answer/9267744.',
    },
    shownBy: [
      'parameters.p24EmailLength',
      'parameters.p24DescriptionLength',
      'parameters.p24SessionLength',
      'parameters.p24ReturnLength',
      'parameters.p24RefundLength',
      'parameters.tagValueLength',
      'parameters.tagAddressLength',
      'parameters.mailLocalLength',
      'parameters.mailAddressLength',
      'parameters.mailLineLength',
      '@C199',
    ],
    weight: 'oneOrder',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-25',
  },
] as const satisfies readonly RegisterEntry[];
