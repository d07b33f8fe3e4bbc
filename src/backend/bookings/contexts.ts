import type { Database } from '../database/database.ts';
import type { Secrets } from '../database/secrets/secrets.ts';
import type { Catalogue } from '../terms/catalogue.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';

/** For mails about a booking, which name its course, city and page. */
export interface MailContext {
  readonly catalogue: Catalogue;
}

/** For code that ends bookings, offers seats or checks addresses: it mails signed links and reads encrypted personal data. */
export interface PlaceContext extends MailContext {
  readonly secrets: Secrets;
}

/** For incoming money. */
export interface MoneyContext extends PlaceContext {
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly clock: () => number;
}

/** For bookings from their order to their end, with payments and refunds through a payment service. */
export interface PaymentContext extends MoneyContext {
  readonly database: Database;
  readonly payments: PaymentProvider;
}
