import { parameters } from '#generated/rules/parameters.ts';

/** What the form sends beside its contract: a field that people do not see, and how long the form was open. */
export interface SenderTraces {
  readonly website: unknown;
  readonly filledInMs: unknown;
}

/** Parts the traces of the sender from the contract's own fields. */
export function separateTraces(body: unknown): { readonly traces: SenderTraces; readonly content: unknown } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { traces: { website: undefined, filledInMs: undefined }, content: body };
  }
  const { website, filledInMs, ...content } = { website: undefined, filledInMs: undefined, ...body };
  return { traces: { website, filledInMs }, content };
}

/** A program fills in every field and does it at once; it is answered like a person, and nothing is stored. */
export const looksAutomated = ({ website, filledInMs }: SenderTraces): boolean =>
  (website !== undefined && website !== '') ||
  (typeof filledInMs === 'number' && filledInMs < parameters.shortestFilling);
