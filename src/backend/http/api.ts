import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

interface RequestVariables {
  /** When the request arrived, in milliseconds. */
  since: number;
  /** The code of the fault, for the log. */
  fault: string;
}

/** `Bindings` are absent if a request does not come from a socket. */
export interface ApiEnvironment {
  Bindings: Partial<HttpBindings>;
  Variables: RequestVariables;
}

export type Api = Hono<ApiEnvironment>;
