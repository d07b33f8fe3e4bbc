import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';

/** Where the engine keeps its data: in a folder, or in memory, which may be filled from a dump. */
export interface EngineStart {
  readonly folder: string | null;
  readonly template?: Blob | undefined;
}

const terminate = 'X'.charCodeAt(0);

type Done = (error?: Error | null) => void;

/**
 * Starts an engine in a thread and returns a connection to it that pg takes for a socket, so that one driver serves both kinds of
 * database.
 */
export const startEmbeddedEngine = (start: EngineStart): Duplex => {
  const engine = new Worker(new URL('./embedded-engine.ts', import.meta.url), {
    workerData: start,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  });
  let answered: Done | null = null;
  const settle = (error?: Error): void => {
    const done = answered;
    answered = null;
    done?.(error);
  };
  /** The bytes are transferred to the engine, not copied: the thread has little memory and would free copies late. */
  const send = (bytes: Uint8Array<ArrayBuffer>, done: Done): void => {
    if (bytes[0] === terminate) done();
    else {
      answered = done;
      engine.postMessage(bytes, [bytes.buffer]);
    }
  };
  const stream = new Duplex({
    read: () => undefined,
    write: (chunk: Uint8Array, _, done) => send(Uint8Array.from(chunk), done),
    writev: (chunks, done) => send(Uint8Array.from(Buffer.concat(chunks.map(({ chunk }) => chunk))), done),
    final: (done) => {
      engine.once('exit', () => {
        stream.push(null);
        done();
      });
      engine.postMessage(null);
    },
    destroy: (error, done) => void engine.terminate().then(() => done(error)),
  });
  const fail = (error: Error): void => {
    settle(error);
    stream.destroy(error);
  };
  engine.once('message', () => {
    engine.on('message', (bytes: Uint8Array) => {
      if (bytes.byteLength > 0) stream.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      settle();
    });
    stream.emit('connect');
  });
  engine
    .on('error', fail)
    .once('exit', () => stream.writableFinished || stream.writableEnded || fail(new EngineStoppedError()));
  const nothing = (): void => undefined;
  return Object.assign(stream, {
    connect: nothing,
    setNoDelay: nothing,
    setKeepAlive: nothing,
    ref: nothing,
    unref: nothing,
  });
};

/** The thread of the embedded engine has ended unexpectedly. */
class EngineStoppedError extends Error {
  readonly code = '57P02';
}
