import type { ApiCall } from '../schema/payload.ts';
import { ownCalls } from './own-calls.ts';
import { specifiedCalls } from './specified-calls.ts';

/** Every call of the backend: those of the specification, then ours. */
export const api = [...specifiedCalls, ...ownCalls] as const satisfies readonly ApiCall[];
