import type { RegisterEntry } from '../../schema/register.ts';

/** Register entries on payments and refunds. */
export const ourMoneyRegister = [
  {
    id: 'C110',
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
    shownBy: ['sharedShapes.payment-state', 'mails.payment-incomplete', 'mails.payment-surplus', 'rules.money-received', '@C110'],
    asks: {
      pl: 'Czy na brakującą część ceny czekamy do ostatniego dnia zapłaty, a nadpłata wraca?',
      en: 'Is a missing part of the price waited for until the last day to pay, and does a surplus go back?',
    },
    weight: 'allOrders',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C111',
    area: 'ours',
    subject: { pl: 'Zwroty', en: 'Refunds' },
    says: [{ clauses: ['7.10'], variant: { pl: 'płatność: nie pokazano', en: 'payment: not shown' } }],
    decision: {
      pl: 'Pieniądze wracają tą drogą, którą przyszły: płatność Przelewy24 przez Przelewy24, przelew na konto, z którego wpłynął, dlatego nikogo nie pytamy o numer konta. Zwrot zleca biuro, nie program; strona rezerwacji mówi, czy jest do zrobienia, zlecony, zrobiony czy nieudany. Przed zleceniem program pyta usługę płatności, jakie zwroty już ma. Zwrot zrobiony w jej panelu program zapisuje: zastępuje to, co czekało na zwrot, a dopóki zgłoszenie trwa, jest na liście biura.',
      en: 'Money goes back the way it came: a payment by Przelewy24 through Przelewy24, a transfer to the account that it came from, so that nobody is asked for an account number. The office orders a refund, no program does; the page of the booking says whether it is to be made, ordered, made or failed. Before ordering one the program asks the payment service which refunds it has. One made in its panel is recorded: it takes the place of what waited to go back, and stands on the office’s list while the booking goes on.',
    },
    reason: {
      pl: 'Tego samego sposobu zapłaty wymaga prawo przy odstąpieniu, a człowiek, który zleca zwrot, zauważy pomyłkę.',
      en: 'The law asks for the same means of payment after a withdrawal, and a person who orders a refund notices a mistake.',
    },
    shownBy: ['sharedShapes.payment-state', 'rules.refund-course', '@C111'],
    asks: { pl: 'Czy pieniądze wracają tą drogą, którą przyszły, na polecenie biura?', en: 'Does money go back the way it came, ordered by the office?' },
    weight: 'allOrders',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C180',
    area: 'ours',
    subject: { pl: 'Wpłata na rezerwację, która się kończy', en: 'Money for a booking that ends' },
    says: [{ clauses: ['4.27'], variant: { pl: 'wyniki zapisu: zapłacony, płatność nieudana', en: 'registration outcomes: paid, payment failed' } }],
    decision: {
      pl: 'Gdy rezerwacja wygasa, ktoś od niej odstępuje albo nieopłacony kurs zostaje odwołany, wszystko, co wpłynęło, także część ceny, jest od tej chwili do zwrotu i jest na liście zwrotów biura. To samo dotyczy wpłaty, o którą nikt nie prosił: na zapytanie, na wpis na listę rezerwową, na kurs odwołany albo już rozpoczęty. Kto zapłacił całą cenę kursu, który odwołano, jest na tej liście, dopóki nie wybierze zwrotu albo innego terminu. Rezerwacji z niezałatwionym zwrotem albo rozpoczętą płatnością nie usuwa ani prośba o usunięcie danych, ani upływ czasu.',
      en: 'When a booking expires, is withdrawn from, or its course is called off before it was paid, all that has come, be it a part of the price, is to be returned from that moment and stands on the office’s list of refunds. The same holds for money that nobody asked for: for an enquiry, an entry on the reserve list, a course called off or already begun. Whoever paid the whole price of a course that was called off stands on that list until a refund or another date is chosen. A booking with an unsettled refund or a payment under way is deleted neither on request nor by the passing of time.',
    },
    reason: {
      pl: 'Pieniądze, których nie ma na żadnej liście, nie wrócą do nikogo, choć wiadomość to obiecuje.',
      en: 'Money that stands on no list goes back to nobody, though a mail promises it.',
    },
    shownBy: ['mails.booking-expired', 'rules.money-received', '@C180'],
    asks: {
      pl: 'Czy wszystko, co wpłynęło na rezerwację, która się skończyła, jest od razu do zwrotu?',
      en: 'Is all money for a booking that has ended to be returned at once?',
    },
    weight: 'allOrders',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C181',
    area: 'ours',
    subject: { pl: 'O jaką kwotę prosimy', en: 'Which sum is asked for' },
    says: [{ clauses: ['4.27'], variant: { pl: 'wyniki zapisu: do zapłaty', en: 'registration outcomes: pay' } }],
    decision: {
      pl: 'Strona rezerwacji, e-maile, płatność w internecie i listy biura podają tę samą kwotę: to, czego do ceny jeszcze brakuje.',
      en: 'The page of the booking, the e-mails, the online payment and the lists of the office name the same sum: what is still missing of the price.',
    },
    reason: {
      pl: 'Kto przelał część, zapłaciłby inaczej za dużo i czekał na zwrot.',
      en: 'Whoever has transferred a part would otherwise pay too much and wait for a refund.',
    },
    shownBy: ['sharedShapes.payment-state', 'rules.amount-missing', '@C181'],
    asks: {
      pl: 'Czy strona, e-maile i biuro proszą zawsze o kwotę, której jeszcze brakuje?',
      en: 'Do site, e-mails and office always ask for the sum that is still missing?',
    },
    weight: 'allOrders',
    confirmedBy: 'owner',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
