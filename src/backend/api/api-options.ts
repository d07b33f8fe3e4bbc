import type { Catalogue } from '../calendar/catalogue.ts';
import type { Capacity, Database } from '../database/database.ts';
import type { Gateway } from '../gateway/forward.ts';
import type { FindTerm } from '../gateway/term-finder.ts';
import type { PaymentProvider } from '../payment/payment-provider.ts';
import type { Secrets } from '../privacy/secrets.ts';
import type { Log } from '../server/log.ts';
import type { CheckReadiness } from '../server/readiness.ts';
import type { AnswerOnce } from './answer-once.ts';

/** Everything the API works with; nothing is read from the environment or kept in a module. */
export interface ApiOptions {
  readonly database: Database;
  readonly capacity: Capacity;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly clock: () => number;
  readonly catalogue: Catalogue;
  readonly secrets: Secrets;
  readonly payments: PaymentProvider;
  /** Whether invented dates are offered. */
  readonly demoDates: boolean;
  /** The owner's hosts that stand behind this API; a part without one is answered from the database. */
  readonly gateway: Gateway;
  readonly log: Log;
  readonly checkReadiness: CheckReadiness;
  /** Called after every writing request, when what it has stored is there for everybody. */
  readonly afterWrite?: () => void;
  /** Addresses of the site's style sheets, for pages that forms without scripts are answered with. */
  readonly style: readonly string[];
  /** Writing requests of one client: how many at once, and how many a minute afterwards. */
  readonly writes: { readonly perMinute: number; readonly burst: number; readonly trustProxy: boolean };
}

/** The options with what the API makes of them for its routes. */
export interface ApiParts extends ApiOptions {
  readonly answerOnce: AnswerOnce;
  /** Set where terms are those of an upstream calendar. */
  readonly findTerm: FindTerm | undefined;
}
