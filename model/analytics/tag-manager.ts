import type { TagManager } from '../schema/analytics.ts';
import { clause } from '../source.ts';

/**
 * PLACEHOLDER: the container id is not given (C75). While `placeholder` is true no tag manager is requested. C93 decides which parts of an
 * address it may read.
 */
export const tagManager = {
  enabled: true,
  pageTracking: true,
  container: 'GTM-0000000',
  placeholder: true,
  addressKeys: {
    page: ['type', 'course', 'localization', 'month'],
    campaign: ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'],
    click: ['gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid'],
  },
  secretKeys: ['reference', 'booking', 'confirm', 'place', 'pairCode'],
  cookies: { analytics: ['_ga', '_gid'], marketing: ['_gcl_', '_gac_', '_fbp', '_fbc'] },
  source: clause('9.9'),
} as const satisfies TagManager;
