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
  /** The provider's own number of the payment. */
  readonly order: string;
}

export interface RefundOrder extends PaidOrder {
  /** Our id of the refund: an order that is repeated with it is carried out once. */
  readonly request: string;
  readonly description: string;
}

/** A provider's answer about a refund: `accepted` is not final. */
export type RefundWord = 'accepted' | 'confirmed' | 'refused';

/** A provider's answer to the order of a refund; a refusal may have a reason. */
export interface RefundAnswer {
  readonly word: RefundWord;
  readonly reason?: string;
}

/** A refund as a provider knows it: one that we have ordered, or one made in its panel. */
export interface KnownRefund {
  /** Our id of the refund, or that of the panel. */
  readonly request: string;
  /** The id in the lists of the provider. */
  readonly listed: string;
  /** Grosze. */
  readonly amount: number;
  readonly word: RefundWord;
}

/** The event in a notification of a provider. */
export type WebhookEvent =
  | ({ readonly about: 'payment' } & PaidOrder)
  | ({ readonly about: 'refund'; readonly payment: string } & KnownRefund);

/** A payment method. Where an optional function is missing, the office does that step by hand. */
export interface PaymentProvider {
  readonly method: PaymentMethod;
  /** The account for transfers: of all visitors, or of those whose payments the provider does not take. */
  readonly account?: string;
  /** Addresses of the site's style sheets, for a page of ours where visitors pay. */
  readonly style?: readonly string[];
  /** Whether the provider accepts a payer with this e-mail address; without this function it accepts all. */
  readonly takesEmail?: (email: string) => boolean;
  /** Opens a payment; `redirect` is where the visitor pays it. */
  readonly start?: (order: PaymentOrder) => Promise<{ readonly redirect: string }>;
  /** Reads a message of the provider; throws if somebody else sent it. */
  readonly parseWebhook?: (message: unknown) => WebhookEvent;
  /** Has the provider transfer received money to us; may be repeated safely. */
  readonly take?: (paid: PaidOrder) => Promise<void>;
  /** Asks the provider which money it has received for a payment; `taken` says that it has been transferred to us. */
  readonly ask?: (payment: string) => Promise<(PaidOrder & { readonly taken: boolean }) | null>;
  /** Orders a refund; throws if the provider cannot answer now, so that the order is repeated. */
  readonly refund?: (refund: RefundOrder) => Promise<RefundAnswer>;
  /** All refunds that the provider knows of a payment, by the provider's number of the payment. */
  readonly askRefunds?: (order: string) => Promise<readonly KnownRefund[]>;
}

/** Whether the provider accepts payments by visitors with this e-mail address. */
export const canProviderTakePayment = ({ start, takesEmail }: PaymentProvider, email: string): boolean =>
  start !== undefined && (takesEmail?.(email) ?? true);
