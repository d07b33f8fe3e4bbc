import type { RegisterEntry } from '../schema/register.ts';

/** Register entries on what happens when a form is sent. */
export const submissionRegister = [
  {
    id: 'C45',
    area: 'forms',
    subject: { pl: 'Zdarzenie form_submitted wyprzedza wynik', en: 'form_submitted fires before the outcome' },
    says: [{ clauses: ['7.12'], variant: { pl: 'form_submitted przy poprawnym wysłaniu', en: 'form_submitted on a valid send' } }],
    decision: {
      pl: 'Zostaje; wynik podaje zdarzenie contact_result i na nim liczone są konwersje.',
      en: 'Kept; an event contact_result tells the outcome, and conversions are counted on it.',
    },
    reason: { pl: 'Nieudane wysłanie nie może się liczyć.', en: 'A failed send must not count.' },
    shownBy: ['rules.contact-form', 'analytics.contact_result'],
    asks: {
      pl: 'Czy statystyki mają liczyć wysłane formularze dopiero po udanym wysłaniu?',
      en: 'Shall statistics count a form only once it was sent with success?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C46',
    area: 'forms',
    subject: { pl: 'Odpowiedź nie jest odczytywana', en: 'The response is not read' },
    says: [
      { clauses: ['7.2'], variant: { pl: 'odpowiedź zapisana, nieodczytana', en: 'response stored, not read' } },
      { clauses: ['4.5'], variant: { pl: 'niepowodzenie pokazuje nakładkę błędu', en: 'failure shows an error overlay' } },
    ],
    decision: {
      pl: 'Powodzenie to tylko odpowiedź 2xx; 4xx, 5xx, brak odpowiedzi w ciągu {contactTimeout:number} ms i brak połączenia pokazują nakładkę notSent i zachowują pola.',
      en: 'Success is 2xx only; 4xx, 5xx, a timeout of {contactTimeout:number} ms and being offline show the notSent overlay and keep the fields.',
    },
    reason: { pl: 'Żeby pokazać niepowodzenie, trzeba je zauważyć.', en: 'A failure must be noticed to be shown.' },
    shownBy: ['parameters.contactTimeout', 'rules.contact-form', '@C46'],
    weight: 'oneOrder',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-21',
  },
  {
    id: 'C47',
    area: 'forms',
    subject: { pl: 'Stały token dostępu w publicznym kodzie strony', en: 'A fixed bearer credential in a public bundle' },
    says: [
      {
        clauses: ['6.2', '6.3'],
        variant: { pl: 'wywołanie kontaktu zawiera stały token dostępu ({token})', en: 'the contact call carries a fixed bearer credential ({token})' },
      },
    ],
    decision: {
      pl: 'Token pozostaje na naszym serwerze. Wdrożenie bez niego wysyła wiadomości z przeglądarki wprost do usługi odbiorcy, z osobnym tokenem publicznym ze środowiska; budowanie mówi, że każdy może go przeczytać, i odmawia, gdy ustawienia nie mają sensu.',
      en: 'It stays on our server. A deployment without it sends messages from the browser straight to the receiving service, with a public token of its own from the environment; the build says that everybody can read it, and refuses settings that make no sense.',
    },
    reason: { pl: 'To, co dostaje przeglądarka, nie jest tajemnicą.', en: 'What a browser gets is not a secret.' },
    shownBy: ['@C47'],
    asks: {
      pl: 'Czy hasło do usługi odbierającej wiadomości ma pozostać na serwerze, niewidoczne w przeglądarce?',
      en: 'Shall the secret of the service that takes messages stay on the server, unseen by browsers?',
    },
    weight: 'allOrders',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C48',
    area: 'forms',
    subject: { pl: 'OK czyści pola, niepowodzenie je zachowuje', en: 'OK clears the fields, failure keeps them' },
    says: [
      {
        clauses: ['4.4'],
        variant: { pl: 'OK czyści wszystkie pola i komunikaty i ukrywa nakładkę', en: 'OK clears all fields and validation and hides the overlay' },
      },
      { clauses: ['4.5'], variant: { pl: '„Spróbuj ponownie” ukrywa nakładkę i znów pozwala wysłać', en: 'try again hides it and re-enables sending' } },
    ],
    decision: { pl: 'Zgodnie ze specyfikacją; szkicu wiadomości nigdzie nie zapisujemy.', en: 'As specified; no draft of the message is stored anywhere.' },
    reason: { pl: 'Oba zdania są zachowane.', en: 'Both sentences are kept.' },
    shownBy: ['rules.contact-form'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-26',
  },
  {
    id: 'C49',
    area: 'forms',
    subject: { pl: 'Nazwa formularza na pozostałych trasach', en: 'Form name of the remaining routes' },
    says: [
      {
        clauses: ['7.19'],
        variant: {
          pl: 'nazwa formularza zależnie od trasy … w pozostałych przypadkach „Formularz kontaktowy”',
          en: 'form name by route … otherwise “Formularz kontaktowy”',
        },
      },
    ],
    decision: {
      pl: 'To, jaki formularz ma strona, mówi jedna tabela według grup tras: angielskie strony mają formularz swoich polskich odpowiedników, „Formularz kontaktowy” jest na stronie kontaktu, a pozostałe strony nie mają formularza.',
      en: 'One table says which form a page has by its group of routes: English pages have the form of their Polish twins, “Formularz kontaktowy” stands on the contact page, and the other pages have no form.',
    },
    reason: { pl: 'Nie wymieniono tras firmowych w miastach, tras miast i tras angielskich.', en: 'Company special, city and English routes are not named.' },
    shownBy: ['rules.form-name-by-route', '@C49'],
    asks: {
      pl: 'Czy nazwy formularzy w statystykach mają zależeć od grupy stron, jak w tabeli?',
      en: 'Shall the names of forms in statistics depend on the group of pages, as in the table?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C50',
    area: 'forms',
    subject: { pl: 'Wysłanie rezerwacji i płatność', en: 'Booking submit and payment' },
    says: [
      { clauses: ['3.32'], variant: { pl: 'zapisywana postać zgłoszenia: nie pokazano', en: 'stored shape of a registration: not shown' } },
      { clauses: ['7.10'], variant: { pl: 'wysłanie zgłoszenia, płatność: nie pokazano', en: 'registration submit, payment: not shown' } },
    ],
    decision: {
      pl: 'Własne wywołania z próbnym operatorem płatności za małym interfejsem; strona mówi, gdy nie jest podłączony; teksty dla wszystkich pięciu wyników.',
      en: 'Calls of our own with a sandbox payment provider behind a small interface; the page says when it is not connected; texts for all five outcomes.',
    },
    reason: { pl: 'Źródła podają tylko teksty.', en: 'The sources give the texts only.' },
    shownBy: ['rules.registration-outcome', 'api.payment-start', '@C50'],
    asks: {
      pl: 'Czy zapisy i płatności przyjmuje ta strona sama, z Przelewy24 albo przelewem?',
      en: 'Does this site itself take registrations and payments, by Przelewy24 or transfer?',
      others: [{ pl: 'przyjmuje je nasz dotychczasowy system', en: 'our present system takes them' }],
    },
    weight: 'allOrders',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C51',
    area: 'forms',
    subject: { pl: 'Usunięcie konta w serwisie bez logowania', en: 'Account deletion on a site without login' },
    says: [
      { clauses: ['6.1'], variant: { pl: 'brak ról wymagających logowania', en: 'no login roles' } },
      { clauses: ['2.23'], variant: { pl: '/usuniecie-konta (usunięcie konta)', en: '/usuniecie-konta (account deletion)' } },
    ],
    decision: {
      pl: 'Prośba przez formularz, z adresem e-mail i tekstem potwierdzenia, bez sesji.',
      en: 'A request form by e-mail with a confirmation text, no session.',
    },
    reason: { pl: 'Konto należy do strefy klienta.', en: 'The account belongs to the customer zone.' },
    shownBy: ['api.account-deletion'],
    asks: {
      pl: 'Czy o usunięcie konta prosi się formularzem, z potwierdzeniem e-mailem, bez logowania?',
      en: 'Is deletion of an account asked for by a form, confirmed by e-mail, without signing in?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
