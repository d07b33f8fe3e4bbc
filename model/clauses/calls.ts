import type { Clause } from './clause.ts';

/** Section 7: calls to services, and events for analytics. */
// biome-ignore format: a table is read row by row
export const callsClauses = [
  { id: '7.1', pl: 'POST /api/contact-form z imieniem, telefonem, e-mailem, treścią i zgodą.', en: 'POST /api/contact-form with name, phone, email, content and agreement.', restates: ['6c8c4269bb6f', '9fb4870fd136'] },
  { id: '7.2', pl: 'Odpowiedź na wiadomość jest zachowywana, lecz nieczytana.', en: 'The response to a message is stored, not read.', deviations: ['C46'], restates: ['7d2ccd0663a0'] },
  { id: '7.3', pl: 'Pytanie o typy wyszukiwarki podaje język; odpowiedzią jest lista numerów i nazw.', en: 'The call for the search types names the language; the answer is a list of ids and names.', restates: ['b58445a27716', '54f4b8bafbe6'] },
  { id: '7.4', pl: 'Ta lista to typy, które odwiedzający ma do wyboru.', en: 'This list holds the types that a visitor can choose.', restates: ['b58445a27716'] },
  { id: '7.5', pl: 'POST courses-count z typem, lokalizacją i miesiącem; odpowiedzią jest liczba, którą się pokazuje.', en: 'POST courses-count with type, localization and month answers a number, which is shown.', restates: ['ed7cf63483a8', '52a2c5445ebb'] },
  { id: '7.6', pl: 'GET courses z typem, klientem, lokalizacją (numer miasta albo nic), miesiącem i językiem.', en: 'GET courses with type, client, localization (city id or null), month and language.', restates: ['ab36f977c3e8'] },
  { id: '7.7', pl: 'Z odpowiedzi czyta się cenę, jej opis, opis, program, wstęp, nazwę i terminy: przy otwarciu strony i zmianie miasta.', en: 'Price, its description, description, program, intro, name and terms are read from the answer, on page load and on a change of city.', restates: ['54c7898a9c24', '8253f36ed8bf'] },
  { id: '7.8', pl: 'GET /api/faq przy otwarciu strony; odpowiedzią jest lista.', en: 'GET /api/faq on page load answers a list.', restates: ['58bc27abf71d', 'a330395cc0a5'] },
  { id: '7.9', pl: 'GET /api/article-index przy budowie mapy serwisu; z pozycji czyta się numer w systemie.', en: 'GET /api/article-index while the sitemap is built; the system id of each item is read.', restates: ['4c09e5984c08', '7bb9019d138a'] },
  { id: '7.10', pl: 'Wysłania zapisu, płatności i usunięcia konta źródła nie pokazują.', en: 'The submission of a registration, the payment and the deletion of an account are not shown.', settledBy: ['C50', 'C81'], restates: ['d9256bc7e9fe'] },
  { id: '7.11', pl: 'Ze strony rezerwacji też można wysłać wiadomość kontaktową.', en: 'A contact message can be sent from the booking page too.', restates: ['d9256bc7e9fe'] },
  { id: '7.12', pl: 'Zdarzenie form_submitted (nazwa formularza, adres, e-mail i telefon międzynarodowy) towarzyszy poprawnemu wysłaniu.', en: 'The event form_submitted (form name, url, e-mail and international phone) goes with a valid send.', restates: ['cd25b692d679'] },
  { id: '7.13', pl: 'Zdarzenie search_course (kurs, miejsce, data) towarzyszy wyszukiwaniu z jakimkolwiek kryterium.', en: 'The event search_course (name, location, date) goes with a search by any criterion.', restates: ['b07158c9e386'] },
  { id: '7.14', pl: 'Zdarzenie choose_date z nazwą kursu towarzyszy kliknięciu terminu.', en: 'The event choose_date with the name of the course goes with a click on a term.', restates: ['c3f3feb612ef'] },
  { id: '7.15', pl: 'Jest zdarzenie virtual_page_view.', en: 'There is an event virtual_page_view.', restates: ['54950c0cfd03'] },
  { id: '7.16', pl: 'Zdarzenie view_item z ceną w złotych i kategorią dotyczy kursów dla osób prywatnych.', en: 'The event view_item with a price in PLN and a category is for individuals.', restates: ['8ea2b85282e1'] },
  { id: '7.17', pl: 'Formularz dla osób prywatnych stoi na liście kursów, listach miast, stronach typów indywidualnych i na rezerwacji.', en: 'The individual form stands on the listing, its city pages, the individual types and the booking.', restates: ['138d4d87e2cd'] },
  { id: '7.18', pl: 'Strony dla firm mają formularz dla firm.', en: 'Company pages have the company form.', restates: ['138d4d87e2cd'] },
  { id: '7.19', pl: 'Służby mundurowe i straż mają swoje formularze; wszędzie indziej jest „Formularz kontaktowy”.', en: 'Uniformed and fire services have forms of their own; everywhere else it is “Formularz kontaktowy”.', restates: ['138d4d87e2cd'] },
] as const satisfies readonly Clause[];
