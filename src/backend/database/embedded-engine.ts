import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { EngineStart } from './engine-stream.ts';

/**
 * The embedded engine in a thread of its own: it takes messages of PostgreSQL's protocol as bytes and answers each with bytes. It sends
 * an empty message once it is ready; the message null makes it close its files.
 */
const { folder, template }: EngineStart = workerData;
const engine = await PGlite.create(folder ?? undefined, template === undefined ? {} : { loadDataDir: template });

parentPort?.on('message', async (bytes: Uint8Array | null) => {
  if (bytes === null) {
    await engine.close();
    parentPort?.close();
    return;
  }
  // The answer is a view of memory that the engine goes on using, so a copy of it is transferred.
  const answer = Uint8Array.from(await engine.execProtocolRaw(bytes));
  parentPort?.postMessage(answer, [answer.buffer]);
});
parentPort?.postMessage(new Uint8Array());
