import { type FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { FailedSend } from '../hooks/use-sending.ts';
import { failureOf } from './call-error.ts';

interface Listeners<Answer> {
  readonly onAnswer: (answer: Answer) => void;
  readonly onFailure: (failed: FailedSend) => void;
}

/** Asks the API one question at a time: nobody hears the answer to a question that was given up, or that a newer one replaced. */
export const takeLatest = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  let open: object = {};
  return {
    giveUp: (): void => {
      open = {};
      void client.cancelQueries();
    },
    ask: <Answer>(question: FetchQueryOptions<Answer>, { onAnswer, onFailure }: Listeners<Answer>): void => {
      const own = {};
      open = own;
      client.fetchQuery(question).then(
        (answer) => {
          if (open === own) onAnswer(answer);
        },
        (error: unknown) => {
          if (open === own) onFailure({ failure: failureOf(error), at: Date.now() });
        },
      );
    },
  };
};
