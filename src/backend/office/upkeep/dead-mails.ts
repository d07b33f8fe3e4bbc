import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { listDeadLetters, requeueDeadMails } from '../../outbox/outbox.ts';
import { wholeNumber } from '../command/argument-values.ts';
import { defineOfficeCommand } from '../command/command.ts';
import type { List } from '../command/command-result.ts';
import { fillLocalizedText } from '../command/localized-text.ts';
import { OfficeError } from '../command/office-error.ts';

const deadMails = async (database: Database): Promise<List> => ({
  kind: 'list',
  title: { pl: 'Niewysłane e-maile', en: 'Mails that could not be sent' },
  columns: [
    { key: 'number', title: { pl: 'nr', en: 'no.' } },
    { key: 'kind', title: { pl: 'rodzaj', en: 'kind' } },
    { key: 'recipient', title: { pl: 'do kogo', en: 'to' } },
    { key: 'createdAt', title: { pl: 'z kiedy', en: 'since' }, unit: 'instant' },
    { key: 'fault', title: { pl: 'powód', en: 'reason' } },
  ],
  rows: (await listDeadLetters(database)).map(({ id, createdAt, ...mail }) => ({
    number: id,
    ...mail,
    createdAt: createdAt.toISOString(),
  })),
});

export const reviveDeadMail = defineOfficeCommand({
  summary: {
    pl: 'próbuje wysłać niewysłany e-mail albo wszystkie jeszcze raz, od początku; bez numeru: lista takich e-maili',
    en: 'retries a mail that could not be sent, or all of them; without a number: lists them',
  },
  shape: { mail: wholeNumber.optional(), all: z.literal(true).optional() },
  words: {
    mail: { means: { pl: 'numer z listy', en: 'number of the list' } },
    all: { means: { pl: 'wszystkie z listy', en: 'all of the list' } },
  },
  operands: ['mail'],
  journal: ['mail', 'all'],
  run: async ({ database }, { mail, all }) => {
    if (all) {
      const mails = await requeueDeadMails(database, 'all');
      const words = { pl: 'E-maile znów w kolejce: {mails}.', en: 'Mails that wait to be sent again: {mails}.' };
      return { kind: 'done', message: fillLocalizedText(words, { mails }), facts: { mails } };
    }
    if (mail === undefined) return deadMails(database);
    if ((await requeueDeadMails(database, mail)) === 0) {
      throw new OfficeError(
        fillLocalizedText(
          {
            pl: 'Nie ma niewysłanego e-maila {mail}. Lista: revive-mail.',
            en: 'No mail {mail} failed. List: revive-mail.',
          },
          { mail },
        ),
      );
    }
    return {
      kind: 'done',
      message: fillLocalizedText(
        { pl: 'E-mail {mail} jest znów w kolejce.', en: 'Mail {mail} waits to be sent again.' },
        { mail },
      ),
      facts: { mail },
    };
  },
});
