import type { RegisterEntry } from '../schema/register.ts';

/** Register entries on what the office does with bookings, messages and requests. */
export const ourOfficeRegister = [
  {
    id: 'C109',
    area: 'ours',
    subject: { pl: 'Prośby o dane i codzienny przegląd', en: 'Requests for data and the daily digest' },
    says: [
      { clauses: ['2.23'], variant: { pl: 'strona prośby o usunięcie konta', en: 'a page for requests to delete an account' } },
      { clauses: ['7.10'], variant: { pl: 'co dzieje się z prośbą, nie podano', en: 'what becomes of the request is not told' } },
    ],
    decision: {
      pl: 'Na prośbę o dane biuro odpowiada w ciągu {requestAnswerMonths:genitive}; przegląd dnia pokazuje ostatni dzień odpowiedzi, a z terminów kursów te, które zaczynają się w ciągu {digestAheadDays:genitive}. Dane zaszyfrowane biuro czyta tylko z podaniem osoby i powodu; każde użycie jest zapisywane.',
      en: 'The office answers a request for data within {requestAnswerMonths}; the digest of the day shows the last day to answer, and of the dates of courses those that begin within {digestAheadDays}. What stands encrypted is read by the office only with a person and a reason named; each use is written down.',
    },
    reason: {
      pl: 'Miesiąc daje RODO; dwa tygodnie wystarczą, aby odezwać się do osób z terminów, które się zapełniają.',
      en: 'The month is that of the GDPR; two weeks suffice to speak to people about dates that fill up.',
    },
    witness: ['parameters.requestAnswerMonths', 'parameters.digestAheadDays', '@C109'],
    confirmedBy: 'owner',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
