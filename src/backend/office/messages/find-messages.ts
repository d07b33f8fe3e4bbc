import { asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { contactMessages } from '../../database/schema.ts';
import type { Column, Row } from '../command/answer.ts';
import { OfficeError } from '../command/office-error.ts';
import { fill } from '../command/words.ts';

export const messageColumns: Column[] = [
  { key: 'number', title: { pl: 'nr', en: 'no.' } },
  { key: 'receivedAt', title: { pl: 'przyszła', en: 'received' }, unit: 'instant' },
  { key: 'name', title: { pl: 'osoba', en: 'person' } },
  { key: 'phone', title: { pl: 'telefon', en: 'phone' } },
  { key: 'email', title: { pl: 'e-mail', en: 'e-mail' } },
  { key: 'answeredAt', title: { pl: 'odpowiedź', en: 'answered' }, unit: 'instant' },
  { key: 'answeredBy', title: { pl: 'odpowiedział(a)', en: 'answered by' } },
];

type StoredMessage = typeof contactMessages.$inferSelect;

export const messageRow = ({ id, receivedAt, answeredAt, ...message }: StoredMessage): Row => ({
  ...message,
  number: id,
  receivedAt: receivedAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
});

/** Messages in the order in which they came. */
export const findMessages = (database: Database, wanted: 'unanswered' | 'all'): Promise<StoredMessage[]> =>
  database
    .select()
    .from(contactMessages)
    .where(wanted === 'all' ? undefined : isNull(contactMessages.answeredAt))
    .orderBy(asc(contactMessages.id));

export const findMessage = async (database: Database, id: number): Promise<StoredMessage> => {
  const [message] = await database.select().from(contactMessages).where(eq(contactMessages.id, id));
  if (message !== undefined) return message;
  throw new OfficeError(
    fill(
      {
        pl: 'Nie ma wiadomości {id}. Numery pokazuje: npm run office -- messages --all',
        en: 'There is no message {id}. The numbers are shown by: npm run office -- messages --all',
      },
      { id },
    ),
  );
};
