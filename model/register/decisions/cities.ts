import type { RegisterEntry } from '../../schema/register.ts';

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
      {
        clauses: ['2.36', '2.39'],
        variant: { pl: 'na każdej stronie kursu program i pytania w całości', en: 'program and questions in full on every course page' },
      },
      {
        clauses: ['2.37', '2.38', '2.41'],
        variant: {
          pl: 'terminy po programie, galeria i tekst SEO na każdej stronie kursu',
          en: 'dates after the program, gallery and SEO text on every course page',
        },
      },
    ],
    decision: {
      pl: 'Strona kursu w mieście zachowuje kolejność części, ale zaczyna od tego, co miejscowe: terminów, dojazdu i kontaktu. Program ma tam same nazwy działów, pytania są trzy i dotyczą miasta, opis, program, pytania i kalkulator są w całości na stronie kursu, do której prowadzi link z każdej części.',
      en: 'The page of a course in a city keeps the order of the sections but begins with what is local: dates, the way there and the contact. Its program is the names of the parts, its questions are three and about the city; description, program, questions and calculator stand in full on the page of the course, to which every section links.',
    },
    reason: {
      pl: 'Strony 27 miast powtarzały trzy czwarte tekstu; kto szuka kursu w mieście, pyta o daty, adres i dojazd.',
      en: 'The pages of 27 cities repeated three quarters of their text; who looks for a course in a city asks for dates, address and the way there.',
    },
    shownBy: ['@C160'],
    asks: {
      pl: 'Czy strona kursu w mieście ma skróconą treść i zaczyna się od spraw lokalnych?',
      en: 'Shall the page of a course in a city be shorter and begin with what is local?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
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
    shownBy: ['@C161'],
    asks: {
      pl: 'Czy recertyfikacja w Rzeszowie, Kielcach i Białymstoku może mieć teksty napisane przez nas?',
      en: 'May recertification in Rzeszów, Kielce and Białystok have texts that we wrote?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C162',
    area: 'ours',
    subject: { pl: 'Strony służb mundurowych i straży', en: 'Pages for uniformed and fire services' },
    says: [
      {
        clauses: ['2.15'],
        variant: { pl: 'adresy poszczególnych kursów, bez strony całej grupy', en: 'addresses of the courses, no page of the whole group' },
      },
    ],
    decision: {
      pl: 'Nie dodajemy adresu. Pierwsza strona grupy nosi jej tytuł i pod nim prowadzi do wszystkich kursów grupy; robotom podaje je jako listę.',
      en: 'No address is added. The first page of a group bears its title and under it leads to all courses of the group; machines get them as a list.',
    },
    reason: {
      pl: 'Adresy są takie jak w specyfikacji, a lista rodzajów kursów ma być poza wyszukiwarkami.',
      en: 'Addresses are those of the specification, and the list of course types is to stay out of search engines.',
    },
    shownBy: ['@C162'],
    asks: {
      pl: 'Czy pierwsza strona służb mundurowych i straży może prowadzić do wszystkich ich kursów?',
      en: 'May the first page for uniformed and fire services lead to all their courses?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C163',
    area: 'ours',
    subject: { pl: 'Dzień ostatniej zmiany strony', en: 'The day of the last change of a page' },
    says: [{ clauses: ['2.31'], variant: { pl: 'mapa strony bez dni zmian', en: 'a sitemap without days of change' } }],
    decision: {
      pl: 'Mapa strony podaje dzień, w którym zmieniły się słowa strony: przy innym skrócie treści jest to dzień wydania modelu, przy tym samym – dzień zapisany wcześniej. Terminy, nagłówek i stopka się nie liczą.',
      en: 'The sitemap names the day on which the words of a page changed: with another hash of the content it is the day of the edition of the model, with the same one the day written down before. Dates, header and footer do not count.',
    },
    reason: {
      pl: 'Dzień budowania mówiłby robotom, że codziennie zmienia się wszystko.',
      en: 'The day of the build would tell machines that everything changes every day.',
    },
    shownBy: ['@C163'],
    asks: {
      pl: 'Czy dniem zmiany strony jest dzień, w którym zmieniły się jej słowa?',
      en: 'Is the day of change of a page the day on which its words changed?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C164',
    area: 'ours',
    subject: { pl: 'Autor, przegląd i źródła tekstów o zdrowiu', en: 'Author, review and sources of texts on health' },
    says: [
      { clauses: ['2.47'], variant: { pl: 'tabela stanów bez wskazania, kto ją sprawdził', en: 'a table of situations without anybody who reviewed it' } },
    ],
    decision: {
      pl: 'Autora, osobę sprawdzającą z rolą i dniem oraz akty prawne podaje nagłówek pliku tekstu. Dopóki nikt tekstu nie sprawdził, nic nie mówi, że jest sprawdzony. Źródła prowadzą do Internetowego Systemu Aktów Prawnych.',
      en: 'The front matter of a text names its author, its reviewer with role and day, and the legal acts. Until somebody has reviewed a text, nothing says that it is reviewed. Sources lead to the parliament’s system of legal acts.',
    },
    reason: {
      pl: 'Czytelnik i wyszukiwarka mają wiedzieć, kto odpowiada za treść; nazwisk nikt jeszcze nie podał.',
      en: 'Readers and search engines should know who answers for a text; nobody has given names yet.',
    },
    shownBy: ['@C164'],
    asks: {
      pl: 'Czy przy tekstach o zdrowiu ma stać autor, osoba sprawdzająca i dzień sprawdzenia?',
      en: 'Shall texts on health name author, reviewer and day of review?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
