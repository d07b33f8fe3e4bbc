import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

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

export const answerProblem = (context: Context, { status, code, fields, headers }: Problem): Response =>
  context.json(fields && fields.length > 0 ? { code, fields } : { code }, status, headers);
