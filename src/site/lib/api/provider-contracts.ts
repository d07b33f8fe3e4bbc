import { z } from 'zod/mini';
import { callsOfProvider } from '#generated/api/provider-calls.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { Contract } from './contracts.ts';

export const contactFormContract: Contract<'contact-form'> = {
  id: 'contact-form',
  request: callsOfProvider['contact-form'],
  timeout: parameters.contactTimeout,
  answer: z.undefined(),
  receipt: true,
};
