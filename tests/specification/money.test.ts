import { expect, it } from 'vitest';
import { amountMissing } from '#generated/rules/amount-missing.ts';
import { companyGroupDiscount } from '#generated/rules/company-group-discount.ts';
import * as numbers from '#generated/rules/parameter-values.ts';
import { paymentMethod } from '#generated/rules/payment-method.ts';
import { covers } from '../covers.ts';

it.each([
  ['companyKpp', true, numbers.companyGroupDiscount],
  ['companyKpp', false, 0],
  ['kpp', true, 0],
  ['other', true, 0],
] as const)(
  'a group has its discount on KPP for companies alone: %s, group %s',
  covers('rule:company-group-discount', '1.32'),
  (offer, group, discount) => {
    expect(companyGroupDiscount({ offer, group }).value).toBe(discount);
  },
);

it.each([
  { received: 0, awaited: true, asked: 169_000 },
  { received: 168_999, awaited: true, asked: 1 },
  { received: 169_000, awaited: true, asked: 0 },
  { received: 200_000, awaited: true, asked: 0 },
  { received: 0, awaited: false, asked: 0 },
])(
  'never asks for more than is missing: $received received, awaited $awaited',
  covers('rule:amount-missing', 'C181'),
  ({ received, awaited, asked }) => {
    expect(amountMissing({ price: 169_000, received, awaited }).value).toBe(asked);
  },
);

it.each([
  ['nothing', true, 'sandbox'],
  ['nothing', false, 'transfer'],
  ['p24', false, 'p24'],
] as const)(
  'a public site takes no simulated payments unless configured: %s, own machine %s',
  covers('rule:payment-method', 'C108'),
  (asked, loopback, method) => {
    expect(paymentMethod({ asked, loopback }).value).toBe(method);
  },
);
