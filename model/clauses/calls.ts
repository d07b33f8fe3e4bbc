import type { Clause } from './clause.ts';

/** Section 7: calls to services, and events for analytics. */
// biome-ignore format: a table is read row by row
export const callsClauses = [
  { id: '7.1', pl: 'POST /api/contact-form z imieniem, telefonem, e-mailem, treścią i zgodą.', en: 'POST /api/contact-form with name, phone, email, content and agreement.' },
  { id: '7.2', pl: 'Odpowiedź na wiadomość jest zachowywana, lecz nieczytana.', en: 'The response to a message is stored, not read.', deviations: ['C46'] },
  { id: '7.3', pl: 'Pytanie o typy wyszukiwarki podaje język; odpowiedzią jest lista numerów i nazw.', en: 'The call for the search types names the language; the answer is a list of ids and names.' },
  { id: '7.4', pl: 'Ta lista to typy, które odwiedzający ma do wyboru.', en: 'This list holds the types that a visitor can choose.' },
  { id: '7.5', pl: 'POST courses-count z typem, lokalizacją i miesiącem; odpowiedzią jest liczba, którą się pokazuje.', en: 'POST courses-count with type, localization and month answers a number, which is shown.' },
  { id: '7.6', pl: 'GET courses z typem, klientem, lokalizacją (numer miasta albo nic), miesiącem i językiem.', en: 'GET courses with type, client, localization (city id or null), month and language.' },
  { id: '7.7', pl: 'Z odpowiedzi czyta się cenę, jej opis, opis, program, wstęp, nazwę i terminy: przy otwarciu strony i zmianie miasta.', en: 'Price, its description, description, program, intro, name and terms are read from the answer, on page load and on a change of city.' },
  { id: '7.8', pl: 'GET /api/faq przy otwarciu strony; odpowiedzią jest lista.', en: 'GET /api/faq on page load answers a list.' },
  { id: '7.9', pl: 'GET /api/article-index przy budowie mapy serwisu; z pozycji czyta się numer w systemie.', en: 'GET /api/article-index while the sitemap is built; the system id of each item is read.' },
  { id: '7.10', pl: 'Wysłania zapisu, płatności i usunięcia konta źródła nie pokazują.', en: 'The submission of a registration, the payment and the deletion of an account are not shown.', settledBy: ['C50', 'C81'] },
  { id: '7.11', pl: 'Ze strony rezerwacji też można wysłać wiadomość kontaktową.', en: 'A contact message can be sent from the booking page too.' },
  { id: '7.12', pl: 'Zdarzenie form_submitted (nazwa formularza, adres, e-mail i telefon międzynarodowy) towarzyszy poprawnemu wysłaniu.', en: 'The event form_submitted (form name, url, e-mail and international phone) goes with a valid send.' },
  { id: '7.13', pl: 'Zdarzenie search_course (kurs, miejsce, data) towarzyszy wyszukiwaniu z jakimkolwiek kryterium.', en: 'The event search_course (name, location, date) goes with a search by any criterion.' },
  { id: '7.14', pl: 'Zdarzenie choose_date z nazwą kursu towarzyszy kliknięciu terminu.', en: 'The event choose_date with the name of the course goes with a click on a term.' },
  { id: '7.15', pl: 'Jest zdarzenie virtual_page_view.', en: 'There is an event virtual_page_view.' },
  { id: '7.16', pl: 'Zdarzenie view_item z ceną w złotych i kategorią dotyczy kursów dla osób prywatnych.', en: 'The event view_item with a price in PLN and a category is for individuals.' },
  { id: '7.17', pl: 'Formularz dla osób prywatnych stoi na liście kursów, listach miast, stronach typów indywidualnych i na rezerwacji.', en: 'The individual form stands on the listing, its city pages, the individual types and the booking.' },
  { id: '7.18', pl: 'Strony dla firm mają formularz dla firm.', en: 'Company pages have the company form.' },
  { id: '7.19', pl: 'Służby mundurowe i straż mają swoje formularze; wszędzie indziej jest „Formularz kontaktowy”.', en: 'Uniformed and fire services have forms of their own; everywhere else it is “Formularz kontaktowy”.' },
] as const satisfies readonly Clause[];
