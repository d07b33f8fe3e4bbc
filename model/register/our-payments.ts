import type { RegisterEntry } from '../schema/register.ts';

/** Register entries on how people pay, and on what may be sold. */
export const ourPaymentsRegister = [
  {
    id: 'C107',
    area: 'ours',
    subject: { pl: 'Terminy przykładowe', en: 'Demo dates' },
    says: [{ clauses: ['7.6'], variant: { pl: 'terminy podaje usługa kalendarza', en: 'the calendar service gives the terms' } }],
    decision: {
      pl: 'Wymyślone terminy są tylko na własnym komputerze. Serwis publiczny ma terminy z kalendarza właściciela albo wpisane przez biuro; bez nich strony odsyłają do telefonu. Kto chce pokazać przykład publicznie, musi o to poprosić ustawieniem DEMO_DATES, a start i budowanie mówią o tym wprost.',
      en: 'Invented dates exist on the own machine only. A public site has the dates of the owner’s calendar, or those that the office enters; without them the pages lead to the phone. Whoever wants to show the example in public must ask for it with the setting DEMO_DATES, and the start and the build say so plainly.',
    },
    reason: { pl: 'Nikt nie może kupić miejsca na kursie, którego nie ma.', en: 'Nobody may buy a place on a course that does not exist.' },
    witness: ['rules.demo-dates', '@C107'],
    confirmedBy: 'owner',
    status: 'decided',
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
    witness: ['rules.payment-way', '@C108'],
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C109',
    area: 'ours',
    subject: { pl: 'Wpłata w innej kwocie lub po czasie', en: 'Money of another amount, or too late' },
    says: [{ clauses: ['4.27'], variant: { pl: 'wyniki zapisu: zapłacony, płatność nieudana', en: 'registration outcomes: paid, payment failed' } }],
    decision: {
      pl: 'Liczy się suma wpłat. Gdy brakuje części ceny, czekamy na nią do ostatniego dnia zapłaty i mówimy, ile brakuje; nadpłata i druga zapłata za to samo są do zwrotu. Wpłata po czasie przywraca miejsce, gdy jest wolne i wpłynęła cała cena, a inaczej jest do zwrotu w całości, podobnie jak wpłata na zapis, od którego odstąpiono.',
      en: 'The sum of the payments counts. While part of the price is missing, it is waited for until the last day to pay, and the page says how much; a surplus, and a second payment for the same, go back. Money that comes late takes a place again if one is free and the whole price has come; otherwise all of it goes back, and so does money for a registration that was withdrawn from.',
    },
    reason: {
      pl: 'Przelew można wysłać w każdej kwocie i każdego dnia; pieniądze bez miejsca nie należą do nas.',
      en: 'A transfer may be of any amount and come on any day; money without a place is not ours.',
    },
    witness: ['rules.money-received', '@C109'],
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C110',
    area: 'ours',
    subject: { pl: 'Zwroty', en: 'Refunds' },
    says: [{ clauses: ['7.10'], variant: { pl: 'płatność: nie pokazano', en: 'payment: not shown' } }],
    decision: {
      pl: 'Pieniądze wracają tą drogą, którą przyszły: płatność Przelewy24 przez Przelewy24, przelew na konto, z którego wpłynął, dlatego nikogo nie pytamy o numer konta. Zwrot zleca biuro, nie program; strona rezerwacji mówi, czy jest do zrobienia, zlecony, zrobiony czy nieudany.',
      en: 'Money goes back the way it came: a payment by Przelewy24 through Przelewy24, a transfer to the account that it came from, so that nobody is asked for an account number. The office orders a refund, no program does; the page of the booking says whether it is to be made, ordered, made or failed.',
    },
    reason: {
      pl: 'Tego samego sposobu zapłaty wymaga prawo przy odstąpieniu, a człowiek, który zleca zwrot, zauważy pomyłkę.',
      en: 'The law asks for the same means of payment after a withdrawal, and a person who orders a refund notices a mistake.',
    },
    witness: ['rules.refund-course', '@C110'],
    confirmedBy: 'owner',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
