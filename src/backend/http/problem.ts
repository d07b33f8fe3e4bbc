import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { firstFault } from '../database/log/log.ts';
import { findRequestId } from '../database/log/request-id.ts';
import { answers, type ProblemField, type RefusalAnswer, type Refused } from './refused.ts';

/** The answer of the API to a refusal: a code that clients understand, and the fields that the refusal is about. */
interface Problem {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly fields: readonly ProblemField[];
  readonly headers: Readonly<Record<string, string>>;
}

export const toApiProblem = ({ word, fields, retryAfter }: Refused): Problem => {
  const answer: RefusalAnswer = answers[word];
  const { status, code } = typeof answer === 'number' ? { status: answer, code: word } : answer;
  return { status, code, fields, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } };
};

/** Answers with a problem. An error of the server also gets the id of the request, so that we can help the person who reports it. */
export const answerWithProblem = (
  c: Context,
  refused: Refused,
  more: Readonly<Record<string, string>> = {},
): Response => {
  const { status, code, fields, headers } = toApiProblem(refused);
  const support = status < firstFault ? undefined : findRequestId(c);
  const body = {
    code,
    ...(fields.length === 0 ? {} : { fields }),
    ...(support === undefined ? {} : { support }),
  };
  return c.json(body, status, { ...headers, ...more });
};
