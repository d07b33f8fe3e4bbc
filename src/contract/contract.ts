import type { z } from 'zod/mini';

type PlainValue<Value> = Value extends string ? string : Value extends number ? number : Value;

/** Ids as plain texts and numbers: a page has them from tables that were checked when the site was generated. */
export type Plain<Values> = { readonly [Name in keyof Values]: PlainValue<Values[Name]> };

/** A call whose answer only confirms that the message has arrived. */
export interface Message<Input> {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** A path with places such as `{reference}`. */
  readonly path: string;
  /** Whether the call takes an idempotency key: a replay with the same key has no second effect. */
  readonly idempotent: boolean;
  /** The type of what is sent; it has no value. */
  readonly input?: Input;
}

/** A call of a browser and how its answer is read. */
export interface Contract<Input, Answer> extends Message<Input> {
  readonly answer: z.ZodMiniType<Answer>;
}
