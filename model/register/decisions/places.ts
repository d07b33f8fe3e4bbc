import type { RegisterEntry } from '../../schema/register.ts';

/** Register entries on how people name a booking, and on who gets a place next. */
export const ourPlacesRegister = [
  {
    id: 'C112',
    area: 'ours',
    subject: { pl: 'Numer rezerwacji', en: 'Number of a booking' },
    says: [
      { clauses: ['7.10'], variant: { pl: 'wysłanie zapisu: nie pokazano', en: 'registration submit: not shown' } },
      { clauses: ['4.27'], variant: { pl: 'wyniki zapisu (tylko teksty)', en: 'registration outcomes (texts only)' } },
    ],
    decision: {
      pl: 'Rezerwacja ma numer dla ludzi, na przykład 4MR2-8XJY: osiem znaków bez takich, które łatwo pomylić, a ostatni z nich jest kontrolny. Wpisany z pomyłką jest rozpoznawany od razu, w przeglądarce i na serwerze. Sam numer niczego nie otwiera; razem z adresem e-mail wskazuje rezerwację. Stronę rezerwacji otwiera link, którego nie da się odgadnąć.',
      en: 'A booking has a number for people, such as 4MR2-8XJY: eight characters without those that are easily mixed up, of which the last is a check. A mistyped one is recognised at once, in the browser and on the server. The number alone opens nothing; together with the e-mail address it names a booking. The page of the booking is opened by a link that cannot be guessed.',
    },
    reason: {
      pl: 'Numeru z 32 znaków nikt nie podyktuje przez telefon ani nie przepisze z kartki.',
      en: 'Nobody reads 32 characters out on the phone or copies them from paper.',
    },
    shownBy: ['sharedShapes.booking-number', '@C112'],
    asks: { pl: 'Czy rezerwacja może mieć numer w rodzaju 4MR2-8XJY?', en: 'May a booking have a number such as 4MR2-8XJY?' },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C113',
    area: 'ours',
    subject: { pl: 'Skutek oświadczenia o odstąpieniu', en: 'Effect of a statement of withdrawal' },
    says: [{ clauses: ['4.27', '5.17'], variant: { pl: 'jak się odstępuje: nie pokazano', en: 'how one withdraws: not shown' } }],
    decision: {
      pl: 'Oświadczenie, którego numer i adres e-mail pasują do rezerwacji, działa w tej samej chwili: umowa przestaje obowiązywać, miejsce jest wolne, zwrot zapłaty jest zadaniem biura, a potwierdzenie idzie e-mailem. Oświadczenie, które do niczego nie pasuje, przyszło po terminie albo po rozpoczęciu kursu, zostaje zapisane dla biura, a e-mail mówi, że odpowie biuro. Strona mówi od razu, czy oświadczenie zadziałało, także bez JavaScriptu. Kto nie zna i numeru, i adresu e-mail rezerwacji, dostaje zawsze tę samą odpowiedź, więc nie dowie się z niej, czy taka rezerwacja istnieje. Kto zna oba, dowiaduje się też, że termin minął, że kurs już trwa albo że rezerwacja skończyła się wcześniej, i ile jest jeszcze do zwrotu. Kto jest na liście rezerwowej, nie ma umowy: tylko wypisuje się z listy, a oświadczenia się nie zapisuje.',
      en: 'A statement whose number and e-mail address fit a booking takes effect at that moment: the contract no longer binds, the place is free, the refund is work of the office, and an e-mail confirms it. A statement that fits nothing, or came after the period or after the course began, is kept for the office, and an e-mail says that the office answers. The page says at once whether the statement took effect, without JavaScript too. Whoever does not know both the number and the e-mail address of a booking always gets the same answer, and so does not learn whether it exists. Whoever knows both is also told that the period is over, that the course is under way, or that the booking ended before, and how much is still to be returned. Somebody on the reserve list has no contract: they only leave the list, and no statement is stored.',
    },
    reason: {
      pl: 'Prawo wymaga, żeby odstąpienie było łatwe i potwierdzone, a literówka w numerze nie może go udaremnić. Kto czeka na e-mail, żeby się dowiedzieć, czy umowa jeszcze obowiązuje, nie ma łatwego odstąpienia.',
      en: 'The law wants a withdrawal to be easy and confirmed, and a slip in the number must not defeat it. Whoever must wait for an e-mail to learn whether the contract still binds has no easy withdrawal.',
    },
    shownBy: ['rules.withdrawal-effect', 'statements.endedBefore', '@C113'],
    asks: {
      pl: 'Czy odstąpienie z właściwym numerem i adresem działa od razu, bez udziału biura?',
      en: 'Does a withdrawal with the right number and address take effect at once, without the office?',
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C120',
    area: 'ours',
    subject: { pl: 'Jak długo miejsce czeka', en: 'How long a place waits' },
    says: [{ clauses: ['4.27'], variant: { pl: 'wyniki zapisu: do zapłaty, zapłacony', en: 'registration outcomes: pay, paid' } }],
    decision: {
      pl: 'Zapisane miejsce czeka {holdMinutes}, a gdy płaci się przelewem {transferHoldMinutes}, aż ktoś potwierdzi adres e-mail przyciskiem na stronie z e-maila; strona rezerwacji tego linku nie pokazuje. Po rozpoczęciu kursu miejsce już nie czeka. Wtedy umowa jest zawarta, a na zapłatę jest {paymentDays} od dnia zamówienia. Kto płaci online, nie musi na to czekać (C276); danych do przelewu wcześniej nie ma. Miejsca są zwalniane co minutę. O tym, że czas minął, mówi e-mail, a przed rozpoczęciem kursu jest w nim link, który zaczyna zapis na ten sam termin od nowa.',
      en: 'A booked place waits {holdMinutes}, or {transferHoldMinutes} where one pays by transfer, until somebody confirms the e-mail address with the button of the page that the e-mail leads to; the page of the booking does not show that link. Once the course has begun no place waits. Then the contract is concluded, and there are {paymentDays} from the day of the order to pay. Who pays online need not wait for that (C276); details for a transfer come only then. Places are released every minute. An e-mail tells that the time is over and, until the course begins, has a link that begins a booking of the same date again.',
    },
    reason: {
      pl: 'Inaczej jeden program zająłby na wiele dni wszystkie miejsca, nie podając ani jednego prawdziwego adresu, a dwie osoby z tym samym adresem mogłyby zapłacić obie. Kto płaci przelewem, rzadziej siedzi jeszcze przy komputerze.',
      en: 'Otherwise one program could take all places for days without giving one real address, and two people with the same address could both pay. Whoever pays by transfer is less often still at the screen.',
    },
    shownBy: [
      'sharedShapes.registration-state',
      'mails.confirmation-expired',
      'rules.place-release',
      'parameters.holdMinutes',
      'parameters.transferHoldMinutes',
      '@C120',
    ],
    asks: {
      pl: 'Czy miejsce czeka na potwierdzenie adresu {holdMinutes}, a przy przelewie {transferHoldMinutes}?',
      en: 'Does a place wait {holdMinutes} for the address to be confirmed, and {transferHoldMinutes} with a transfer?',
    },
    weight: 'allOrders',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C185',
    area: 'ours',
    subject: { pl: 'Jedno miejsce na adres e-mail', en: 'One place per e-mail address' },
    says: [{ clauses: ['5.13'], variant: { pl: 'jedna osoba na adres e-mail', en: 'one person per e-mail address' } }],
    decision: {
      pl: 'Baza danych nie przyjmuje drugiego potwierdzonego ani opłaconego zapisu z tym samym adresem na ten sam termin; wyjątkiem jest dziecko zapisane z adresem opiekuna. Biuro nie może też przenieść zapisu na termin, na którym ten adres ma już miejsce. Wpłata, która mimo to przyjdzie za drugi zapis, wraca w całości: zapis się kończy, jego miejsce jest wolne, a powód widać na liście zwrotów, na stronie rezerwacji i w e-mailu. Zapisy sprzed tej zasady zostają, jak były.',
      en: 'The database takes no second confirmed or paid registration with the same address for the same date; a child registered with the guardian’s address is the exception. Nor can the office move a booking to a date on which the address has a place. Money that comes for a second booking all the same goes back whole: the booking ends, its place is free, and the list of refunds, the page of the booking and an e-mail name the reason. Bookings from before this rule stay as they were.',
    },
    reason: {
      pl: 'Samo sprawdzenie przed zapisem nie wystarcza, gdy dwie osoby płacą w tej samej chwili albo gdy drogą jest przelew, przeniesienie lub spóźniona płatność.',
      en: 'A check before the booking alone does not suffice when two people pay at the same moment, or by a transfer, a move or a late payment.',
    },
    shownBy: ['sharedShapes.payment-state', 'mails.payment-taken', 'rules.email-taken', 'rules.money-received', '@C185'],
    asks: {
      pl: 'Czy na jeden termin przyjmujemy jeden zapis na adres e-mail, poza dzieckiem z adresem opiekuna?',
      en: 'Is one registration per e-mail address taken for one date, but for a child with the guardian’s address?',
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C276',
    area: 'ours',
    subject: { pl: 'Płatność przed potwierdzeniem adresu', en: 'Payment before the address is confirmed' },
    says: [
      { clauses: ['4.27'], variant: { pl: 'wyniki zapisu: wysłany, do zapłaty, zapłacony', en: 'registration outcomes: sent, pay, paid' } },
      { clauses: ['5.13'], variant: { pl: 'jedna osoba na adres e-mail', en: 'one person per e-mail address' } },
    ],
    decision: {
      pl: 'Kto zapisał się z ceną, może zapłacić online od razu, dopóki miejsce na niego czeka. Wpłata potwierdza adres, o ile nie zajmuje go inna rezerwacja; wtedy wraca w całości, a e-mail mówi dlaczego. Przed zapłatą strona tego nie zdradza: mówi tylko, że tak się wtedy dzieje. Rozpoczęta płatność przedłuża czas raz, o tyle, ile czeka miejsce. Link z e-maila zostaje dla tych, którzy płacą później albo przelewem. Jedno ustawienie organizatora wyłącza tę drogę.',
      en: 'Who has booked at a price may pay online at once, as long as the place waits for them. The payment confirms the address unless another booking takes it; then it goes back whole, and a mail says why. Before the payment the page does not tell: it only says that this is what happens then. A payment that was started prolongs the time once, by as much as a place waits. The link of the mail stays for those who pay later or by transfer. A choice of the provider turns this way off.',
    },
    reason: {
      pl: 'Opłacone miejsce jest prawdziwe bez względu na to, kiedy przyjdzie e-mail. Kto musi na niego czekać, często już nie wraca.',
      en: 'A place that is paid is real whenever the mail arrives. Who must wait for it often does not come back.',
    },
    shownBy: ['sharedShapes.payment-state', 'choices.payBeforeConfirm', '@C276'],
    asks: {
      pl: 'Czy wolno zapłacić w internecie przed potwierdzeniem adresu e-mail?',
      en: 'May one pay online before the e-mail address is confirmed?',
      others: [{ pl: 'najpierw potwierdzenie adresu', en: 'the address has to be confirmed first' }],
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C275',
    area: 'ours',
    subject: { pl: 'Jedna osoba na adres e-mail, na każdym kursie', en: 'One person per e-mail address, for every course' },
    says: [
      { clauses: ['5.13'], variant: { pl: 'jedna osoba na adres e-mail', en: 'one person per e-mail address' } },
      { clauses: ['5.14'], variant: { pl: 'adres staje się loginem strefy klienta', en: 'the address becomes the login of the customer zone' } },
    ],
    decision: {
      pl: 'Adres z potwierdzonym zapisem należy do osoby z tego zapisu. Zapis innej osoby z tym adresem, na jakikolwiek termin kursu, na którym adres ma należeć do jednej osoby, jest traktowany jak drugi zapis na ten sam termin. Rodzaj kursu mówi, czego dotyczy adres: osoby albo terminu. Osobę poznaje się po numerze PESEL, a gdy go nie ma, po dacie urodzenia oraz imieniu i nazwisku. Dziecko może mieć adres opiekuna i niczyjego adresu nie zajmuje.',
      en: 'An address with a confirmed registration is that of the person of that registration. A registration of another person with it, for any date of a course on which an address is to be that of one person, is treated as a second registration of the same date. The course type says what an address is for: a person or a date. A person is known by the PESEL number, and where there is none by date of birth and name. A child may have the guardian’s address and takes nobody’s.',
    },
    reason: {
      pl: 'Zasada specyfikacji mówi o osobie, nie o terminie: adres jest loginem i drogą do uczestnika, a dwie osoby z jednym loginem widziałyby nawzajem swoje wyniki.',
      en: 'The rule of the specification is about a person, not a date: the address is a login and the way to reach the participant, and two people with one login would see each other’s results.',
    },
    shownBy: ['statements.ownAddress', 'mails.address-of-another', 'rules.same-person', 'rules.email-taken', 'courseTypes.kpp.addressScope', '@C275'],
    asks: {
      pl: 'Czy jeden adres e-mail należy do jednej osoby na wszystkich kursach ze strefą klienta?',
      en: 'Does one e-mail address belong to one person on all courses with a customer zone?',
      others: [{ pl: 'na jednym terminie', en: 'on one date' }],
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C186',
    area: 'ours',
    subject: { pl: 'Linki w e-mailach', en: 'Links of e-mails' },
    says: [{ clauses: ['4.27'], variant: { pl: 'wyniki zapisu (tylko teksty)', en: 'registration outcomes (texts only)' } }],
    decision: {
      pl: 'Otwarcie linku z e-maila niczego nie zmienia. Link, który potwierdza adres albo bierze zaproponowane miejsce, otwiera stronę z jednym przyciskiem i dopiero przycisk działa, także bez JavaScriptu.',
      en: 'Opening a link of an e-mail changes nothing. A link that confirms an address or takes an offered place opens a page with one button, and only the button acts, without JavaScript too.',
    },
    reason: {
      pl: 'Skanery poczty otwierają linki w prawdziwej przeglądarce, zanim zrobi to człowiek.',
      en: 'Mail scanners open links in a real browser before a person does.',
    },
    shownBy: ['sentAddresses.confirm', 'sentAddresses.confirm-former', '@C186'],
    asks: {
      pl: 'Czy link z e-maila ma otwierać stronę z przyciskiem, zamiast działać od razu?',
      en: 'Shall a link of an e-mail open a page with a button rather than act at once?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C121',
    area: 'ours',
    subject: { pl: 'Ile miejsc trzyma jedna sieć', en: 'How many places one network holds' },
    says: [{ clauses: ['7.10'], variant: { pl: 'wysłanie zapisu: nie pokazano', en: 'registration submit: not shown' } }],
    decision: {
      pl: 'Siecią jest pojedynczy adres IPv4 albo sieć IPv6 o długości 64 bitów. Liczą się tylko miejsca, których nikt jeszcze nie opłacił ani nie potwierdził; zamiast adresu sieci przechowujemy jego skrót z kluczem, aż miejsce zostanie potwierdzone. Własny komputer serwera nie ma tego limitu. Zapis, który wypełnił program, dostaje zwykłą odpowiedź i nie zostaje po nim nic.',
      en: 'A network is a single IPv4 address or an IPv6 network of 64 bits. Only places count that nobody has paid or confirmed yet; instead of the address we keep a keyed digest of it until the place is confirmed. The server’s own machine has no such limit. A booking that a program filled in gets the usual answer, and nothing of it stays.',
    },
    reason: {
      pl: 'Szkoła lub firma ma często jeden adres, dlatego potwierdzone rezerwacje się nie liczą.',
      en: 'A school or company often has one address, so confirmed bookings do not count.',
    },
    shownBy: ['statements.severalPeople', 'rules.hold-allowed', 'parameters.heldPerTerm', 'parameters.heldPerNetwork', '@C121'],
    asks: {
      pl: 'Czy liczba niepotwierdzonych miejsc z jednej sieci ma być ograniczona ({heldPerNetwork:number}, na jednym terminie {heldPerTerm:number})?',
      en: 'Shall unconfirmed places from one network be limited ({heldPerNetwork:number}, {heldPerTerm:number} on one date)?',
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C122',
    area: 'ours',
    subject: { pl: 'Miejsce dla osoby z listy rezerwowej', en: 'A place for somebody on the reserve list' },
    says: [{ clauses: ['4.20'], variant: { pl: '0 lub mniej: czerwone oznaczenie „Lista rezerwowa”', en: '0 or less, red badge “Reserve list”' } }],
    decision: {
      pl: 'Zwolnione miejsce jest od razu proponowane następnej osobie z listy, dla której miejsc wystarcza: e-mail mówi, że miejsce czeka na nią {offerHours}. Wystarczy w tym czasie otworzyć link z e-maila i nacisnąć przycisk, a miejsce czeka dalej, tyle czasu, ile jest na zapłatę; przez ten czas można je zamówić w zwykłym formularzu i zapłacić także przelewem. Inaczej miejsce dostaje następna osoba.',
      en: 'A freed place is offered at once to the next person on the list for whom the places suffice: an e-mail says that the place waits {offerHours}. Opening the link of the mail and pressing its button in that time is enough, and the place waits on for as long as there is to pay; meanwhile it can be ordered in the usual form and paid, by transfer too. Otherwise the next person gets the place.',
    },
    reason: {
      pl: 'Miejsce, o którym nikt nie wie, nikomu nie służy. Przelew nie dojdzie w ciągu doby, a zamówienie wymaga przycisku, który nazywa obowiązek zapłaty.',
      en: 'A place that nobody is told of serves nobody. A transfer does not arrive within a day, and an order needs a button that names the obligation to pay.',
    },
    shownBy: ['statements.reserve', 'mails.offer-expired', 'rules.place-offer', 'parameters.offerHours', '@C122'],
    asks: {
      pl: 'Czy zwolnione miejsce czeka na osobę z listy rezerwowej {offerHours}?',
      en: 'Does a freed place wait {offerHours} for the person on the reserve list?',
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C131',
    area: 'ours',
    subject: { pl: 'Wpis na listę rezerwową', en: 'An entry on the reserve list' },
    says: [{ clauses: ['4.20'], variant: { pl: '0 lub mniej: czerwone oznaczenie „Lista rezerwowa”', en: '0 or less, red badge “Reserve list”' } }],
    decision: {
      pl: 'Wpis na listę rezerwową nie jest zamówieniem: żaden krok nie podaje kwoty, nie ma terminu odstąpienia ani nic do zapłaty. Jeden ekran pyta o imię i nazwisko, adres e-mail i telefon, a strona mówi przed wpisem i po nim, które to miejsce w kolejce. O resztę danych pyta dopiero zamówienie zwolnionego miejsca. Gdy zostało jedno miejsce, a przychodzą opiekun i nastolatek, na listę wpisuje ich formularz zamówienia, bo o wieku uczestnika wiadomo dopiero z niego. Gdy miejsce zwolni się w trakcie wypełniania, strona proponuje zamówienie.',
      en: 'An entry on the reserve list is no order: no step names a sum, there is no withdrawal period and nothing to pay. One screen asks for name, e-mail and phone, and the page tells the position before and after. The rest of the data is asked for only when a freed place is ordered. Where one place is left for a guardian and a teenager, the form of the order puts them on the list, since it alone knows of the age. Where a place gets free meanwhile, the page offers to order it.',
    },
    reason: {
      pl: 'Kto czeka na liście, do niczego się nie zobowiązał; numeru PESEL nie zbiera się na wypadek, gdyby zwolniło się miejsce.',
      en: 'Whoever waits in line has promised nothing; a PESEL is not collected for the case that a place gets free.',
    },
    shownBy: ['rules.term-offered', '@C131'],
    asks: {
      pl: 'Czy wpis na listę rezerwową jest bez ceny i bez obowiązku zapłaty?',
      en: 'Is an entry on the reserve list without a price and without an obligation to pay?',
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C190',
    area: 'ours',
    subject: { pl: 'Chwila, w której kurs się zaczyna', en: 'The moment at which a course begins' },
    says: [
      { clauses: ['5.17'], variant: { pl: 'granica liczona w dniach przed kursem', en: 'a limit counted in days before the start' } },
      { clauses: ['4.20'], variant: { pl: 'terminy z wolnymi miejscami', en: 'dates with free places' } },
    ],
    decision: {
      pl: 'Kurs zaczyna się o godzinie z kalendarza, według czasu w Warszawie; gdy kalendarz nie podaje jednej godziny rozpoczęcia, kurs zaczyna się z początkiem pierwszego dnia. Do tej chwili termin jest na listach i można go zarezerwować, a od umowy w porę odstąpić; od niej terminu nie można zarezerwować ani przenieść na niego rezerwacji, nie ma go na listach, w plikach z terminami i w przypomnieniach, a miejsca, których nikt nie zamówił, przestają czekać. Umowa zawarta wcześniej zostaje i można ją opłacić.',
      en: 'A course begins at the hour of the calendar, by the time in Warsaw; where the calendar does not state one hour, it begins with its first day. Until then the date is listed and can be booked, and a contract can be withdrawn from in time; from then on it can neither be booked nor be given to a booking, stands in no list, feed or reminder, and places that nobody has ordered wait no longer. A contract made before stands and can be paid.',
    },
    reason: {
      pl: 'Rezerwacja o 19:00 kursu, który trwał od 9:00 do 17:00, kosztuje i niczego nie daje. Bez godziny bezpieczniejszy jest początek dnia.',
      en: 'A booking at 19:00 of a course that lasted from 9:00 to 17:00 costs and gives nothing. Without an hour the beginning of the day is safer.',
    },
    shownBy: ['rules.course-started', '@C190'],
    asks: {
      pl: 'Czy zapisy zamykamy o godzinie rozpoczęcia kursu?',
      en: 'Do bookings close at the hour at which the course begins?',
      others: [{ pl: 'wcześniej: …', en: 'earlier: …' }],
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C191',
    area: 'ours',
    subject: { pl: 'Miejsce, które zwalnia się tuż przed kursem', en: 'A place that gets free shortly before the course' },
    says: [{ clauses: ['4.20'], variant: { pl: '0 lub mniej: czerwone oznaczenie „Lista rezerwowa”', en: '0 or less, red badge “Reserve list”' } }],
    decision: {
      pl: 'Zaproponowane miejsce czeka najdłużej do rozpoczęcia kursu. Gdy zostało mniej niż {shortestOffer:genitive}, nikt nie dostaje propozycji, a wolne miejsce może zarezerwować każdy aż do rozpoczęcia.',
      en: 'An offered place waits until the course begins at the longest. With less than {shortestOffer} left nobody gets an offer, and everybody can book the free place until the course begins.',
    },
    reason: {
      pl: 'Propozycja, której nikt nie zdąży przeczytać, opłacić i na którą nie zdąży dojechać, tylko blokuje miejsce.',
      en: 'An offer that nobody can read, pay and travel to in time only blocks the place.',
    },
    shownBy: ['statements.reserve', 'rules.place-offer', 'parameters.shortestOffer', '@C191'],
    asks: {
      pl: 'Czy krócej niż {shortestOffer} przed kursem zwolnione miejsce jest dla każdego?',
      en: 'Is a place that gets free less than {shortestOffer} before the course for everybody?',
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
