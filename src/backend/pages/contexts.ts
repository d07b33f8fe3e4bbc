import type { Secrets } from '../database/secrets/secrets.ts';
import type { AnswerOnce } from '../http/answer-once.ts';

/** For pages that answer forms without scripts. */
export interface PageContext {
  /** Addresses of the site's style sheets. */
  readonly style: readonly string[];
}

/** For forms that visitors send, by script or without. */
export interface FormContext extends PageContext {
  readonly answerOnce: AnswerOnce;
  readonly clock: () => number;
  readonly secrets: Secrets;
  readonly writes: { readonly trustProxy: boolean };
}
