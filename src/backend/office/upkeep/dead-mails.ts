import { listDeadLetters, reviveMail } from '../../outbox/outbox.ts';
import { wholeNumber } from '../command/argument-values.ts';
import { officeCommand } from '../command/command.ts';
import { fill } from '../command/localized-text.ts';
import { OfficeError } from '../command/office-error.ts';

export const deadMails = officeCommand({
  summary: {
    pl: 'e-maile, których nie udało się wysłać mimo wielu prób',
    en: 'mails that could not be sent in spite of many attempts',
  },
  shape: {},
  words: {},
  run: async ({ database }) => ({
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
  }),
});

export const reviveDeadMail = officeCommand({
  summary: {
    pl: 'próbuje wysłać niewysłany e-mail jeszcze raz, od początku',
    en: 'has a mail that could not be sent tried again from the beginning',
  },
  shape: { mail: wholeNumber },
  words: { mail: { means: { pl: 'numer z listy dead-mails', en: 'number of the list dead-mails' } } },
  operands: ['mail'],
  journal: ['mail'],
  run: async ({ database }, { mail }) => {
    if (!(await reviveMail(database, mail))) {
      throw new OfficeError(
        fill(
          {
            pl: 'Nie ma niewysłanego e-maila {mail}. Lista: dead-mails.',
            en: 'No mail {mail} failed. List: dead-mails.',
          },
          { mail },
        ),
      );
    }
    return {
      kind: 'done',
      message: fill({ pl: 'E-mail {mail} jest znów w kolejce.', en: 'Mail {mail} waits to be sent again.' }, { mail }),
      facts: { mail },
    };
  },
});
