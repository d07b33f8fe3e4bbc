import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createListener } from '#backend/server/listener.ts';
import { startServer } from '#backend/server/start-server.ts';
import { planHeaderSet } from '#backend/site/header-set.ts';
import { loadBuiltSite } from '#backend/site/load-built-site.ts';
import { readBuildEnvironment } from '#site/build/build-environment.ts';
import { runBuild } from '#site/build/run-build.ts';
import { answerSample } from '../../site/samples/calendar.ts';
import { copySite } from '../../site/samples/small-site.ts';

/**
 * Builds the audit pages as the internal environment has them, into a folder of their own, and serves them until its
 * input ends, as it does when whoever started it is gone. Prints the origin once it answers.
 */
const workspace = mkdtempSync(join(tmpdir(), 'audit-site-'));
const host = '127.0.0.1';

const freePort = async (): Promise<number> => {
  const probe = await startServer({ host, port: 0, headers: {}, listener: (_, response) => response.end() });
  await probe.close();
  return probe.port;
};

const buildInternalSite = async (origin: string): Promise<string> => {
  const folders = copySite(workspace, ({ kind }) => kind === 'audit')('audit');
  await runBuild(folders, readBuildEnvironment({ APP_ENV: 'internal', SITE_ORIGIN: origin }), async () => ({
    ask: answerSample,
    close: async () => undefined,
  }));
  return folders.dist;
};

try {
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  const dist = await buildInternalSite(origin);
  const headers = planHeaderSet(origin);
  const listener = createListener({
    api: (_, response) => response.writeHead(404).end(),
    site: await loadBuiltSite(dist),
    headers,
  });
  const server = await startServer({ host, port, headers, listener });
  process.stdout.write(`${origin}\n`);
  await once(process.stdin.resume(), 'end');
  await server.close();
} finally {
  rmSync(workspace, { recursive: true, force: true });
}
