import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { normaliseEmail } from '#forms/answers.ts';
import type { RegistrationAnswers } from '#forms/registration/requested-fields.ts';
import { bookingChanges } from '#generated/data/booking-changes.ts';
import { registrationForm } from '#generated/data/forms/registration.ts';
import english from '#generated/i18n/en.json' with { type: 'json' };
import polish from '#generated/i18n/pl.json' with { type: 'json' };
import { bookingMailFields } from '../../bookings/booking-mail.ts';
import {
  applyAnswerCorrection,
  type CorrectedAnswers,
  type Correction,
  isParticipantsOwnEmail,
} from '../../bookings/correct-answers.ts';
import { describeEmailUse, lockAndCheckEmail } from '../../bookings/holders-of-email.ts';
import { type LockedBooking, lockBooking, updateLockedBooking } from '../../bookings/lock.ts';
import { payerEmail } from '../../bookings/reserve-seat.ts';
import type { Transaction } from '../../database/database.ts';
import { outgoingMails } from '../../database/schema.ts';
import { decryptText, encryptText } from '../../database/secrets/encrypt-text.ts';
import { keyedDigest } from '../../database/secrets/secrets.ts';
import { hasTermStarted } from '../../terms/has-started.ts';
import { givenFile } from '../command/argument-values.ts';
import { defineOfficeCommand, type Office } from '../command/command.ts';
import { fillLocalizedText, type LocalizedText } from '../command/localized-text.ts';
import { exitCodes, OfficeError } from '../command/office-error.ts';
import { bookingNumberText } from './booking-columns.ts';
import { canResendFirstMail, resendFirstMail } from './by-phone.ts';
import { getBooking } from './find-bookings.ts';

type FieldId = Correction['field']['id'];
const { fields } = registrationForm;

/** The row of the model that says how a field of a booking may be changed. */
const changeOf = (field: FieldId) =>
  bookingChanges.find((change) => change.of === 'booking' && change.fields.some((one) => one === field));

/** The names of the fields that the office may correct. */
const correctable = bookingChanges
  .flatMap((change): readonly string[] => (change.command === 'correct' ? change.fields : []))
  .join(', ');

const refusals = {
  noValue: {
    pl: 'Brakuje nowej wartości: podaj ją po nazwie pola albo w pliku (--file).',
    en: 'The new value is missing: give it after the field or in a file (--file).',
  },
  readable: {
    pl: 'Nie wpisuj tego pola w poleceniu, bo zostaje w historii poleceń. Zapisz wartość w pliku i dodaj --file PLIK, a potem usuń plik.',
    en: 'Do not type this field in a command: the shell history keeps it. Write the value to a file and add --file FILE; then delete the file.',
  },
  started: {
    pl: 'Kurs już się zaczął: tego pola zgłoszenia {number} nie można zmienić.',
    en: 'The course has begun: this field of booking {number} cannot be changed any more.',
  },
  notAsked: {
    pl: 'Zgłoszenie {number} nie ma tego pola.',
    en: 'Booking {number} does not have this field.',
  },
  gone: {
    pl: 'Tych danych zgłoszenia {number} już nie ma.',
    en: 'These data of booking {number} are not kept any more.',
  },
  taken: {
    pl: 'Ten adres ma już rezerwację na ten termin albo należy do innej osoby; zgłoszenie {number} zostało bez zmian.',
    en: 'This address already has a booking on this date, or belongs to another person; booking {number} stays as it was.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export const correct = defineOfficeCommand({
  summary: {
    pl: 'poprawia jedno pole zgłoszenia na prośbę osoby, według zasad formularza; w dzienniku zostaje nazwa pola',
    en: 'corrects one field of a booking at the request of the person who booked, by the rules of the form; the journal keeps the name of the field',
  },
  shape: {
    booking: z.string(),
    field: z.enum(fields.map(({ id }) => id)),
    value: z.string().optional(),
    file: givenFile.optional(),
  },
  words: {
    booking: { means: { pl: 'numer albo odnośnik zgłoszenia', en: 'number or reference of the booking' } },
    field: { means: { pl: `pole: ${correctable}`, en: `the field: ${correctable}` } },
    value: { means: { pl: 'nowa wartość', en: 'the new value' } },
    file: {
      means: {
        pl: 'plik z nową wartością: dla numeru PESEL, dokumentu i daty urodzenia',
        en: 'a file with the new value: for the PESEL, the document and the date of birth',
      },
      takes: 'file',
    },
  },
  operands: ['booking', 'field', 'value'],
  journal: ['booking', 'field'],
  named: true,
  run: async (office, { booking, field: id, value, file }) => {
    const field = fields.find((one) => one.id === id);
    const change = changeOf(id);
    if (field === undefined || change?.command !== 'correct')
      throw new OfficeError(change?.follows ?? fillLocalizedText(refusals.notAsked, { number: booking }));
    if (field.sensitive && value !== undefined) throw new OfficeError(refusals.readable, exitCodes.usage);
    const given = value ?? file?.bytes.toString('utf8').trim();
    if (given === undefined) throw new OfficeError(refusals.noValue, exitCodes.usage);
    const { registration } = await getBooking(office.database, booking);
    const mailed = await office.database.transaction(async (transaction) => {
      const found = await lockBooking(transaction, registration.reference);
      if (change.until === 'start' && hasTermStarted(found.term, office.now)) throw refused('started', found);
      const corrected = await store(office, transaction, found, { field, value: given });
      const again = change.tells === 'person' && canResendFirstMail(corrected.registration);
      if (again) await resendFirstMail(office, transaction, corrected);
      return again;
    });
    return {
      kind: 'done',
      message: fillLocalizedText(
        mailed
          ? {
              pl: 'Poprawiono zgłoszenie {number}; osoba dostaje o nim e-mail. {next}',
              en: 'Booking {number} is corrected; the person who booked gets a mail about it. {next}',
            }
          : {
              pl: 'Poprawiono zgłoszenie {number}; osoba nie dostaje e-maila. {next}',
              en: 'Booking {number} is corrected; the person who booked gets no mail. {next}',
            },
        { number: bookingNumberText(registration), next: change.follows },
      ),
      facts: { number: bookingNumberText(registration), field: id, mailed },
    };
  },
});

