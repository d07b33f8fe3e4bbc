import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

interface RequestVariables {
  /** When the request arrived, in milliseconds. */
  since: number;
  /** What went wrong, for the log. */
  fault: string;
}

/** `Bindings` are absent where a request is not from a socket. */
export interface ApiEnvironment {
  Bindings: Partial<HttpBindings>;
  Variables: RequestVariables;
}

export type Api = Hono<ApiEnvironment>;
