import type { RegisterEntry } from '../../schema/register.ts';

/** Register entries on how places are booked, held and given back. */
export const ourBookingRegister = [
  {
    id: 'C96',
    area: 'ours',
    subject: { pl: 'Miejsca nieopłacone lub oddane', en: 'Places that are not paid, or given back' },
    says: [
      {
        clauses: ['4.27'],
        variant: {
          pl: 'wyniki zapisu: wysłany, do zapłaty, zapłacony, płatność nieudana (można ponowić)',
          en: 'registration outcomes: sent, pay, paid, payment failed (retry possible)',
        },
      },
      { clauses: ['4.20'], variant: { pl: '0 lub mniej: czerwone oznaczenie „Lista rezerwowa”', en: '0 or less, red badge “Reserve list”' } },
    ],
    decision: {
      pl: 'Na zapłatę jest {paymentDays} od dnia zamówienia, a gdy ostatni z nich to dzień wolny od pracy, czas trwa do końca następnego dnia roboczego. Liczy się dzień zlecenia przelewu, dlatego na wpływ czekamy jeszcze {transferArrivalDays}, a potem {bankListDays}, w którym biuro czyta wpłaty z banku; oba okresy też kończą się w dniu roboczym. Po ostatnim dniu na zapłatę nie można już zacząć płatności. Potem miejsce znów jest wolne, a pieniądze, które przyjdą później, wracają w całości. Gdy cała cena wpłynęła przelewem w porę, a biuro zapisało ją później, rezerwacja jest znów ważna, jeżeli miejsce jest jeszcze wolne, kurs się nie zaczął, a z tym adresem e-mail nie ma innej rezerwacji tego terminu ani rezerwacji innej osoby. Poza tym umowa sama się nie odnawia, a osoba, która chce przyjść, zamawia jeszcze raz. Wolne jest też miejsce z umowy, od której w porę odstąpiono; takie miejsca dostają od razu osoby z listy rezerwowej w jej kolejności, na ile miejsc wystarcza. Po rozpoczęciu kursu zamówione miejsce już się nie zwalnia. Zapłacić trzeba najpóźniej w dniu rozpoczęcia; na zakończenie płatności już rozpoczętej czekamy {paymentLifetime}.',
      en: 'The time to pay is {paymentDays} from the day of the order; if the last of them is a day off, it lasts until the end of the next working day. What counts is the day on which a transfer is ordered, so its arrival is waited for {transferArrivalDays} more, and then {bankListDays} on which the office reads the payments from the bank; both periods end on a working day, too. No payment can be begun after the last day to pay. After that the place is free again, and money that comes later goes back whole. Where the whole price came by transfer in time and the office recorded it later, the booking is valid again if its place is still free, the course has not begun, and its e-mail address has no other booking of the date and none of another person. Otherwise a contract does not revive by itself, and whoever wants to come orders again. A place is free again, too, whose contract was withdrawn from in time; such places go to the reserve list at once in its order, as far as they suffice. An ordered place is not released once the course has begun. The last day to pay is the day of the start at the latest; a payment that was started is waited for {paymentLifetime}.',
    },
    reason: {
      pl: 'Nie podano czasu na zapłatę; miejsce, za które nikt nie płaci, stałoby puste, a z listy rezerwowej nikt by nie awansował.',
      en: 'No time for the payment is given; a place that nobody pays for would stay empty, and nobody would leave the reserve list.',
    },
    shownBy: [
      'sharedShapes.registration-state',
      'statements.transferDay',
      'statements.latePayment',
      'parameters.paymentDays',
      'parameters.paymentLifetime',
      'parameters.transferArrivalDays',
      'parameters.bankListDays',
      '@C96',
    ],
    asks: {
      pl: 'Czy na zapłatę jest {paymentDays} od dnia zamówienia, liczy się dzień zlecenia przelewu, a pieniądze, które przyjdą po zwolnieniu miejsca, wracają w całości?',
      en: 'Is the time to pay {paymentDays} from the day of the order, does the day count on which a transfer is ordered, and does money go back whole that comes after the place was released?',
      others: [{ pl: 'inny czas na zapłatę: …', en: 'another time to pay: …' }],
    },
    weight: 'allOrders',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C97',
    area: 'ours',
    subject: { pl: 'Zapis na termin z kalendarza właściciela', en: 'Booking a term of the owner’s calendar' },
    says: [
      { clauses: ['2.21'], variant: { pl: 'rezerwacja: w adresie numer terminu', en: 'booking: query course={course id}' } },
      {
        clauses: ['7.6', '7.10'],
        variant: {
          pl: 'courses: listy terminów według rodzaju i klienta; wysłanie zapisu: nie pokazano',
          en: 'courses: lists of terms by type and client; registration submit: not shown',
        },
      },
    ],
    decision: {
      pl: 'Gdy podano adres kalendarza, termin jest szukany w jego listach i sprawdzany jeszcze raz w chwili zapisu; cena, początek i rodzaj są z tej chwili. Nasza liczba miejsc maleje z każdym oddanym miejscem, rośnie, gdy rośnie liczba w kalendarzu, i nigdy jej nie przekracza. Zwolnione miejsca nie przechodzą na listę rezerwową: decyduje kalendarz.',
      en: 'Where a calendar host is set, the term is looked for in its lists, and asked for again when somebody registers; price, start and type are those of that moment. Our own count of places goes down with each one that we give, goes up when the calendar’s does, and never above it. Freed places are not handed on to a reserve list: the calendar decides.',
    },
    reason: {
      pl: 'Kalendarz nie ma wywołania dla jednego terminu ani takiego, które powiedziałoby mu o zapisie.',
      en: 'The contract has no call for one term, and none that tells the calendar of a registration.',
    },
    shownBy: ['@C97'],
    asks: {
      pl: 'Czy wolno zapisywać na terminy z Państwa kalendarza i samemu liczyć wydane miejsca?',
      en: 'May we take bookings for dates of your calendar and count the places given away ourselves?',
    },
    weight: 'allOrders',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C98',
    area: 'ours',
    subject: { pl: 'Drugi zapis z tym samym adresem e-mail', en: 'A second registration with the same e-mail' },
    says: [{ clauses: ['5.13'], variant: { pl: 'jedna osoba na adres e-mail', en: 'one person per e-mail address' } }],
    decision: {
      pl: 'Zapis z adresem, który jest już zapisany na ten termin albo należy do innej osoby, dostaje taką samą odpowiedź jak każdy inny: trzeba potwierdzić adres linkiem z e-maila, a zapłacić można dopiero potem. Że jest drugi, mówią tylko e-mail pod tym adresem i strona linku; jego miejsca nie da się potwierdzić ani opłacić, więc po krótkim czasie jest znów wolne. Prośba o usunięcie danych też nie mówi, czy ktoś jest znany, a odstąpienie od umowy mówi to tylko temu, kto zna także numer rezerwacji.',
      en: 'A booking with an address that is already registered for this term, or is that of another person, is answered like any other: the address has to be confirmed by the link of the e-mail, and only then can one pay. That it is the second one is told by an e-mail to that address and by the page of the link alone; its place can be neither confirmed nor paid, so that it is free again soon. The request for deletion does not tell either whether somebody is known, and a withdrawal tells it only to whoever knows the number of the booking too.',
    },
    reason: {
      pl: 'Jedna osoba na adres to reguła specyfikacji. Kto zna cudzy adres i termin, nie może się dowiedzieć, czy ta osoba jest zapisana; kto przez pomyłkę zapisuje się drugi raz, dowiaduje się tego z e-maila.',
      en: 'One person per address is the specification’s rule. Whoever knows a foreign address and a term must not learn whether that person is registered; somebody who books twice by mistake learns it from the e-mail.',
    },
    shownBy: ['mails.already-registered', 'mails.address-of-another', 'rules.email-taken', 'parameters.registrationsPerEmail', '@C98'],
    asks: {
      pl: 'Czy przy drugim zapisie z tym samym adresem strona ma nie zdradzać, że adres jest już zapisany?',
      en: 'At a second booking with the same address, shall the site not give away that the address is registered?',
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C99',
    area: 'ours',
    subject: { pl: 'Termin bez ceny', en: 'A term without a price' },
    says: [
      {
        clauses: ['1.13', '1.18', '1.20', '1.27'],
        variant: {
          pl: 'ceny podane dla KPP, recertyfikacji, BLS-AED i EDB, dla innych kursów nie',
          en: 'prices given for KPP, recertification, BLS-AED and EDB, for other courses none',
        },
      },
      {
        clauses: ['7.7', '7.10'],
        variant: { pl: 'courses: cena z kalendarza; wysłanie zapisu: nie pokazano', en: 'courses: price of the calendar; registration submit: not shown' },
      },
    ],
    decision: {
      pl: 'Gdy kalendarz nie podaje ceny, w miejscu zamówienia jest niezobowiązujące zgłoszenie chęci udziału: bez kwoty, bez zapłaty, bez terminu odstąpienia i bez zajęcia miejsca. Pyta tylko o imię, nazwisko, e-mail i telefon. Tego samego pilnuje serwer.',
      en: 'While the calendar gives no price, the place of the order takes an enquiry that binds nobody: no sum, no payment, no withdrawal period, and no place is taken. It asks for name, e-mail and phone alone. The server sees to the same.',
    },
    reason: {
      pl: 'Zamówienie z obowiązkiem zapłaty bez podanej kwoty nikogo nie wiąże, a do odpowiedzi na pytanie nie trzeba PESEL ani adresu.',
      en: 'An order with an obligation to pay that names no sum binds nobody, and an answer needs neither PESEL nor address.',
    },
    shownBy: ['sharedShapes.registration-state', 'rules.term-offered', '@C99'],
    asks: { pl: 'Czy termin bez ceny przyjmuje tylko niewiążące zapytanie?', en: 'Does a date without a price take only an enquiry that binds nobody?' },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C100',
    area: 'ours',
    subject: { pl: 'Co teksty obiecują', en: 'What texts promise' },
    says: [
      {
        clauses: ['1.34'],
        variant: {
          pl: 'oddzwaniamy do firm najdalej w ciągu 24 godzin w dni robocze',
          en: 'callback within 24 hours at most on working days for company inquiries',
        },
      },
      { clauses: ['4.27'], variant: { pl: 'wyniki zapisu (tylko teksty)', en: 'registration outcomes (texts only)' } },
    ],
    decision: {
      pl: 'Tekst obiecuje tylko to, co ktoś robi: odpowiedzi, telefony i zwroty to praca biura, która jest w tabeli obietnic z miejscem, w którym biuro ją widzi. E-maile, które wysyła serwis, są w tabeli e-maili; potwierdzeniem jest też strona rezerwacji albo odstąpienia, do zapisania lub wydruku.',
      en: 'A text promises only what somebody does: answers, calls and refunds are work of the office and stand in the table of promises with the place where the office sees them. The e-mails that the site sends stand in the table of e-mails; the page of the booking or the withdrawal is a confirmation too, to be saved or printed.',
    },
    reason: {
      pl: 'Potwierdzenie umowy i odstąpienia ma przyjść na trwałym nośniku: stroną, którą można zgubić, nie da się tego spełnić na pewno. Treść e-maili potwierdza prawnik.',
      en: 'A contract and a withdrawal are confirmed on a durable medium: a page that can be lost does not do so for certain. The lawyer confirms the words of the e-mails.',
    },
    shownBy: ['commitments', 'mails'],
    asks: {
      pl: 'Czy e-maile i obietnice mogą zostać w tych słowach, w jakich są w dokumencie „{message.audit.legalTexts}” folderu audytu, i obiecywać tylko to, co biuro lub e-mail naprawdę robi?',
      en: 'May e-mails and promises stay in the words in which they stand in the document “{message.audit.legalTexts}” of the audit folder, and promise only what the office or an e-mail really does?',
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C101',
    area: 'ours',
    subject: { pl: 'Czego dotyczy wiadomość', en: 'What a message is about' },
    says: [
      {
        clauses: ['7.1'],
        variant: { pl: 'treść wywołania: imię, telefon, e-mail, treść i zgoda', en: 'body of the call: name, phone, email, content, agreement' },
      },
    ],
    decision: {
      pl: 'Kurs, miasto i termin są nad formularzem i stają się pierwszym wierszem pola content; wysyłane jest tylko pięć podanych pól. Po wysłaniu czyszczone jest to, co ktoś wpisał, a temat zostaje.',
      en: 'Course, city and date stand above the form and become the first line of content; only the five specified fields are sent. After sending, what was typed is cleared, and the subject stays.',
    },
    reason: {
      pl: 'Biuro musi wiedzieć, o co ktoś pyta, a usługa odbiorcy nie ma na to pola.',
      en: 'The office must know what is asked, and the receiving service has no field for it.',
    },
    shownBy: ['@C101'],
    asks: {
      pl: 'Czy kurs, miasto i termin mają stać w pierwszym wierszu wiadomości z formularza?',
      en: 'Shall course, city and date stand in the first line of a message?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C103',
    area: 'ours',
    subject: { pl: 'Wiadomości od programów', en: 'Messages sent by programs' },
    says: [{ clauses: ['7.1'], variant: { pl: 'wywołanie nie ma ochrony przed programami', en: 'the call has no protection against programs' } }],
    decision: {
      pl: 'Kto wypełni pole, którego ludzie nie widzą, albo wyśle formularz przed upływem {shortestFilling:genitive} od otwarcia strony, dostaje zwykłą odpowiedź, a wiadomość czeka wstrzymana na biuro: nie dostaje e-maila, nie idzie dalej, a oświadczenie nie działa, dopóki ktoś go nie przeczyta. Zamówienie pozostaje na liście jak każde inne, a biuro widzi jego numer na tej samej liście i w przeglądzie dnia. Tego pola nie wypełnia żadna przeglądarka ani menedżer haseł.',
      en: 'Whoever fills in the field that people do not see, or sends the form within {shortestFilling} of opening the page, gets the usual answer, and the message is held for the office: it causes no e-mail, goes nowhere else, and a statement has no effect until somebody has read it. An order stands like any other, and the office sees its number in the same list and in the digest. No browser and no password manager fills in that field.',
    },
    reason: {
      pl: 'Obrazek do przepisania przeszkadzałby ludziom; program, który nie wie o wstrzymaniu, nie próbuje dalej. Człowiek, któremu przeglądarka wypełniła za dużo, nie traci wiadomości.',
      en: 'A picture to copy from would be in people’s way; a program that does not know that it is held does not try again. A person whose browser filled in too much loses no message.',
    },
    shownBy: ['parameters.shortestFilling', '@C103'],
    asks: {
      pl: 'Czy wiadomość wysłaną w mniej niż {shortestFilling:genitive} wolno wstrzymać do sprawdzenia przez biuro?',
      en: 'May a message sent in less than {shortestFilling} be held until the office has looked at it?',
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C104',
    area: 'ours',
    subject: { pl: 'Kiedy zapis jest zakończony', en: 'When an enrolment is completed' },
    says: [{ clauses: ['4.27'], variant: { pl: 'jeden z pięciu komunikatów: zapis zakończony', en: 'one of five texts: enrolment completed' } }],
    decision: {
      pl: 'Zakończony jest od razu zapis, za który nic się nie należy. Opłaconego serwis sam nie zamyka, żeby można było od niego odstąpić. Formularz wysyła się dopiero z kroku, który otwierają poprawne odpowiedzi.',
      en: 'Completed at once is a registration for which nothing is due. One that is paid is not closed by the site, so that it can still be withdrawn from. The form is sent from a step that only right answers open.',
    },
    reason: {
      pl: 'Źródła nie mówią, kiedy zapis się kończy; po kursie zamyka go biuro.',
      en: 'The sources do not say when an enrolment ends; after the course the office closes it.',
    },
    shownBy: ['rules.registration-outcome', '@C104'],
    asks: {
      pl: 'Czy zapis opłacony ma pozostać otwarty, aby można było od niego odstąpić?',
      en: 'Shall a paid registration stay open, so that one can withdraw from it?',
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C105',
    area: 'routes',
    subject: { pl: 'Ukośnik na końcu nieznanego adresu', en: 'A slash at the end of an unknown address' },
    says: [{ clauses: ['2.1', '2.2'], variant: { pl: 'przekierowanie 301 dotyczy każdej ścieżki', en: 'the 301 redirect holds for every path' } }],
    decision: {
      pl: 'Na adres bez ukośnika przekierowujemy także nieznane ścieżki. Od razu 404 dostaje tylko ścieżka z podwójnym ukośnikiem albo ze znakami, których nie ma żaden adres serwisu (wszystko poza literami łacińskimi bez akcentów, cyframi, kropką, łącznikiem i podkreśleniem).',
      en: 'Unknown paths too are redirected to the one without the slash. Only a path with a doubled slash, or with characters that no address of the site has (all but unaccented Latin letters, digits, dot, hyphen and underscore), gets 404 at once.',
    },
    reason: {
      pl: 'Cel przekierowania powstaje ze ścieżki żądania, więc ścieżki, która mogłaby wyprowadzić poza serwis, nie powtarzamy. Cloudflare Pages nie zna takiej reguły: tam nieznana ścieżka dostaje od razu 404.',
      en: 'The target of the redirect is made of the path that is asked for, so that one which could lead off the site is not repeated. Cloudflare Pages has no such rule: there an unknown path gets 404 at once.',
    },
    shownBy: ['@C105'],
    asks: {
      pl: 'Czy nieznany adres z ukośnikiem na końcu ma prowadzić do adresu bez ukośnika?',
      en: 'Shall an unknown address with a slash at its end lead to the one without?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C106',
    area: 'ours',
    subject: { pl: 'Pytania, które są w stronie od razu', en: 'Questions that stand in the page at once' },
    says: [
      { clauses: ['4.19'], variant: { pl: 'pierwsze pytania, reszta po naciśnięciu „Pokaż wszystkie”', en: 'the first questions, the rest by “Show all”' } },
    ],
    decision: {
      pl: 'Strona zawiera wszystkie pytania, a reszta jest zwinięta; przycisk tylko ją rozwija. Dlatego reguła liczby pytań odpowiada, gdzie lista się zwija, a o rozwiniętą nikt nie pyta.',
      en: 'The page holds all questions, and the rest is folded; the button only unfolds it. So the rule of their number says where the list folds, and nothing asks about the unfolded one.',
    },
    reason: {
      pl: 'Bez JavaScriptu i w wyszukiwarce na stronie wszystkie pytania mają być dostępne.',
      en: 'Without JavaScript, and for a search in the page, all questions must be within reach.',
    },
    shownBy: ['rules.faq-shown'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-22',
  },
] as const satisfies readonly RegisterEntry[];
