import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { contactMessages } from '../../database/schema.ts';
import { type MessageField, messageFieldLabel, messageFields, readMessageAnswer } from '../../pages/message-fields.ts';
import type { Column, Row } from '../command/command-result.ts';
import { fillLocalizedText } from '../command/localized-text.ts';
import { OfficeError } from '../command/office-error.ts';

/** Why a form is quarantined, in words: a bot may have sent it, or a person whose browser fills in fields on its own. */
export const quarantineTexts = {
  'unseen-field': { pl: 'wypełnione pole, którego nie widać', en: 'the honeypot field is filled in' },
  'too-fast': { pl: 'wysłana szybciej, niż pisze człowiek', en: 'sent faster than a person types' },
} as const;

const fieldColumns = (wanted: (field: MessageField) => boolean): readonly Column[] =>
  messageFields.filter(wanted).map((field) => ({ key: field.id, title: messageFieldLabel(field.id) }));

/** The columns of a list of messages: all fields except the long texts. */
export const messageColumns: Column[] = [
  { key: 'number', title: { pl: 'nr', en: 'no.' } },
  { key: 'receivedAt', title: { pl: 'przyszła', en: 'received' }, unit: 'instant' },
  ...fieldColumns(({ input }) => input !== 'textarea'),
  { key: 'held', title: { pl: 'wstrzymana', en: 'quarantined' }, labels: quarantineTexts },
  { key: 'answeredAt', title: { pl: 'odpowiedź', en: 'answered' }, unit: 'instant' },
  { key: 'answeredBy', title: { pl: 'odpowiedział(a)', en: 'answered by' } },
];

/** The columns that a single message shows in addition. */
export const longColumns: readonly Column[] = fieldColumns(({ input }) => input === 'textarea');

type StoredMessage = typeof contactMessages.$inferSelect;

export const messageRow = ({ id, answers, receivedAt, answeredAt, answeredBy, quarantine }: StoredMessage): Row => ({
  number: id,
  receivedAt: receivedAt.toISOString(),
  ...Object.fromEntries(messageFields.map((field) => [field.id, readMessageAnswer(answers, field)])),
  held: quarantine,
  answeredAt: answeredAt?.toISOString() ?? null,
  answeredBy,
});

const open = isNull(contactMessages.answeredAt);
const wantedMessages = {
  unanswered: and(open, isNull(contactMessages.quarantine)),
  held: and(open, isNotNull(contactMessages.quarantine)),
  all: undefined,
} as const;

/** Contact messages in the order of arrival. `wanted` says whether quarantined ones are among them. */
export const findContactMessages = (
  database: Database,
  wanted: keyof typeof wantedMessages,
): Promise<StoredMessage[]> =>
  database.select().from(contactMessages).where(wantedMessages[wanted]).orderBy(asc(contactMessages.id));

export const getContactMessage = async (database: Database, id: number): Promise<StoredMessage> => {
  const [message] = await database.select().from(contactMessages).where(eq(contactMessages.id, id));
  if (message !== undefined) return message;
  throw new OfficeError(
    fillLocalizedText(
      {
        pl: 'Nie ma wiadomości {id}. Numery pokazuje: npm run office -- messages --all',
        en: 'There is no message {id}. The numbers are shown by: npm run office -- messages --all',
      },
      { id },
    ),
  );
};
