import { describe, expect, it } from 'vitest';
import type { Coming } from '#forms/registration/circumstances.ts';
import { listRequestedFields } from '#forms/registration/requested-fields.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { registrationBody } from '#generated/schemas/own.ts';
import {
  type Answers,
  decidePlacesForBooking,
  fieldLabelKey,
  hasConfirmedEmail,
} from '#site/features/booking/booking-case.ts';
import {
  bookingStepTexts,
  buildBookingBody,
  checkBookingAnswers,
  listBookingSteps,
  reachableStep,
} from '#site/features/booking/steps/booking-steps.ts';
import { maskAllButLastCharacters } from '#site/features/booking/steps/order-step.tsx';
import { bookingGivenByLink } from '#site/features/booking/use-booking.ts';
import { createMessageFunctions } from '#site/lib/texts.ts';
import { covers } from '../../covers.ts';
import { basicType, certifiedType, renewalType, unpricedType } from '../../find-course.ts';
import { sampleDictionaries } from '../samples/site.ts';
import { sampleBooking } from './booking-sample.ts';

const idsOf = (booking: Parameters<typeof listRequestedFields>[0]) =>
  listRequestedFields(booking).map(({ field }) => field.id);
const teenager = { birthDate: '2011-05-05' };
const adult = { birthDate: '1990-05-05' };
const complete = {
  firstName: 'Anna',
  lastName: 'Nowak',
  identity: 'pesel',
  pesel: '440514 01359',
  birthCity: 'Opole',
  street: 'Długa 1',
  postalCode: '50 123',
  city: 'Wrocław',
  email: ' anna@example.pl ',
  phone: '+48 600-700-800',
  voluntaryParticipation: true,
  termsAcceptance: true,
};

describe('the fields of a booking', covers('rule:field-requirement'), () => {
  it('ask for a PESEL only where the state certificate needs it', covers('C26', '3.31'), () => {
    expect(idsOf(sampleBooking(certifiedType))).toContain('pesel');
    expect(idsOf(sampleBooking(basicType))).not.toContain('pesel');
    expect(idsOf(sampleBooking(basicType))).toContain('birthDate');
  });

  it('ask for a document and the day of birth of somebody without a PESEL', covers('C25'), () => {
    const ids = idsOf(sampleBooking(certifiedType, { identity: 'document' }));
    expect(ids).toEqual(expect.arrayContaining(['documentNumber', 'birthDate', 'birthCity']));
    expect(ids).not.toContain('pesel');
  });

  it('ask for a guardian once the participant turns out to be a teenager', covers('5.16'), () => {
    expect(idsOf(sampleBooking(basicType))).not.toContain('guardianFirstName');
    expect(idsOf(sampleBooking(basicType, teenager))).toContain('guardianFirstName');
  });

  it('ask for a guardian when a minor was announced, and refuse a day of birth that contradicts it', () => {
    const problemOf = (coming: Coming, answers: Answers) => {
      const booking = { ...sampleBooking(basicType, answers), coming };
      expect(idsOf(booking).includes('guardianFirstName')).toBe(coming === 'withTeenager');
      return checkBookingAnswers(booking, listRequestedFields(booking)).birthDate;
    };
    expect(problemOf('withTeenager', adult)).toBe('form/teenagerExpected');
    expect(problemOf('alone', teenager)).toBe('form/guardianExpected');
    expect([problemOf('withTeenager', teenager), problemOf('alone', adult)]).toEqual([undefined, undefined]);
  });

  it('offer the discount of a second person only where there is one', () => {
    expect(idsOf(sampleBooking(certifiedType))).toContain('pairCode');
    expect(idsOf(sampleBooking(basicType))).not.toContain('pairCode');
  });

  it(
    'ask for the express request when the course starts within the withdrawal period, or the server says so',
    covers('5.17', 'C16'),
    () => {
      expect(idsOf(sampleBooking(basicType))).not.toContain('earlyStartRequest');
      expect(idsOf(sampleBooking(basicType, {}, { dateStart: '2026-11-30' }))).toContain('earlyStartRequest');
      // Booked on Saturday 21 November: the fourteenth day is a Saturday, so that the time ends on Monday 7 December.
      expect(idsOf(sampleBooking(basicType, {}, { dateStart: '2026-12-07' }))).toContain('earlyStartRequest');
      expect(idsOf(sampleBooking(basicType, {}, { dateStart: '2026-12-08' }))).not.toContain('earlyStartRequest');
      expect(idsOf({ ...sampleBooking(basicType), demanded: ['earlyStartRequest'] })).toContain('earlyStartRequest');
    },
  );
});

