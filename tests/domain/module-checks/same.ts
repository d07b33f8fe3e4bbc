import { inspect, isDeepStrictEqual } from 'node:util';

/** Throws unless the answer is the wanted one; the question stands in the message. */
export const same = (answer: unknown, wanted: unknown, question: unknown): void => {
  if (!isDeepStrictEqual(answer, wanted))
    throw new Error(`${inspect(question)} gives ${inspect(answer)}, not ${inspect(wanted)}.`);
};
