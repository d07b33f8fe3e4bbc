import type { ProblemField } from '#generated/schemas/shapes.ts';

/** Why a call has no usable answer. */
export type CallFailure =
  | { readonly kind: 'offline' | 'timeout' | 'refused' | 'invalidAnswer' }
  /** The server answers in a shape or with a value of a later release; `answer` is what it has sent. */
  | { readonly kind: 'outdated'; readonly answer: unknown }
  | {
      readonly kind: 'status';
      readonly status: number;
      /** Code of the problem; null where the answer names none. */
      readonly code: string | null;
      readonly fields: readonly ProblemField[];
      /** The number by which the office finds a fault of the server in its log; null if the answer names none. */
      readonly support: string | null;
      /** Milliseconds of the server's `Retry-After`; null without one. */
      readonly retryAfter: number | null;
    };

/** A call without a usable answer. The message names the call and the kind of failure, never what was sent. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: CallFailure;

  constructor(call: string, failure: CallFailure) {
    const what = failure.kind === 'status' ? `answered ${failure.status}` : `failed (${failure.kind})`;
    super(`The call ${call} ${what}; try again or call the provider.`);
    this.failure = failure;
  }
}

/** The failure behind an error of any kind. */
export const failureOfError = (error: unknown): CallFailure =>
  error instanceof CallError ? error.failure : { kind: 'refused' };

/** Milliseconds for which trying again is pointless. */
export const retryDelayOfFailure = (failure: CallFailure): number =>
  failure.kind === 'status' ? (failure.retryAfter ?? 0) : 0;
