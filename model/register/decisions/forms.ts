import type { RegisterEntry } from '../../schema/register.ts';

/** Ours: how forms are filled in and how they answer. */
export const ourFormsRegister = [
  {
    id: 'C150',
    area: 'ours',
    subject: { pl: 'Błędy w formularzach', en: 'Errors in forms' },
    says: [
      { clauses: ['8.1'], variant: { pl: 'komunikat form/required bez podanej treści', en: 'the message form/required, its wording not shown' } },
      { clauses: ['8.2'], variant: { pl: 'po angielsku mówi on, że pole jest wymagane', en: 'in English “This field is required”' } },
    ],
    decision: {
      pl: 'Komunikat form/required mówi przy każdym polu, co w nie wpisać („Wpisz imię”), po angielsku po zdaniu ze specyfikacji; ono samo zostaje dla pól, których nie znamy. Lista błędów stoi do następnej próby wysłania i nie jest odczytywana przy każdej literze.',
      en: 'The message form/required says for each field what to type into it, in English after the sentence of the specification (“This field is required: enter the first name”); that sentence alone remains for fields that are not known. The list of errors stays until the next try and is not read out with every key.',
    },
    reason: {
      pl: 'Kto słyszy albo czyta samą listę błędów, ma wiedzieć, co zrobić, bez szukania pola.',
      en: 'Whoever hears or reads the list of errors alone should know what to do without looking for the field.',
    },
    shownBy: ['@C150'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-22',
  },
  {
    id: 'C151',
    area: 'ours',
    subject: { pl: 'Daty, które się pamięta', en: 'Dates known by heart' },
    says: [
      { clauses: ['3.31'], variant: { pl: 'pola formularza bez opisu wpisywania dat', en: 'the fields of the form without how dates are typed' } },
      { clauses: ['5.15'], variant: { pl: 'sprawdza się ważność zaświadczenia', en: 'the validity of the certificate is checked' } },
    ],
    decision: {
      pl: 'Datę urodzenia i datę z zaświadczenia wpisuje się w trzech polach: dzień, miesiąc, rok. Błąd nazywa część, której brakuje albo która się nie zgadza. Wysyłana jest data jako rok, miesiąc i dzień.',
      en: 'The date of birth and the date of a certificate are typed into three fields: day, month, year. An error names the part that is missing or wrong. What is sent is a date as year, month and day.',
    },
    reason: {
      pl: 'Kalendarz przeglądarki każe przewijać dziesiątki lat i w obcej przeglądarce ma inną kolejność części.',
      en: 'The calendar of a browser makes people leaf through decades, and a foreign browser has another order of the parts.',
    },
    shownBy: ['@C151'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-22',
  },
  {
    id: 'C152',
    area: 'ours',
    subject: { pl: 'Formularze bez JavaScriptu', en: 'Forms without JavaScript' },
    says: [
      { clauses: ['2.21'], variant: { pl: 'rezerwacja pod adresem /rezerwacja', en: 'booking at /rezerwacja' } },
      {
        clauses: ['2.23'],
        variant: { pl: 'usunięcie konta i wyszukiwarka pod własnymi adresami', en: 'account deletion and search at addresses of their own' },
      },
    ],
    decision: {
      pl: 'Odstąpienie, usunięcie konta, wiadomość i pytanie o miejsce działają bez JavaScriptu: przeglądarka wysyła zwykły formularz, a serwer odpowiada stroną, z błędami w słowach i wpisanymi wartościami. Bez JavaScriptu działa też link z e-maila, który potwierdza adres, bierze wolne miejsce albo odpowiada na zmianę terminu. Wyszukiwanie i zamówienie go potrzebują: /rezerwacja i /szukaj podają bez niego telefon, adres e-mail i strony kursów, na których są wszystkie terminy, i mówią, że dane do przelewu są w e-mailu. Żadna strona nie potrzebuje działającego serwera. Formularz z obcej strony jest odrzucany.',
      en: 'Withdrawal, account deletion, message and enquiry about a place work without JavaScript: the browser sends an ordinary form and the server answers with a page, with errors in words and what was typed. So does the link of an e-mail that confirms an address, takes a free place or answers a change of the date. Search and order need JavaScript: without it /rezerwacja and /szukaj give the phone number, the e-mail address and the pages of the courses with all their dates, and say that the details of a transfer are in the e-mail. No page needs a running server. A form from a foreign page is refused.',
    },
    reason: {
      pl: 'Odstąpienia od umowy nie wolno uzależniać od skryptów. Drugi formularz zamówienia, ułożony inaczej niż pierwszy, z czasem mówi co innego niż on, także o zapłacie.',
      en: 'Withdrawal must not depend on scripts. A second order form, built otherwise than the first, says other things in the course of time, about payment too.',
    },
    shownBy: ['@C152'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-28',
  },
  {
    id: 'C153',
    area: 'ours',
    subject: { pl: 'Opiekun przy zapisie dziecka', en: 'The guardian who books for a child' },
    says: [
      { clauses: ['3.31'], variant: { pl: 'e-mail uczestnika i e-mail opiekuna', en: 'the e-mail of the participant and that of the guardian' } },
      { clauses: ['5.14'], variant: { pl: 'przy KPP e-mail jest loginem do strefy klienta', en: 'for KPP the e-mail is the login to the customer zone' } },
    ],
    decision: {
      pl: 'Formularz pyta o jeden adres, opiekuna, i wysyła go w obu polach. O dobrowolnym udziale opiekun oświadcza w imieniu dziecka. Zdanie o loginie widać tylko przy kursie, który daje zaświadczenie.',
      en: 'The form asks for one address, that of the guardian, and sends it in both fields. The guardian declares voluntary participation for the child. The sentence about the login is shown only for a course that gives the certificate.',
    },
    reason: {
      pl: 'Dwa pytania o adres obiecywały sprzeczne rzeczy, a zdania były o kimś innym niż ten, kto je czytał.',
      en: 'Two questions for an address promised contradictory things, and the sentences spoke of somebody else than their reader.',
    },
    shownBy: ['@C153'],
    weight: 'oneOrder',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-22',
  },
  {
    id: 'C205',
    area: 'ours',
    subject: { pl: 'Rezerwacja po odświeżeniu strony', en: 'A booking after a reload' },
    says: [
      {
        clauses: ['1.5', '3.31'],
        variant: { pl: 'rezerwacja w kilku krokach, bez słowa o odświeżeniu strony', en: 'a booking in several steps, without a word on a reload' },
      },
    ],
    decision: {
      pl: 'Karta przeglądarki pamięta rezerwację do wysłania, najwyżej {bookingKeptHours}; po odświeżeniu albo przywróceniu karty trwa ona dalej w tym samym miejscu. Numeru PESEL, dokumentu, daty i miejsca urodzenia, NIP, uwag i danych opiekuna karta nie pamięta: strona mówi o tym i pyta o nie jeszcze raz. Przycisk usuwa wszystko, inny wybrany termin zaczyna od nowa.',
      en: 'The tab of the browser keeps a booking until it is sent, for at most {bookingKeptHours}; after a reload or in a restored tab it goes on where it was. The PESEL number, the document, date and place of birth, NIP, comments and data of the guardian are not kept: the page says so and asks for them again. A button removes everything, and another date begins anew.',
    },
    reason: {
      pl: 'Telefon zamyka kartę, gdy ktoś szuka zaświadczenia; to, co wpisano, nie może wtedy zginąć. Pamięć karty znika razem z nią.',
      en: 'A phone drops the tab while somebody looks for a certificate; what was typed must not be lost then. The memory of a tab goes with the tab.',
    },
    shownBy: ['parameters.bookingKeptHours', '@C205'],
    asks: {
      pl: 'Czy niewysłany zapis wolno trzymać w karcie przeglądarki do {bookingKeptHours:genitive}, bez numeru PESEL i innych wrażliwych danych?',
      en: 'May an unsent booking stay in the tab of a browser for up to {bookingKeptHours}, without PESEL and other sensitive data?',
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C206',
    area: 'ours',
    subject: { pl: 'Nowe wydanie strony w trakcie rezerwacji', en: 'A release in the middle of a booking' },
    says: [
      {
        clauses: ['1.5'],
        variant: { pl: 'rezerwacja w kilku krokach, bez słowa o nowym wydaniu strony', en: 'a booking in several steps, without a word on a release' },
      },
    ],
    decision: {
      pl: 'Pliki poprzednich wydań są podawane jeszcze przez {formerFilesDays}. Plik, który nie przyszedł, jest pobierany drugi raz; gdy strona ma już nowe wydanie, wczytuje się ona od nowa z tym, co wpisano.',
      en: 'Files of former releases are served for another {formerFilesDays}. A file that does not come is asked for again; where there is a new release the page is loaded anew, with what was typed.',
    },
    reason: { pl: 'Kto ma stronę otwartą, kończy na niej to, co zaczął.', en: 'Whoever has a page open finishes there what they began.' },
    shownBy: ['parameters.formerFilesDays', '@C206'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-25',
  },
  {
    id: 'C261',
    area: 'ours',
    subject: { pl: 'Okno recertyfikacji na końcu miesiąca', en: 'The recertification window at the end of a month' },
    says: [
      {
        clauses: ['5.11'],
        variant: { pl: 'recertyfikacja tylko w ostatnich 3 miesiącach ważności', en: 'recertification only in the last 3 months of validity' },
      },
    ],
    decision: {
      pl: 'Trzy miesiące liczymy od dnia egzaminu naprzód. Przy zaświadczeniu ważnym do 31 maja pierwszym dniem egzaminu jest więc 1 marca, a przy ważnym do 31 grudnia 1 października. Liczone od końca ważności wstecz byłyby to 28 lutego i 30 września.',
      en: 'Three months are counted forward from the exam day. With a certificate valid until 31 May the first day of the exam is 1 March, and with one until 31 December it is 1 October. Counted back from the end of validity they would be 28 February and 30 September.',
    },
    reason: {
      pl: 'Oba sposoby liczenia pasują do zdania, a różnią się o dzień tylko na końcu niektórych miesięcy. Wybrany nigdy nie dopuszcza nikogo za wcześnie.',
      en: 'Both ways fit the sentence and differ by a day at the end of some months only. The one chosen never admits anybody too early.',
    },
    shownBy: ['rules.recertification-window'],
    asks: {
      pl: 'Czy okres na recertyfikację liczymy od dnia egzaminu w przód, tak że przy ważności do 31 maja zaczyna się 1 marca?',
      en: 'Is the recertification window counted forward from the exam day, so that with validity until 31 May it begins on 1 March?',
      others: [{ pl: 'wstecz od końca ważności: od 28 lutego', en: 'backward from the end of validity: from 28 February' }],
    },
    weight: 'allOrders',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C260',
    area: 'ours',
    subject: { pl: 'Jeden adres w polu adresu', en: 'One address in the field of an address' },
    says: [
      { clauses: ['5.2'], variant: { pl: 'kontakt: luźna postać tekst@tekst', en: 'contact: loose text@text' } },
      { clauses: ['5.11'], variant: { pl: 'zapis: poprawny adres e-mail', en: 'registration: e-mail valid' } },
    ],
    decision: {
      pl: 'Oba formularze odmawiają tekstu z przecinkiem, średnikiem, dwukropkiem, nawiasem, cudzysłowem, ukośnikiem wstecznym albo drugim znakiem @ i proszą o jeden sam adres. Poza tym formularz kontaktowy zostaje przy luźnej postaci tekst@tekst.',
      en: 'Both forms refuse a text with a comma, semicolon, colon, bracket, quotation mark, backslash or second @, and ask for one bare address. Beside this the contact form keeps the loose text@text.',
    },
    reason: {
      pl: 'Takie znaki rozdzielają adresy w programach pocztowych: potwierdzenie nie doszłoby do nikogo albo doszłoby do kogoś innego, a biuro nie mogłoby odpowiedzieć.',
      en: 'Mail programs separate addresses by these signs: the receipt would reach nobody, or somebody else, and the office could not answer.',
    },
    shownBy: ['rules.contact-email-field', 'rules.registration-email-field', '@C260'],
    asks: { pl: 'Czy w polu e-mail przyjmujemy tylko jeden adres?', en: 'Does the e-mail field take a single address only?' },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C200',
    area: 'ours',
    subject: { pl: 'Znaki, których nikt nie widzi', en: 'Characters that nobody sees' },
    says: [
      { clauses: ['5.3'], variant: { pl: 'inny znak niż cyfra jest błędem', en: 'a character that is no digit is an error' } },
      { clauses: ['5.11'], variant: { pl: 'poprawny adres e-mail', en: 'a valid e-mail address' } },
    ],
    decision: {
      pl: 'Z każdego tekstu z formularza i od biura znikają znaki formatujące, wypełniacze bez kształtu i wszystko, co Unicode pozwala pominąć, inne odstępy stają się zwykłą spacją, a litery z osobnym znakiem jedną literą (NFC); tak samo w przeglądarce i na serwerze. Pole, w którym nie zostaje nic, jest puste. Adres e-mail może mieć litery każdego pisma przed małpą i po niej; Przelewom24 takiego adresu nie przekazujemy.',
      en: 'Every text of a form and of the office loses characters of formatting, fillers without a shape and whatever Unicode lets a program ignore, other spaces become an ordinary one, and letters with a mark of their own one letter (NFC), alike in browser and server. A field in which nothing is left is empty. An e-mail address may have letters of every script before and after the at sign; such an address is not handed to Przelewy24.',
    },
    reason: {
      pl: 'Numer telefonu skopiowany z kontaktów ma niewidoczny znak kierunku, a adres z takim znakiem nigdy nie dostanie e-maila.',
      en: 'A phone number copied from contacts has a mark of direction that nobody sees, and an address with such a mark never gets a mail.',
    },
    shownBy: ['@C200'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-25',
  },
  {
    id: 'C220',
    area: 'ours',
    subject: { pl: 'Adres poza Polską', en: 'An address outside Poland' },
    says: [{ clauses: ['3.31'], variant: { pl: 'kod pocztowy bez postaci i bez kraju', en: 'a postal code without a form and without a country' } }],
    decision: {
      pl: 'Zamówienie pyta też o kraj, ale tylko przy adresie poza Polską: puste pole znaczy Polska. Polski kod ma postać NN-NNN. Kod z innego kraju przyjmujemy i zapisujemy taki, jak go wpisano, bo każdy kraj ma swoją postać, a niemieckie 10115 nie jest polskim 10-115.',
      en: 'An order also asks for the country, but only with an address outside Poland: an empty field means Poland. A Polish code has the form NN-NNN. A code of another country is taken and kept as it was typed, since every country has its own form, and the German 10115 is not the Polish 10-115.',
    },
    reason: {
      pl: 'Na kursy po angielsku przyjeżdżają ludzie z zagranicy, a formularz odrzucał ich kody.',
      en: 'People from abroad come to courses in English, and the form refused their codes.',
    },
    shownBy: ['rules.postal-code-field', '@C220'],
    weight: 'oneOrder',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-25',
  },
  {
    id: 'C290',
    area: 'ours',
    subject: { pl: 'Rezerwacja po zamknięciu karty', en: 'A booking after the tab was closed' },
    says: [
      {
        clauses: ['1.5', '3.31'],
        variant: { pl: 'rezerwacja w kilku krokach, bez słowa o zamknięciu karty', en: 'a booking in several steps, without a word on a closed tab' },
      },
    ],
    decision: {
      pl: 'Pierwszy krok pyta, czy urządzenie ma zapamiętać odpowiedzi; pole nie jest zaznaczone z góry. Kto je zaznaczy, wraca do rezerwacji przez {bookingOnDeviceDays} także po zamknięciu karty. Czego karta nie pamięta (C205), tego nie pamięta i urządzenie; strona wymienia te dane i mówi dlaczego. Odznaczenie pola, przycisk, wysłanie i upływ czasu usuwają zapis.',
      en: 'The first step asks whether the device may keep the answers; the box is not ticked in advance. Whoever ticks it can return to the booking for {bookingOnDeviceDays}, after closing the tab too. What the tab does not keep (C205) the device does not keep either; the page names these data and says why. Unticking the box, the button, sending and the end of the time remove the record.',
    },
    reason: {
      pl: 'Na telefonie przechodzi się do banku i wraca do pustej strony. Z urządzenia korzystają jednak także inni, więc decyduje osoba, która się zapisuje.',
      en: 'On a phone one goes to the bank and comes back to an empty page. But others use the device too, so the person who books decides.',
    },
    shownBy: ['parameters.bookingOnDeviceDays', '@C290'],
    asks: {
      pl: 'Czy za zgodą (pole nie jest zaznaczone) odpowiedzi wolno trzymać na urządzeniu przez {bookingOnDeviceDays}?',
      en: 'With consent (the box is not ticked in advance), may answers stay on the device for {bookingOnDeviceDays}?',
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C291',
    area: 'ours',
    subject: { pl: 'Kto przyjdzie, jako pierwsze pytanie', en: 'Who comes, as the first question' },
    says: [
      { clauses: ['1.21'], variant: { pl: 'o opiekunie decyduje wiek uczestnika', en: 'the age of the participant decides about the guardian' } },
      { clauses: ['5.16'], variant: { pl: 'opiekun zapisuje osobę niepełnoletnią', en: 'the guardian books the minor' } },
    ],
    decision: {
      pl: 'Gdy na kurs można przyjść z opiekunem, formularz najpierw pyta, kto przyjdzie. Odpowiedź decyduje, kto podaje dane i za ile osób jest cena. Data urodzenia, która jej przeczy, jest błędem, który mówi, co poprawić. Rodzic podaje najpierw siebie, potem nastolatka, a jego oświadczenie stoi przy pozostałych. Serwer, który tego pytania nie zna, liczy z samej daty.',
      en: 'Where one may come with a guardian, the form first asks who comes. The answer decides who gives data and for how many persons the price is. A date of birth that contradicts it is an error that says what to correct. The parent gives his own name first, then the teenager’s, and his declaration stands with the others. The server, which does not know this question, goes by the date alone.',
    },
    reason: { pl: 'Rodzic wpisywał siebie i kupował jedno miejsce dla dorosłego.', en: 'A parent entered herself and bought one place for an adult.' },
    shownBy: ['@C291'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-26',
  },
  {
    id: 'C292',
    area: 'ours',
    subject: { pl: 'Kto i gdzie, na stronie rezerwacji', en: 'Who and where, on the page of a booking' },
    says: [
      {
        clauses: ['4.27'],
        variant: { pl: 'stan rezerwacji, bez słowa o osobach i adresie', en: 'the state of a booking, without a word on people and address' },
      },
    ],
    decision: {
      pl: 'Strona rezerwacji nazywa osoby, które przyjdą, imieniem i pierwszą literą nazwiska. Dopóki adres czeka na potwierdzenie, pokazuje go z zasłoniętym początkiem i wysyła e-mail jeszcze raz, w granicach C198. Adresu nie można na niej zmienić: link, który już wyszedł, potwierdziłby wtedy cudzą skrzynką. Kto się pomylił, zapisuje się jeszcze raz, a odpowiedzi czekają w formularzu, jeśli na to pozwolił.',
      en: 'The page of a booking names the people who come by first name and initial. As long as the address waits to be confirmed, it shows it with its beginning masked, and sends the mail once more, within C198. The address cannot be changed there: the link that has left would then confirm it from a mailbox of somebody else. Whoever made a slip books again, and finds the answers in the form, if that was allowed.',
    },
    reason: {
      pl: 'Literówka w adresie kończyła się martwą rezerwacją. Link do rezerwacji bywa przekazywany dalej, więc strona nie może zdradzać nazwisk i adresów.',
      en: 'A slip in the address ended in a dead booking. The link of a booking is passed on at times, so the page must not give away family names and addresses.',
    },
    shownBy: ['@C292'],
    asks: {
      pl: 'Czy na stronie rezerwacji wystarczy imię i pierwsza litera nazwiska, z zasłoniętym adresem e-mail?',
      en: 'Do first name and initial, with a masked e-mail address, suffice on the page of a booking?',
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C293',
    area: 'ours',
    subject: { pl: 'Zmiana języka w połowie drogi', en: 'A change of language halfway' },
    says: [
      {
        clauses: ['9.8'],
        variant: { pl: 'przełącznik języka, bez słowa o tym, co już wybrano', en: 'a switch of language, without a word on what was chosen already' },
      },
    ],
    decision: {
      pl: 'Odnośnik do drugiego języka zabiera wszystko, co mówi adres: kurs, rezerwację, miasto i miesiąc. Miasto, które stoi w ścieżce, staje się częścią zapytania tam, gdzie drugi język nie ma takiej strony. Odpowiedzi i krok rezerwacji są na miejscu; tego, czego karta nie pamięta (C205), strona pyta jeszcze raz.',
      en: 'The link to the other language takes along all that the address says: course, booking, city and month. A city of the path becomes a part of the query where the other language has no such page. The answers and the step of a booking are there; what the tab does not keep (C205) the page asks again.',
    },
    reason: {
      pl: 'Pielęgniarka, która w połowie zapisu wybrała angielski, zaczynała od nowa.',
      en: 'A nurse who chose English in the middle of a booking began anew.',
    },
    shownBy: ['@C293'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-26',
  },
] as const satisfies readonly RegisterEntry[];
