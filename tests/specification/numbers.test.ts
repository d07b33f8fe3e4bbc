import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { model } from '#model/index.ts';
import { covers } from '../covers.ts';

type Numbers = Partial<Record<keyof typeof model.parameters, number>>;

/** The numbers of the specification, typed by hand. Money is grosze. */
const stated = [
  {
    about: 'hours of KPP',
    tags: covers('1.8', '9.6'),
    numbers: { kppHours: 66, kppPracticeHours: 41, kppTheoryHours: 25 },
  },
  { about: 'weekends of KPP', tags: covers('1.10'), numbers: { kppWeekends: 2, kppDaysPerWeekend: 3 } },
  { about: 'exam of KPP', tags: covers('1.12'), numbers: { examBankQuestions: 250, examQuestions: 30 } },
  { about: 'price of KPP', tags: covers('1.13', '1.31', '9.6'), numbers: { kppPrice: 169_000 } },
  { about: 'promotional price of KPP', tags: covers('1.14', '9.7'), numbers: { kppPromotionalPrice: 159_000 } },
  { about: 'discount for a second person', tags: covers('1.15', '9.6'), numbers: { secondPersonDiscount: 20_000 } },
  {
    about: 'exam of the recertification',
    tags: covers('1.17', '9.6'),
    numbers: { recertificationExamQuestions: 30, recertificationExamTasks: 2 },
  },
  { about: 'price of the recertification', tags: covers('1.18', '9.6'), numbers: { recertificationPrice: 39_900 } },
  { about: 'BLS-AED', tags: covers('1.20', '9.6'), numbers: { blsHours: 4, blsPrice: 34_900 } },
  {
    about: 'teenagers on BLS-AED',
    tags: covers('1.21'),
    numbers: { blsMinimumAge: 14, guardianPairDiscount: 10_000, pairPlaces: 2 },
  },
  {
    about: 'first aid for children',
    tags: covers('1.24'),
    numbers: { pedDays: 1, pedHours: 4, pedPracticeHours: 2.5, pedTheoryHours: 1.5 },
  },
  { about: 'price of EDB', tags: covers('1.27', 'C08'), numbers: { edbPrice: 169_000 } },
  {
    about: 'BLS-AED of companies',
    tags: covers('1.29'),
    numbers: {
      companyBlsGroupSize: 20,
      companyBlsBasicHours: 8,
      companyBlsExtendedHours: 16,
      companyBlsExtendedDays: 2,
      companyBlsExerciseHours: 6,
      companyBlsSimulatedActions: 3,
      companyBlsRenewalYears: 1,
    },
  },
  { about: 'group discount of companies', tags: covers('1.32', 'C05'), numbers: { companyGroupDiscount: 15_000 } },
  { about: 'callback', tags: covers('1.34'), numbers: { companyCallbackHours: 24 } },
  { about: 'adult age', tags: covers('1.7', '5.10', 'C21'), numbers: { adultAge: 18 } },
  {
    about: 'contact form',
    tags: covers('5.1', '5.3', '9.1'),
    numbers: { nameMinimumLength: 1, phoneMinimumDigits: 9 },
  },
  { about: 'PESEL', tags: covers('5.9', '9.1'), numbers: { peselDigits: 11 } },
  { about: 'persons of an e-mail address', tags: covers('5.13'), numbers: { registrationsPerEmail: 1 } },
  {
    about: 'certificate',
    tags: covers('5.15', '5.18', '5.19', '9.6'),
    numbers: { certificateValidityYears: 3, recertificationWindowMonths: 3 },
  },
  { about: 'period of withdrawal', tags: covers('5.17', 'C16'), numbers: { withdrawalDays: 14 } },
  {
    about: 'carousels',
    tags: covers('2.38', '4.16', '9.2'),
    numbers: { carouselInterval: 5000, galleryInterval: 5000 },
  },
  { about: 'slot of a carousel', tags: covers('9.3'), numbers: { carouselSlotWidth: 80 } },
  { about: 'transition of a carousel', tags: covers('9.4'), numbers: { carouselTransition: 300 } },
  { about: 'FAQ', tags: covers('2.49', '4.19', '9.5'), numbers: { faqInitiallyShown: 3 } },
  { about: 'list of dates', tags: covers('4.22', '4.23', '9.5'), numbers: { termsInitiallyShown: 10 } },
  {
    about: 'badges',
    tags: covers('4.20', '4.21', '4.30', '9.5'),
    numbers: { lastFreePlace: 1, fewPlacesFrom: 2, fewPlacesTo: 4, severalPlacesFrom: 5, lowAvailability: 10 },
  },
] as const satisfies readonly { readonly about: string; readonly tags: object; readonly numbers: Numbers }[];

/** A number that changes one day gets a second value with that day, so the first stays what the specification states. */
describe('the numbers that the specification states', () => {
  for (const { about, tags, numbers } of stated)
    it(`equal those of the model: ${about}`, tags, () => {
      const first = Object.entries(model.parameters).flatMap(([name, { values }]) =>
        name in numbers ? [[name, values[0].value]] : [],
      );
      expect(Object.fromEntries(first)).toEqual(numbers);
    });

  it('apply from the last day of 2019 on for the exam of the recertification', covers('5.21'), () => {
    expect(model.parameters.recertificationWindowMonths.values[0].from).toBe('2019-12-31');
  });

  it('are kept as a variant where two sentences differ', covers('1.9', '1.32', '5.17', 'C01', 'C05'), () => {
    const { kppPracticeHours, companyGroupDiscount, withdrawalDays } = model.parameters;
    expect(kppPracticeHours.variants.map(({ value }) => value)).toEqual([42]);
    expect(companyGroupDiscount.variants.map(({ value }) => value)).toEqual([20_000]);
    expect(withdrawalDays.variants.map(({ value }) => value)).toEqual([7]);
  });

  it('are the images of galleries, whose names contain no spaces', covers('3.8', '3.14', '3.16', 'C67', 'C90'), () => {
    const stated = { kpp: 29, 'kpp-rec': 22, bls: 11, 'bls-eng': 11, ped: 9, kpp2: 29, edb: 29, kipp: 0 };
    const count = (gallery: string | null): number =>
      gallery === null
        ? 0
        : new Set(readdirSync(`content/galleries/${gallery}`).map((file) => file.replace(/\.[a-z]+$/, ''))).size;
    for (const [type, size] of Object.entries(stated)) {
      const course = model.courseTypes.find(({ id }) => id === type);
      expect(count(course?.gallery ?? null), type).toBe(size);
    }
    for (const { id, gallery } of model.courseTypes.filter(({ audience }) => audience === 'company'))
      expect([27, 29], id).toContain(count(gallery));
    for (const { id } of model.galleries)
      for (const file of readdirSync(`content/galleries/${id}`)) expect(file).not.toMatch(/\s/);
  });
});
