import { closeSync, openSync, readSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Folders } from '../folders.ts';
import { brotliOf, gzipOf } from './compress.ts';

type ReadFile = (path: string) => Buffer;

/** Reads each file over the one before: the garbage of thousands of files would be most of the memory of a build. */
const createReader = (): ReadFile => {
  let room = Buffer.alloc(0);
  return (path) => {
    const { size } = statSync(path);
    if (size > room.length) room = Buffer.allocUnsafeSlow(size);
    const file = openSync(path, 'r');
    try {
      return room.subarray(0, readSync(file, room, 0, size, 0));
    } finally {
      closeSync(file);
    }
  };
};

const { stage }: Folders = workerData;
const read = createReader();

/** A twin of an earlier build may still stand under two names. */
const writeTwin = (file: string, body: Buffer): void => {
  rmSync(file, { force: true });
  writeFileSync(file, body);
};

const compressFile = (path: string): void => {
  const file = join(stage, path);
  const content = read(file);
  writeTwin(`${file}.br`, brotliOf(content, path));
  writeTwin(`${file}.gz`, gzipOf(content));
};

/** A thread of its own; what it is told stands at `openCompressor`. */
parentPort?.on('message', (files: readonly string[] | null) => {
  for (const file of files ?? []) compressFile(file);
  if (files !== null) return;
  parentPort?.postMessage('finished');
  parentPort?.close();
});
