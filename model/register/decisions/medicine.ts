import type { RegisterEntry } from '../../schema/register.ts';

/** Register entries on medicine: what the guidelines settle, and what a physician must still say. */
export const ourMedicineRegister = [
  {
    id: 'C230',
    area: 'ours',
    subject: { pl: 'Na czym opierają się zdania medyczne', en: 'What medical sentences rest on' },
    says: [
      {
        clauses: ['2.47', '1.20'],
        variant: {
          pl: 'kursy pierwszej pomocy i tabela stanów, bez wskazania wytycznych',
          en: 'first aid courses and a table of situations, without naming guidelines',
        },
      },
    ],
    decision: {
      pl: 'Zdania medyczne idą za wytycznymi Europejskiej Rady Resuscytacji: tam, gdzie wydanie z 2025 r. zmieniło zasadę (najpierw telefon, oddech w czasie rozmowy, elektroda pod pachą), za nim, poza tym za wydaniem z 2021 r., które jest po polsku, bo pełnego tekstu z 2025 r. nie mieliśmy; o drgawkach i zatruciach mówią wytyczne IFRC z 2020 r. Co nie wynika z wytycznych (prąd, substancja żrąca na skórze, uciśnięcia mostka w ciąży, próg ciężkiego napadu astmy, hasło UDAR, co robi osoba bez pomocy), jest oznaczone słowami „powszechnie wiadomo”. Krótkie instrukcje są na stronie „Pierwsza pomoc krok po kroku”, każda pod własnym adresem /pierwsza-pomoc/…, z rysunkami kroków. Lekarz potwierdza każde zdanie z dokumentu „{message.audit.medicalTexts}” w folderze audytu, według wydania z 2025 r.',
      en: 'Medical sentences follow the guidelines of the European Resuscitation Council: the edition of 2025 where it changed the rule (call first, breathing during the call, pad below the armpit), elsewhere that of 2021, which exists in Polish, because we did not have the full text of 2025; seizures and poisoning follow the IFRC guidelines of 2020. What the guidelines do not say (electricity, a corrosive substance on the skin, thrusts on the breastbone in pregnancy, the threshold of a severe asthma attack, the word UDAR, what somebody alone does) is marked “commonly known”. Short instructions are on the page “First aid step by step”, each at an address of its own, /en/first-aid/…, with drawings of the steps. A physician confirms each sentence of the document “{message.audit.medicalTexts}” of the audit folder, by the edition of 2025.',
    },
    reason: {
      pl: 'Kto uczy ratowania życia, mówi to samo co obowiązujące wytyczne i pokazuje które.',
      en: 'Whoever teaches saving lives says what the guidelines in force say, and shows which.',
    },
    shownBy: ['guidelines', 'emergencies', 'routes.first-aid-instructions', 'routes.emergency-cardiac-arrest', '@C230'],
    asks: {
      pl: 'Czy zdania z dokumentu „{message.audit.medicalTexts}” w folderze audytu mogą zostać w tych słowach i opierać się na wytycznych ERC 2021 i 2025 oraz IFRC 2020, jak tam podano?',
      en: 'May the sentences of the document “{message.audit.medicalTexts}” of the audit folder stay in these words and rest on the ERC guidelines of 2021 and 2025 and IFRC of 2020, as stated there?',
    },
    weight: 'health',
    confirmedBy: 'physician',
    status: 'open',
  },
  {
    id: 'C231',
    area: 'ours',
    subject: { pl: 'Jak udrożnić drogi oddechowe po urazie', en: 'How to open the airway after an injury' },
    says: [
      { clauses: ['1.30'], variant: { pl: 'pierwsza pomoc w urazach dla osób bez przygotowania', en: 'first aid for injuries, for people without training' } },
    ],
    decision: {
      pl: 'Tekst o upadkach i wypadkach mówi, że drożne drogi oddechowe są ważniejsze niż kręgosłup, i ani on, ani jego rysunki nie wskazują chwytu, dopóki lekarz nie powie, czy świadek ma wysunąć żuchwę, czy delikatnie odchylić głowę.',
      en: 'The text on falls and accidents says that an open airway comes before the spine, and neither it nor its drawings name a manoeuvre until a physician has said whether a bystander should thrust the jaw or gently tilt the head.',
    },
    reason: {
      pl: 'Zasada jest pewna, chwyt dla osoby bez przygotowania nie.',
      en: 'The principle is certain, the manoeuvre for somebody without training is not.',
    },
    shownBy: ['emergencies.injury-of-the-spine', '@C231'],
    asks: {
      pl: 'Czy po urazie pisać o drożnych drogach oddechowych bez nazwy rękoczynu?',
      en: 'After an injury, shall texts speak of an open airway without naming a manoeuvre?',
      others: [
        { pl: 'wysunięcie żuchwy', en: 'thrust of the jaw' },
        { pl: 'delikatne odchylenie głowy', en: 'gentle tilt of the head' },
      ],
    },
    weight: 'health',
    confirmedBy: 'physician',
    status: 'open',
  },
  {
    id: 'C232',
    area: 'ours',
    subject: { pl: 'Pozycja w anafilaksji z samą dusznością', en: 'Position in anaphylaxis with breathlessness alone' },
    says: [{ clauses: ['2.47'], variant: { pl: 'wstrząs anafilaktyczny: autowstrzykiwacz', en: 'anaphylactic shock: auto-injector' } }],
    decision: {
      pl: 'Blady lub słabnący leży płasko z uniesionymi nogami i nie siada. Kto walczy o oddech, ale nie słabnie, może siedzieć na podłodze z wyprostowanymi nogami. W ciąży leży się na lewym boku. Nikt nie wstaje i nie chodzi.',
      en: 'Whoever is pale or faint lies flat with legs raised and does not sit up. Whoever fights for breath but is not faint may sit on the floor with legs stretched out. In pregnancy the person lies on the left side. Nobody stands up or walks.',
    },
    reason: {
      pl: 'Wytyczne pozwalają siedzieć temu, komu trudno oddychać, a położenie go na siłę szkodzi.',
      en: 'The guidelines let somebody sit who finds it hard to breathe, and forcing them to lie down does harm.',
    },
    shownBy: ['emergencies.anaphylaxis', '@C232'],
    asks: {
      pl: 'Czy w anafilaksji osoba, która walczy o oddech, ale nie słabnie, może siedzieć na podłodze z wyprostowanymi nogami, a kobieta w ciąży ma leżeć na lewym boku?',
      en: 'In anaphylaxis, may somebody who fights for breath but is not faint sit on the floor with legs stretched out, and does a pregnant woman lie on the left side?',
      others: [{ pl: 'inna pozycja: …', en: 'another position: …' }],
    },
    weight: 'health',
    confirmedBy: 'physician',
    status: 'open',
  },
  {
    id: 'C233',
    area: 'ours',
    subject: { pl: 'Cudzy lek w pierwszej pomocy', en: 'Another person’s medicine in first aid' },
    says: [
      {
        clauses: ['2.47'],
        variant: { pl: 'ustawa o Państwowym Ratownictwie Medycznym po zmianie z 2025 r.', en: 'the law on the State Medical Rescue as amended in 2025' },
      },
    ],
    decision: {
      pl: 'Teksty mówią o leku dostępnym na miejscu, także na receptę, i nie piszą, czyj to lek, dopóki lekarz i prawnik nie powiedzą, czy wolno użyć leku przepisanego komu innemu niż poszkodowany.',
      en: 'Texts speak of medicine at hand, prescription ones included, and do not say whose it is until a physician and a lawyer have said whether medicine may be used that was prescribed to somebody other than the casualty.',
    },
    reason: { pl: 'Przepis nie mówi o właścicielu leku.', en: 'The law does not speak of the owner of the medicine.' },
    shownBy: ['situations', '@C233'],
    asks: {
      pl: 'Czy teksty mają milczeć o tym, czyj lek wolno podać w pierwszej pomocy?',
      en: 'Shall texts be silent on whose medicine may be given in first aid?',
      others: [
        { pl: 'tylko lek poszkodowanego', en: 'only the casualty’s own' },
        { pl: 'także lek innej osoby', en: 'another person’s too' },
      ],
    },
    weight: 'health',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C234',
    area: 'ours',
    subject: { pl: 'Czego uczy kurs pierwszej pomocy dzieciom', en: 'What the course of first aid for children teaches' },
    says: [
      {
        clauses: ['1.24'],
        variant: {
          pl: 'pierwsza pomoc dzieciom: jeden dzień, godziny praktyki i teorii, bez programu',
          en: 'first aid for children: one day, hours of practice and theory, no programme',
        },
      },
    ],
    decision: {
      pl: 'Program na stronie kursu zostaje, a odpowiedź o różnicy do BLS-AED mówi, że AED używa się także u dzieci. O AED, tonięciu, zatruciu i anafilaksji program milczy, dopóki właściciel nie powie, czy kurs ich uczy.',
      en: 'The programme on the course page stays, and the answer on the difference to BLS-AED says that an AED serves children too. The programme is silent on AED, drowning, poisoning and anaphylaxis until the owner has said whether the course teaches them.',
    },
    reason: { pl: 'Programu nie podano, a zajęć nie wymyślamy.', en: 'No programme is given, and we invent no lessons.' },
    shownBy: ['@C234'],
    asks: {
      pl: 'Czy program kursu pierwszej pomocy dla dzieci jest pełny tak, jak na stronie?',
      en: 'Is the programme of the course of first aid for children complete as on the page?',
      others: [{ pl: 'kurs uczy też: …', en: 'the course also teaches: …' }],
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C235',
    area: 'ours',
    subject: { pl: 'Opatrunek po urazie oka', en: 'Dressing after an eye injury' },
    says: [{ clauses: ['3.14'], variant: { pl: 'galeria kursu w urazach, bez opisu zdjęć', en: 'a gallery of the injuries course, pictures not described' } }],
    decision: {
      pl: 'Rysunek „Uraz oka” w galerii kursów dla firm pokazuje lekki opatrunek na jednym, zranionym oku; teksty milczą, dopóki lekarz nie powie, czy osłaniać także drugie oko.',
      en: 'The drawing “Eye injury” of the gallery of courses for companies shows a light dressing on the one injured eye; the texts are silent until a physician has said whether the other eye should be covered too.',
    },
    reason: { pl: 'Źródła różnią się, a zasłonięcie obu oczu odbiera wzrok.', en: 'Sources differ, and covering both eyes takes sight away.' },
    shownBy: ['@C235'],
    asks: {
      pl: 'Czy przy urazie oka opatrywać tylko zranione oko?',
      en: 'With an injured eye, is only the injured eye covered?',
      others: [{ pl: 'oba oczy', en: 'both eyes' }],
    },
    weight: 'health',
    confirmedBy: 'physician',
    status: 'open',
  },
  {
    id: 'C236',
    area: 'ours',
    subject: { pl: 'Telefon w sprawie zatruć', en: 'A phone number for poisoning' },
    says: [{ clauses: ['1.20'], variant: { pl: 'pierwsza pomoc, bez numerów ośrodków', en: 'first aid, without numbers of centres' } }],
    decision: {
      pl: 'Instrukcja na zatrucie odsyła pod 112 i nie podaje innego numeru, dopóki lekarz nie wskaże ośrodka toksykologicznego.',
      en: 'The instruction for poisoning leads to 112 and gives no other number until a physician has named a poison centre.',
    },
    reason: { pl: 'Ośrodków jest kilka, a zły numer kosztuje czas.', en: 'There are several centres, and a wrong number costs time.' },
    shownBy: ['emergencies.poisoning', '@C236'],
    asks: {
      pl: 'Czy przy zatruciu podawać tylko numer 112?',
      en: 'With poisoning, is 112 the only number to give?',
      others: [{ pl: 'także ośrodek toksykologiczny: …', en: 'a poison centre too: …' }],
    },
    weight: 'health',
    confirmedBy: 'physician',
    status: 'open',
  },
  {
    id: 'C237',
    area: 'ours',
    subject: { pl: 'Ile trwa godzina kursu KPP', en: 'How long an hour of the KPP course is' },
    says: [
      {
        clauses: ['1.8', '1.10'],
        variant: {
          pl: '66 godzin, 41 praktyki i 25 teorii, w sześć dni; nie podano, czy zegarowych',
          en: '66 hours, 41 of practice and 25 of theory, in six days; whether of the clock is not given',
        },
      },
    ],
    decision: {
      pl: 'Godzina zajęć to {kppLessonMinutes}, a przerw do niej nie wliczamy; tak mówią strony, a próbny kalendarz mieści w swoich godzinach zajęcia, przerwy i egzamin. Właściciel potwierdza, że w programie są godziny lekcyjne.',
      en: 'An hour of classes is {kppLessonMinutes}, breaks not included; pages say so, and the hours of the demo calendar hold classes, breaks and the exam. The owner confirms that the programme counts lesson hours.',
    },
    reason: {
      pl: 'Godzin zegarowych musiałoby być jedenaście dziennie, bez przerwy i razem z egzaminem.',
      en: 'Clock hours would mean eleven a day, without a break and with the exam.',
    },
    shownBy: ['parameters.kppLessonMinutes', '@C237'],
    asks: {
      pl: 'Czy godzina zajęć KPP trwa {kppLessonMinutes}?',
      en: 'Does an hour of KPP classes take {kppLessonMinutes}?',
      others: [{ pl: '60 minut', en: '60 minutes' }],
    },
    weight: 'allOrders',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C330',
    area: 'ours',
    subject: { pl: 'Co uczestnik ma po kursie bez egzaminu', en: 'What a participant has after a course without an exam' },
    says: [
      {
        clauses: ['1.20', '1.24'],
        variant: { pl: 'kursy bez egzaminu, bez słowa o zaświadczeniu', en: 'courses without an exam, not a word on a certificate' },
      },
    ],
    decision: {
      pl: 'Strona kursu mówi, co uczestnik ma po nim: po egzaminie KPP i recertyfikacji zaświadczenie, po innych umiejętności. O zaświadczenie udziału odsyła do biura, dopóki właściciel nie powie, czy je wydaje, komu i co daje.',
      en: 'The page of a course says what a participant has afterwards: a certificate after the KPP exam and the recertification, skills after the others. For a certificate of attendance it refers to the office until the owner has said whether there is one, for whom and what it is worth.',
    },
    reason: { pl: 'O to pyta każdy rodzic i każda szkoła, a papieru nie wymyślamy.', en: 'Every parent and every school asks, and we invent no paper.' },
    shownBy: ['courseTypes.bls'],
    asks: {
      pl: 'Czy po kursie bez egzaminu uczestnik nie dostaje zaświadczenia udziału bez zapytania?',
      en: 'After a course without an exam, does a participant get no certificate of attendance unless asked for?',
      others: [{ pl: 'każdy dostaje zaświadczenie udziału: …', en: 'everybody gets a certificate of attendance: …' }],
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
