import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { payments } from '../../database/schema.ts';
import { Refused } from '../../http/refused.ts';
import type { List } from '../command/command-result.ts';

/** Lists payments without a booking, such as by a link from the panel of the payment service, until the office assigns or settles them. */
export const listUnmatchedPayments = async (database: Database): Promise<List> => {
  const found = await database
    .select()
    .from(payments)
    .where(isNull(payments.registration))
    .orderBy(asc(payments.createdAt));
  return {
    kind: 'list',
    title: { pl: 'Wpłaty bez zgłoszenia', en: 'Payments without a booking' },
    columns: [
      { key: 'payment', title: { pl: 'nr w serwisie płatności', en: 'no. at the payment service' } },
      { key: 'amount', title: { pl: 'kwota', en: 'amount' }, unit: 'grosze' },
      { key: 'receivedAt', title: { pl: 'wpłynęła', en: 'received' }, unit: 'instant' },
    ],
    rows: found.map(({ providerOrder, amount, createdAt }) => ({
      payment: providerOrder,
      amount,
      receivedAt: createdAt.toISOString(),
    })),
  };
};

/** Removes a payment without a booking from the list, because it is for something else than a course. */
export const deleteUnmatchedPayment = async (database: Database, order: string): Promise<void> => {
  const gone = await database
    .delete(payments)
    .where(and(eq(payments.providerOrder, order), isNull(payments.registration)))
    .returning({ session: payments.session });
  if (gone.length === 0) throw new Refused('payment-not-found');
};
