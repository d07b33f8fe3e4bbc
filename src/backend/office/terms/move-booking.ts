import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { registrationPlaces } from '#generated/rules/registration-places.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import { bookingMailFields } from '../../bookings/booking-mail.ts';
import { confirmationPagePath } from '../../bookings/confirm-token.ts';
import { findProblemsOnTerm } from '../../bookings/correct-answers.ts';
import { isEmailUsedByOtherBooking } from '../../bookings/holders-of-email.ts';
import { lockBookings, updateLockedBooking } from '../../bookings/lock.ts';
import { findBookingMoney } from '../../bookings/payment/money-of.ts';
import type { FoundRegistration } from '../../bookings/registration.ts';
import { lastWithdrawalDay } from '../../bookings/withdrawal-period.ts';
import type { Transaction } from '../../database/database.ts';
import type { RegistrationStatus } from '../../database/registration-status.ts';
import { terms } from '../../database/schema.ts';
import { addAndOfferSeats } from '../../flows/ending/end-registrations.ts';
import { paymentDayAfterMove } from '../../flows/ending/take-choice.ts';
import { Refused } from '../../http/refused.ts';
import { queueMail } from '../../outbox/queue-mail.ts';
import { isStoredTermListed, type StoredTerm } from '../../terms/find-terms.ts';
import { isStrayTerm } from '../../terms/stray-terms.ts';
import { formatAnswerProblems } from '../bookings/answer-problems.ts';
import { bookingNumberText } from '../bookings/booking-columns.ts';
import { decryptSensitive } from '../bookings/correct.ts';
import { getBooking } from '../bookings/find-bookings.ts';
import { wholeNumber } from '../command/argument-values.ts';
import { defineOfficeCommand, type Office } from '../command/command.ts';
import { fillLocalizedText, type LocalizedText } from '../command/localized-text.ts';
import { OfficeError } from '../command/office-error.ts';
import { getTermForOffice } from '../people/people-of-term.ts';

const movers = ['person', 'us'] as const;
type Mover = (typeof movers)[number];

const movable: readonly RegistrationStatus[] = ['awaitingPayment', 'paymentFailed', 'paid'];

export const moveBooking = defineOfficeCommand({
  summary: {
    pl: 'przenosi zgłoszenie na inny termin tego samego kursu; osoba dostaje e-mail',
    en: 'moves a booking to another term of the same course; the person gets a mail',
  },
  shape: { booking: z.string(), term: wholeNumber, by: z.enum(movers) },
  words: {
    booking: { means: { pl: 'numer albo odnośnik zgłoszenia', en: 'number or reference of the booking' } },
    term: { means: { pl: 'numer nowego terminu', en: 'number of the new term' } },
    by: {
      means: {
        pl: 'kto chce zmiany: person – osoba o nią prosi; us – zmieniamy my, a osoba wybiera nowy termin albo zwrot',
        en: 'who wants the change: person – they asked for it; us – we change it, and the person chooses the new date or a refund',
      },
    },
  },
  operands: ['booking', 'term'],
  journal: ['booking', 'term', 'by'],
  run: async (office, { booking, term: id, by }) => {
    const { registration } = await getBooking(office.database, booking);
    await getTermForOffice(office.database, id);
    await office.database.transaction((transaction) =>
      move(office, transaction, { reference: registration.reference, id, by }),
    );
    return {
      kind: 'done',
      message: fillLocalizedText(
        { pl: 'Zgłoszenie {number} ma teraz termin {id}.', en: 'Booking {number} now has the term {id}.' },
        { number: bookingNumberText(registration), id },
      ),
      facts: { number: bookingNumberText(registration), term: id },
    };
  },
});

