import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { contactMessages } from '../../database/schema.ts';
import { wholeNumber } from '../command/argument-values.ts';
import { defineOfficeCommand } from '../command/command.ts';
import { fillLocalizedText } from '../command/localized-text.ts';
import { findContactMessages, getContactMessage, longColumns, messageColumns, messageRow } from './find-messages.ts';

const messageNumber = { means: { pl: 'numer wiadomości', en: 'number of the message' } };

export const messages = defineOfficeCommand({
  summary: {
    pl: 'wiadomości z formularza, które czekają na odpowiedź, albo jedna w całości',
    en: 'contact messages that wait for an answer, or one message with all its fields',
  },
  shape: { message: wholeNumber.optional(), all: z.literal(true).optional(), held: z.literal(true).optional() },
  words: {
    message: messageNumber,
    all: { means: { pl: 'także te z odpowiedzią', en: 'the answered ones, too' }, takes: 'nothing' },
    held: {
      means: { pl: 'wstrzymane: mógł je wysłać program', en: 'quarantined messages, which a program may have sent' },
      takes: 'nothing',
    },
  },
  operands: ['message'],
  journal: ['message'],
  run: async ({ database }, { message, all, held }) =>
    message === undefined
      ? {
          kind: 'list',
          title: { pl: 'Wiadomości', en: 'Messages' },
          columns: messageColumns,
          rows: (await findContactMessages(database, all ? 'all' : held ? 'held' : 'unanswered')).map(messageRow),
        }
      : {
          kind: 'record',
          title: { pl: 'Wiadomość', en: 'Message' },
          columns: [...messageColumns, ...longColumns],
          row: messageRow(await getContactMessage(database, message)),
          lists: {},
        },
});

export const messageAnswered = defineOfficeCommand({
  summary: { pl: 'oznacza wiadomość jako załatwioną', en: 'marks a message as answered' },
  shape: { message: wholeNumber },
  words: { message: messageNumber },
  operands: ['message'],
  journal: ['message'],
  run: async ({ database, now, who }, { message: id }) => {
    await getContactMessage(database, id);
    await database
      .update(contactMessages)
      .set({ answeredAt: new Date(now), answeredBy: who })
      .where(eq(contactMessages.id, id));
    return {
      kind: 'done',
      message: fillLocalizedText({ pl: 'Wiadomość {id} jest załatwiona.', en: 'Message {id} is answered.' }, { id }),
      facts: { number: id },
    };
  },
});
