import type { RegisterEntry } from '../../schema/register.ts';

/** Register entries on what persons may ask of their data. */
export const ourRightsRegister = [
  {
    id: 'C115',
    area: 'ours',
    subject: { pl: 'Co zostaje po prośbie o usunięcie danych', en: 'What stays after a request for deletion' },
    says: [{ clauses: ['2.23'], variant: { pl: 'strona prośby o usunięcie konta', en: 'a page for requests to delete an account' } }],
    decision: {
      pl: 'Zapytania, wpisy na listę rezerwową, wiadomości i rezerwacje, z których nie powstał obowiązek, są usuwane od razu. Z umowy wykonanej lub zakończonej zostaje tylko to, co nakazują przepisy, i dokumentacja szkolenia, do końca ich czasu; reszta jest usuwana. Umowa, która trwa, albo zwrot, który jeszcze się należy, zostają w całości do ich końca.',
      en: 'Enquiries, entries on a reserve list, messages and bookings that left no duty are deleted at once. Of a contract that was performed or has ended, only what a law demands and the training record stay until their time is over; the rest is deleted. A contract that still runs, and a refund that is still due, stay whole until their end.',
    },
    reason: {
      pl: 'RODO pozwala zachować dane, których wymaga prawo; czy zachować więcej na wypadek roszczeń, pytamy prawnika.',
      en: 'The GDPR lets stay what a law demands; whether to keep more in case of claims is asked of the lawyer.',
    },
    shownBy: ['@C115'],
    asks: {
      pl: 'Czy po prośbie o usunięcie zostaje tylko to, czego wymaga prawo, i dokumentacja szkolenia?',
      en: 'After a request for deletion, does only what a law demands and the training record stay?',
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
