import { createHash } from 'node:crypto';
import type { Answer } from '#model/schema/answers.ts';
import type { Model } from '#model/schema/model.ts';
import type { OpenEntry, RegisterEntry } from '#model/schema/register.ts';
import { type ApproverRole, signersOf } from '#model/schema/signing.ts';
import { numbersOfEntry, type Stakes } from '../../rules/meaning/money-at-risk.ts';

/**
 * Where an entry of the register stands. A question is open until everybody who must sign has said yes or somebody no, and again
 * once its decision changes.
 */
export type EntryState =
  | {
      readonly kind: 'open';
      readonly stamp: string;
      readonly last: Answer | null;
      readonly waitsFor: readonly ApproverRole[];
    }
  | { readonly kind: 'confirmed' | 'refused'; readonly stamp: string; readonly last: Answer }
  | { readonly kind: 'decided'; readonly on: string }
  | { readonly kind: 'settled'; readonly on: string; readonly by: ApproverRole; readonly document: string };

export type EntryStates = ReadonlyMap<string, EntryState>;

/**
 * Four digits that stand behind the number of a question, so that an answer tells which decision it answers. They change with the
 * Polish words of question and decision, and with the numbers that these name or that belong to the entry.
 */
const stampOf = (entry: OpenEntry, stakes: Stakes): string => {
  const words = [entry.asks.pl, entry.decision.pl];
  const named = [...words.join(' ').matchAll(/\{(\w+)/g)].map(([, id = '']) => id);
  const ids = [...new Set([...numbersOfEntry(entry, stakes), ...named])];
  const asked = JSON.stringify([words, ids.map((id) => [id, stakes.parameters[id]?.values])]);
  return createHash('sha256').update(asked).digest('hex').slice(0, 4);
};

/** The answers to an entry, the latest last. */
export const answersOf = (id: string, answers: readonly Answer[]): readonly Answer[] =>
  answers.filter(({ entry }) => entry === id).toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));

/** What one role has said last. */
export const lastOf = (role: ApproverRole, given: readonly Answer[]): Answer | null =>
  given.findLast((one) => one.role === role) ?? null;

/** What an answer says of the decision as it stands: nothing, where that has changed since. */
export const saidNow = (answer: Answer | null, stamp: string): Answer['answer'] =>
  answer?.asked === stamp ? answer.answer : 'unknown';

const stateOf = (entry: RegisterEntry, answers: readonly Answer[], stakes: Stakes): EntryState => {
  if (entry.status === 'decided') return { kind: 'decided', on: entry.decidedOn };
  if (entry.status === 'settled') return { kind: 'settled', ...entry.closed };
  const stamp = stampOf(entry, stakes);
  const given = answersOf(entry.id, answers);
  const last = given.at(-1) ?? null;
  const refusal = signersOf(entry)
    .map((role) => lastOf(role, given))
    .find((one) => saidNow(one, stamp) === 'no');
  if (refusal !== undefined && refusal !== null) return { kind: 'refused', stamp, last: refusal };
  const waitsFor = signersOf(entry).filter((role) => saidNow(lastOf(role, given), stamp) !== 'yes');
  return last === null || waitsFor.length > 0
    ? { kind: 'open', stamp, last, waitsFor }
    : { kind: 'confirmed', stamp, last };
};

/** The state of every entry by its id. Words must be those of the model, in which numbers are named and not printed. */
export const entryStates = ({
  model,
  ...stakes
}: Stakes & { readonly model: Pick<Model, 'register' | 'answers'> }): EntryStates =>
  new Map(model.register.map((entry) => [entry.id, stateOf(entry, model.answers, stakes)]));
