import { skipMark } from '../scripts/verify/test-results.ts';
import { isFull } from './depth.ts';

/** Why a test is left out on this machine or in this run; null where it runs. */
export type SkipReason = string | null;

export const onlyInFull: SkipReason = isFull ? null : 'part of npm run test:full';

/** The title of a test or a group that may be left out; the summary of a run prints the reason. */
export const withReason = (title: string, reason: SkipReason): string =>
  reason === null ? title : `${title}${skipMark}${reason}`;
