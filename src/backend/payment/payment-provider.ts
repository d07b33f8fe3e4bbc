import type { Locale } from '#domain/locale.ts';
export type PaymentOutcome = 'success' | 'failure' | 'abandoned';

export interface PaymentOrder {
  /** Our unguessable name of the payment; the provider gives it back. */
  readonly payment: string;
  /** Grosze. */
  readonly amount: number;
  readonly locale: Locale;
}

export interface SignedOutcome {
  readonly outcome: PaymentOutcome;
  /** Grosze. */
  readonly amount: number;
  readonly signature: string;
}

/** What a payment service has to offer. The sandbox is one; a real one takes its place without another change. */
export interface PaymentProvider {
  /** Opens a payment and tells where the visitor pays it. */
  readonly start: (order: PaymentOrder) => Promise<{ readonly redirect: string }>;
  /** Whether an outcome really comes from the provider. */
  readonly verify: (payment: string, outcome: SignedOutcome) => boolean;
  /** Set for the sandbox alone, whose page is served here. */
  readonly sandbox?: { readonly sign: (payment: string, outcome: PaymentOutcome, amount: number) => SignedOutcome };
}
