import type { Clause } from './clause.ts';

/** Section 9: constants and limits. */
// biome-ignore format: a table is read row by row
export const constantsClauses = [
  { id: '9.1', pl: 'Telefon ma co najmniej 9 znaków i domyślnie jest polski; PESEL ma 11 cyfr.', en: 'A phone number has at least 9 characters and is Polish by default; a PESEL has 11 digits.', owner: 'Phone minimum 9 characters; default region Poland; PESEL 11 digits.' },
  { id: '9.2', pl: 'Karuzela rusza sama co 5000 ms, galeria kursu co 5 s.', en: 'A carousel advances every 5000 ms, the gallery of a course every 5 s.', owner: 'Carousel autoplay default 5000 ms; […] Course gallery interval 5 s.' },
  { id: '9.3', pl: 'Slajd ma szerokość 80% równego udziału.', en: 'A slot is 80% of an equal share wide.', owner: 'slot width 80% of equal share;' },
  { id: '9.4', pl: 'Przejście karuzeli trwa 0,3 s.', en: 'The transition of a carousel takes 0.3 s.', owner: 'transition 0.3 s.' },
  { id: '9.5', pl: 'Na początku widać 3 pytania i 10 terminów; mało miejsc to 10 lub mniej.', en: 'At first 3 questions and 10 terms are shown; few places means 10 or fewer.', owner: 'FAQ initial count 3; terms initially shown 10; low-availability threshold 10 or fewer.' },
  { id: '9.6', pl: 'KPP: 66 godzin, 1690 zł, zniżka 200 zł; recertyfikacja: 399 zł, 30 pytań, 2 zadania, 3 lata, ostatnie 3 miesiące; BLS-AED: 349 zł.', en: 'KPP: 66 hours, 1690 PLN, discount 200 PLN; recertification: 399 PLN, 30 questions, 2 tasks, 3 years, last 3 months; BLS-AED: 349 PLN.', owner: "KPP: 66 h, 1690 PLN (standard price shown struck through with an asterisk and 'promotional price applies to new registrations' when price differs; promotion 1590 PLN), discount 200 PLN. Recertification 399 PLN, 30 questions, 2 tasks, 3 years, last 3 months. BLS-AED 349 PLN." },
  { id: '9.7', pl: 'Gdy cena jest inna (promocja 1590 zł), standardowa jest przekreślona, z gwiazdką i uwagą, że promocja dotyczy nowych zapisów.', en: 'When the price differs (promotion 1590 PLN), the standard one is struck through, with an asterisk and the note that the promotion is for new registrations.', deviations: ['C02'], owner: "KPP: 66 h, 1690 PLN (standard price shown struck through with an asterisk and 'promotional price applies to new registrations' when price differs; promotion 1590 PLN), discount 200 PLN." },
  { id: '9.8', pl: 'Język zapamiętuje plik cookie i18n_redirected.', en: 'The language is remembered in the cookie i18n_redirected.', deviations: ['C221'], owner: 'language cookie i18n_redirected;' },
  { id: '9.9', pl: 'Menedżer tagów jest włączony i śledzi odsłony stron.', en: 'The tag manager is on and tracks pages.', deviations: ['C75', 'C340'], owner: 'tag manager enabled with page tracking.' },
  { id: '9.10', pl: 'Dla 27 miast jest długi tekst SEO.', en: 'Long SEO texts exist for 27 cities.', owner: 'Long per-city SEO copy exists for 27 cities;' },
  { id: '9.11', pl: 'Część treści jest w źródle urwana: recertyfikacja dla firm i koniec list miast.', en: 'Some content is cut off in the source: recertification for companies, and the end of the city lists.', deviations: ['C68'], owner: 'the last entries are cut off (text not shown). […] Some content is cut off in the source: recertification for companies, and the tail of city lists (not shown).' },
  { id: '9.12', pl: 'Domyślnym językiem jest polski.', en: 'The default locale is Polish.', owner: 'Default locale pl;' },
] as const satisfies readonly Clause[];
