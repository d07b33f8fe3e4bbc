import type { TagManager } from '../schema/analytics.ts';
import { clause } from '../source.ts';

/** PLACEHOLDER: the container id is not given (C75). While `placeholder` is true no tag manager is requested. */
export const tagManager = {
  enabled: true,
  pageTracking: true,
  container: 'GTM-0000000',
  placeholder: true,
  source: clause('9.9'),
} as const satisfies TagManager;
