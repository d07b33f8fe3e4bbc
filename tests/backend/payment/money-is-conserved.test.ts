import fc from 'fast-check';
import { afterAll, beforeAll, describe, test } from 'vitest';
import {
  type Cluster,
  missingPostgres,
  postgresBinaries,
  startCluster,
} from '../../../scripts/bench/load/postgres-cluster.ts';
import { withReason } from '../../skip-reason.ts';
import { witnesses } from '../../witnesses.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { checkHistory, createToldProvider, histories } from './money-histories.ts';

const numRuns = process.env.TEST_FULL === '1' ? 2000 : 30;
const timeout = numRuns * 3000;
const title = `what came is kept, owed back or returned, and stands on a list, in ${numRuns} histories`;

const check = (api: RunningApi, { told }: ReturnType<typeof createToldProvider>, seed: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(histories, (history) => checkHistory(api, told, history)),
    { seed, numRuns },
  );

describe('in the embedded engine', () => {
  const service = createToldProvider();
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi({ payments: service.provider });
  });
  afterAll(() => api.close());

  test(title, { timeout, ...witnesses('C110', 'C180') }, () => check(api, service, 20_261_125));
});

describe.skipIf(missingPostgres !== null)(withReason('on PostgreSQL', missingPostgres), () => {
  const service = createToldProvider();
  let cluster: Cluster;
  let api: RunningApi;
  beforeAll(async () => {
    cluster = await startCluster(postgresBinaries ?? '');
    api = await startApi({ url: cluster.url, payments: service.provider });
  });
  afterAll(async () => {
    await api?.close();
    await cluster?.stop();
  });

  test(title, { timeout, ...witnesses('C110', 'C180') }, () => check(api, service, 20_261_126));
});