const refused = (why: keyof typeof refusals, { registration }: LockedBooking): OfficeError =>
  new OfficeError(fillLocalizedText(refusals[why], { number: bookingNumberText(registration) }));

const textsOfForm: Readonly<Record<'pl' | 'en', Readonly<Record<string, string>>>> = {
  pl: polish.form,
  en: english.form,
};

/** The error message of the form for the problem. */
const problemText = (problem: string): LocalizedText => {
  const key = problem.replace(/^form\//, '');
  return { pl: textsOfForm.pl[key] ?? problem, en: textsOfForm.en[key] ?? problem };
};

const sensitiveAnswers = z.record(z.string(), z.unknown());

/** The encrypted answers of a booking; none where they have been deleted. */
export const decryptSensitive = (
  { secrets }: Pick<Office, 'secrets'>,
  { reference, sensitive }: LockedBooking['registration'],
): RegistrationAnswers =>
  sensitive === null
    ? {}
    : sensitiveAnswers.parse(JSON.parse(decryptText(secrets.encryptionKeys, reference, sensitive)));

/** Stores the correction of a locked booking. A new e-mail address must be free, and mails not yet sent go to it. */
const store = async (
  office: Office,
  transaction: Transaction,
  found: LockedBooking,
  correction: Correction,
): Promise<LockedBooking> => {
  const { encryptionKeys, digestKey } = office.secrets;
  const { reference, sensitive } = found.registration;
  if (correction.field.sensitive && sensitive === null) throw refused('gone', found);
  const opened = decryptSensitive(office, found.registration);
  const answers = answersOf(applyAnswerCorrection(found, opened, correction), found);
  const encrypted =
    sensitive === null ? null : encryptText(encryptionKeys, reference, JSON.stringify(answers.sensitive));
  const kept = { person: answers.person, sensitive: encrypted };
  if (correction.field.input !== 'email') return updateLockedBooking(transaction, found, kept);
  const address = {
    emailDigest: keyedDigest(digestKey, normaliseEmail(String(answers.person.email))),
    ownAddress: isParticipantsOwnEmail(answers.person),
    duplicate: false,
  };
  const moved = { registration: { ...found.registration, ...kept, ...address }, term: found.term };
  if ((await lockAndCheckEmail(office, transaction, describeEmailUse(office, moved))) !== null)
    throw refused('taken', found);
  await forward(office, transaction, moved, payerEmail(found.registration));
  return updateLockedBooking(transaction, found, { ...kept, ...address });
};

const answersOf = (answers: CorrectedAnswers, found: LockedBooking) => {
  if (answers.outcome === 'notAsked') throw refused('notAsked', found);
  if (answers.outcome === 'wrong') throw new OfficeError(problemText(answers.problem));
  return answers;
};

/** Redirects the unsent mails about a booking, failed ones included, from its old address to the new one. */
const forward = async (
  { catalogue }: Office,
  transaction: Transaction,
  corrected: LockedBooking,
  from: string,
): Promise<void> => {
  const { to, facts } = bookingMailFields(corrected, catalogue);
  await transaction
    .update(outgoingMails)
    .set({ recipient: to })
    .where(
      and(
        inArray(outgoingMails.state, ['waiting', 'dead']),
        eq(outgoingMails.recipient, from),
        sql`${outgoingMails.facts} ->> 'booking' = ${facts.booking}`,
      ),
    );
};
