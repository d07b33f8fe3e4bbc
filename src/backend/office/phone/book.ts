import { TransactionRollbackError } from 'drizzle-orm';
import { z } from 'zod';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { formatPrice } from '#domain/money/amount.ts';
import { type Answers, textOfAnswer } from '#forms/answers.ts';
import type { RegistrationCase } from '#forms/registration/circumstances.ts';
import { findCourseDemands } from '#forms/registration/course-demands.ts';
import { buildPriceQuery } from '#forms/registration/price-question.ts';
import { findFirstMail } from '../../bookings/first-mail.ts';
import { pricePerPerson, quoteRegistrationPrice } from '../../bookings/price-registration.ts';
import type { FoundRegistration } from '../../bookings/registration.ts';
import { registerBooking } from '../../flows/register.ts';
import { sameProcess } from '../../http/client.ts';
import { Refused } from '../../http/refused.ts';
import type { StoredTerm } from '../../terms/find-terms.ts';
import { formatAnswerProblems } from '../bookings/answer-problems.ts';
import { bookingColumns, bookingRow, cityName, courseName } from '../bookings/booking-columns.ts';
import { addBookingNote } from '../bookings/note.ts';
import { givenFile, wholeNumber } from '../command/argument-values.ts';
import { defineOfficeCommand, type Office } from '../command/command.ts';
import type { CommandResult } from '../command/command-result.ts';
import { OfficeError } from '../command/office-error.ts';
import { getTermForOffice } from '../people/people-of-term.ts';
import { createCallForm, readCallForm } from './call-form.ts';

export const book = defineOfficeCommand({
  summary: {
    pl: 'przyjmuje zgłoszenie przez telefon z wypełnionego formularza rozmowy; bez pliku daje pusty formularz',
    en: 'stores a booking by phone from the filled-in call form; without a file it prints the empty form',
  },
  shape: { term: wholeNumber, file: givenFile.optional(), yes: z.literal(true).optional() },
  words: {
    term: { means: { pl: 'numer terminu', en: 'number of the term' } },
    file: {
      means: { pl: 'wypełniony formularz, .xlsx albo .csv', en: 'the form filled in, .xlsx or .csv' },
      takes: 'file',
    },
    yes: {
      means: { pl: 'tak, zapisz (bez tego tylko pokazuje)', en: 'yes, store it (else it is only shown)' },
      takes: 'nothing',
    },
  },
  operands: ['term', 'file'],
  journal: ['term'],
  named: true,
  run: async (office, { term: id, file, yes = false }) => {
    const term = await getTermForOffice(office.database, id);
    if (term.upstreamFetchedAt !== null) throw new OfficeError(notOurs);
    if (file === undefined) return createCallForm(caseOf(office, term, {}), termInWords(office, term));
    const answers = await readCallForm(file.bytes);
    try {
      return await bookCaller(office, term, { answers, yes });
    } catch (error) {
      throw error instanceof Refused && error.word === 'invalid-fields'
        ? new OfficeError(formatAnswerProblems(error.fields))
        : error;
    }
  },
});

const notOurs = {
  pl: 'Ten termin prowadzi kalendarz zewnętrzny: zapisz osobę na stronie rezerwacji.',
  en: 'This term belongs to an external calendar: book for the person on the booking page.',
};

/** The note on the booking, which records that the consents were read out and given on the phone. */
const consentNote = 'zgłoszenie przez telefon; zgody odczytane i udzielone w rozmowie';

const caseOf = ({ catalogue, now }: Office, term: StoredTerm, answers: Answers): RegistrationCase => {
  const demands = findCourseDemands(term.type);
  if (demands === null) throw new Refused('not-bookable');
  return {
    course: {
      ...demands,
      startDay: parseCivilDate(term.dateStart) ?? 0,
      price: pricePerPerson(catalogue, term.type, { upstream: undefined, now }),
      freePlaces: term.freePlaces,
    },
    answers,
    bookedAt: now,
  };
};

/** Course, city, day and price of a term, for the person who answers the phone. */
const termInWords = ({ catalogue, now }: Office, { type, city, dateStart }: StoredTerm): string => {
  const price = pricePerPerson(catalogue, type, { upstream: undefined, now });
  return [
    courseName(catalogue, type),
    cityName(catalogue, city),
    dateStart,
    ...(price === null ? [] : [formatPrice(price, 'pl')]),
  ].join(', ');
};

/** Stores the booking as the site would, at the current price; without --yes the transaction is rolled back. */
const bookCaller = async (
  office: Office,
  term: StoredTerm,
  { answers: typed, yes }: { readonly answers: Answers; readonly yes: boolean },
): Promise<CommandResult> => {
  const { database, now, payments, catalogue } = office;
  const lang = textOfAnswer(typed.lang) === 'en' ? 'en' : 'pl';
  const question = buildPriceQuery(caseOf(office, term, typed), textOfAnswer(typed.pairCode));
  const { amount } = await quoteRegistrationPrice(database, term, {
    query: { course: term.id, lang, ...question },
    upstream: undefined,
    now,
    payments,
    catalogue,
  });
  const answers = { ...typed, course: term.id, lang, amount };
  const context = { ...office, clock: () => now, demoDates: true };
  let made: { readonly found: FoundRegistration; readonly mailed: boolean } | undefined;
  await database
    .transaction(async (transaction) => {
      const booking = { course: term.id, answers, upstream: undefined, client: sameProcess };
      const found = await registerBooking(context, transaction, booking);
      await addBookingNote(transaction, office, { id: found.registration.id, text: consentNote });
      made = {
        found,
        mailed:
          found.registration.heldUntil === null || (await findFirstMail(transaction, found.registration)) !== null,
      };
      if (!yes) transaction.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  if (made === undefined) throw new Error('The booking was neither made nor refused.');
  const { found, mailed } = made;
  return {
    kind: 'record',
    title: yes
      ? {
          pl: 'Zapisano. Umowa powstaje, gdy osoba potwierdzi ją linkiem z e-maila (albo przez telefon: confirm)',
          en: 'Stored. The contract is concluded once the person uses the link in the mail (or confirms by phone: command confirm)',
        }
      : {
          pl: 'Niczego nie zapisano; z --yes powstanie to zgłoszenie',
          en: 'Nothing was stored; with --yes this booking is made',
        },
    columns: [
      ...bookingColumns,
      { key: 'mailed', title: { pl: 'e-mail w kolejce', en: 'mail waits to be sent' } },
      { key: 'duplicate', title: { pl: 'ten adres ma już rezerwację', en: 'this address has a booking' } },
    ],
    row: {
      ...bookingRow({ ...found, kept: 0 }, office),
      ...(yes ? {} : { number: null }),
      mailed,
      duplicate: found.registration.duplicate,
    },
    lists: {},
  };
};
