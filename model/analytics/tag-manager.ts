import type { TagManager } from '../schema/analytics.ts';
import { spec } from '../source.ts';

/** PLACEHOLDER: the container id is not given (C75). While `placeholder` is true no tag manager is requested. */
export const tagManager = {
  enabled: true,
  pageTracking: true,
  container: 'GTM-0000000',
  placeholder: true,
  source: spec('9', 'tag manager enabled with page tracking'),
} as const satisfies TagManager;
