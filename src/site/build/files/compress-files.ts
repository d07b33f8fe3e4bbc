import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { fingerprint } from '../fingerprint.ts';
import type { Folders } from '../folders.ts';
import { brotliOf, gzipOf, qualityOf, smallestCompressed } from './compress.ts';
import { openPack } from './pack.ts';
import { placeFile } from './place-file.ts';

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

const { stage, dist, cache }: Folders = workerData;
const pack = openPack(join(cache, 'compressed.pack'));
const read = createReader();

/** What was made of the same content before is taken again. */
const madeBefore = (name: string, make: () => Buffer): Buffer => {
  const known = pack.read(name);
  if (known !== null) return known;
  const made = make();
  pack.write(name, made);
  return made;
};

const compressFile = (file: string): void => {
  const content = read(join(stage, file));
  if (content.length < smallestCompressed) return;
  const name = `${fingerprint(content)}-${qualityOf(file)}`;
  const bodies = {
    br: madeBefore(`${name}.br`, () => brotliOf(content, file)),
    gz: madeBefore(`${name}.gz`, () => gzipOf(content)),
  };
  for (const [ending, body] of Object.entries(bodies)) placeFile(`${file}.${ending}`, body, { stage, dist });
};

/** A thread of its own; what it is told stands at `openCompressor`. */
parentPort?.on('message', (files: readonly string[] | null) => {
  for (const file of files ?? []) compressFile(file);
  if (files !== null) return;
  pack.close();
  parentPort?.postMessage('finished');
  parentPort?.close();
});
