import type { RegisterEntry } from '../../schema/register.ts';

/** Register entries on the contract with a consumer and on the duties of the provider before and after it. */
export const ourContractRegister = [
  {
    id: 'C240',
    area: 'ours',
    subject: { pl: 'Kiedy umowa jest zawarta', en: 'When the contract is concluded' },
    says: [
      {
        clauses: ['4.27'],
        variant: {
          pl: 'wyniki zapisu: do zapłaty, zapłacony, zapis zakończony (tylko teksty)',
          en: 'registration outcomes: pay, paid, enrolment completed (texts only)',
        },
      },
    ],
    decision: {
      pl: 'Kliknięcie „Zamawiam z obowiązkiem zapłaty” jest ofertą osoby, która zamawia. E-mail z prośbą o potwierdzenie adresu potwierdza też, że oferta do nas dotarła, i niczego jeszcze nie przyjmuje. Ofertę przyjmuje e-mail, który wysyłamy po potwierdzeniu adresu albo po otrzymaniu zapłaty: wtedy umowa jest zawarta i od tego dnia biegnie termin odstąpienia. Bez tego oferta wygasa z końcem czasu na potwierdzenie, a umowy nie ma. Przycisk, który potwierdza adres, niczego nie zamawia; mimo to strona z nim podaje kwotę, a przycisk mówi o obowiązku zapłaty. Każdy tekst bierze to zdanie z jednego miejsca.',
      en: 'Pressing “Order with obligation to pay” is the offer of whoever orders. The e-mail that asks to confirm the address also confirms that the offer has come, and accepts nothing yet. The offer is accepted by the e-mail that we send once the address is confirmed or the payment has come: the contract is then concluded, and the withdrawal period runs from that day. Otherwise the offer lapses with the time to confirm, and there is no contract. The button that confirms the address orders nothing; all the same its page names the amount, and the button speaks of the obligation to pay. Every text takes this sentence from one place.',
    },
    reason: {
      pl: 'Art. 17 ust. 3–4 ustawy o prawach konsumenta i wyrok C-249/21 patrzą na słowa przycisku, którym konsument się zobowiązuje: ma je pierwszy przycisk, a na wszelki wypadek także drugi. Art. 66¹ Kodeksu cywilnego wiąże ofertę z niezwłocznym potwierdzeniem jej otrzymania. Prawnik potwierdza, że to kliknięcie jest ofertą, a nasz e-mail jej przyjęciem, że oferta może wiązać przez czas na potwierdzenie adresu, i że zapłata bez kliknięcia w link wystarcza do przyjęcia.',
      en: 'Art. 17(3)–(4) of the Act on consumer rights and judgment C-249/21 look at the words of the button by which a consumer takes on the obligation: the first button has them and, to be safe, the second one too. Art. 66¹ of the Civil Code ties an offer to a prompt confirmation of its receipt. The lawyer confirms that the click is the offer and our e-mail its acceptance, that the offer may bind for the time to confirm the address, and that a payment without the link suffices for the acceptance.',
    },
    shownBy: ['mails.booking-received', 'statements.contractMoment', '@C240'],
    asks: {
      pl: 'Czy umowa powstaje dopiero e-mailem, który wysyłamy po potwierdzeniu adresu albo po wpłacie?',
      en: 'Is the contract concluded only by the e-mail that we send once the address is confirmed or the payment has come?',
      others: [{ pl: 'już kliknięciem „Zamawiam z obowiązkiem zapłaty”', en: 'by the click on “Order with obligation to pay”' }],
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C241',
    area: 'ours',
    subject: { pl: 'Do kiedy wracają pieniądze', en: 'By when money goes back' },
    says: [{ clauses: ['7.10'], variant: { pl: 'płatność: nie pokazano', en: 'payment: not shown' } }],
    decision: {
      pl: 'Kto odstępuje od umowy, dostaje z powrotem całą zapłatę, także w trakcie kursu: za zajęcia, które już się odbyły, nie potrącamy niczego. Każdy zwrot ma jeden termin, {refundDays}: po odstąpieniu od dnia, w którym przyszło oświadczenie (biuro podaje go przy liście i e-mailu), po odwołaniu kursu od dnia odwołania, w innych wypadkach od dnia, w którym powstał obowiązek zwrotu. Zwrot za odwołany kurs nie wymaga oświadczenia: należy się, chyba że osoba do tego dnia wybierze inny termin. Regulamin, pouczenie, strona rezerwacji, e-maile i lista zwrotów biura mówią to samo, a e-mail, strona i lista podają też dzień. Oświadczenie, do którego nie znaleziono rezerwacji, jest przyjęte tak samo: strona i e-mail mówią, że je mamy i że liczy się dzień wysłania.',
      en: 'Whoever withdraws gets the whole payment back, even while the course is under way: no part of the price is kept for classes already held. Every refund has one time limit, {refundDays}: after a withdrawal from the day on which the statement came (the office gives it for a letter or an e-mail), after a cancelled course from the day of the cancellation, otherwise from the day on which the money became owed. A refund for a cancelled course needs no statement: it is due unless the person chooses another date by that day. The terms, the instruction, the page of the booking, the e-mails and the office’s list of refunds say the same, and e-mail, page and list name the day too. A statement for which no booking was found is received like any other: page and e-mail say that we have it and that the day of sending counts.',
    },
    reason: {
      pl: 'Art. 35 ustawy o prawach konsumenta pozwala żądać zapłaty za wykonaną część, ale nie każe; dopóki właściciel i prawnik nie zdecydują inaczej, robimy to, co lepsze dla konsumenta. Art. 32 daje ten termin po odstąpieniu; na zwrot odwołanego kursu, nadpłaty i wpłaty po czasie prawo nie podaje innego, a krótszy niczego by nie obiecywał pewniej. Oświadczenie wysłane w terminie jest ważne (art. 30), choćby numer był z błędem. Prawnik potwierdza słowa pouczenia i wskazuje polski przepis, który wdraża dyrektywę (UE) 2023/2673.',
      en: 'Art. 35 of the Act on consumer rights allows a payment for the performed part but does not require it; until owner and lawyer decide otherwise, we do what is better for the consumer. Art. 32 gives this limit after a withdrawal; for a course called off, a surplus and late money the law names no other. A statement sent in time is valid (art. 30), even with a slip in its number. The lawyer confirms the words of the instruction and names the Polish provision that transposes Directive (EU) 2023/2673.',
    },
    shownBy: ['sharedShapes.payment-state', 'statements.refund', 'statements.withdrawalRefund', 'parameters.refundDays', '@C241'],
    asks: {
      pl: 'Czy po odstąpieniu oddajemy całą zapłatę w ciągu {refundDays:genitive}, także gdy kurs już się zaczął?',
      en: 'After a withdrawal, do we return the whole payment within {refundDays}, even if the course has begun?',
      others: [
        {
          pl: 'bez ceny zajęć, które się odbyły (art. 35); wymaga to osobnej informacji przed umową i polecenia biura, które policzy część',
          en: 'less the price of classes already held (art. 35); this needs its own information before the contract and an office command that computes the part',
        },
      ],
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C242',
    area: 'ours',
    subject: { pl: 'Termin, który zmieniamy my', en: 'A date that we change' },
    says: [{ clauses: ['4.27'], variant: { pl: 'wyniki zapisu (tylko teksty)', en: 'registration outcomes (texts only)' } }],
    decision: {
      pl: 'Biuro, które przenosi rezerwację, mówi, kto tego chciał. Gdy chciał uczestnik, e-mail potwierdza nowy termin. Gdy zmieniamy my, e-mail prowadzi do strony z dwoma przyciskami: przyjmuję nowy termin albo odstępuję od umowy i proszę o zwrot wszystkich pieniędzy. Do wyboru miejsce na nowym terminie czeka, a zwrot jest możliwy do chwili, w której kurs się zaczyna, także po terminie odstąpienia i formularzem odstąpienia. Kto jeszcze nie zapłacił, płaci po przyjęciu nowego terminu, w czasie liczonym od tego dnia. Brak odpowiedzi nie jest zgodą: biuro widzi, kto jeszcze nie wybrał.',
      en: 'The office that moves a booking says at whose wish. Where the participant wished it, the e-mail confirms the new date. Where we change it, the e-mail leads to a page with two buttons: accept the new date, or withdraw from the contract and ask for all money back. Until then the place on the new date is kept, and the refund can be chosen until the course begins, after the withdrawal period too, also by the form of withdrawal. Whoever has not paid pays after accepting the new date, in the time counted from that day. Silence is no consent: the office sees who has not chosen yet.',
    },
    reason: {
      pl: 'Regulamin obiecuje ten wybór, a wiadomość „Twoja rezerwacja jest przeniesiona” go nie dawała. Termin jest istotą umowy, więc nie zmienia się bez zgody drugiej strony. Prawnik potwierdza też, że czas na zapłatę może czekać na wybór.',
      en: 'The terms promise this choice, and a message that merely announces the move did not give it. The date is at the heart of the contract, so it does not change without the other side. The lawyer also confirms that the time to pay may wait for the choice.',
    },
    shownBy: ['rules.withdrawal-effect', 'sharedShapes.registration-state', 'statements.movedByUs', 'mails.term-changed', '@C242'],
    asks: {
      pl: 'Czy po zmianie terminu z naszej strony milczenie uczestnika nie jest zgodą?',
      en: 'When we change a date, is silence of the participant no consent?',
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C243',
    area: 'ours',
    subject: { pl: 'Adres zajęć przed zamówieniem', en: 'The address of the classes before the order' },
    says: [
      {
        clauses: ['3.19', '3.25'],
        variant: { pl: 'termin ma miasto, a miasto nie ma adresu sali', en: 'a term has a city, and a city has no address of a venue' },
      },
    ],
    decision: {
      pl: 'Gdy tabela miast zna ulicę, podajemy ją przy terminie, w podsumowaniu przed zamówieniem, na stronie rezerwacji, w e-mailach i w kalendarzu. Gdy jej nie zna, te same miejsca mówią, że ulicę i numer podaje biuro, gdy tylko są ustalone, zawsze przed kursem; kto zamawia w ostatnich dniach, ma o nie zapytać przed zamówieniem. Przegląd biura wymienia terminy bez ulicy.',
      en: 'Where the table of cities knows the street, it stands beside the date, in the summary before the order, on the page of the booking, in the e-mails and in the calendar. Where it does not, the same places say that the office gives street and number as soon as they are settled, always before the course; who orders in the last days is told to ask for them before ordering. The digest of the office lists the dates without a street.',
    },
    reason: {
      pl: 'Miejsce usługi należy do informacji przed umową (art. 12 ustawy o prawach konsumenta). Właściciel uzupełnia adresy sal; prawnik potwierdza, czy do tego czasu wystarcza miasto.',
      en: 'The place of the service belongs to the information before the contract (art. 12 of the Act on consumer rights). The owner fills in the venues; the lawyer confirms whether the city suffices until then.',
    },
    shownBy: ['statements.venue', '@C243'],
    asks: {
      pl: 'Czy biuro zdąży podać ulicę i numer sali najpóźniej dzień przed kursem i czy to wystarczy, jeśli nie znamy ich przy zamówieniu?',
      en: 'Can the office give street and number the day before the course at the latest, and is that enough where they are not known at the order?',
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C244',
    area: 'ours',
    subject: { pl: 'Kto działa za dziecko', en: 'Who acts for a child' },
    says: [
      { clauses: ['1.21'], variant: { pl: 'nastolatek od 14 lat przychodzi z opiekunem', en: 'teenagers from age 14 attend with a guardian' } },
      { clauses: ['5.16'], variant: { pl: 'osobę niepełnoletnią zapisuje rodzic lub opiekun', en: 'a minor is registered by a parent or guardian' } },
    ],
    decision: {
      pl: 'Zapisuje i płaci rodzic lub opiekun prawny. Oświadczenie o dobrowolnym udziale mówi też, że dziecko samo chce przyjść i wie, że może odmówić ćwiczenia.',
      en: 'A parent or legal guardian books and pays. The declaration of voluntary participation also says that the child itself wants to come and knows that it may decline an exercise.',
    },
    reason: {
      pl: 'Dziecko reprezentują rodzice albo opiekun ustanowiony przez sąd (art. 98 i 155 KRO); inna osoba nie zawrze za nie umowy. Udział w ćwiczeniach jest sprawą dziecka, więc samo zdanie dorosłego nie wystarcza. Prawnik potwierdza, czy na zajęcia może przyjść z dzieckiem inny dorosły, gdy rodzic się zgodzi.',
      en: 'A child is represented by its parents or a guardian appointed by a court (art. 98 and 155 of the Family Code); nobody else concludes a contract for it. Taking part in exercises is the child’s own matter, so the word of an adult is not enough. The lawyer confirms whether another adult may come with the child where a parent agrees.',
    },
    shownBy: ['statements.guardianActs', 'forms.registration', '@C244'],
    asks: {
      pl: 'Czy za dziecko zapisuje i płaci rodzic lub opiekun prawny, a oświadczenie mówi też o woli dziecka?',
      en: 'Does a parent or legal guardian book and pay for a child, with a declaration that also speaks of the child’s own will?',
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C245',
    area: 'ours',
    subject: { pl: 'Regulamin się akceptuje, a z informacją o danych się zapoznaje', en: 'Terms are accepted, a privacy notice is read' },
    says: [
      {
        clauses: ['5.12'],
        variant: {
          pl: 'wymagane: oświadczenie o dobrowolnym udziale i akceptacja regulaminu oraz polityki prywatności',
          en: 'required: voluntary-participation declaration and terms/privacy acceptance',
        },
      },
    ],
    decision: {
      pl: 'Pole wymagane przy zapisie i w formularzu kontaktowym zostaje. Jego słowa akceptują regulamin i potwierdzają zapoznanie się z polityką prywatności; zgody na przetwarzanie danych w nim nie ma.',
      en: 'The field that a booking and the contact form require stays. Its words accept the terms and confirm that the privacy policy was read; they give no consent to processing.',
    },
    reason: {
      pl: 'Informacja z art. 13 RODO nie jest umową ani zgodą; „akceptuję” wyglądałoby na zgodę wymuszoną. Specyfikacja wymaga pola, nie tych słów. Prawnik potwierdza, czy pytanie z formularza kontaktowego potrzebuje akceptacji regulaminu.',
      en: 'A notice under art. 13 of the GDPR is neither a contract nor a consent; “I accept” would look like a forced one. The specification demands the field, not those words. The lawyer confirms whether a question through the contact form needs the terms at all.',
    },
    shownBy: ['forms.registration', 'forms.contact', '@C245'],
    asks: {
      pl: 'Czy wystarczy jedno pole: akceptacja regulaminu i potwierdzenie przeczytania polityki prywatności, bez zgody na przetwarzanie?',
      en: 'Is one box enough: terms accepted and privacy policy read, without consent to processing?',
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C246',
    area: 'ours',
    subject: { pl: 'Obie wersje regulaminu w e-mailu po angielsku', en: 'Both versions of the terms in an English e-mail' },
    says: [
      {
        clauses: ['1.1'],
        variant: { pl: 'strona po polsku, część treści po angielsku', en: 'the site in Polish, an English variant for part of the content' },
      },
    ],
    decision: {
      pl: 'Wiążący jest tekst polski. E-mail, który po angielsku przyjmuje zamówienie, niesie regulamin po polsku i po angielsku.',
      en: 'The Polish text binds. An English e-mail that accepts an order carries the terms in Polish and in English.',
    },
    reason: {
      pl: 'Warunki umowy przychodzą na trwałym nośniku (art. 21 ustawy o prawach konsumenta); samo tłumaczenie nimi nie jest.',
      en: 'The terms of the contract come on a durable medium (art. 21 of the Act on consumer rights); a mere translation is not that.',
    },
    shownBy: ['mails.booking-received', '@C246'],
    asks: {
      pl: 'Czy wiąże polski regulamin, a angielski e-mail zawiera obie wersje?',
      en: 'Does the Polish text of the terms bind, with both versions in an English e-mail?',
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C247',
    area: 'ours',
    subject: { pl: 'Podstawy i okresy w polityce prywatności', en: 'Bases and periods of the privacy policy' },
    says: [{ clauses: ['3.32'], variant: { pl: 'zapisywana postać zgłoszenia: nie pokazano', en: 'stored shape of a registration: not shown' } }],
    decision: {
      pl: 'Polityka prywatności podaje osobno zapytanie bez ceny, listę rezerwową, rezerwację, która wygasła, konto w strefie klienta i kandydatów do pracy; okresy są tymi, po których program naprawdę usuwa dane. Gdy rezerwacja wygaśnie albo ktoś od niej odstąpi, PESEL, dokument i data urodzenia znikają od razu; data urodzenia z kursu bez egzaminu – w dniu po rozpoczęciu. Rezerwacji bez pieniędzy, wpisu na listę rezerwową i zgłoszenia bez ceny nie trzymamy dłużej niż {uncontractedMonths}, a skrótu adresu sieci dłużej niż {networkDigestDays}. Dokumentację liczymy od końca roku, w którym był ostatni dzień kursu; zgłoszenie kandydata za jego zgodą trzymamy {candidateMonths}. Adres pocztowy jest potrzebny tylko do egzaminu państwowego i do faktury na firmę. Pracownik, który pisze w imieniu firmy, jest objęty uzasadnionym interesem, nie umową. Przekazanie poza EOG opiera się na decyzji o odpowiednim stopniu ochrony albo standardowych klauzulach.',
      en: 'The privacy policy names an enquiry without a price, the reserve list, a booking that lapsed, the account of the customer zone and candidates on their own; the periods are those after which the program does delete. When a booking expires or is withdrawn from, PESEL, document and date of birth go at once; a booking without money, the reserve list and an enquiry without a price after {uncontractedMonths}; the date of birth of a course without an exam on the day after its start; the digest of a network address after {networkDigestDays}. Records are counted from the end of the year of the last day of the course; an application is kept for {candidateMonths} with the candidate’s consent. A postal address is needed only for a state exam and for an invoice to a company. An employee who writes for a company falls under a legitimate interest, not under a contract. A transfer outside the EEA rests on an adequacy decision or standard clauses.',
    },
    reason: {
      pl: 'Art. 13 RODO wymaga celu, podstawy i okresu dla każdego zbioru. Prawnik potwierdza: przepis, z którego wynika {trainingRecordYears} dokumentacji szkoleń, czy {uncontractedMonths:genitive} dla listy rezerwowej i rezerwacji bez umowy wystarcza, okres dla kandydatów i konta oraz to, czy dokumentacja egzaminu wymaga adresu pocztowego.',
      en: 'Art. 13 of the GDPR demands purpose, basis and period for each set. The lawyer confirms: the provision behind the {trainingRecordYears} of training records, whether {uncontractedMonths} for the reserve list and a booking without a contract suffice, the periods for candidates and the account, and whether the exam records need a postal address.',
    },
    shownBy: [
      'statements',
      'parameters.candidateMonths',
      'parameters.trainingRecordYears',
      'parameters.uncontractedMonths',
      'parameters.networkDigestDays',
      'rules.field-requirement',
      '@C247',
    ],
    asks: {
      pl: 'Czy podstawy prawne i okresy w polityce prywatności są właściwe (kandydaci: {candidateMonths})?',
      en: 'Are the legal bases and periods of the privacy policy right (candidates: {candidateMonths})?',
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C248',
    area: 'ours',
    subject: { pl: 'Co mówi informacja o dostępności', en: 'What the accessibility statement says' },
    says: [{ clauses: ['2.25'], variant: { pl: 'strony prawne: regulamin i polityka prywatności', en: 'legal pages: terms and privacy' } }],
    decision: {
      pl: 'Informacja mówi, co zbadano i co z tego wynikło: strona jest częściowo zgodna z WCAG 2.2 AA, bo badały ją programy i obsługa klawiaturą, a nie niezależna osoba z czytnikiem ekranu. Organem nadzoru dla handlu elektronicznego jest minister właściwy do spraw informatyzacji, a system koordynuje Prezes Zarządu PFRON.',
      en: 'The statement says what was examined and what came of it: the site conforms partly to WCAG 2.2 AA, since programs and a keyboard examined it and no independent person with a screen reader. The supervisory authority for e-commerce is the minister responsible for digital affairs; the President of PFRON coordinates the system.',
    },
    reason: {
      pl: 'Cel nie jest wynikiem. Słowa „deklaracja dostępności” należą do ustawy o podmiotach publicznych z 2019 roku. Prawnik potwierdza organ i treść wymaganą przez ustawę z 26 kwietnia 2024 r.',
      en: 'A goal is no result. “Deklaracja dostępności” is the term of the Act of 2019 on public bodies. The lawyer confirms the authority and the content that the Act of 26 April 2024 demands.',
    },
    shownBy: ['@C248'],
    asks: {
      pl: 'Czy deklaracja dostępności może mówić o częściowej zgodności z WCAG 2.2 AA?',
      en: 'May the accessibility statement speak of partial conformance with WCAG 2.2 AA?',
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C249',
    area: 'ours',
    subject: { pl: 'Spory z konsumentem', en: 'Disputes with a consumer' },
    says: [{ clauses: ['2.25'], variant: { pl: 'strona regulaminu', en: 'a page of terms' } }],
    decision: {
      pl: 'Regulamin mówi, że udział w pozasądowym rozwiązaniu sporu jest dobrowolny, że nasze stanowisko podajemy z odpowiedzią na reklamację, i prowadzi do rejestru Prezesa UOKiK. Czy godzi się na to z góry, decyduje właściciel.',
      en: 'The terms say that taking part in an out-of-court settlement is voluntary, that our position comes with the answer to a complaint, and lead to the register of the President of UOKiK. Whether to agree to it in advance is for the owner to decide.',
    },
    reason: {
      pl: 'Art. 31–32 ustawy z 23 września 2016 r.; bez słowa właściciela strona nie może za niego ani zgodzić się, ani odmówić.',
      en: 'Art. 31–32 of the Act of 23 September 2016; without the owner’s word the site can neither agree nor refuse for him.',
    },
    shownBy: ['statements.dispute', '@C249'],
    asks: {
      pl: 'Czy udział w pozasądowym rozwiązaniu sporu ma pozostać dobrowolny, bez zgody z góry?',
      en: 'Shall taking part in an out-of-court settlement stay voluntary, without consent in advance?',
      others: [{ pl: 'zgadzamy się z góry', en: 'we agree in advance' }],
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
