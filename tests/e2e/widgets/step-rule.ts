import { interpretTransition, type Stepped, type Values } from '#generator/rules/meaning/interpret.ts';
import { rules } from '#model/rules/index.ts';

const around = { parameters: {}, editionDay: 0 };

/** One step of a transition table of the model, as the interpreter reads it: independent of the emitted functions. */
export const stepRule = (id: string, state: Values, event: Values): Stepped => {
  const table = rules.find((rule) => rule.id === id);
  if (table?.kind !== 'transitions') throw new Error(`The model has no transition table “${id}”.`);
  const step = interpretTransition(table, { state, event }, around);
  if (step === null) throw new Error(`No row of ${id} fits ${JSON.stringify({ state, event })}.`);
  return step;
};
