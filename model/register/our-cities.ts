import type { RegisterEntry } from '../schema/register.ts';

/** Register entries on pages of cities and on what machines read of the site. */
export const ourCitiesRegister = [
  {
    id: 'C160',
    area: 'ours',
    subject: { pl: 'Strony miast', en: 'Pages of cities' },
    says: [
      {
        clauses: ['2.34', '2.35'],
        variant: { pl: 'na każdej stronie kursu wstęp, opis i cena w całości', en: 'intro, description and price in full on every course page' },
      },
      { clauses: ['2.36'], variant: { pl: 'na każdej stronie kursu program i pytania w całości', en: 'program and questions in full on every course page' } },
    ],
    decision: {
      pl: 'Strona kursu w mieście zachowuje kolejność części, ale zaczyna od tego, co miejscowe: terminów, dojazdu i kontaktu. Program ma tam same nazwy działów, pytania są trzy i dotyczą miasta, opis, program, pytania i kalkulator stoją w całości na stronie kursu, do której prowadzi link z każdej części.',
      en: 'The page of a course in a city keeps the order of the sections but begins with what is local: dates, the way there and the contact. Its program is the names of the parts, its questions are three and about the city; description, program, questions and calculator stand in full on the page of the course, to which every section links.',
    },
    reason: {
      pl: 'Strony 27 miast powtarzały trzy czwarte tekstu; kto szuka kursu w mieście, pyta o daty, adres i dojazd.',
      en: 'The pages of 27 cities repeated three quarters of their text; who looks for a course in a city asks for dates, address and the way there.',
    },
    witness: ['@C160'],
    confirmedBy: 'owner',
    status: 'decided',
  },
  {
    id: 'C161',
    area: 'ours',
    subject: { pl: 'Recertyfikacja w Rzeszowie, Kielcach i Białymstoku', en: 'Recertification in Rzeszów, Kielce and Białystok' },
    says: [{ clauses: ['3.10'], variant: { pl: 'treści tych trzech miast nie pokazano', en: 'the content of these three cities is not shown' } }],
    decision: {
      pl: 'Mają własne teksty, napisane z faktów modelu; o usłudze nie mówią niczego, czego nie mówi strona recertyfikacji.',
      en: 'They have texts of their own, written from the facts of the model; of the service they say nothing that the recertification page does not say.',
    },
    reason: { pl: 'Jeden tekst na trzech stronach to strony bez własnej treści.', en: 'One text on three pages makes pages without content of their own.' },
    witness: ['@C161'],
    confirmedBy: 'owner',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
