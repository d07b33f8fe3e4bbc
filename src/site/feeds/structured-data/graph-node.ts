import type { Site } from '../../lib/site-context.ts';

/**
 * An object of schema.org. Fields without a value are left out when it is printed.
 * @see https://schema.org
 */
export interface GraphNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** What a node needs in addition to its page. */
export interface GraphContext {
  readonly site: Site;
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
}
