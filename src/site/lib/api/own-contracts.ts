import { callsOfOwn } from '#generated/api/own-calls.ts';
import {
  accountDeletionResponse,
  paymentStartResponse,
  registrationConfirmationResponse,
  registrationPriceResponse,
  registrationResponse,
  registrationStateResponse,
  termResponse,
  withdrawalResponse,
} from '#generated/schemas/own.ts';
import { timeout } from './call-limits.ts';
import type { Contract } from './contracts.ts';

export const termContract: Contract<'term'> = {
  id: 'term',
  request: callsOfOwn.term,
  timeout: timeout.read,
  answer: termResponse,
};

export const registrationPriceContract: Contract<'registration-price'> = {
  id: 'registration-price',
  request: callsOfOwn['registration-price'],
  timeout: timeout.read,
  answer: registrationPriceResponse,
};

export const registrationContract: Contract<'registration'> = {
  id: 'registration',
  request: callsOfOwn.registration,
  timeout: timeout.write,
  answer: registrationResponse,
};

export const registrationConfirmationContract: Contract<'registration-confirmation'> = {
  id: 'registration-confirmation',
  request: callsOfOwn['registration-confirmation'],
  timeout: timeout.write,
  answer: registrationConfirmationResponse,
};

export const registrationStateContract: Contract<'registration-state'> = {
  id: 'registration-state',
  request: callsOfOwn['registration-state'],
  timeout: timeout.read,
  answer: registrationStateResponse,
};

export const paymentStartContract: Contract<'payment-start'> = {
  id: 'payment-start',
  request: callsOfOwn['payment-start'],
  timeout: timeout.write,
  answer: paymentStartResponse,
};

export const accountDeletionContract: Contract<'account-deletion'> = {
  id: 'account-deletion',
  request: callsOfOwn['account-deletion'],
  timeout: timeout.write,
  answer: accountDeletionResponse,
};

export const withdrawalContract: Contract<'withdrawal'> = {
  id: 'withdrawal',
  request: callsOfOwn.withdrawal,
  timeout: timeout.write,
  answer: withdrawalResponse,
};
