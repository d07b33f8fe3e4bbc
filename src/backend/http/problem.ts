import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { firstFault } from '../database/log/log.ts';
import { requestIdIn } from '../database/log/request-id.ts';

export interface ProblemField {
  readonly field: string;
  readonly code: string;
}

/** Every refusal of the API: a code that clients understand, and the fields that it is about. */
export interface Problem {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly fields?: readonly ProblemField[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown where a request cannot go on; the API turns it into its answer. */
export class ProblemError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

export const refuse = (status: ContentfulStatusCode, code: string, fields?: readonly ProblemField[]): ProblemError =>
  new ProblemError(fields ? { status, code, fields } : { status, code });

/** A fault of ours names the id of the request too: whoever reports it can be helped. */
export const answerProblem = (context: Context, { status, code, fields, headers }: Problem): Response => {
  const support = status < firstFault ? undefined : requestIdIn(context);
  const body = {
    code,
    ...(fields === undefined || fields.length === 0 ? {} : { fields }),
    ...(support === undefined ? {} : { support }),
  };
  return context.json(body, status, headers);
};