const move = async (
  office: Office,
  transaction: Transaction,
  { reference, id, by }: { readonly reference: string; readonly id: number; readonly by: Mover },
): Promise<void> => {
  const { bookings, terms: locked } = await lockBookings(transaction, [reference], [id]);
  const [found, to] = [bookings[0], locked.get(id)];
  if (found === undefined) throw new Refused('booking-not-found');
  if (to === undefined) throw new Refused('term-not-found');
  const { registration, term: from } = found;
  const words = refusalOf({ registration, term: from }, to, office);
  if (words !== undefined)
    throw new OfficeError(fillLocalizedText(words, { id, number: bookingNumberText(registration) }));
  const problems = findProblemsOnTerm({ registration, term: from }, decryptSensitive(office, registration), to);
  if (problems.length > 0) throw new OfficeError(unfitText(problems));
  if (from.cancelledAt !== null && (await findBookingMoney(transaction, registration.reference)).kept <= 0) {
    throw new OfficeError({
      pl: 'Kurs był odwołany, a pieniądze są już do zwrotu: na inny termin osoba zapisuje się od nowa.',
      en: 'The course was cancelled, and the money is being refunded: the person books another date anew.',
    });
  }
  if (await isEmailUsedByOtherBooking(transaction, registration, to)) {
    throw new OfficeError(
      fillLocalizedText(
        {
          pl: 'Adres e-mail zgłoszenia {number} ma już miejsce na terminie {id}, a na jeden adres przypada jedno.',
          en: 'The e-mail address of booking {number} already has a seat of the term {id}; an address can have only one.',
        },
        { id, number: bookingNumberText(registration) },
      ),
    );
  }
  const { facts: leaving } = bookingMailFields({ registration, term: from }, office.catalogue);
  const { places, payUntil, choiceSince } = registration;
  const term = await takeSeats(transaction, to, places);
  const moved = await updateLockedBooking(
    transaction,
    { registration, term },
    {
      term: id,
      // A date that the person has not accepted need not be paid for.
      payUntil:
        by === 'us'
          ? null
          : choiceSince === null
            ? earlierDay(payUntil, to.dateStart)
            : paymentDayAfterMove({ registration, term: to }, new Date(office.now)),
      upstream: null,
      choiceSince: by === 'us' ? new Date(office.now) : null,
    },
  );
  await addAndOfferSeats(office, transaction, { term: from, freed: places, now: office.now });
  await mailMove(office, transaction, { found: moved, leaving, by });
};

/** Mails the person. At their own wish the mail confirms the new date; otherwise it leads to the page where they choose. */
const mailMove = async (
  { catalogue, secrets, now }: Office,
  transaction: Transaction,
  { found, leaving, by }: { found: FoundRegistration; leaving: { readonly term: Term }; by: Mover },
): Promise<void> => {
  const { facts, ...mail } = bookingMailFields(found, catalogue);
  const moved = { ...facts, before: leaving.term };
  if (by === 'person') {
    const { status, payUntil: due } = found.registration;
    const payUntil = status === 'paid' ? null : due;
    const last = lastWithdrawalDay(found) ?? '';
    const withdrawalUntil = last < formatCivilDate(warsawDate(now)) ? null : last;
    return queueMail(transaction, { kind: 'booking-moved', ...mail, facts: { ...moved, withdrawalUntil, payUntil } });
  }
  const confirm = confirmationPagePath(secrets.digestKey, found.registration.reference);
  await queueMail(transaction, { kind: 'term-changed', ...mail, facts: { ...moved, confirm } });
};

const earlierDay = (day: string | null, other: string): string | null => (day !== null && day > other ? other : day);

/** What does not fit the new date, and how the person can still get it. */
const unfitText = (problems: Parameters<typeof formatAnswerProblems>[0]): LocalizedText => {
  const { pl, en } = formatAnswerProblems(problems);
  return {
    pl: `${pl}\nTen termin nie pasuje do zgłoszenia. Zaproponuj inny albo poproś osobę, żeby zamówiła ten od nowa, a od dotychczasowej umowy odstąpiła.`,
    en: `${en}\nThis date does not fit the booking. Suggest another one, or ask the person to order this one anew and to withdraw from the former contract.`,
  };
};

const takeSeats = async (transaction: Transaction, to: StoredTerm, places: number): Promise<StoredTerm> => {
  if (to.freePlaces === null) return to;
  const taken = { freePlaces: to.freePlaces - places, booked: true };
  await transaction.update(terms).set(taken).where(eq(terms.id, to.id));
  return { ...to, ...taken };
};

/** Why a booking cannot be moved to another term; undefined if it can. */
const refusalOf = (
  { registration, term: from }: FoundRegistration,
  to: StoredTerm,
  { now, catalogue }: Pick<Office, 'now' | 'catalogue'>,
): LocalizedText | undefined => {
  const { status, places } = registration;
  if (from.id === to.id)
    return { pl: 'Zgłoszenie {number} ma już termin {id}.', en: 'Booking {number} has the term {id} already.' };
  if (!movable.includes(status)) {
    return {
      pl: 'Zgłoszenie {number} nie ma miejsca, które można przenieść.',
      en: 'Booking {number} has no seat to move.',
    };
  }
  if (from.type !== to.type)
    return { pl: 'Termin {id} jest innego kursu.', en: 'The term {id} belongs to another course.' };
  if (!isStoredTermListed(to, now) || isStrayTerm(catalogue, to)) {
    return {
      pl: 'Termin {id} nie stoi na żadnej liście: zaczął się, jest odwołany albo nie ma już takiego kursu.',
      en: 'The term {id} cannot be booked: it has begun, was cancelled, or its course no longer exists.',
    };
  }
  const { value } = registrationPlaces({ freePlaces: to.freePlaces, pair: places > 1 });
  if (value !== 'bookable') return { pl: 'Na terminie {id} nie ma miejsca.', en: 'The term {id} has no free seat.' };
  return undefined;
};
