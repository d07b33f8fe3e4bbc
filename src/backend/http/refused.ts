import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The status of a refusal; with its code for clients if that differs from the word in `answers`. */
export type RefusalAnswer = ContentfulStatusCode | { readonly status: ContentfulStatusCode; readonly code: string };

/** The words for refusals, each with the answer of the API. */
export const answers = {
  'address-unconfirmed': 409,
  'already-paid': 409,
  'already-registered': 409,
  'amount-differs': 409,
  'bad-amount': 422,
  'bad-day': 422,
  'bad-encoding': 400,
  'bad-idempotency-key': 400,
  'bad-json': 400,
  'bad-notification': 400,
  'bad-signature': 403,
  'bad-token': 403,
  'body-too-large': 413,
  'booking-not-found': { status: 404, code: 'not-found' },
  'broken-off': 400,
  'compressed-body': 415,
  'cross-site': 403,
  'idempotency-key-missing': 400,
  'invalid-fields': 422,
  'invalid-query': 400,
  'key-reused': 422,
  'method-not-allowed': 405,
  'not-bookable': 409,
  'not-found': 404,
  'not-json': 415,
  'nothing-to-confirm': 409,
  'nothing-to-pay': 409,
  'nothing-to-refund': 409,
  'order-possible': 409,
  'pay-by-transfer': 409,
  'payment-credentials': 502,
  'payment-not-found': { status: 404, code: 'not-found' },
  'payment-not-verified': 502,
  'payment-unavailable': 502,
  'refund-not-found': { status: 404, code: 'not-found' },
  'still-running': 409,
  'term-not-found': { status: 404, code: 'not-found' },
  'term-started': 409,
  'time-to-pay-over': 409,
  'too-many-held': 429,
  'too-many-requests': 429,
  unavailable: 503,
  'unknown-type': { status: 404, code: 'not-found' },
  'upstream-busy': { status: 503, code: 'upstream-failed' },
  'upstream-failed': 502,
  'upstream-refused': 502,
  'upstream-unreachable': 502,
} as const satisfies Readonly<Record<string, RefusalAnswer>>;

export type RefusalWord = keyof typeof answers;

export interface ProblemField {
  readonly field: string;
  readonly code: string;
}

interface RefusalDetails {
  /** The fields that the refusal is about. */
  readonly fields?: readonly ProblemField[];
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number | string;
}

/** Thrown to refuse a request. The API answers with the status of the word, the office prints the word as a sentence. */
export class Refused extends Error {
  readonly word: RefusalWord;
  readonly fields: readonly ProblemField[];
  readonly retryAfter: number | string | undefined;

  constructor(word: RefusalWord, { fields = [], retryAfter }: RefusalDetails = {}) {
    super(word);
    this.word = word;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