describe('a guardian', () => {
  const booking = sampleBooking(basicType, { ...teenager, email: 'ewa@example.pl' });
  const texts = createMessageFunctions('pl', sampleDictionaries('pl'));

  it('gives one address, which is sent in both fields', () => {
    expect(listBookingSteps(booking).flatMap(({ requested }) => requested.map(({ field }) => field.id))).not.toContain(
      'guardianEmail',
    );
    expect(buildBookingBody(booking, 'pl')).toMatchObject({ email: 'ewa@example.pl', guardianEmail: 'ewa@example.pl' });
    expect(buildBookingBody(sampleBooking(basicType, { email: 'ewa@example.pl' }), 'pl')).not.toHaveProperty(
      'guardianEmail',
    );
  });

  it('declares for the child', () => {
    expect(fieldLabelKey('voluntaryParticipation', true)).toBe('voluntaryParticipationMinor');
    expect(fieldLabelKey('voluntaryParticipation', false)).toBe('voluntaryParticipation');
  });

  it('is the only one who reads about a login, if the guardian gets it', covers('5.14', 'C73', 'C214'), () => {
    const introOf = (type: Parameters<typeof sampleBooking>[0], zone: boolean) =>
      bookingStepTexts(texts.booking, 'contact', sampleBooking(type, {}, { zone })).intro;
    for (const { calendar, audience, givesCustomerZone } of courseTypes) {
      if (audience !== 'individual') continue;
      expect(introOf(calendar, true)?.includes('loginem'), calendar).toBe(givesCustomerZone);
      expect(introOf(calendar, false), calendar).toContain(texts.booking.contactIntro());
      expect(introOf(calendar, false), calendar).not.toContain('loginem');
    }
    expect(bookingStepTexts(texts.booking, 'participant', booking).intro).toBe(texts.booking.guardianComes());
  });
});

describe('an enquiry', covers('C99'), () => {
  const enquiry = sampleBooking(certifiedType, {}, { price: null, dateStart: '2026-11-30' });

  it('asks for name, address, number and the terms only, and for no request to start early', () => {
    const asked = listRequestedFields(enquiry);
    const needed = asked.filter(({ required }) => required).map(({ field }) => field.id);
    expect(needed).toEqual(['firstName', 'lastName', 'email', 'phone', 'termsAcceptance']);
    expect(asked.filter(({ field }) => field.sensitive)).toEqual([]);
    expect(idsOf(enquiry)).not.toContain('earlyStartRequest');
  });

  it('says at every step that its date is full where no list is kept, and only then', covers('C209'), () => {
    for (const locale of ['pl', 'en'] as const) {
      const { booking: t } = createMessageFunctions(locale, sampleDictionaries(locale, ['booking']));
      const introsOf = (freePlaces: number, price: number | null) => {
        const sample = sampleBooking(unpricedType, {}, { price, freePlaces });
        const booking = { ...sample, course: { ...sample.course, unpricedReserveList: false } };
        return listBookingSteps(booking).map(({ id }) => bookingStepTexts(t, id, booking).intro);
      };
      expect(introsOf(0, null).length).toBeGreaterThan(2);
      expect(introsOf(0, null).filter((intro) => !intro?.startsWith(t.enquiryFull()))).toEqual([]);
      expect([...introsOf(1, null), ...introsOf(0, 100)].filter((intro) => intro?.includes(t.enquiryFull()))).toEqual(
        [],
      );
    }
  });
});

