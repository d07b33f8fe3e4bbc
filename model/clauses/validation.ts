import type { Clause } from './clause.ts';

/** Section 5: what makes an entry acceptable, and the rules of certificates. */
// biome-ignore format: a table is read row by row
export const validationClauses = [
  { id: '5.1', pl: 'W formularzu kontaktowym imię jest wymagane i ma co najmniej jeden znak.', en: 'The contact form requires a name of at least one character.', restates: ['f3db152824bf'] },
  { id: '5.2', pl: 'E-mail jest wymagany i ma luźną postać tekst@tekst.', en: 'An e-mail address is required, in the loose form text@text.', restates: ['75e72f22690a'] },
  { id: '5.3', pl: 'Telefon jest wymagany, z samych cyfr, co najmniej 9 znaków.', en: 'A phone number is required: digits only, at least 9 characters.', deviations: ['C44'], restates: ['8149ea03a996'] },
  { id: '5.4', pl: 'Treść i zgoda nie mają reguł; teksty mówią, że akceptacja regulaminu jest wymagana.', en: 'Content and agreement have no rules; the texts say that the terms must be accepted.', deviations: ['C37'], restates: ['683403d95aff', '5fc9fa3d0f54'] },
  { id: '5.5', pl: 'Teksty mówią, że wszystkie pola są wymagane.', en: 'The texts say that all fields are required.', deviations: ['C38'], restates: ['5fc9fa3d0f54'] },
  { id: '5.6', pl: 'Telefon czyta się jako polski i zamienia na postać międzynarodową tylko do analityki; niepowodzenie nic nie znaczy.', en: 'A phone number is read as Polish and put into international form for analytics only; a failure is ignored.', restates: ['3c0dd0db5ec5', '2c0508741bbd'] },
  { id: '5.7', pl: 'Wyszukiwarka niczego nie sprawdza.', en: 'The search validates nothing.', restates: ['d73d5e0ce9e3'] },
  { id: '5.8', pl: 'Zapis ma pola wymagane.', en: 'A registration has required fields.', restates: ['4900405fb1b8', '48331226ad3a'] },
  { id: '5.9', pl: 'PESEL ma same cyfry, dokładnie 11, i jest poprawny.', en: 'A PESEL has digits only, exactly 11, and is valid.', deviations: ['C25'], restates: ['a1c589644afa'] },
  { id: '5.10', pl: 'W dniu rozpoczęcia kursu uczestnik jest pełnoletni.', en: 'On the day the course starts the participant is an adult.', restates: ['a1c589644afa'] },
  { id: '5.11', pl: 'E-mail w zapisie jest poprawny; telefon ma same cyfry, co najmniej 9.', en: 'A registration needs a valid e-mail address and a phone number of digits only, at least 9.', restates: ['c61b4257a88f', '08593b9e95c0'] },
  { id: '5.12', pl: 'Wymagane są oświadczenie o dobrowolnym udziale oraz akceptacja regulaminu i polityki prywatności.', en: 'A declaration of voluntary participation and the acceptance of terms and privacy policy are required.', restates: ['964e4c39f191'] },
  { id: '5.13', pl: 'Na jeden adres e-mail zapisuje się jedna osoba.', en: 'One e-mail address registers one person.', deviations: ['C22'], restates: ['dcc3e3e4e53a'] },
  { id: '5.14', pl: 'Przy KPP e-mail staje się loginem do strefy klienta.', en: 'For KPP the e-mail address becomes the login of the customer zone.', deviations: ['C73', 'C214'], restates: ['81617a74b6b1'] },
  { id: '5.15', pl: 'Na recertyfikację można się zapisać tylko w ostatnich 3 miesiącach ważności.', en: 'Recertification is open in the last 3 months of validity only.', restates: ['0b08c93ed24c'] },
  { id: '5.16', pl: 'Osobę niepełnoletnią zapisuje rodzic lub opiekun.', en: 'A minor is registered by a parent or guardian.', restates: ['7a936b1aaa8b'] },
  { id: '5.17', pl: 'Rezerwacja na mniej niż 7 dni przed kursem (w innym wariancie 14) odbiera prawo odstąpienia.', en: 'A reservation less than 7 days before the start (14 in another variant) waives the right of withdrawal.', deviations: ['C16'], restates: ['388e7bdb46a5'] },
  { id: '5.18', pl: 'Zaświadczenie KPP jest ważne 3 lata.', en: 'A KPP certificate is valid for 3 years.', restates: ['8c615441d5ca'] },
  { id: '5.19', pl: 'Do egzaminu recertyfikacyjnego dopuszcza się, gdy ważność kończy się najpóźniej 3 miesiące po nim, a osoba pracuje, służy lub działa w jednostce współpracującej z systemem.', en: 'The recertification exam is open when validity ends at most 3 months after it and the person works in, serves in or belongs to a unit that cooperates with the system.', restates: ['5ab49eeee9de'] },
  { id: '5.20', pl: 'Egzamin recertyfikacyjny jest możliwy także ostatniego dnia (w niedzielę) kursu KPP.', en: 'The recertification exam is also possible on the last day (Sunday) of a KPP course.', restates: ['d7a48067a12e'] },
  { id: '5.21', pl: 'Te zasady obowiązują od 31 grudnia 2019 r.', en: 'These rules hold from 31 December 2019.', restates: ['e347285d47d3'] },
  { id: '5.22', pl: 'Formularz kontaktowy sprawdza pola dopiero przy wysyłaniu.', en: 'The contact form validates only when it is sent.', deviations: ['C41'], restates: ['f3db152824bf'] },
] as const satisfies readonly Clause[];
