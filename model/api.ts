import { ownCalls } from './api/own-calls.ts';
import { specifiedCalls } from './api/specified-calls.ts';
import type { ApiCall } from './schema/payload.ts';

/** Every call of the backend: those of the specification, then ours. */
export const api = [...specifiedCalls, ...ownCalls] as const satisfies readonly ApiCall[];
