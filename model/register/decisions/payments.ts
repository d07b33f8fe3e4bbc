import type { RegisterEntry } from '../../schema/register.ts';

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
] as const satisfies readonly RegisterEntry[];
