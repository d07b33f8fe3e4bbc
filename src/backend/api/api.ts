import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { LogVariables } from './request-log.ts';

/** `Bindings` are absent where a request does not come over a socket. */
export interface ApiEnvironment {
  Bindings: Partial<HttpBindings>;
  Variables: LogVariables;
}

export type Api = Hono<ApiEnvironment>;
