import type { z } from 'zod/mini';
import type { ApiCallId, apiCalls } from '#generated/api/calls.ts';
import type { FaqResponse } from '#generated/schemas/api.ts';
import type * as calendar from '#generated/schemas/calendar.ts';
import type * as own from '#generated/schemas/own.ts';
import type { ContactFormBody } from '#generated/schemas/provider.ts';

type Plain<Value> = Value extends string ? string : Value extends number ? number : Value;

/** Ids as plain texts and numbers: a page has them from tables that were checked when the site was generated. */
type NoScriptFields<Fields> = { readonly [Field in keyof Fields]: Plain<Fields[Field]> };

/** How an answer is read. */
export interface AnswerShape<Answer> {
  readonly answer: z.ZodMiniType<Answer>;
  /** Set when only the status counts and the body is not read. */
  readonly receipt?: true;
  /** The list of the answer whose bad items are dropped: its field, or `null` when the answer is the list itself. */
  readonly list?: { readonly field: string | null; readonly item: z.ZodMiniType };
}

/** What a browser sends with a call: values for the path, the query and the body. */
interface CallInputs {
  readonly 'contact-form': { readonly body: ContactFormBody };
  readonly 'search-types': { readonly query: calendar.SearchTypesQuery };
  readonly 'courses-count': { readonly body: NoScriptFields<calendar.CoursesCountBody> };
  readonly courses: { readonly query: NoScriptFields<calendar.CoursesQuery> };
  readonly faq: object;
  readonly term: { readonly query: own.TermQuery };
  readonly 'registration-price': { readonly query: own.RegistrationPriceQuery };
  readonly registration: { readonly body: own.RegistrationBody };
  readonly 'registration-state': { readonly parameters: own.RegistrationStateParameters };
  readonly 'registration-confirmation': {
    readonly parameters: own.RegistrationConfirmationParameters;
    readonly body: own.RegistrationConfirmationBody;
  };
  readonly 'payment-start': { readonly parameters: own.PaymentStartParameters };
  readonly 'account-deletion': { readonly body: own.AccountDeletionBody };
  readonly withdrawal: { readonly body: own.WithdrawalBody };
}

interface CallAnswers {
  readonly 'contact-form': undefined;
  readonly 'search-types': calendar.SearchTypesResponse;
  readonly 'courses-count': calendar.CoursesCountResponse;
  readonly courses: calendar.CoursesResponse;
  readonly faq: FaqResponse;
  readonly term: own.TermResponse;
  readonly 'registration-price': own.RegistrationPriceResponse;
  readonly registration: own.RegistrationResponse;
  readonly 'registration-state': own.RegistrationStateResponse;
  readonly 'registration-confirmation': own.RegistrationConfirmationResponse;
  readonly 'payment-start': own.PaymentStartResponse;
  readonly 'account-deletion': own.AccountDeletionResponse;
  readonly withdrawal: own.WithdrawalResponse;
}

/** The calls that a browser makes. */
export type CallId = keyof CallInputs & ApiCallId;
export type CallInput<Id extends CallId> = CallInputs[Id];
export type CallAnswer<Id extends CallId> = CallAnswers[Id];

/** A call that a browser makes: where it goes, how long it may take, and how its answer is read. */
export interface Contract<Id extends CallId> extends AnswerShape<CallAnswer<Id>> {
  readonly id: Id;
  readonly request: Pick<(typeof apiCalls)[ApiCallId], 'method' | 'path' | 'idempotent'>;
  /** Milliseconds from the request to the last byte of the answer. */
  readonly timeout: number;
}
