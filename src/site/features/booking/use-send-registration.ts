import { useEffect, useRef, useState } from 'react';
import { honeypotField } from '#contract/form-posts.ts';
import { isRecord } from '#domain/json-value.ts';
import { registrationContract } from '#generated/api/own-contracts.ts';
import { registrationOutcome, registrationOutcomeStart } from '#generated/rules/registration-outcome.ts';
import { type RegistrationState, reference, registrationBody } from '#generated/schemas/own.ts';
import { createIdempotencyKeyMaker } from '../../lib/api/attempt-key.ts';
import { callApi } from '../../lib/api/call.ts';
import { type CallFailure, failureOfError } from '../../lib/api/call-error.ts';
import type { FailedSend } from '../../lib/api/use-sending.ts';
import type { Problems } from '../../lib/forms/field-errors.ts';
import { noSideEffect, useRuleReducer } from '../../lib/hooks/use-rule.ts';
import { removeStoredBooking } from './kept-booking.ts';

/** The codes of the fields that the server refused, by field. */
export const codesOfRefusedFields = (failure: CallFailure): Problems =>
  failure.kind === 'status' ? Object.fromEntries(failure.fields.map(({ field, code }) => [field, code])) : {};

/** The reference in an answer of a later release. */
const referenceIn = (failure: CallFailure): string | null =>
  failure.kind === 'outdated' && isRecord(failure.answer)
    ? (reference.safeParse(failure.answer.reference).data ?? null)
    : null;

/** Opens the page of a booking that was accepted with an answer that this page cannot read. */
const openAnew = (course: number, stored: string): void => {
  removeStoredBooking(course);
  location.search = `?reference=${encodeURIComponent(stored)}`;
};

interface Listeners {
  /** Number of the term. */
  readonly course: number;
  readonly onAccepted: (state: RegistrationState) => void;
  readonly onRefused: (failure: CallFailure) => void;
  /** Milliseconds for which the form was filled in before this page was opened. */
  readonly filledBefore: number;
}

/** Sends a booking once, however often its button is pressed; the rule decides every transition. */
export const useSendRegistration = ({ course, onAccepted, onRefused, filledBefore }: Listeners) => {
  const [refused, setRefused] = useState<FailedSend | null>(null);
  const [keyOf] = useState(createIdempotencyKeyMaker);
  const leaving = useRef<AbortController>(null);
  const order = useRef<{ readonly content: unknown; readonly unseen: string } | null>(null);
  const [{ state: stage }, move] = useRuleReducer({
    start: registrationOutcomeStart,
    reduce: registrationOutcome,
    effects: {
      postRegistration: () => void post(order.current),
      showErrors: noSideEffect,
      showFailure: noSideEffect,
      startPayment: noSideEffect,
      showCompleted: noSideEffect,
    },
  });

  async function post(sent: { readonly content: unknown; readonly unseen: string } | null): Promise<void> {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    try {
      const body = registrationBody.parse(sent?.content);
      const traces = { [honeypotField]: sent?.unseen, filledInMs: Math.round(filledBefore + performance.now()) };
      const state = await callApi(registrationContract, { body }, { key: keyOf(body), traces, signal });
      move({ type: 'accept', ordered: state.state !== 'enquiry' });
      onAccepted(state);
    } catch (error) {
      if (signal.aborted) return;
      const failure = failureOfError(error);
      const stored = referenceIn(failure);
      if (stored !== null) return openAnew(course, stored);
      setRefused({ failure, at: Date.now() });
      move({ type: 'reject' });
      onRefused(failure);
    }
  }

  useEffect(() => () => leaving.current?.abort(), []);
  return {
    sending: stage === 'sending',
    refused: stage === 'notSent' ? refused : null,
    send: (content: unknown, unseen: string): void => {
      order.current = { content, unseen };
      move(stage === 'notSent' ? { type: 'retry' } : { type: 'submit', valid: true });
    },
    /** Drops a refusal after the answers have changed. */
    reconsider: (): void => move({ type: 'edit' }),
  };
};
