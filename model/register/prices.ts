import type { RegisterEntry } from '../schema/register.ts';

/** Register entries on prices and discounts. */
export const pricesRegister = [
  {
    id: 'C01',
    area: 'prices',
    subject: { pl: 'Liczba godzin praktyki na kursie KPP', en: 'Practice hours of KPP' },
    says: [
      { clauses: ['1.8'], variant: { pl: '41 godzin praktyki, 25 teorii', en: '41 practice, 25 theory' } },
      {
        clauses: ['1.9'],
        variant: {
          pl: 'jedna część tekstu podaje 42 godziny praktyki w wariancie dla firm',
          en: 'one part of the text says 42 practical for the company variant',
        },
      },
    ],
    decision: {
      pl: 'Przyjmujemy {kppPracticeHours:number}, także w tekście dla firm; druga wartość zostaje zapisana jako wariant parametru.',
      en: '{kppPracticeHours:number}, in the company text too; the other value is kept as a variant of the parameter.',
    },
    reason: {
      pl: 'W rozporządzeniu liczba wszystkich godzin, {kppHours:number}, jest sumą {kppTheoryHours:number} i {kppPracticeHours:number}; z drugą wartością suma się nie zgadza.',
      en: 'In the regulation {kppHours:number} hours are the sum of {kppTheoryHours:number} and {kppPracticeHours:number}; with the other value the sum is wrong.',
    },
    shownBy: ['parameters.kppPracticeHours', '@C01'],
    asks: {
      pl: 'Czy kurs KPP ma {kppPracticeHours:number} godzin praktyki?',
      en: 'Does the KPP course have {kppPracticeHours:number} hours of practice?',
      others: [{ pl: '42 godziny praktyki', en: '42 hours of practice' }],
    },
    weight: 'allOrders',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C02',
    area: 'prices',
    subject: { pl: 'Cena kursu KPP', en: 'Price of KPP' },
    says: [
      { clauses: ['1.13'], variant: { pl: '1690 zł brutto dla osób prywatnych', en: '1690 PLN gross for private clients' } },
      {
        clauses: ['1.14'],
        variant: {
          pl: 'inny tekst pokazuje 1590 zł (baner promocyjny podaje 1590 PLN)',
          en: 'another text shows 1590 zł (a promotion banner mentions 1590 PLN)',
        },
      },
      { clauses: ['9.7'], variant: { pl: 'promocja 1590 zł', en: 'promotion 1590 PLN' } },
    ],
    decision: {
      pl: 'Jeden zapis ceny: standardowa {kppPrice}, promocyjna {kppPromotionalPrice}. Dni promocji źródła nie podają, więc nigdzie jej nie ogłaszamy; wiersz tabeli promocji z pierwszym i ostatnim dniem pokaże obie ceny. Na działającej stronie pierwszeństwo ma cena z kalendarza, a gdy jest niższa, pokazujemy obie (C277).',
      en: 'One price record: standard {kppPrice}, promotional {kppPromotionalPrice}. The sources give the promotion no days, so it is announced nowhere; a row of the table of promotions with its first and last day shows both prices. The price of the calendar wins at run time, and where it is lower both are shown (C277).',
    },
    reason: {
      pl: 'Cenę standardową przekreślamy tylko tam, gdzie podana jest najniższa cena z {lowestPriceDays:genitive} przed obniżką.',
      en: 'The standard price is struck through only where the lowest price of the {lowestPriceDays} before the reduction is shown.',
    },
    shownBy: ['parameters.kppPrice', 'parameters.kppPromotionalPrice', 'rules.display-price', '@C02'],
    asks: {
      pl: 'Czy kurs KPP kosztuje {kppPrice}, dopóki nie podadzą Państwo dni promocji?',
      en: 'Does the KPP course cost {kppPrice} until you name the days of a promotion?',
      others: [{ pl: 'cena promocyjna: od dnia … do dnia …', en: 'the promotional price: from … until …' }],
    },
    weight: 'allOrders',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C03',
    area: 'prices',
    subject: { pl: 'Cena w tekście a cena z kalendarza', en: 'Price in the text against price from the calendar' },
    says: [
      { clauses: ['1.13', '1.18', '1.20'], variant: { pl: 'ceny są w tekstach kursów', en: 'prices stand in the course texts' } },
      { clauses: ['7.7'], variant: { pl: 'wywołanie GET courses: odczyt ceny', en: 'GET courses: read price' } },
    ],
    decision: {
      pl: 'Nazwa, wstęp, opis, program, cena i jej opis są z kalendarza, przy budowaniu strony i w przeglądarce; gdzie kalendarz nic nie mówi albo wartość jest błędna, zostaje tekst strony. W tekstach zamiast ceny jest nazwa parametru; gdy ceny brak albo wywołanie się nie powiedzie, pokazujemy zapisaną cenę jako „cena z dnia …”.',
      en: 'Name, intro, description, program, price and its text come from the calendar, at build time and in the browser; where it says nothing, or what cannot be, the text of the page stays. Texts name the parameter instead of a price; when the price is absent or the call fails, the recorded price is shown as “cena z dnia …”.',
    },
    reason: { pl: 'Każda pokazana cena ma jedno źródło.', en: 'One source for each shown price.' },
    shownBy: ['rules.display-price', '@C03'],
    asks: {
      pl: 'Czy przy zapisie obowiązuje cena z Państwa kalendarza, a cena z tekstu tylko wtedy, gdy kalendarz milczy?',
      en: 'Does the price of your calendar hold for an order, and that of the text only while the calendar is silent?',
      others: [{ pl: 'zawsze cena z tekstu strony', en: 'always the price in the text of the page' }],
    },
    weight: 'allOrders',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C04',
    area: 'prices',
    subject: { pl: 'Gwiazdka przy cenie promocyjnej', en: 'Asterisk at the promotional price' },
    says: [
      {
        clauses: ['9.7'],
        variant: {
          pl: '„cena promocyjna dotyczy nowych zgłoszeń”, gdy cena jest inna',
          en: '“promotional price applies to new registrations” when price differs',
        },
      },
    ],
    decision: { pl: 'Przypis powiązany z ceną także dla czytników ekranu.', en: 'A footnote tied to the price for screen readers too.' },
    reason: {
      pl: 'Nie zastępuje informacji o najniższej cenie z {lowestPriceDays:genitive}.',
      en: 'It does not replace the line with the lowest price of {lowestPriceDays}.',
    },
    shownBy: ['rules.display-price', '@C04'],
    asks: {
      pl: 'Czy przy cenie promocyjnej wystarczą gwiazdka, przypis „cena promocyjna dotyczy nowych zgłoszeń” i najniższa cena z {lowestPriceDays:genitive}?',
      en: 'Do an asterisk, the note “promotional price applies to new registrations” and the lowest price of the {lowestPriceDays} suffice at a promotional price?',
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C277',
    area: 'ours',
    subject: { pl: 'Niższa cena z kalendarza', en: 'A lower price of the calendar' },
    says: [
      {
        clauses: ['9.7'],
        variant: {
          pl: 'cena standardowa przekreślona, z gwiazdką i dopiskiem, gdy cena jest inna',
          en: 'standard price struck through with an asterisk and a note when price differs',
        },
      },
      { clauses: ['1.14'], variant: { pl: 'inny tekst pokazuje 1590 zł', en: 'another text shows 1590 zł' } },
    ],
    decision: {
      pl: 'Gdy kalendarz podaje cenę niższą od standardowej, standardowa jest przekreślona, z gwiazdką, dopiskiem i najniższą ceną z {lowestPriceDays:genitive} przed dniem wydania strony, według osi czasu cen w modelu. Gdy oś nie obejmuje wszystkich tych dni, jest sama cena z kalendarza. Wyższa cena nie jest obniżką i jest pokazana sama. Jedno ustawienie organizatora ogranicza to do dni promocji z tabeli promocji.',
      en: 'Where the calendar gives a price below the standard one, the standard price is struck through, with an asterisk, the note and the lowest price of the {lowestPriceDays} before the day of the edition by the timeline of prices in the model. Where that line does not reach over all those days, the price of the calendar stands alone. A higher price is no reduction and stands alone. A choice of the provider limits this to the days of a promotion of the table of promotions.',
    },
    reason: {
      pl: 'Specyfikacja chce przekreślenia zawsze, gdy cena się różni, a prawo najniższej ceny z {lowestPriceDays:genitive}; model zna jedno i drugie.',
      en: 'The specification wants the strike-through whenever the price differs, the law the lowest price of the {lowestPriceDays}; the model knows both.',
    },
    shownBy: ['rules.display-price', 'choices.reductionFromCalendar', '@C277'],
    asks: {
      pl: 'Czy niższą cenę z kalendarza wolno pokazać jako obniżkę, z przekreśloną ceną standardową i najniższą ceną z {lowestPriceDays:genitive}?',
      en: 'May a lower price of the calendar be shown as a reduction, with the standard price struck through and the lowest price of the {lowestPriceDays}?',
      others: [{ pl: 'tylko w dniach ogłoszonej promocji', en: 'only on the days of an announced promotion' }],
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C05',
    area: 'prices',
    subject: { pl: 'Zniżka grupowa dla firm', en: 'Group discount for companies' },
    says: [
      { clauses: ['1.32'], variant: { pl: '150 zł od osoby w tekście polskim', en: '150 PLN per person in the Polish text' } },
      { clauses: ['1.32'], variant: { pl: '200 zł w tekście angielskim', en: '200 PLN in the English text' } },
    ],
    decision: {
      pl: '{companyGroupDiscount} w obu językach, dopóki właściciel nie potwierdzi; sama wycena pozostaje indywidualna.',
      en: '{companyGroupDiscount} in both languages until the owner confirms; the quote itself stays individual.',
    },
    reason: { pl: 'Niższą obietnicę zawsze można poprawić na korzyść klienta.', en: 'The lower promise can always be improved on.' },
    shownBy: ['parameters.companyGroupDiscount', '@C05'],
    asks: {
      pl: 'Czy zniżka grupowa dla firm wynosi {companyGroupDiscount} od osoby?',
      en: 'Is the group discount for companies {companyGroupDiscount} per person?',
      others: [{ pl: '200 zł od osoby', en: '200 PLN per person' }],
    },
    weight: 'allOrders',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C06',
    area: 'prices',
    subject: { pl: 'Zniżka za drugą osobę a zniżka grupowa', en: 'Discounts for a second person and for a group' },
    says: [
      { clauses: ['1.15'], variant: { pl: 'zniżka 200 zł za przyprowadzenie drugiej osoby', en: 'discount of 200 PLN for bringing a second person' } },
      { clauses: ['1.32'], variant: { pl: 'zniżka grupowa dla firm 150 lub 200 zł od osoby', en: 'company group discount 150 or 200 PLN per person' } },
    ],
    decision: {
      pl: 'Dwie różne oferty o osobnych nazwach; pytamy, czy zniżka za drugą osobę to kwota łączna, czy od osoby; pokazujemy ją jako łączną dla dwojga („łącznie na dwie osoby”).',
      en: 'Two different offers with names of their own; whether the discount for a second person is the total or per head is asked: shown as a total for two (“łącznie na dwie osoby”).',
    },
    reason: { pl: 'Zdanie o drugiej osobie nie mówi, że to kwota od osoby.', en: 'The sentence on the second person does not say per person.' },
    shownBy: ['parameters.secondPersonDiscount', 'rules.discount'],
    asks: {
      pl: 'Czy zniżka za przyprowadzenie drugiej osoby na KPP, {secondPersonDiscount}, jest łączna dla obu osób?',
      en: 'Is the discount for bringing a second person to KPP, {secondPersonDiscount}, a total for both?',
      others: [{ pl: 'tyle samo od każdej z dwóch osób', en: 'the same amount for each of the two', differsBy: 'secondPersonDiscount' }],
    },
    weight: 'allOrders',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C07',
    area: 'prices',
    subject: { pl: 'Ceny dla firm są indywidualne, a mimo to podana jest cena kursu otwartego', en: 'Company prices individual, yet an open price is quoted' },
    says: [
      { clauses: ['1.33'], variant: { pl: 'ceny dla firm ustalane są indywidualnie', en: 'company prices are set individually' } },
      { clauses: ['1.31'], variant: { pl: 'cena kursu otwartego dla jednej osoby 1690 zł', en: 'open-course price for one person 1690 PLN' } },
    ],
    decision: {
      pl: 'Kwotę {kppPrice} podajemy wyłącznie jako cenę kursu otwartego dla jednej osoby.',
      en: '{kppPrice} is presented as the open-course price for one person only.',
    },
    reason: { pl: 'Oba zdania pozostają prawdziwe.', en: 'Both sentences stay true.' },
    shownBy: ['rules.company-group-discount'],
    asks: {
      pl: 'Czy kwotę {kppPrice} na stronie dla firm podawać tylko jako cenę kursu otwartego dla jednej osoby?',
      en: 'Shall {kppPrice} on the pages for companies be given only as the price of an open course for one person?',
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C08',
    area: 'prices',
    subject: { pl: 'Cena standardowa EDB równa cenie KPP', en: 'Standard price of EDB equals that of KPP' },
    says: [
      { clauses: ['1.27'], variant: { pl: 'Edukacja dla bezpieczeństwa: cena standardowa 1690 zł', en: 'Education for Safety: standard price 1690 PLN' } },
    ],
    decision: {
      pl: 'Pokazujemy {edbPrice} na stronie kursu i przy terminach, tak jak podaje specyfikacja; pierwszeństwo ma cena z kalendarza.',
      en: '{edbPrice} is shown on the course page and at its terms, as the specification states it; the price of the calendar wins.',
    },
    reason: {
      pl: 'Cenę podał właściciel, a bez ceny kursu nie da się zamówić. Równa jest cenie KPP, więc pytamy, czy jej nie przepisano przez pomyłkę.',
      en: 'The owner states the price, and without one the course cannot be ordered. It equals that of KPP, so we ask whether it was copied by mistake.',
    },
    shownBy: ['courseTypes.edb.price', 'parameters.edbPrice'],
    asks: { pl: 'Czy kurs EDB naprawdę kosztuje {edbPrice}, tyle co KPP?', en: 'Does the EDB course really cost {edbPrice}, as much as KPP?' },
    weight: 'allOrders',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C09',
    area: 'prices',
    subject: { pl: 'BLS-AED dla opiekuna i nastolatka', en: 'BLS-AED for a guardian and a teenager' },
    says: [
      { clauses: ['1.20'], variant: { pl: '349 zł brutto od osoby', en: '349 PLN gross per person' } },
      { clauses: ['1.21'], variant: { pl: 'łączna zniżka 100 zł dla dwóch osób', en: 'total discount 100 PLN for two people' } },
    ],
    decision: {
      pl: 'Podajemy sumę dla pary; zniżka jest na parę, nie na osobę.',
      en: 'The sum for the pair is printed; the discount is per pair, not per head.',
    },
    reason: { pl: 'Słowa „łączna zniżka dla dwóch osób” odnoszą się do pary.', en: '“Total discount for two people” names the pair.' },
    shownBy: ['parameters.guardianPairDiscount', 'rules.discount', 'rules.amount-due'],
    asks: {
      pl: 'Czy zniżka {guardianPairDiscount} na BLS-AED jest łączna dla opiekuna i nastolatka?',
      en: 'Is the discount of {guardianPairDiscount} on BLS-AED a total for guardian and teenager?',
      others: [{ pl: 'tyle samo od każdej z dwóch osób', en: 'the same amount for each of the two', differsBy: 'guardianPairDiscount' }],
    },
    weight: 'allOrders',
    confirmedBy: 'owner',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