describe('the check of the answers', () => {
  const check = (booking: ReturnType<typeof sampleBooking>) =>
    checkBookingAnswers(booking, listRequestedFields(booking));

  it(
    'finds every required field of an empty form; an empty PESEL is one of them, as nearly everybody has one',
    covers('5.8'),
    () => {
      const booking = sampleBooking(certifiedType);
      const required = listRequestedFields(booking).filter(
        ({ field, required: needed }) => needed && field.id !== 'identity',
      );
      expect(check(booking)).toEqual(Object.fromEntries(required.map(({ field }) => [field.id, 'form/required'])));
    },
  );

  it('accepts a complete booking, and its body fits the contract without fields that were not asked for', () => {
    const booking = sampleBooking(certifiedType, {
      ...complete,
      birthDate: '1944-05-14',
      guardianEmail: 'x@example.pl',
    });
    expect(check(booking)).toEqual({});
    const body = { ...buildBookingBody(booking, 'pl'), amount: 34_900 };
    expect(registrationBody.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({
      pesel: '44051401359',
      postalCode: '50-123',
      phone: '600700800',
      email: 'anna@example.pl',
    });
    expect(body).not.toHaveProperty('birthDate');
    expect(body).not.toHaveProperty('guardianEmail');
  });

  it(
    'has three answers for the validity of a certificate',
    covers('rule:recertification-admission', '5.15', '5.19', 'C18'),
    () => {
      // Whether the day fits is said at once, before the box about the unit is ticked.
      const recertify = (certificateExpiry: string) =>
        [true, false].map(
          (cooperatingUnit) =>
            check(sampleBooking(renewalType, { certificateExpiry, cooperatingUnit })).certificateExpiry ?? null,
        );
      expect(recertify('2027-02-01')).toEqual([null, null]);
      expect(recertify('2027-09-01')).toEqual(['form/tooEarly', 'form/tooEarly']);
      expect(recertify('2026-12-01')).toEqual(['form/expiredAskUs', 'form/expiredAskUs']);
      expect(recertify('2026-02-30')).toEqual(['form/dateError', 'form/dateError']);
    },
  );

  it(
    'refuses a participant who is too young, or not yet born',
    covers('rule:age-at-start', '5.10', '1.7', 'C21'),
    () => {
      expect(check(sampleBooking(basicType, { birthDate: '2015-01-01' })).birthDate).toBe('form/tooYoung');
      expect(check(sampleBooking(unpricedType, teenager)).birthDate).toBe('form/tooYoung');
      expect(check(sampleBooking(basicType, { birthDate: '2027-01-01' })).birthDate).toBe('form/bornAfterStart');
    },
  );

  it('names a text that is longer than the contract allows', () => {
    expect(check(sampleBooking(basicType, { comments: 'x'.repeat(2_001) })).comments).toBe('form/tooLong');
  });
});

describe('the steps', () => {
  it('end with the order, and each opens only after those before it are complete', () => {
    const steps = listBookingSteps(sampleBooking(basicType));
    expect(steps.map(({ id }) => id)).toEqual(['participant', 'contact', 'order']);
    expect(reachableStep(steps, 'order', ({ id }) => id === 'participant')).toBe('contact');
    expect(reachableStep(steps, 'contact', () => true)).toBe('contact');
    expect(reachableStep(steps, 'nonsense', () => true)).toBe('participant');
    expect(reachableStep(steps, '', () => true)).toBe('participant');
  });
});

describe('the places', () => {
  it.each([
    [null, 'bookable'],
    [0, 'reserveList'],
    [-3, 'reserveList'],
    [1, 'onePlaceForTwo'],
    [2, 'bookable'],
  ] as const)('with %s free places a pair is %s', (freePlaces, expected) => {
    expect(decidePlacesForBooking(sampleBooking(basicType, teenager, { freePlaces }))).toBe(expected);
  });
});

it('fills in the order of an offered place for a minor with a guardian, and who comes', () => {
  const known = 'firstName=Ola&guardianFirstName=Anna&birthDate=2011-05-05&coming=withTeenager&course=9';
  expect(bookingGivenByLink('?course=7', { known })).toEqual({
    answers: { pairCode: '', firstName: 'Ola', guardianFirstName: 'Anna', birthDate: '2011-05-05' },
    coming: 'withTeenager',
  });
});

it('takes the address of an offered place as confirmed, unless another is typed', () => {
  const sample = sampleBooking(basicType, { email: ' Ewa@example.pl' });
  const offered = { ...sample, course: { ...sample.course, place: 'abcdefghijklmnopqrst' } };
  const confirmed = [
    sample,
    offered,
    ...['ewa@example.pl', 'jan@example.pl'].map((confirmedEmail) => ({ ...offered, confirmedEmail })),
  ];
  expect(confirmed.map(hasConfirmedEmail)).toEqual([false, true, true, false]);
});

it('shows the last four characters of a number and masks the others', () => {
  expect(maskAllButLastCharacters('440514 01359')).toBe('*******1359');
  expect(maskAllButLastCharacters('12')).toBe('12');
});
