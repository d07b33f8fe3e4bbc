import { z } from 'zod/mini';
import type { ApiCallId } from '#generated/api/calls.ts';
import * as payloads from '#generated/schemas/payloads.ts';

/** What a browser sends with a call: values for the path, the query and the body. */
interface CallInputs {
  readonly 'contact-form': { readonly body: payloads.ContactFormBody };
  readonly 'search-types': { readonly query: payloads.SearchTypesQuery };
  readonly 'courses-count': { readonly body: payloads.CoursesCountBody };
  readonly courses: { readonly query: payloads.CoursesQuery };
  readonly faq: object;
  readonly term: { readonly query: payloads.TermQuery };
  readonly registration: { readonly body: payloads.RegistrationBody };
  readonly 'registration-state': { readonly parameters: payloads.RegistrationStateParameters };
  readonly 'payment-start': { readonly parameters: payloads.PaymentStartParameters };
  readonly 'account-deletion': { readonly body: payloads.AccountDeletionBody };
  readonly withdrawal: { readonly body: payloads.WithdrawalBody };
}

interface CallAnswers {
  readonly 'contact-form': undefined;
  readonly 'search-types': payloads.SearchTypesResponse;
  readonly 'courses-count': payloads.CoursesCountResponse;
  readonly courses: payloads.CoursesResponse;
  readonly faq: payloads.FaqResponse;
  readonly term: payloads.TermResponse;
  readonly registration: payloads.RegistrationResponse;
  readonly 'registration-state': payloads.RegistrationStateResponse;
  readonly 'payment-start': payloads.PaymentStartResponse;
  readonly 'account-deletion': payloads.AccountDeletionResponse;
  readonly withdrawal: payloads.WithdrawalResponse;
}

/** The calls that a browser makes. */
export type CallId = keyof CallInputs & ApiCallId;
export type CallInput<Id extends CallId> = CallInputs[Id];
export type CallAnswer<Id extends CallId> = CallAnswers[Id];

export interface Contract<Answer> {
  readonly answer: z.ZodMiniType<Answer>;
  /** Set where only the arrival counts and nobody reads what the answer says. */
  readonly receipt?: true;
  /** The list of the answer whose bad items are dropped: its field, or `null` when the answer is the list itself. */
  readonly list?: { readonly field: string | null; readonly item: z.ZodMiniType };
}

/** How each answer is read. */
export const contracts: { readonly [Id in CallId]: Contract<CallAnswer<Id>> } = {
  'contact-form': { answer: z.undefined(), receipt: true },
  'search-types': { answer: payloads.searchTypesResponse, list: { field: null, item: payloads.searchType } },
  'courses-count': { answer: payloads.coursesCountResponse },
  courses: { answer: payloads.coursesResponse, list: { field: 'items', item: payloads.term } },
  faq: { answer: payloads.faqResponse, list: { field: null, item: payloads.faqItem } },
  term: { answer: payloads.termResponse },
  registration: { answer: payloads.registrationResponse },
  'registration-state': { answer: payloads.registrationStateResponse },
  'payment-start': { answer: payloads.paymentStartResponse },
  'account-deletion': { answer: payloads.accountDeletionResponse },
  withdrawal: { answer: payloads.withdrawalResponse },
};
