import { describe, expect, test } from 'vitest';
import { drills } from '../../../scripts/drill/drills.ts';
import {
  type Installation,
  installOnEmbeddedDatabase,
  installOnNewPostgres,
} from '../../../scripts/drill/installation.ts';
import { missingPostgres } from '../../../scripts/drill/postgres-cluster.ts';
import { withReason } from '../../skip-reason.ts';

/** A quarter of what `npm run drill` does. */
const size = 0.25;

describe.each(drills)('no booking is lost, doubled or left unanswered when $about', ({ engine, run }) => {
  const carryOut = async (installation: Installation | null): Promise<void> => {
    if (installation === null) throw new Error('PostgreSQL is not installed.');
    const { failures, attempts, skipped } = await run(installation, size).finally(installation.remove);
    if (skipped !== undefined) process.stdout.write(`skipped: ${skipped}\n`);
    expect(failures).toEqual([]);
    expect(attempts > 0 || skipped !== undefined).toBe(true);
  };
  if (engine !== 'PostgreSQL') test('on the embedded engine', async () => carryOut(await installOnEmbeddedDatabase()));
  if (engine !== 'embedded')
    test.skipIf(missingPostgres !== null)(withReason('on PostgreSQL', missingPostgres), async () =>
      carryOut(await installOnNewPostgres()),
    );
});
