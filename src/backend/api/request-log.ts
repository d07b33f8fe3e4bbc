import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

/** A line of the log. The route is the pattern, not the address, so that no reference or query is written down. */
export interface LogEntry {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  /** Code of a fault of ours or of a host behind us; never a message, which may quote what a visitor typed. */
  readonly fault?: string;
}

export interface LogVariables {
  fault: string;
}

export const logRequests =
  (log: (entry: LogEntry) => void): MiddlewareHandler<{ Variables: LogVariables }> =>
  async (context, next) => {
    const started = performance.now();
    await next();
    const fault = context.get('fault');
    log({
      method: context.req.method,
      route: routePath(context, -1),
      status: context.res.status,
      milliseconds: Math.round(performance.now() - started),
      ...(fault === undefined ? {} : { fault }),
    });
  };
