import type { Locale } from '#domain/locale.ts';
import type { ApproverRole } from '#model/schema/signing.ts';

/** The words of a letter. Those that end with a colon begin the lines that are read back. */
export interface LetterWords {
  readonly title: Readonly<Record<ApproverRole, string>>;
  readonly how: readonly string[];
  readonly head: Readonly<Record<'document' | 'date' | 'person' | 'role', string>>;
  readonly first: string;
  readonly others: string;
  readonly costs: string;
  readonly perOrder: string;
  readonly answer: string;
  readonly value: string;
  readonly words: string;
  readonly before: string;
  readonly changedSince: string;
  readonly given: string;
  readonly givenNone: string;
  readonly toChange: string;
  /** Before the title of the page with the texts to read. */
  readonly toRead: string;
  readonly rules: string;
  readonly rulesHow: string;
}

export const letterWords: Readonly<Record<Locale, LetterWords>> = {
  pl: {
    title: { owner: 'Pytania do właściciela', lawyer: 'Pytania do prawnika', physician: 'Pytania do lekarza' },
    how: [
      'TAK: zostaje tak, jak jest teraz na stronie. NIE: do zmiany; prosimy wpisać literę odpowiedzi, jeśli są pod pytaniem, albo właściwą wartość. NIE WIEM: pytanie zostaje otwarte, ale z Państwa uwagami. Puste pole także zostawia pytanie otwarte.',
      'Prosimy pisać po dwukropku i nie zmieniać numerów: po nich odczytujemy odpowiedzi. Co mówią źródła, jak jest teraz i dlaczego: w folderze audytu, „Rejestr sprzeczności i rozstrzygnięć”, pod numerem pytania (na przykład C05).',
    ],
    head: {
      document: 'Dokument:',
      date: 'Data (RRRR-MM-DD):',
      person: 'Imię i nazwisko:',
      role: 'Rola:',
    },
    first: 'Najważniejsze pytania',
    others: 'Pozostałe pytania',
    costs: 'Błąd kosztuje',
    perOrder: 'w jednym zamówieniu',
    answer: 'Odpowiedź',
    value: 'Właściwa wartość',
    words: 'Uwagi',
    before: 'Poprzednia odpowiedź',
    changedSince: 'od tego czasu zmieniono to, o co pytamy',
    given: 'Co już Państwo odpowiedzieli',
    givenNone: 'Jeszcze nic.',
    toChange: 'do zmiany',
    toRead: 'Zanim Państwo odpowiedzą: teksty, o które pytamy, stoją słowo w słowo w folderze audytu, na stronie',
    rules: 'Reguły do podpisu',
    rulesHow:
      'Każda reguła ma w folderze audytu swoją stronę z tabelą, przykładami i próbą na własnych danych. TAK oznacza, że reguła ma rozstrzygać tak, jak opisuje ta strona, i że odpowiada za to osoba podpisana na początku listu. NIE: do zmiany; w uwagach prosimy napisać, jak ma być.',
  },
  en: {
    title: {
      owner: 'Questions to the owner',
      lawyer: 'Questions to the lawyer',
      physician: 'Questions to the physician',
    },
    how: [
      'YES: it stays as it is on the site now. NO: to be changed; please write the letter of an answer, where some stand below the question, or the right value. UNKNOWN: the question stays open, with your remarks. What is left empty stays open too.',
      'Please write after the colon and leave the numbers alone: the answers are read by them. What the sources say, how it is now and why stands in the audit folder, “Register of contradictions and decisions”, under the number of the question (for example C05).',
    ],
    head: {
      document: 'Document:',
      date: 'Date (YYYY-MM-DD):',
      person: 'First and last name:',
      role: 'Role:',
    },
    first: 'The questions that matter most',
    others: 'Other questions',
    costs: 'An error costs',
    perOrder: 'in one order',
    answer: 'Answer',
    value: 'Right value',
    words: 'Remarks',
    before: 'Answered before',
    changedSince: 'what is asked has changed since',
    given: 'What you have answered',
    givenNone: 'Nothing yet.',
    toChange: 'to be changed',
    toRead: 'Before you answer: the texts in question stand word for word in the audit folder, on the page',
    rules: 'Rules to sign',
    rulesHow:
      'Each rule has a page in the audit folder with its table, examples and a trial with values of your own. YES says that the rule shall decide as that page describes, and that whoever is named at the top of the letter answers for it. NO: to be changed; please write in the remarks how it shall be.',
  },
};
