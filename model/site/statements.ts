import type { Statement } from '../schema/site.ts';
import { clause, from, law, register } from '../source.ts';

const contract = from(law('consumer-rights-17', 'order-button-ruling', 'civil-code-66-1'), register('C240'));

/**
 * Sentences on which the contract and the duties of the provider rest. A text binds them as `{statement.contractMoment}`, so that all
 * texts say the same; what they count are numbers of the model.
 */
export const statements = [
  { id: 'orderButton', words: { pl: 'Zamawiam z obowiązkiem zapłaty', en: 'Order with obligation to pay' }, source: contract },
  { id: 'confirmButton', words: { pl: 'Potwierdzam zamówienie z obowiązkiem zapłaty', en: 'I confirm the order with obligation to pay' }, source: contract },
  {
    id: 'contractMoment',
    words: {
      pl: 'Umowa zostaje zawarta, gdy wyślemy e-mail, w którym przyjmujemy zamówienie, a robimy to po potwierdzeniu adresu e-mail albo po otrzymaniu zapłaty.',
      en: 'The contract is concluded when we send the e-mail in which we accept the order, which we do once the e-mail address is confirmed or the payment has arrived.',
    },
    source: contract,
  },
  {
    id: 'contractAccepted',
    words: {
      pl: 'Tą wiadomością przyjmujemy zamówienie, więc umowa jest zawarta.',
      en: 'With this message we accept the order, so the contract is concluded.',
    },
    source: contract,
  },
  {
    id: 'contractMade',
    words: { pl: 'Zamówienie jest przyjęte, a umowa zawarta.', en: 'The order is accepted, and the contract is concluded.' },
    source: contract,
  },
  {
    id: 'ownAddress',
    words: {
      pl: 'Każda osoba potrzebuje własnego adresu e-mail, tylko dziecko może mieć adres rodzica lub opiekuna prawnego.',
      en: 'Each person needs an e-mail address of their own; only a child may have that of a parent or legal guardian.',
    },
    source: register('C275'),
  },
  {
    id: 'severalPeople',
    words: {
      pl: 'Po zapisaniu {heldPerTerm:genitive} potwierdź ich adresy, zanim zapiszesz następne.',
      en: 'After booking for {heldPerTerm}, confirm their addresses before you book for more.',
    },
    source: register('C121'),
  },
  { id: 'contractNone', words: { pl: 'Umowa nie została zawarta.', en: 'No contract has been concluded.' }, source: contract },
  {
    id: 'refund',
    words: {
      pl: 'Robimy to bez zbędnej zwłoki, tym samym sposobem, którym zapłacono, chyba że zgodzisz się na inny, i bez żadnych kosztów.',
      en: 'We do so without undue delay, by the method you paid with unless you agree to another, and at no cost to you.',
    },
    source: from(law('consumer-rights-32'), register('C241')),
  },
  {
    id: 'callback',
    words: {
      pl: 'Oddzwaniamy w dni robocze, najpóźniej w {companyCallbackHours}.',
      en: 'We call back on working days, within {companyCallbackHours} at most.',
    },
    source: clause('1.34'),
  },
  {
    id: 'withdrawalRefund',
    words: {
      pl: 'Gdy odstąpisz od umowy, także w trakcie kursu, zwracamy wszystkie otrzymane od Ciebie płatności bez zbędnej zwłoki, nie później niż {refundDays} od dnia, w którym dotarło do nas oświadczenie, tym samym sposobem, którym zapłacono, chyba że zgodzisz się na inny, i bez żadnych kosztów dla Ciebie.',
      en: 'When you withdraw, even while the course is under way, we return all payments received from you without undue delay, no later than {refundDays} from the day on which your statement reached us, by the method you paid with unless you agree to another, and at no cost to you.',
    },
    source: from(law('consumer-rights-32'), register('C241')),
  },
  {
    id: 'earlyStartRequest',
    words: {
      pl: 'Żądam, aby kurs rozpoczął się przed upływem terminu na odstąpienie od umowy. Wiem, że stracę prawo odstąpienia, gdy usługa zostanie w pełni wykonana.',
      en: 'I request that the course begin before the withdrawal period ends. I know that I lose the right of withdrawal once the service has been fully performed.',
    },
    source: from(law('consumer-rights-early-start'), register('C16')),
  },
  {
    id: 'transferDay',
    words: { pl: 'Przy przelewie liczy się dzień, w którym go zlecisz.', en: 'For a bank transfer, the day on which you order it counts.' },
    source: register('C96'),
  },
  {
    id: 'latePayment',
    words: {
      pl: 'Gdy cała cena wpłynęła przelewem w porę, a zapisaliśmy ją po wygaśnięciu rezerwacji, rezerwacja jest znów ważna, jeżeli miejsce jest jeszcze wolne, kurs się nie zaczął, a z tym adresem e-mail nie ma innej rezerwacji tego terminu ani rezerwacji innej osoby. Dane do egzaminu, które usunęliśmy, gdy wygasła, podasz nam wtedy jeszcze raz. Inne pieniądze, które zapiszemy po jej wygaśnięciu, zwracamy w całości; nie przywracają one umowy.',
      en: 'If the whole price arrived in time by bank transfer but we recorded it after the booking had expired, the booking is valid again, provided that its place is still free, the course has not begun, and its e-mail address has no other booking of the date and none of another person. You then give us again any data for the exam that we deleted when it expired. Other money recorded after that is returned in full; it does not revive the contract.',
    },
    source: register('C96'),
  },
  {
    id: 'withdrawalEnds',
    words: {
      pl: 'Jeśli kurs, który zaczął się na Twoje żądanie, skończy się, zanim minie termin na odstąpienie, prawo odstąpienia wygasa razem z nim.',
      en: 'If a course that began at your request ends before the withdrawal period does, the right of withdrawal ends with it.',
    },
    source: from(law('consumer-rights-early-start'), register('C16')),
  },
  { id: 'withdrawalStatement', words: { pl: 'Odstępuję od umowy.', en: 'I withdraw from the contract.' }, source: law('withdrawal-function') },
  {
    id: 'endedBefore',
    words: {
      pl: 'Ta rezerwacja zakończyła się już wcześniej. Do niczego Cię nie zobowiązuje, a oświadczenie niczego nie zmienia.',
      en: 'This booking had already ended. It does not bind you to anything, and the statement changes nothing.',
    },
    source: register('C113'),
  },
  {
    id: 'statementCounts',
    words: { pl: 'Liczy się dzień, w którym oświadczenie wysłano.', en: 'The day on which the statement was sent counts.' },
    source: law('consumer-rights-30'),
  },
  {
    id: 'venue',
    words: {
      pl: 'Zajęcia odbywają się w mieście podanym przy terminie, a ulicę i numer, jeśli są już ustalone, pokazujemy przed zamówieniem.',
      en: 'Classes are held in the city named beside the date; street and number, if they are settled, are shown before you order.',
    },
    source: from(law('consumer-rights-12'), register('C243')),
  },
  {
    id: 'venueToCome',
    words: {
      pl: 'Ulicę i numer, których jeszcze nie ma, biuro poda, gdy tylko będą ustalone, zawsze przed kursem.',
      en: 'If the street and number are not given yet, the office gives them as soon as they are settled, always before the course.',
    },
    source: from(law('consumer-rights-12'), register('C243')),
  },
  {
    id: 'venueAsk',
    words: {
      pl: 'Gdy do kursu zostało najwyżej {reminderDays}, zapytaj o nie, zanim zamówisz.',
      en: 'When {reminderDays} or less remain before the course, ask for them before you order.',
    },
    source: register('C243'),
  },
  {
    id: 'reserve',
    words: {
      pl: 'Gdy zwolni się miejsce, a do kursu zostało co najmniej {shortestOffer}, odezwiemy się w kolejności zgłoszeń, e-mailem; rodzic z nastolatkiem czekają, aż będą miejsca dla obojga.',
      en: 'When a place becomes free at least {shortestOffer} before the course, we contact people in the order in which they joined the list, by e-mail; a parent with a teenager waits until there are places for both.',
    },
    source: register('C122', 'C191'),
  },
  {
    id: 'paymentWays',
    words: {
      pl: 'Płaci się {paymentWays}; który z tych sposobów jest dostępny, widać w podsumowaniu przed zamówieniem.',
      en: 'You pay {paymentWays}; the summary before the order shows which of these ways are available.',
    },
    source: from(law('consumer-rights-12'), register('C108')),
  },
  {
    id: 'pairCode',
    words: {
      pl: 'Kod dostaje osoba, która zapisała się pierwsza, gdy jej rezerwacja jest opłacona: e-mailem i na stronie rezerwacji.',
      en: 'The code goes to the person who booked first, once that booking is paid: by e-mail and on the booking page.',
    },
    source: register('C84'),
  },
  {
    id: 'pairDiscount',
    words: {
      pl: 'Druga osoba, która zapisze się na ten sam termin i poda kod, płaci o {secondPersonDiscount} mniej; to zniżka na obie osoby łącznie, a kod działa raz.',
      en: 'The second person, who books the same date and gives the code, pays {secondPersonDiscount} less; the discount is for the two of you together, and the code works once.',
    },
    source: register('C84'),
  },
  {
    id: 'pairShort',
    words: {
      pl: 'Jeśli zapisujecie się we dwoje, płacicie łącznie o {secondPersonDiscount} mniej: druga osoba podaje kod, który pierwsza dostaje po zapłacie.',
      en: 'If two of you book, you pay {secondPersonDiscount} less in total: the second person gives the code that the first one gets after paying.',
    },
    source: register('C84'),
  },
  {
    id: 'movedByUs',
    words: {
      pl: 'Jeśli to my zmieniamy dzień albo miejsce kursu, możesz przyjąć nowy termin albo odstąpić od umowy i dostać z powrotem wszystkie pieniądze; wybierasz do chwili, w której kurs w nowym terminie się zaczyna. Milczenie nie jest zgodą: jeśli nie wybierzesz i nie przyjdziesz w nowym terminie, zwrócimy pieniądze na Twoją prośbę.',
      en: 'If we change the day or the place of a course, you may accept the new date or withdraw from the contract and get all your money back; you may choose until the course begins on the new date. Silence is not consent: if you do not choose and do not come on the new date, we return the money at your request.',
    },
    source: register('C242'),
  },
  {
    id: 'controller',
    words: { pl: '{organisation.legalName} jest administratorem danych.', en: '{organisation.legalName} is the controller of the data.' },
    source: law('gdpr-13'),
  },
  {
    id: 'guardianActs',
    words: {
      pl: 'Za osobę niepełnoletnią działa rodzic albo opiekun prawny, czyli ustanowiony przez sąd; nauczyciel, trener ani krewny nie może jej zapisać.',
      en: 'A parent or a legal guardian, appointed by a court, acts for a minor; a teacher, a coach or a relative cannot book for one.',
    },
    source: from(law('family-code-98'), register('C244')),
  },
  {
    id: 'soleTrader',
    words: {
      pl: 'Zasady odstąpienia i reklamacji dotyczą także osoby fizycznej, która zamawia w związku ze swoją działalnością gospodarczą, gdy z umowy wynika, że nie ma ona dla niej charakteru zawodowego.',
      en: 'The rules on withdrawal and complaints also apply to a natural person who orders in connection with their business, where the contract shows that it has no professional character for them.',
    },
    source: law('consumer-rights-38a'),
  },
  {
    id: 'siteComplaint',
    words: {
      pl: 'W ten sam sposób zgłosisz, że strona, formularz albo e-maile działają źle.',
      en: 'In the same way you can report that the site, a form or the e-mails do not work.',
    },
    source: law('e-services-8'),
  },
  {
    id: 'dispute',
    words: {
      pl: 'Udział w pozasądowym rozwiązaniu sporu jest dobrowolny dla obu stron; czy się na nie godzimy, mówimy na piśmie razem z odpowiedzią na reklamację, której nie uznaliśmy.',
      en: 'Out-of-court settlement of a dispute is voluntary for both sides; whether we agree to it is stated in writing with the answer to a complaint that was not accepted.',
    },
    source: from(law('consumer-disputes-31'), register('C249')),
  },
  {
    id: 'companyContact',
    words: {
      pl: 'gdy piszesz w imieniu firmy lub instytucji, podstawą jest nasz prawnie uzasadniony interes, czyli rozmowa z nią (lit. f)',
      en: 'when you write for a company or an institution, the basis is our legitimate interest in talking with it (point (f))',
    },
    source: from(law('gdpr-6-interest'), register('C247')),
  },
  {
    id: 'invoiceRecords',
    words: {
      pl: '{invoiceRecordYears} od końca roku, w którym upłynął termin zapłaty podatku (art. 70 i 86 Ordynacji podatkowej)',
      en: '{invoiceRecordYears} from the end of the year in which the tax fell due (art. 70 and 86 of the Polish Tax Ordinance)',
    },
    source: from(law('tax-ordinance-86'), register('C85')),
  },
  {
    id: 'contractRecords',
    words: {
      pl: '{contractRecordYears} od końca roku, w którym był ostatni dzień kursu, czyli do zwykłego przedawnienia roszczeń (art. 118 Kodeksu cywilnego)',
      en: '{contractRecordYears} from the end of the year of the last day of the course, which is the usual limitation of claims (art. 118 of the Polish Civil Code)',
    },
    source: from(law('civil-code-118'), register('C85')),
  },
  {
    id: 'candidates',
    words: {
      pl: 'Od osoby, która chce z nami pracować, zbieramy dane, których pozwala żądać art. 22¹ Kodeksu pracy, a inne tylko wtedy, gdy poda je z własnej woli.',
      en: 'From a person who wants to work with us we take the data that art. 22¹ of the Polish Labour Code lets us ask for, and others only if they are given freely.',
    },
    source: from(law('labour-code-22-1'), register('C247')),
  },
  {
    id: 'transfer',
    words: {
      pl: 'Dane trafiają wtedy poza Europejski Obszar Gospodarczy tylko na podstawie decyzji Komisji Europejskiej o odpowiednim stopniu ochrony albo standardowych klauzul umownych (art. 45–46 RODO); ich kopię dostaniesz, gdy o nią poprosisz.',
      en: 'Data then leave the European Economic Area only on an adequacy decision of the European Commission or on standard contractual clauses (art. 45–46 of the GDPR); you get a copy of them when you ask for it.',
    },
    source: from(law('gdpr-46'), register('C247')),
  },
  {
    id: 'browserStorage',
    words: {
      pl: 'Bez Twojej zgody zapisujemy w przeglądarce tylko to, czego wymaga usługa, o którą prosisz (art. 399 Prawa komunikacji elektronicznej):',
      en: 'Without your consent we store in the browser only what the service that you ask for needs (art. 399 of the Polish Electronic Communications Law):',
    },
    source: law('electronic-communications-399'),
  },
  {
    id: 'rescuerWithoutCourse',
    words: {
      pl: 'Kto ma kwalifikacje ratownika medycznego, lekarza systemu albo pielęgniarki systemu i doskonali się zawodowo, może udzielać kwalifikowanej pierwszej pomocy bez kursu KPP (art. 13 ust. 1a ustawy o Państwowym Ratownictwie Medycznym).',
      en: 'Whoever has the qualifications of a paramedic, a doctor or a nurse of the emergency system and keeps up professional training may give qualified first aid without the KPP course (art. 13(1a) of the Polish Act on the State Medical Rescue).',
    },
    source: law('medical-rescue-13'),
  },
] as const satisfies readonly Statement[];
