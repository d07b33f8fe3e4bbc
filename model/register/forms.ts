import type { RegisterEntry } from '../schema/register.ts';

/** Register entries on the fields of forms and their checks. */
export const formsRegister = [
  {
    id: 'C37',
    area: 'forms',
    subject: { pl: 'Zgoda ma zawsze wartość „prawda”', en: 'Agreement is always true' },
    says: [
      { clauses: ['3.1'], variant: { pl: 'agreement (zawsze true)', en: 'agreement (always true)' } },
      {
        clauses: ['5.4'],
        variant: {
          pl: 'akceptacja regulaminu jest wymagana (samego sprawdzenia nie pokazano)',
          en: 'acceptance of terms is required (the check itself not shown)',
        },
      },
    ],
    decision: {
      pl: 'Pole wymagane, na początku niezaznaczone; bez niego nic nie jest wysyłane. Obok są odnośniki do obu dokumentów, a zdanie przy polu jest tym samym, które jest w modelu jako cel pola.',
      en: 'A required box that starts empty; nothing is sent without it. Links to both documents stand beside it, and its sentence is the one that the model gives as the purpose of the field.',
    },
    reason: { pl: 'Dzięki temu stała wartość mówi prawdę.', en: 'So the constant is truthful.' },
    shownBy: ['rules.agreement-field', '@C37'],
    asks: {
      pl: 'Czy zgoda przy formularzu ma być pustym, obowiązkowym polem z linkami do obu dokumentów?',
      en: 'Shall the agreement in a form be an empty, required box with links to both documents?',
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C38',
    area: 'forms',
    subject: { pl: 'Wszystkie pola wymagane, a treść nieobowiązkowa', en: 'All fields required, yet the content is optional' },
    says: [
      { clauses: ['3.1'], variant: { pl: 'content (nieobowiązkowe)', en: 'content (optional)' } },
      { clauses: ['5.5'], variant: { pl: 'teksty mówią, że wszystkie pola są wymagane', en: 'texts state that all fields are required' } },
    ],
    decision: { pl: 'Wiadomość ma dopisek „(opcjonalnie)”.', en: 'The message is labelled “(opcjonalnie)”.' },
    reason: { pl: 'Lista pól jest dokładniejsza niż tekst.', en: 'The field list is more exact than the text.' },
    shownBy: ['forms.contact.fields.content', '@C38'],
    asks: { pl: 'Czy treść wiadomości w formularzu kontaktowym ma być nieobowiązkowa?', en: 'Shall the text of a message in the contact form be optional?' },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C39',
    area: 'forms',
    subject: { pl: 'Pole wiadomości pojawia się po kliknięciu', en: 'The message field appears after a click' },
    says: [
      {
        clauses: ['4.7'],
        variant: {
          pl: 'pole wiadomości pojawia się dopiero, gdy użytkownik pierwszy raz kliknie którekolwiek pole',
          en: 'the message field appears only after the user first clicks any input',
        },
      },
    ],
    decision: {
      pl: 'Pokazujemy je przy pierwszym wejściu w dowolne pole, także z klawiatury, w zarezerwowanym miejscu; jest widoczne bez JavaScriptu oraz gdy ma treść.',
      en: 'Shown on the first focus, by keyboard too, with its space reserved; visible without JavaScript and when it has text.',
    },
    reason: { pl: 'Kliknięcie nie jest jedyną drogą do pola.', en: 'A click is not the only way into a field.' },
    shownBy: ['rules.contact-form', '@C39'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-21',
  },
  {
    id: 'C40',
    area: 'forms',
    subject: { pl: 'Przycisk odblokowany czy zablokowany, gdy pola są błędne', en: 'Button enabled again or disabled when invalid' },
    says: [
      { clauses: ['4.1'], variant: { pl: 'przy błędach przycisk zostaje odblokowany', en: 'if invalid the button is re-enabled' } },
      {
        clauses: ['4.6'],
        variant: { pl: 'przycisk jest też zablokowany zawsze, gdy formularz jest błędny', en: 'the button is also disabled whenever the form is invalid' },
      },
    ],
    decision: {
      pl: 'Dwa osobne znaczniki: „trwa wysyłanie” i „wiadomo, że są błędy”; przed pierwszym wysłaniem nic nie wiadomo, po nieudanym przycisk ma aria-disabled aż do poprawy.',
      en: 'Two flags, sending and known invalid; before the first send nothing is known, after a failed one aria-disabled until mended.',
    },
    reason: { pl: 'Oba zdania są spełnione.', en: 'Both sentences hold.' },
    shownBy: ['rules.contact-form', '@C40'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-21',
  },
  {
    id: 'C41',
    area: 'forms',
    subject: { pl: 'Sprawdzanie przy wysłaniu a blokowanie na bieżąco', en: 'Lazy validation against live disabling' },
    says: [
      { clauses: ['5.22'], variant: { pl: 'dopiero przy wysłaniu', en: 'lazily on send' } },
      { clauses: ['4.6'], variant: { pl: 'zablokowany zawsze, gdy formularz jest błędny', en: 'disabled whenever the form is invalid' } },
    ],
    decision: {
      pl: 'Sprawdzamy przy wysłaniu; pola, w których ktoś już był, sprawdzamy ponownie podczas pisania.',
      en: 'Validated on send; fields already touched are validated again on input.',
    },
    reason: { pl: 'Nikogo nie poprawiamy, zanim skończy.', en: 'Nobody is corrected before they have finished.' },
    shownBy: ['rules.contact-form', '@C41'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-21',
  },
  {
    id: 'C42',
    area: 'forms',
    subject: { pl: 'Dwie reguły dla adresu e-mail', en: 'Two rules for an e-mail address' },
    says: [
      { clauses: ['5.2'], variant: { pl: 'kontakt: luźna postać tekst@tekst', en: 'contact: loose text@text' } },
      { clauses: ['5.11'], variant: { pl: 'zapis: poprawny adres e-mail', en: 'registration: e-mail valid' } },
    ],
    decision: {
      pl: 'Wspólne sprawdzenie (jeden znak @, kropka w domenie, bez spacji) z podpowiedzią przy literówkach; formularz kontaktowy blokuje tylko według luźnej reguły.',
      en: 'A shared check (one @, a dot in the domain, no spaces) with a hint at typos; contact blocks on the loose rule only.',
    },
    reason: { pl: 'Prawdopodobna literówka to powód do podpowiedzi, nie do odmowy.', en: 'A probable typo is a hint, not a refusal.' },
    shownBy: ['rules.contact-email-field', 'rules.registration-email-field', '@C42'],
    weight: 'oneOrder',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-21',
  },
  {
    id: 'C43',
    area: 'forms',
    subject: { pl: 'Imię i nazwisko: co najmniej jeden znak', en: 'Name of at least one character' },
    says: [{ clauses: ['5.1'], variant: { pl: 'imię i nazwisko wymagane, co najmniej jeden znak', en: 'name required, at least one character' } }],
    decision: {
      pl: 'Najpierw usuwamy spacje z obu końców; same spacje to puste pole. Żaden tekst nie zawiera znaków sterujących, a podział wiersza i tabulator zostają tylko w dłuższych wiadomościach; w innych polach stają się spacją.',
      en: 'Spaces are trimmed first; a blank name is empty. No text holds control characters; line breaks and tabs stay in longer messages alone; elsewhere they become a space.',
    },
    reason: {
      pl: 'Spacja nie jest imieniem. Znaków sterujących nikt nie pisze, a psują bazę, e-maile i tabele.',
      en: 'A space is not a name. Nobody types control characters, and they break databases, mails and tables.',
    },
    shownBy: ['parameters.nameMinimumLength', 'rules.name-field', '@C43'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-22',
  },
  {
    id: 'C44',
    area: 'forms',
    subject: { pl: 'Same cyfry a numery międzynarodowe', en: 'Digits only against international numbers' },
    says: [
      { clauses: ['5.3'], variant: { pl: 'telefon wymagany, same cyfry, co najmniej 9 znaków', en: 'phone required, digits only, at least 9 characters' } },
      {
        clauses: ['5.6'],
        variant: {
          pl: 'telefon odczytywany jest jako polski i zamieniany na postać międzynarodową tylko na potrzeby analityki',
          en: 'phone is parsed as Polish and converted to international form for analytics only',
        },
      },
    ],
    decision: {
      pl: 'Numer najpierw ujednolicamy, a regułę stosujemy do wyniku; wysyłane są same cyfry. Same zera to nie numer.',
      en: 'The number is normalised first, then the rule is applied to the result; digits only are sent. Zeros alone are no number.',
    },
    reason: { pl: 'Przyjmujemy także zwykłe sposoby zapisu, na przykład +48 600 700 800.', en: 'Friendly spellings such as +48 600 700 800 are accepted.' },
    shownBy: ['parameters.phoneMinimumDigits', 'rules.phone-field', 'parameters.polishPhoneDigits', '@C44'],
    weight: 'oneOrder',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-21',
  },
] as const satisfies readonly RegisterEntry[];
