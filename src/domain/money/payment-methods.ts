/** The ways to pay: what the setting takes, what the rule gives, what a payment is stored with and what a booking answers. */
export const paymentMethods = ['transfer', 'p24', 'sandbox'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];
