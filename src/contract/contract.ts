import type { z } from 'zod/mini';

type PlainValue<Value> = Value extends string ? string : Value extends number ? number : Value;

/** Ids as plain texts and numbers: pages get them from tables that were checked when the site was generated. */
export type Plain<Values> = { readonly [Name in keyof Values]: PlainValue<Values[Name]> };

/** A call whose answer only confirms that the message has arrived. */
export interface Message<Input> {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** A path with placeholders such as `{reference}`. */
  readonly path: string;
  /** Whether the call takes an idempotency key: a replay with the same key has no second effect. */
  readonly idempotent: boolean;
  /** The type of the request body; the property never has a value. */
  readonly input?: Input;
}

/** A call by a browser, and the schema that reads its answer. */
export interface Contract<Input, Answer> extends Message<Input> {
  readonly answer: z.ZodMiniType<Answer>;
}
