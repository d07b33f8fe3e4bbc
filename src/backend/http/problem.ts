import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { firstFault } from '../database/log/log.ts';
import { findRequestId } from '../database/log/request-id.ts';
import { answers, type ProblemField, type RefusalAnswer, type Refused } from './refused.ts';

/** How the API answers a refusal: a code that clients understand, and the fields that it is about. */
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

/** A fault of ours names the id of the request too: so that a person who reports it can be helped. */
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
