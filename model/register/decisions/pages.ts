import type { RegisterEntry } from '../../schema/register.ts';

/** Register entries on pages, calls and forms of our own. */
export const ourPagesRegister = [
  {
    id: 'C80',
    area: 'ours',
    subject: { pl: 'Strony własne', en: 'Pages of our own' },
    says: [
      { clauses: ['2.47'], variant: { pl: 'tabela stanów zagrożenia (nie podano strony)', en: 'table of medical situations (no page named)' } },
      {
        clauses: ['2.22'],
        variant: { pl: 'angielskie odpowiedniki list rodzajów kursów nie mają adresów', en: 'the English twins of the type lists have no paths' },
      },
    ],
    decision: {
      pl: '/pierwsza-pomoc (także po angielsku), /deklaracja-dostepnosci, /odstapienie-od-umowy, strona 404 oraz angielskie adresy list rodzajów kursów.',
      en: '/pierwsza-pomoc (in English too), /deklaracja-dostepnosci, /odstapienie-od-umowy, a 404 page, and English paths for the type lists.',
    },
    reason: {
      pl: 'Tabela, deklaracja i funkcja wymagana przez prawo potrzebują adresu.',
      en: 'A table, a statement and a function of the law need an address.',
    },
    shownBy: ['feeds', 'sentAddresses', 'gone', 'routes.first-aid-instructions', 'routes.accessibility', 'routes.withdrawal', 'routes.not-found'],
    asks: {
      pl: 'Czy mogą pozostać strony, których specyfikacja nie wymienia: stany nagłe, dostępność, odstąpienie od umowy?',
      en: 'May the pages that the specification does not list stay: emergencies, accessibility, withdrawal?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C81',
    area: 'ours',
    subject: { pl: 'Własne wywołania i niedopowiedziane szczegóły danych', en: 'Calls of our own and open payload details' },
    says: [
      {
        clauses: ['7.10'],
        variant: { pl: 'wysłanie zgłoszenia, płatność, usunięcie konta: nie pokazano', en: 'registration submit, payment, account deletion: not shown' },
      },
      { clauses: ['7.6', '7.7'], variant: { pl: 'price, localization (numer miasta albo null), items', en: 'price, localization (city id or null), items' } },
    ],
    decision: {
      pl: 'Adresy pod /api/registrations, /api/payments, /api/account-deletions i /api/withdrawals; numery spraw, których nie da się odgadnąć; w kalendarzu cena to liczba złotych, miasto – jego numer, termin – liczba całkowita; własne kwoty liczymy w groszach.',
      en: 'Paths under /api/registrations, /api/payments, /api/account-deletions and /api/withdrawals; references that cannot be guessed; in the calendar the price is a number of złoty, a city its number, a term an integer; our own amounts are grosze.',
    },
    reason: { pl: 'Umowa nie jest dalej opisana.', en: 'The contract is not written down further.' },
    shownBy: ['sharedShapes', 'api.registration', 'api.payment-start', 'api.account-deletion', 'api.withdrawal', '@C81'],
    asks: {
      pl: 'Czy kwoty w Państwa kalendarzu są w złotych, a miasto i termin mają numery?',
      en: 'Are amounts in your calendar in złoty, and do city and term have numbers?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C82',
    area: 'ours',
    subject: { pl: 'Nazwy formularzy czterech grup odbiorców', en: 'Names of the four audience forms' },
    says: [
      {
        clauses: ['7.17', '7.18', '7.19'],
        variant: { pl: 'formularz indywidualny, firmowy, mundurowy, strażacki', en: 'individual form, company form, uniformed form, fire-service form' },
      },
    ],
    decision: {
      pl: '„Formularz dla osób prywatnych”, „… dla firm”, „… dla służb mundurowych”, „… dla straży pożarnej”.',
      en: '“Formularz dla osób prywatnych”, “… dla firm”, “… dla służb mundurowych”, “… dla straży pożarnej”.',
    },
    reason: { pl: 'Podano tylko nazwę domyślną.', en: 'Only the default name is given.' },
    shownBy: ['formNames'],
    asks: {
      pl: 'Czy formularze mają się nazywać „Formularz dla osób prywatnych”, „… dla firm”, „… dla służb mundurowych”, „… dla straży pożarnej”?',
      en: 'Shall the forms be called “Formularz dla osób prywatnych”, “… dla firm”, “… dla służb mundurowych”, “… dla straży pożarnej”?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C83',
    area: 'ours',
    subject: { pl: 'Leki w tabeli stanów zagrożenia', en: 'Medicines in the table of situations' },
    says: [
      {
        clauses: ['2.47', '2.48'],
        variant: {
          pl: 'autowstrzykiwacz; glukagon w strzykawce lub aerozolu do nosa; lek do nosa, doodbytniczo lub do policzka; inhalator; dawkowanie aspiryny',
          en: 'auto-injector; glucagon syringe or nasal spray; nasal, rectal or cheek drug; inhaler; aspirin dosing',
        },
      },
    ],
    decision: {
      pl: 'Postać to tylko te słowa; gdzie nie wymieniono leku, nazywamy go za wytycznymi (adrenalina, lek przeciwdrgawkowy, lek rozszerzający oskrzela) i piszemy, dla kogo jest. Kiedy dzwonić, mówi to samo zdanie co instrukcja. Wytyczne zalecają wczesną aspirynę w bólu w klatce piersiowej. Z ostrożności nie podajemy jej dawki, dopóki nie określi jej lekarz, i doradzamy ją tylko na polecenie dyspozytora, któremu mówi się o uczuleniu, ciężkiej astmie, krwawieniu i urazie; strony mówią, że to nasza ostrożność.',
      en: 'The form is only these words; where no medicine is named we name it by the guidelines (adrenaline, anti-seizure medicine, bronchodilator) and say for whom it is. When to call is the same sentence as in the instruction. The guidelines advise early aspirin for chest pain. Out of caution we leave its dose out until a physician has given it, and advise it only if the dispatcher says so, who is told of allergy, severe asthma, bleeding and injury; pages say that this is our caution.',
    },
    reason: { pl: 'Treść medyczna wymaga recenzenta podanego z nazwiska.', en: 'Medical content needs a named reviewer.' },
    shownBy: ['emergencies.chest-pain', 'situations', '@C83'],
    asks: {
      pl: 'Czy tabela stanów nagłych ma podawać nazwy leków bez dawki aspiryny, którą podaje się tylko na polecenie dyspozytora?',
      en: 'Shall the table of emergencies name medicines without a dose of aspirin, which is given only if the dispatcher says so?',
      others: [{ pl: 'podać dawkę aspiryny: …', en: 'give the dose of aspirin: …' }],
    },
    weight: 'health',
    confirmedBy: 'physician',
    status: 'open',
  },
  {
    id: 'C84',
    area: 'ours',
    subject: { pl: 'Jak przyprowadza się drugą osobę', en: 'How a second person is brought' },
    says: [
      { clauses: ['1.15'], variant: { pl: 'zniżka 200 zł za przyprowadzenie drugiej osoby', en: 'discount of 200 PLN for bringing a second person' } },
      { clauses: ['5.13'], variant: { pl: 'jedna osoba na adres e-mail', en: 'one person per e-mail address' } },
    ],
    decision: {
      pl: 'Kto zapisał się pierwszy i zapłacił, dostaje kod i przekazuje go drugiej osobie. Ta zapisuje się sama na ten sam termin, podaje kod i płaci o całą zniżkę mniej; kod działa raz. Zgłoszenie nieopłacone, wygasłe lub takie, od którego odstąpiono, zniżki nie daje, a cena już zamówiona się nie zmienia. Adresu e-mail drugiej osoby nikt nie podaje.',
      en: 'Whoever registers first and has paid gets a code and hands it to the second person. That person registers on their own for the same term, gives the code and pays less by the whole discount; a code works once. A registration that is not paid, expired or was withdrawn from gives no discount, and a price that was ordered does not change. Nobody types the e-mail address of the other.',
    },
    reason: {
      pl: 'Do zaświadczenia potrzebne są dane każdej osoby, podane przez nią samą. Za wpisanie czyjegoś adresu ani za zmyślonego znajomego, który nie zapłaci, nikt nie dostaje zniżki, a odpowiedź nie zdradza, kto jest zapisany.',
      en: 'A certificate needs the data of each person from that person. Nobody gets a discount for typing an address, or for an invented friend who never pays, and the answer does not tell who is registered.',
    },
    shownBy: ['sharedShapes.pair-code', 'sharedShapes.registration-state', 'statements', 'mails.payment-received', 'rules.pair-code', '@C84'],
    asks: {
      pl: 'Czy druga osoba zachowuje zniżkę, gdy pierwsza później odstąpi od umowy?',
      en: 'Does the second person keep the discount when the first one withdraws later?',
      others: [{ pl: 'zniżka przepada', en: 'the discount is lost' }],
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C85',
    area: 'ours',
    subject: { pl: 'Jak długo przechowujemy dane', en: 'How long data are kept' },
    says: [{ clauses: ['3.32'], variant: { pl: 'zapisywana postać zgłoszenia: nie pokazano', en: 'stored shape of a registration: not shown' } }],
    decision: {
      pl: 'Wiadomości {contactMessageMonths}, prośby o usunięcie danych {deletionRequestMonths}, dane do faktur {invoiceRecordYears}, dane umów {contractRecordYears}, oświadczenia o odstąpieniu {withdrawalRecordYears} od otrzymania, dokumentacja szkoleń {trainingRecordYears}.',
      en: 'Contact messages {contactMessageMonths}, deletion requests {deletionRequestMonths}, invoice details {invoiceRecordYears}, contract data {contractRecordYears}, statements of withdrawal {withdrawalRecordYears} from arrival, training records {trainingRecordYears}.',
    },
    reason: { pl: 'Okresy podano tylko dla dokumentacji szkoleń.', en: 'No times are given except for training records.' },
    shownBy: [
      'statements.invoiceRecords',
      'statements.contractRecords',
      'parameters.contactMessageMonths',
      'parameters.invoiceRecordYears',
      'parameters.contractRecordYears',
      'parameters.withdrawalRecordYears',
      'parameters.deletionRequestMonths',
    ],
    asks: {
      pl: 'Czy dane przechowujemy: wiadomości {contactMessageMonths}, faktury {invoiceRecordYears}, umowy {contractRecordYears}, dokumentację szkoleń {trainingRecordYears}?',
      en: 'Are data kept so long: messages {contactMessageMonths}, invoices {invoiceRecordYears}, contracts {contractRecordYears}, training records {trainingRecordYears}?',
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C86',
    area: 'ours',
    subject: { pl: 'Menu', en: 'Menus' },
    says: [
      {
        clauses: ['3.27'],
        variant: { pl: 'pozycje menu: nazwa, adres wewnętrzny lub zewnętrzny, wyróżnienie', en: 'menu entries: name, uri or url, special flag' },
      },
    ],
    decision: {
      pl: 'Menu wynika z grup odbiorców i tabeli tras; pozycję wyróżnioną pokazujemy jako przycisk („{message.finder.heading}”).',
      en: 'Menus follow the audiences and the route table; the special entry is shown as a button (“{message.finder.heading}”).',
    },
    reason: { pl: 'Nie podano ani pozycji, ani znaczenia wyróżnienia.', en: 'The entries and the meaning of the flag are not given.' },
    shownBy: ['menus'],
    asks: {
      pl: 'Czy menu jest dobre tak, jak jest, z przyciskiem „{message.finder.heading}”?',
      en: 'Is the menu right as it is, with the button “{message.finder.heading}”?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C175',
    area: 'ours',
    subject: { pl: 'Audyt reguł poza witryną', en: 'The audit of the rules stands outside the site' },
    says: [{ clauses: ['2.50'], variant: { pl: 'środowiska alfa i internal', en: 'environments alfa and internal' } }],
    decision: {
      pl: 'Audyt to folder, który otwiera się z dysku i który dostaje audytor. Żaden serwer go nie wydaje.',
      en: 'The audit is a folder that opens from a disk and that an auditor is given. No server hands it out.',
    },
    reason: {
      pl: 'Audytor nie powinien potrzebować serwera, a odwiedzający nie szukają tu audytu. Adres nigdy nie był opublikowany.',
      en: 'An auditor should need no server, and visitors do not look for the audit here. The address was never published.',
    },
    shownBy: ['gone'],
    asks: { pl: 'Czy ten audyt ma pozostać poza stroną publiczną?', en: 'Shall this audit stay outside the public site?' },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C89',
    area: 'ours',
    subject: { pl: 'Pola dodane do formularza zapisu', en: 'Fields added to the registration form' },
    says: [{ clauses: ['3.31'], variant: { pl: 'pola formularza zapisu', en: 'registration form fields' } }],
    decision: {
      pl: 'Dodane: sposób potwierdzenia tożsamości, numer dokumentu, data urodzenia, kod rabatowy, druga osoba, ubezpieczenie szkolne, koniec ważności zaświadczenia, jednostka współpracująca, żądanie wcześniejszego rozpoczęcia.',
      en: 'Added: way of identity, document number, date of birth, discount code, second person, school insurance, expiry of the certificate, cooperating unit, request for an early start.',
    },
    reason: {
      pl: 'Bez nich nie da się sprawdzić reguł z rozdziału 5 specyfikacji ani rejestru (C16, C17, C24–C27).',
      en: 'The rules of specification section 5 and the register (C16, C17, C24–C27) cannot be checked without them.',
    },
    shownBy: ['forms.registration.fields.documentNumber', 'forms.registration.fields.birthDate', '@C89'],
    asks: {
      pl: 'Czy wolno pytać w zapisie o dodane dane: dokument, datę urodzenia, ubezpieczenie, ważność zaświadczenia, jednostkę?',
      en: 'May a registration ask for the added data: document, date of birth, insurance, validity of the certificate, unit?',
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
