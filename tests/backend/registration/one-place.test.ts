import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Cluster,
  missingPostgres,
  postgresBinaries,
  startCluster,
} from '../../../scripts/drill/postgres-cluster.ts';
import { covers } from '../../covers.ts';
import { isFull } from '../../depth.ts';
import { onlyInFull, withReason } from '../../skip-reason.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { checkOnePlace } from './one-place.ts';

const runs = isFull ? 400 : 8;
const missing = onlyInFull ?? missingPostgres;
const title =
  'in any order of booking, confirming, paying, moving and ending an address has one place, and nobody who has it is asked to pay';

describe('on the embedded database', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());
  test(title, covers('5.13', '4.27', 'C185'), async () => expect(await checkOnePlace(api, runs)).toBeGreaterThan(0));
});

describe.skipIf(missing !== null)(withReason('on PostgreSQL', missing), () => {
  let cluster: Cluster;
  let api: RunningApi;
  beforeAll(async () => {
    cluster = await startCluster(postgresBinaries ?? '');
    api = await startApi({ url: cluster.url });
  });
  afterAll(async () => {
    await api?.close();
    await cluster?.stop();
  });
  test(title, covers('5.13', 'C185'), async () => expect(await checkOnePlace(api, runs)).toBeGreaterThan(0));
});
