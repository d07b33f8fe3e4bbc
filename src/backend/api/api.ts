import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

interface LogVariables {
  fault: string;
}

/** `Bindings` are absent where a request does not come over a socket. */
export interface ApiEnvironment {
  Bindings: Partial<HttpBindings>;
  Variables: LogVariables;
}

export type Api = Hono<ApiEnvironment>;
