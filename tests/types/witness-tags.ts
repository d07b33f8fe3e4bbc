import { it } from 'vitest';
import { witnesses } from '../witnesses.ts';

/** Compiled, never run: see typed-paths.ts. */
export const refusedTags = (): void => {
  it('carries the tags of a clause and of an entry', witnesses('5.9', 'C25'), () => {});
  // @ts-expect-error a clause that does not exist
  witnesses('5.99');
  // @ts-expect-error an entry that does not exist
  witnesses('C999');
  // @ts-expect-error a tag in place of a claim
  witnesses('@C25');
  // @ts-expect-error a tag that nothing claims, written past the function
  it('carries a tag of its own', { tags: ['@C999'] }, () => {});
};
