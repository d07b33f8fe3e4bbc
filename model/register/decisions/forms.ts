import type { RegisterEntry } from '../../schema/register.ts';

/** Ours: how forms are filled in and how they answer. */
export const ourFormsRegister = [
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
        clauses: ['5.15'],
        variant: { pl: 'recertyfikacja tylko w ostatnich 3 miesiącach ważności', en: 'recertification only in the last 3 months of validity' },
      },
    ],
    decision: {
      pl: '{recertificationWindowMonths:Words} liczymy od dnia egzaminu naprzód. Przy zaświadczeniu ważnym do 31 maja pierwszym dniem egzaminu jest więc 1 marca, a przy ważnym do 31 grudnia 1 października. Liczone od końca ważności wstecz byłyby to 28 lutego i 30 września.',
      en: '{recertificationWindowMonths:Words} are counted forward from the exam day. With a certificate valid until 31 May the first day of the exam is 1 March, and with one until 31 December it is 1 October. Counted back from the end of validity they would be 28 February and 30 September.',
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
    weight: 'law',
    confirmedBy: 'lawyer',
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
      pl: 'Oba formularze odmawiają tekstu z przecinkiem, średnikiem, dwukropkiem, nawiasem, cudzysłowem, ukośnikiem wstecznym albo drugim znakiem @ i proszą o jeden sam adres. Przed @ przyjmują tylko litery od a do z, cyfry i znaki dozwolone w adresach, a przy adresie z polskimi literami pytają, czy chodziło o ten sam bez nich. Poza tym formularz kontaktowy zostaje przy luźnej postaci tekst@tekst.',
      en: 'Both forms refuse a text with a comma, semicolon, colon, bracket, quotation mark, backslash or second @, and ask for one bare address. Before the @ they take only the letters a to z, digits and the marks that addresses allow, and ask of an address with Polish letters whether the same without them was meant. Beside this the contact form keeps the loose text@text.',
    },
    reason: {
      pl: 'Takie znaki rozdzielają adresy w programach pocztowych: potwierdzenie nie doszłoby do nikogo albo doszłoby do kogoś innego, a biuro nie mogłoby odpowiedzieć. Liter spoza ASCII przed @ większość serwerów poczty nie przyjmuje (RFC 5321), a klawiatura telefonu wpisuje je sama.',
      en: 'Mail programs separate addresses by these signs: the receipt would reach nobody, or somebody else, and the office could not answer. Most mail servers take no letters outside ASCII before the @ (RFC 5321), and phones put them in by themselves.',
    },
    shownBy: ['rules.contact-email-field', 'rules.registration-email-field', '@C260'],
    asks: { pl: 'Czy w polu e-mail przyjmujemy tylko jeden adres?', en: 'Does the e-mail field take a single address only?' },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C220',
    area: 'ours',
    subject: { pl: 'Adres poza Polską', en: 'An address outside Poland' },
    says: [{ clauses: ['3.31'], variant: { pl: 'kod pocztowy bez postaci i bez kraju', en: 'a postal code without a form and without a country' } }],
    decision: {
      pl: 'Zamówienie pyta też o kraj, ale tylko przy adresie poza Polską: puste pole znaczy Polska. Polski kod ma postać NN-NNN. Kod z innego kraju przyjmujemy i zapisujemy taki, jak go wpisano, bo każdy kraj ma swoją postać, a niemieckie 10115 nie jest polskim 10-115. Tak samo numer podatkowy: kraj adresu albo prefiks numeru (DE, CZ) mówi, że nie jest to NIP.',
      en: 'An order also asks for the country, but only with an address outside Poland: an empty field means Poland. A Polish code has the form NN-NNN. A code of another country is taken and kept as it was typed, since every country has its own form, and the German 10115 is not the Polish 10-115. The same with the tax number: the country of the address, or the prefix of the number (DE, CZ), says that it is no Polish one.',
    },
    reason: {
      pl: 'Na kursy po angielsku przyjeżdżają ludzie z zagranicy, a formularz odrzucał ich kody i numery podatkowe.',
      en: 'People from abroad come to courses in English, and the form refused their codes and tax numbers.',
    },
    shownBy: ['rules.postal-code-field', 'rules.nip-field', '@C220'],
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
    shownBy: ['sharedShapes.registration-state', '@C292'],
    asks: {
      pl: 'Czy na stronie rezerwacji wystarczy imię i pierwsza litera nazwiska, z zasłoniętym adresem e-mail?',
      en: 'Do first name and initial, with a masked e-mail address, suffice on the page of a booking?',
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
