import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { EngineStart } from './engine-stream.ts';

/**
 * The embedded engine in a thread of its own: it takes bytes of PostgreSQL's protocol and answers with bytes, one message after
 * the other. An empty message at the start says that it is ready; null asks it to close its files.
 */
const { folder, template }: EngineStart = workerData;
const engine = await PGlite.create(folder ?? undefined, template === undefined ? {} : { loadDataDir: template });

parentPort?.on('message', async (bytes: Uint8Array | null) => {
  if (bytes === null) {
    await engine.close();
    parentPort?.close();
    return;
  }
  // The answer is a part of what the engine goes on using; the copy is moved.
  const answer = Uint8Array.from(await engine.execProtocolRaw(bytes));
  parentPort?.postMessage(answer, [answer.buffer]);
});
parentPort?.postMessage(new Uint8Array());
