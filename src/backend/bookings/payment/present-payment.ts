import { formatBookingNumber } from '#domain/identifiers/booking-number.ts';
import { formatIban } from '#domain/identifiers/iban.ts';
import { lastRefundDay } from '#forms/registration/last-days.ts';
import { organisation } from '#generated/data/organisation.ts';
import type { PaymentState } from '#generated/schemas/own.ts';
import type { PaymentContext } from '../contexts.ts';
import type { FoundRegistration, StoredRegistration } from '../registration.ts';
import { payerEmail } from '../reserve-seat.ts';
import { amountStillDue, type Money } from './money-of.ts';
import { canPayOnline, isPaymentDeadlineOver } from './pay-online.ts';
import { canProviderTakePayment, type PaymentProvider } from './payment-provider.ts';

/** Refunds that are still open come first, then finished ones. */
const order = ['due', 'failed', 'requested', 'done'] as const;

/** What a person is owed for a course that we cancelled, until the office orders the refund. */
const owedByCancellation = ({ term }: FoundRegistration, { kept }: Money) =>
  term.cancelledAt === null || kept <= 0 ? [] : [{ state: 'due', amount: kept, createdAt: term.cancelledAt } as const];

/** The refund of a registration: those still open, otherwise those made; null if there is none. */
export const describeRefund = (found: FoundRegistration, money: Money): PaymentState['refund'] => {
  const refunds = [...money.refunds, ...owedByCancellation(found, money)];
  const state = order.find((one) => refunds.some((refund) => refund.state === one));
  if (state === undefined) return null;
  const shown = refunds.filter((refund) => refund.state === state);
  const amount = shown.reduce((sum, refund) => sum + refund.amount, 0);
  const until = lastRefundDay(Math.min(...shown.map(({ createdAt }) => createdAt.getTime())));
  return { state, amount, until, reason: refundReason(found, money) };
};

/** How a registration is paid, what was received, and what is refunded. */
export const describePaymentState = (
  context: Pick<PaymentContext, 'catalogue' | 'clock' | 'payments'>,
  found: FoundRegistration,
  money: Money,
): PaymentState => {
  const { registration } = found;
  const { payments: provider } = context;
  const over = isPaymentDeadlineOver(registration, context.clock());
  const missing = amountStillDue(registration, money.kept, canPayOnline(context, registration) || undefined);
  return {
    online: !over && canProviderTakePayment(provider, payerEmail(registration)),
    transfer: missing > 0 && !over ? transferDetailsOfRegistration(provider, registration) : null,
    received: Math.max(0, money.kept),
    missing,
    failed: missing > 0 && money.refused,
    refund: describeRefund(found, money),
  };
};

interface TransferDetails {
  readonly account: string;
  readonly holder: string;
  readonly title: string;
}

const { legalName, address } = organisation;
const holder = `${legalName}, ${address.street}, ${address.postalCode} ${address.city}`;

/** The transfer details of a registration; null if it is paid in another way. */
export const transferDetailsOfRegistration = (
  provider: PaymentProvider,
  { number, person }: Pick<StoredRegistration, 'number' | 'person'>,
): TransferDetails | null => {
  const { account } = provider;
  if (account === undefined || canProviderTakePayment(provider, payerEmail({ person }))) return null;
  return { account: formatIban(account), holder, title: formatBookingNumber(number) };
};

export type RefundReason = NonNullable<PaymentState['refund']>['reason'];

/** Why money of a registration is refunded, as far as its status, its term and the money received show. */
export const refundReason = (
  { registration, term }: FoundRegistration,
  { kept }: Pick<Money, 'kept'>,
): RefundReason => {
  const { status, duplicate, price } = registration;
  if (duplicate) return 'taken';
  if (status === 'withdrawn') return 'withdrawn';
  if (term.cancelledAt !== null) return 'cancelled';
  if (status === 'expired') return 'expired';
  return kept >= (price ?? 0) ? 'surplus' : 'office';
};
