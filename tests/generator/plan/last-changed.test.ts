import { describe, expect, it } from 'vitest';
import { planPageChangeDays } from '#generator/plan/routes/last-changed.ts';
import type { PlannedPage } from '#generator/plan/site-plan.ts';
import { covers } from '../../covers.ts';
import { samplePages } from '../../site/samples/pages.ts';

const planned = (lead: string): PlannedPage => ({ ...samplePages.text, lead });
const lockOf = (changes: ReturnType<typeof planPageChangeDays>): string =>
  ['# a comment', ...changes.map(({ path, on: day, hash }) => `${path} ${day} ${hash}`)].join('\n');

describe('the day on which a page last changed', () => {
  const first = planPageChangeDays(null, [planned('Wstęp.')], '2026-11-01');

  it('is that of the edition for a new page', () => {
    expect(first).toMatchObject([{ path: samplePages.text.path, on: '2026-11-01' }]);
  });

  it('is unchanged while the content of the page is, whatever the day', covers('C163'), () => {
    expect(planPageChangeDays(lockOf(first), [planned('Wstęp.')], '2027-01-01')).toEqual(first);
  });

  it('is the new edition once a word changes', covers('C163'), () => {
    expect(planPageChangeDays(lockOf(first), [planned('Inny wstęp.')], '2027-01-01')).toMatchObject([
      { on: '2027-01-01' },
    ]);
    expect(planPageChangeDays(lockOf(first), [planned('Inny wstęp.')], '2026-10-01')).toMatchObject([
      { on: '2026-11-01' },
    ]);
  });

  it('is not recorded for pages that search engines do not index', () => {
    const hidden = { ...planned('Wstęp.'), head: { ...samplePages.text.head, indexable: false } };
    expect(planPageChangeDays(null, [hidden], '2026-11-01')).toEqual([]);
  });
});
