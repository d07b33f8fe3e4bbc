import { callsOfApi } from '#generated/api/api-calls.ts';
import { faqResponse } from '#generated/schemas/api.ts';
import { faqItem } from '#generated/schemas/shapes.ts';
import { timeout } from './call-limits.ts';
import type { Contract } from './contracts.ts';

export const faqContract: Contract<'faq'> = {
  id: 'faq',
  request: callsOfApi.faq,
  timeout: timeout.read,
  answer: faqResponse,
  list: { field: null, item: faqItem },
};
