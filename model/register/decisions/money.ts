import type { RegisterEntry } from '../../schema/register.ts';

/** Register entries on money that comes and goes back. */
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
    witness: ['rules.money-received', '@C110'],
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C111',
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
    witness: ['rules.refund-course', '@C111'],
    confirmedBy: 'owner',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
