import type { Context } from 'hono';
import type { ApiEnvironment } from './api.ts';

/** The address of the client; behind a proxy of ours the one that this proxy has added at the end of its list. */
export const clientOf = (context: Context<ApiEnvironment>, trustProxy: boolean): string => {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || (context.env?.incoming?.socket.remoteAddress ?? 'in-process');
};
