import { it } from 'vitest';
import { covers } from '../covers.ts';

/** Compiled, never run: see typed-paths.ts. */
export const refusedTags = (): void => {
  it('carries the tags of a clause and of an entry', covers('5.9', 'C25'), () => {});
  // @ts-expect-error a clause that does not exist
  covers('5.99');
  // @ts-expect-error an entry that does not exist
  covers('C999');
  // @ts-expect-error a tag in place of a claim
  covers('@C25');
  // @ts-expect-error a tag that nothing claims, written past the function
  it('carries a tag of its own', { tags: ['@C999'] }, () => {});
};
