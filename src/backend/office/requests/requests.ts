import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { personRequests } from '../../database/schema.ts';
import { wholeNumber } from '../command/argument-values.ts';
import { defineOfficeCommand } from '../command/command.ts';
import { fillLocalizedText } from '../command/localized-text.ts';
import { exitCodes, OfficeError } from '../command/office-error.ts';
import { deleteUnmatchedPayment } from '../money/unmatched-payments.ts';
import {
  findPersonRequests,
  findUnsettledWithdrawals,
  getPersonRequest,
  requestColumns,
  requestRow,
  statementColumns,
  statementRow,
} from './find-requests.ts';

export const requests = defineOfficeCommand({
  summary: {
    pl: 'prośby o usunięcie danych, z terminem odpowiedzi',
    en: 'requests for deletion, with the last day to answer',
  },
  shape: { all: z.literal(true).optional(), statements: z.literal(true).optional() },
  words: {
    all: { means: { pl: 'także załatwione', en: 'the settled ones, too' }, takes: 'nothing' },
    statements: {
      means: {
        pl: 'zamiast nich odstąpienia, które nie pasują do żadnego zgłoszenia albo przyszły za późno',
        en: 'withdrawals that fit no booking or arrived too late, instead of requests',
      },
      takes: 'nothing',
    },
  },
  run: async ({ database }, { all, statements }) =>
    statements
      ? {
          kind: 'list',
          title: { pl: 'Oświadczenia do sprawdzenia', en: 'Statements to be looked at' },
          columns: statementColumns,
          rows: (await findUnsettledWithdrawals(database)).map(statementRow),
        }
      : {
          kind: 'list',
          title: { pl: 'Prośby o usunięcie danych', en: 'Requests for deletion' },
          columns: requestColumns,
          rows: (await findPersonRequests(database, 'account-deletion', all ? 'all' : 'unanswered')).map(requestRow),
        },
});

export const settled = defineOfficeCommand({
  summary: {
    pl: 'zapisuje, że prośba, oświadczenie albo (z --payment) wpłata bez zgłoszenia jest załatwiona',
    en: 'records that a request, a statement or (with --payment) a payment without a booking is settled',
  },
  shape: {
    request: wholeNumber.optional(),
    outcome: z.string().min(1).max(200),
    payment: z.string().optional(),
  },
  words: {
    request: { means: { pl: 'numer prośby albo oświadczenia', en: 'number of the request or statement' } },
    outcome: { means: { pl: 'jak ją załatwiono, w kilku słowach', en: 'how it was settled, in a few words' } },
    payment: {
      means: {
        pl: 'zamiast prośby numer wpłaty bez zgłoszenia, którą zapłacono za coś innego niż kurs',
        en: 'instead of a request the number of a payment without a booking that is not for a course',
      },
    },
  },
  operands: ['request'],
  journal: ['request', 'payment'],
  run: async ({ database, now, who }, { request, outcome, payment }) => {
    const id = request ?? payment;
    if (id === undefined || (request === undefined) === (payment === undefined))
      throw new OfficeError(
        { pl: 'Podaj numer prośby albo --payment.', en: 'Give the number of a request, or --payment.' },
        exitCodes.usage,
      );
    if (payment !== undefined) await deleteUnmatchedPayment(database, payment);
    if (request !== undefined) {
      await getPersonRequest(database, request);
      await database
        .update(personRequests)
        .set({ answeredAt: new Date(now), answeredBy: who, outcome })
        .where(eq(personRequests.id, request));
    }
    return {
      kind: 'done',
      message: fillLocalizedText({ pl: 'Sprawa {id} jest załatwiona.', en: 'Request {id} is settled.' }, { id }),
      facts: { number: id, outcome },
    };
  },
});
