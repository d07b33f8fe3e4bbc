import { createPaymentProvider } from '#backend/bookings/payment/create-provider.ts';
import { merchant } from './p24-server.ts';

const money = { payment: 'session', amount: 1, order: '1' };

/** What Przelewy24 answers where all goes well, by the end of the path. */
export const serviceAnswers = {
  register: { data: { token: 't' } },
  verify: { data: { status: 'success' } },
  session: { data: { status: 2, orderId: 1, amount: 1, currency: 'PLN' } },
  refund: { data: [{ status: true }] },
  1: { data: { refunds: [] } },
};

/** What each call of Przelewy24 at an address comes to: start, take and ask of a payment, refund and ask of refunds. */
export const callService = (url: string): Promise<readonly string[]> => {
  const service = createPaymentProvider({ method: 'p24', ...merchant, url }, { origin: url });
  const calls: readonly (Promise<unknown> | undefined)[] = [
    service.start?.({ ...money, reference: 'a', locale: 'pl', email: 'jan@example.pl', description: 'Kurs' }),
    service.take?.(money),
    service.ask?.(money.payment),
    service.refund?.({ ...money, request: 'r', description: 'Zwrot' }).then(({ word }) => word),
    service.askRefunds?.(money.order),
  ];
  const word = (said: unknown): string => (said === 'refused' ? 'refused' : 'done');
  return Promise.all(calls.map((call) => call?.then(word, (error) => error.message)));
};
