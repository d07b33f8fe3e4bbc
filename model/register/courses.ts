import type { RegisterEntry } from '../schema/register.ts';

/** Register entries on what a course is, how it is described and who may take it. */
export const coursesRegister = [
  {
    id: 'C10',
    area: 'prices',
    subject: { pl: 'BLS AED ma dwie długości pod jedną nazwą', en: 'BLS AED has two lengths under one label' },
    says: [
      { clauses: ['1.20'], variant: { pl: 'dla osób prywatnych: 4 godziny', en: 'individual: 4 hours' } },
      { clauses: ['1.29'], variant: { pl: 'dla firm: podstawowo 8 godzin, z możliwością rozszerzenia do 16', en: 'company: basic 8 hours, extendable to 16' } },
      { clauses: ['3.11'], variant: { pl: 'klucze kalendarza 1dn i 2dn', en: 'calendar keys 1dn and 2dn' } },
    ],
    decision: {
      pl: 'Czas trwania jest na każdej karcie kursu; kluczy 1dn i 2dn nie łączymy.',
      en: 'The duration stands on every card; the keys 1dn and 2dn are kept apart.',
    },
    reason: { pl: 'Znaczenie klucza 2dn nie jest potwierdzone.', en: 'The meaning of 2dn is unconfirmed.' },
    shownBy: ['parameters.blsHours', 'parameters.companyBlsBasicHours', 'calendarKeys.1dn', 'calendarKeys.2dn'],
    asks: {
      pl: 'Czy BLS-AED jest w dwóch wersjach: otwartej ({blsHours}) i dla firm ({companyBlsBasicHours})?',
      en: 'Are there two versions of BLS-AED: an open one ({blsHours}) and one for companies ({companyBlsBasicHours})?',
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C11',
    area: 'prices',
    subject: {
      pl: '{companyBlsExtendedDays:Words} szkolenia a godziny ćwiczeń',
      en: '{companyBlsExtendedDays:Words} of training against the hours of exercises',
    },
    says: [
      {
        clauses: ['1.29'],
        variant: {
          pl: 'możliwość rozszerzenia do 16 godzin w dwa dni z 6 godzinami ćwiczeń i trzema pozorowanymi akcjami ratunkowymi',
          en: 'extendable to 16 hours over two days with 6 hours of exercises and three simulated rescue actions',
        },
      },
    ],
    decision: {
      pl: 'Ćwiczenia ({companyBlsExerciseHours}) to część drugiego dnia i tekst tak mówi.',
      en: 'The exercises ({companyBlsExerciseHours}) are part of day two, and the text says so.',
    },
    reason: { pl: 'Inaczej godziny się nie sumują.', en: 'Otherwise the hours do not add up.' },
    shownBy: [
      'parameters.companyBlsExerciseHours',
      'parameters.companyBlsExtendedDays',
      'parameters.companyBlsExtendedHours',
      'parameters.companyBlsSimulatedActions',
    ],
    asks: {
      pl: 'Czy ćwiczenia w pozorowanych wypadkach ({companyBlsExerciseHours}) są częścią drugiego dnia szkolenia?',
      en: 'Are the simulated exercises ({companyBlsExerciseHours}) a part of the second day of the training?',
      others: [{ pl: 'są dodatkiem do {companyBlsExtendedDays:genitiveWords}', en: 'they come on top of the {companyBlsExtendedDays:words}' }],
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C12',
    area: 'prices',
    subject: { pl: 'Godziny kursu KPP w {kppWeekends:words}', en: 'Hours of the KPP course in {kppWeekends:words}' },
    says: [
      {
        clauses: ['1.8', '1.10'],
        variant: { pl: '66 godzin, dwa kolejne weekendy (od piątku do niedzieli)', en: '66 hours, two consecutive weekends (Friday to Sunday)' },
      },
    ],
    decision: { pl: 'Godziny pokazujemy słowami, którymi podaje je kalendarz.', en: 'Hours are printed in the words of the calendar.' },
    reason: {
      pl: '{kppHours} zegarowych w sześć dni się nie mieści: za godzinę przyjmujemy lekcyjną (C237) i pytamy, czy część zajęć jest e-learningiem.',
      en: '{kppHours} of the clock do not fit into six days: an hour is taken as a lesson hour (C237), and we ask whether part is e-learning.',
    },
    shownBy: ['parameters.kppHours', '@C12', 'parameters.kppWeekends'],
    asks: {
      pl: 'Czy kurs KPP ({kppHours}) mieści się w liczbie weekendów: {kppWeekends:number}, w godzinach podanych w kalendarzu?',
      en: 'Does the KPP course ({kppHours}) fit into {kppWeekends}, at the hours that the calendar gives?',
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C13',
    area: 'prices',
    subject: { pl: 'Egzamin praktyczny recertyfikacji', en: 'Practical exam of the recertification' },
    says: [
      {
        clauses: ['1.17'],
        variant: {
          pl: 'dwa losowane zadania (kwalifikowana pierwsza pomoc oraz resuscytacja z użyciem defibrylatora)',
          en: 'two randomly drawn tasks (qualified first aid and CPR with a defibrillator)',
        },
      },
    ],
    decision: {
      pl: 'Piszemy o losowanych zadaniach praktycznych ({recertificationExamTasks:number}), w tym o resuscytacji, dopóki właściciel tego nie poprawi.',
      en: 'The texts speak of drawn practical tasks ({recertificationExamTasks:number}), resuscitation among them, until the owner corrects it.',
    },
    reason: {
      pl: 'Przepis mówi o losowanych zadaniach ({recertificationExamTasks:number}), a w jednym wariancie dodatkowo o resuscytacji.',
      en: 'The law speaks of drawn tasks ({recertificationExamTasks:number}), with resuscitation in addition in one variant.',
    },
    shownBy: ['parameters.recertificationExamTasks'],
    asks: {
      pl: 'Czy na egzaminie recertyfikacji losuje się zadania praktyczne ({recertificationExamTasks:number}), w tym resuscytację?',
      en: 'Are practical tasks drawn at the recertification exam ({recertificationExamTasks:number}), resuscitation among them?',
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C14',
    area: 'prices',
    subject: { pl: 'Twierdzenia marketingowe różnią się między sobą', en: 'Marketing claims differ' },
    says: [
      {
        clauses: ['1.36'],
        variant: { pl: '12–15 lat działalności (20 lat, na stronie „O nas” 18)', en: '12 to 15 years of activity (20 years, 18 on the about page)' },
      },
      {
        clauses: ['1.36'],
        variant: {
          pl: 'ponad 5000 przeszkolonych ratowników; 5000 przeszkolonych funkcjonariuszy; 21 000 ratowników obywatelskich',
          en: 'over 5,000 trained rescuers; 5000 officers trained; 21,000 citizen rescuers',
        },
      },
      {
        clauses: ['1.36'],
        variant: { pl: 'ponad 150 ratowników; prawie 500 firm na Dolnym Śląsku', en: 'over 150 rescuers; nearly 500 companies in Lower Silesia' },
      },
      { clauses: ['3.26'], variant: { pl: 'około 34 instruktorów', en: 'about 34 instructors' } },
    ],
    decision: {
      pl: 'Każde twierdzenie ma wartość, zakres i źródło; działająca strona pokazuje je dopiero wtedy, gdy ma dowód z datą. Trzy, którym nic nie przeczy (ponad 150 ratowników, prawie 500 firm na Dolnym Śląsku, 5000 funkcjonariuszy), są do tego czasu na stronach w przygotowaniu, oznaczone jako przykładowe.',
      en: 'Every claim has value, scope and source; the live site shows it once it has evidence with a date. Three that nothing contradicts (over 150 rescuers, nearly 500 companies in Lower Silesia, 5000 officers) stand until then on the sites in preparation, marked as samples.',
    },
    reason: { pl: 'Ryzyko reklamy wprowadzającej w błąd.', en: 'Risk of misleading advertising.' },
    shownBy: ['claims', '@C14'],
    asks: {
      pl: 'Czy twierdzenia z reklam (lata doświadczenia, liczby przeszkolonych) pokazywać dopiero, gdy podadzą Państwo dowód z datą?',
      en: 'Shall claims of advertising (years of experience, numbers of people trained) be shown only once you give evidence with a date?',
    },
    weight: 'law',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C15',
    area: 'prices',
    subject: { pl: 'Ustawa „zmieniona 7 maja 2025 r.”', en: 'Law “amended 7 May 2025”' },
    says: [
      {
        clauses: ['2.47'],
        variant: {
          pl: 'ustawa o Państwowym Ratownictwie Medycznym (zmieniona 7 maja 2025 r.)',
          en: 'the law on the State Medical Rescue (amended 7 May 2025)',
        },
      },
    ],
    decision: {
      pl: 'Podajemy: ustawa z 24 kwietnia 2025 r., podpisana 7 maja, obowiązuje od 30 maja.',
      en: 'Shown as: Act of 24 April 2025, signed on 7 May, in force from 30 May.',
    },
    reason: { pl: 'Dz. U. z 2025 r. poz. 637.', en: 'Dz. U. of 2025, item 637.' },
    shownBy: ['@C15'],
    asks: {
      pl: 'Czy zmianę ustawy opisywać jako: ustawa z 24 kwietnia 2025 r., podpisana 7 maja, obowiązuje od 30 maja?',
      en: 'Shall the amendment be described as: Act of 24 April 2025, signed on 7 May, in force from 30 May?',
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C16',
    area: 'prices',
    subject: { pl: 'Utrata prawa odstąpienia: dwa różne terminy', en: 'Right of withdrawal waived: two different times' },
    says: [
      {
        clauses: ['5.17'],
        variant: {
          pl: 'rezerwacja na mniej niż 7 dni przed rozpoczęciem oznacza rezygnację z prawa odstąpienia',
          en: 'a reservation less than 7 days before start waives the right of withdrawal',
        },
      },
      { clauses: ['5.17'], variant: { pl: '14 dni w innym wariancie', en: '14 days in another variant' } },
    ],
    decision: {
      pl: 'Dzień rozpoczęcia porównujemy z ostatnim dniem na odstąpienie ({withdrawalDays} od dnia po zawarciu umowy, przesunięte przez soboty i święta), liczonym od ostatniej chwili, w której umowa może zostać zawarta: {conclusionHours} po zamówieniu, bo później zamówienie już nie wiąże. Gdy kurs zaczyna się najpóźniej tego dnia, osobne, niezaznaczone pole służy do żądania wcześniejszego rozpoczęcia i informuje, że prawo odstąpienia wygasa po pełnym wykonaniu usługi. E-mail, który przyjmuje zamówienie, powtarza to żądanie i podaje dzień, który przypada wcześniej: koniec terminu albo ostatni dzień kursu. Po przeniesieniu rezerwacji liczy się ostatni dzień nowego terminu, a na termin, który wymagałby żądania, bez niego się jej nie przenosi: osoba zamawia go od nowa.',
      en: 'The start is compared with the last day for withdrawal ({withdrawalDays} from the day after the conclusion of the contract, moved past Saturdays and public holidays), counted from the last moment at which it can be concluded: {conclusionHours} after the order, which does not bind any longer. When the course starts on or before that day, a separate empty box asks for the early start and says that the right ends once the service is fully performed. The e-mail that accepts the order repeats this request and names the day that comes first: the end of the period or the last day of the course. After a move the last day of the new date counts, and a booking without the request is not moved to a date that needs it: the person orders that date anew.',
    },
    reason: { pl: 'Prawo konsumenckie nie zna żadnego z tych sformułowań.', en: 'Consumer law knows neither wording.' },
    shownBy: [
      'statements.earlyStartRequest',
      'parameters.withdrawalDays',
      'rules.withdrawal-deadline',
      'rules.withdrawal-notice',
      'forms.registration.fields.earlyStartRequest',
      '@C16',
    ],
    asks: {
      pl: 'Czy prawo odstąpienia trwa {withdrawalDays} od dnia po zawarciu umowy, a przy kursie przed tym dniem pytamy o zgodę na wcześniejszy start?',
      en: 'Does the right of withdrawal last {withdrawalDays} from the day after the conclusion of the contract, and is an early start asked for where the course begins before that?',
      others: [
        {
          pl: '7 dni, jak w jednym z wariantów specyfikacji; krócej, niż daje art. 27 ustawy o prawach konsumenta ({withdrawalDays}), więc wbrew prawu',
          en: '7 days, as in one variant of the specification; less than art. 27 of the Act on consumer rights gives ({withdrawalDays}), so against the law',
        },
      ],
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C17',
    area: 'prices',
    subject: { pl: 'Recertyfikacja jest w ofercie „Dla Ciebie”, a wymaga jednostki', en: 'Recertification is sold under “For you” but needs a unit' },
    says: [
      {
        clauses: ['5.19'],
        variant: {
          pl: 'osoba pracuje lub służy w jednostce współpracującej z systemem ratownictwa albo do niej należy',
          en: 'the person works in, serves in or belongs to a unit cooperating with the emergency system',
        },
      },
    ],
    decision: { pl: 'Lista warunków dopuszczenia i oświadczenie w formularzu.', en: 'A checklist of eligibility and a declaration on the form.' },
    reason: {
      pl: 'Warunek z art. 13 został dla ratowników uchylony; przepis o egzaminie nadal wymienia jednostkę.',
      en: 'The condition of art. 13 has been repealed for rescuers; the exam rule still names the unit.',
    },
    shownBy: ['rules.recertification-admission', 'forms.registration.fields.cooperatingUnit', '@C17'],
    asks: {
      pl: 'Czy recertyfikacja wymaga oświadczenia o przynależności do jednostki współpracującej, choć art. 13 już o niej nie mówi?',
      en: 'Does recertification need a declaration of belonging to a cooperating unit, although article 13 no longer asks for it?',
      others: [{ pl: 'nie wymaga jej wcale', en: 'it is not needed at all' }],
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C18',
    area: 'prices',
    subject: { pl: 'Kiedy możliwa jest recertyfikacja', en: 'When recertification is possible' },
    says: [
      {
        clauses: ['5.15'],
        variant: { pl: 'recertyfikacja tylko w ostatnich 3 miesiącach ważności', en: 'recertification only in the last 3 months of validity' },
      },
      {
        clauses: ['5.19'],
        variant: {
          pl: 'zaświadczenie traci ważność nie później niż 3 miesiące po dniu egzaminu',
          en: 'the certificate expires no later than 3 months after the exam day',
        },
      },
    ],
    decision: {
      pl: 'Trzy odpowiedzi: za wcześnie, w oknie czasu, już po terminie (prosimy o kontakt).',
      en: 'Three answers: too early, in the window, already expired (ask us).',
    },
    reason: {
      pl: 'Reguła w podanym brzmieniu nie ma dolnej granicy, więc dopuszczałaby także zaświadczenie po terminie.',
      en: 'The stated rule has no lower bound, so an expired certificate would pass.',
    },
    shownBy: ['rules.recertification-window', 'rules.recertification-admission', 'parameters.recertificationWindowMonths'],
    asks: {
      pl: 'Czy na recertyfikację przyjmujemy tylko z ważnym zaświadczeniem, najwcześniej {recertificationWindowMonths} przed jego końcem?',
      en: 'Is recertification open only with a valid certificate, at the earliest {recertificationWindowMonths} before its end?',
      others: [{ pl: 'także po upływie ważności', en: 'after its end too' }],
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C19',
    area: 'prices',
    subject: { pl: 'Recertyfikacja w ostatnią niedzielę kursu KPP', en: 'Recertification on the last Sunday of a KPP course' },
    says: [
      {
        clauses: ['5.20'],
        variant: { pl: 'możliwa także ostatniego dnia kursu KPP (w niedzielę)', en: 'also possible on the last day (Sunday) of a KPP course' },
      },
    ],
    decision: {
      pl: 'Kalkulator pokazuje ostatnie niedziele kursów KPP z kalendarza, bez zapisu przez internet i z prośbą o telefon; nie wymyślamy terminów.',
      en: 'The calculator shows the last Sundays of KPP courses in the calendar, without booking and with a request to call; no term is invented.',
    },
    reason: { pl: 'Terminy pochodzą wyłącznie z kalendarza.', en: 'Dates come from the calendar only.' },
    shownBy: ['rules.recertification-exam-day', '@C19'],
    asks: {
      pl: 'Czy w ostatnią niedzielę każdego kursu KPP można przyjść na recertyfikację po telefonie?',
      en: 'Can one come for recertification on the last Sunday of every KPP course after a phone call?',
      others: [{ pl: 'tylko na wybranych kursach', en: 'on some courses only' }],
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C20',
    area: 'prices',
    subject: {
      pl: 'Recertyfikacja służb mundurowych i straży traktowana jak cywilna',
      en: 'Recertification of uniformed services and fire treated like the civil one',
    },
    says: [
      {
        clauses: ['1.35'],
        variant: {
          pl: 'recertyfikacja dla służb mundurowych; recertyfikacja dla straży pożarnej',
          en: 'recertification for uniformed services; recertification for fire service',
        },
      },
    ],
    decision: {
      pl: 'Osobne teksty; kalkulator odmawia obliczenia dla zaświadczeń resortowych.',
      en: 'Separate texts; the calculator refuses to compute for certificates of the ministries.',
    },
    reason: { pl: 'Podstawy prawne są różne.', en: 'The legal bases differ.' },
    shownBy: ['rules.recertification-admission'],
    asks: {
      pl: 'Czy recertyfikację służb mundurowych i straży opisywać osobno i nie liczyć dla nich terminów w kalkulatorze?',
      en: 'Shall recertification of uniformed services and fire brigades be described apart, and the calculator give no dates for them?',
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
