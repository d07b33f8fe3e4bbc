import { failureOfError } from './call-error.ts';
import type { FailedSend } from './use-sending.ts';

interface Listeners<Answer> {
  readonly onAnswer: (answer: Answer) => void;
  readonly onFailure: (failed: FailedSend) => void;
}

/** One call at a time: the answer of an aborted or replaced call is ignored. */
export const createLatestOnlyCaller = () => {
  let open = new AbortController();
  return {
    giveUp: (): void => open.abort(),
    ask: <Answer>(
      question: (signal: AbortSignal) => Promise<Answer>,
      { onAnswer, onFailure }: Listeners<Answer>,
    ): void => {
      const own = new AbortController();
      open = own;
      const isHeard = (): boolean => open === own && !own.signal.aborted;
      question(own.signal).then(
        (answer) => {
          if (isHeard()) onAnswer(answer);
        },
        (error: unknown) => {
          if (isHeard()) onFailure({ failure: failureOfError(error), at: Date.now() });
        },
      );
    },
  };
};
