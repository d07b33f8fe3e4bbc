import type { Locale } from '#domain/locale.ts';
import type { PaymentMethod } from '#domain/money/payment-methods.ts';

export type PaymentOutcome = 'success' | 'failure' | 'abandoned';

export interface PaymentOrder {
  /** Our unguessable id of the payment; the provider returns it. */
  readonly payment: string;
  readonly reference: string;
  /** Grosze. */
  readonly amount: number;
  readonly locale: Locale;
  readonly email: string;
  /** What is paid for, in one line. */
  readonly description: string;
}

/** Money received by a provider for one of our payments. */
export interface PaidOrder {
  readonly payment: string;
  /** Grosze. */
  readonly amount: number;
  /** The provider's own number of it. */
  readonly order: string;
}

export interface RefundOrder extends PaidOrder {
  /** Our id of the refund; a repeated order with it is made once. */
  readonly request: string;
  readonly description: string;
}

/** A provider's answer about a refund: `accepted` is not final. */
export type RefundWord = 'accepted' | 'confirmed' | 'refused';

/** The answer of a provider to an order of a refund; for a refusal with its reason. */
export interface RefundAnswer {
  readonly word: RefundWord;
  readonly reason?: string;
}

/** A refund as a provider knows it: one that we have ordered, or one made in its panel. */
export interface KnownRefund {
  /** Our id of it, or that of the panel. */
  readonly request: string;
  /** The id in the lists of the provider, if that differs. */
  readonly listed: string;
  /** Grosze. */
  readonly amount: number;
  readonly word: RefundWord;
}

/** The event in a notification of a provider. */
export type WebhookEvent =
  | ({ readonly about: 'payment' } & PaidOrder)
  | ({ readonly about: 'refund'; readonly payment: string } & KnownRefund);

/** A payment method. The office does by hand what it lacks. */
export interface PaymentProvider {
  readonly method: PaymentMethod;
  /** The account for transfers, where visitors pay by them, or those whose payment the provider does not take. */
  readonly account?: string;
  /** Addresses of the site's style sheets, for a page of ours where visitors pay. */
  readonly style?: readonly string[];
  /** Whether a payment of this address can be opened at all; a provider without it takes every one. */
  readonly takesEmail?: (email: string) => boolean;
  /** Opens a payment; `redirect` is where the visitor pays it. */
  readonly start?: (order: PaymentOrder) => Promise<{ readonly redirect: string }>;
  /** Reads a message that the provider sent; throws for one that is not its own. */
  readonly parseWebhook?: (message: unknown) => WebhookEvent;
  /** Takes money received by the provider; harmless when it is repeated. */
  readonly take?: (paid: PaidOrder) => Promise<void>;
  /** Money received by the provider for a payment, if there is any; `taken` once it is transferred to us. */
  readonly ask?: (payment: string) => Promise<(PaidOrder & { readonly taken: boolean }) | null>;
  /** Orders a refund; throws where the provider cannot answer now, so that it is asked again. */
  readonly refund?: (refund: RefundOrder) => Promise<RefundAnswer>;
  /** All refunds that the provider has of a payment, by the provider's number of it. */
  readonly askRefunds?: (order: string) => Promise<readonly KnownRefund[]>;
}

/** Whether a registration can be paid at the provider. */
export const canProviderTakePayment = ({ start, takesEmail }: PaymentProvider, email: string): boolean =>
  start !== undefined && (takesEmail?.(email) ?? true);
