import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiCalls } from '#generated/api/calls.ts';
import {
  createDrillBooking,
  findLostBookings,
  findSoldTerms,
  parseBookingAnswer,
  pickTermInTurn,
  sendBooking,
} from '../bookings.ts';
import { sendRequest } from '../call.ts';
import { type Drill, type DrillOutcome, formatWordCounts, scaleCount, skippedDrillOutcome } from '../drill.ts';
import type { Installation, Served } from '../installation.ts';

const writes = 120;
const megabytes = 120;

/** Mounts a small disk; null without the rights for it. */
const mountDisk = (): string | null => {
  const folder = mkdtempSync(join(tmpdir(), 'drill-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', folder]);
  if (status === 0) return folder;
  rmSync(folder, { recursive: true });
  return null;
};

/** Fills the disk. */
const fill = (folder: string): string => {
  const file = join(folder, 'filler');
  const handle = openSync(file, 'w');
  for (const size of [1 << 20, 1 << 12]) {
    const block = Buffer.alloc(size, 1);
    try {
      for (;;) if (writeSync(handle, block) < size) break;
    } catch {
      // The disk is full.
    }
  }
  closeSync(handle);
  return file;
};

const readiness = async ({ origin }: Served): Promise<number | null> =>
  (await sendRequest(origin, { path: '/ready' })).status;

const tryDisk = async (installation: Installation, folder: string, size: number): Promise<DrillOutcome> => {
  const data = join(folder, 'data');
  const served = await installation.start({ folder: data });
  const terms = await findSoldTerms(served);
  const [references, failures, answers]: [string[], string[], string[]] = [[], [], []];
  const write = async (): Promise<void> => {
    const term = pickTermInTurn(terms, answers.length);
    const outcome = await sendBooking(served, createDrillBooking(term));
    answers.push(String(outcome.status ?? outcome.fault));
    if (outcome.status === 200) references.push(parseBookingAnswer(outcome).reference);
    else if (outcome.status !== 503) failures.push(`a booking ended with ${outcome.status ?? outcome.fault}`);
  };
  await write();
  const filler = fill(folder);
  for (let count = 0; count < scaleCount(writes, size); count += 1) await write();
  const full = formatWordCounts(answers);
  const read = await sendRequest(served.origin, { path: apiCalls.faq.path });
  if (read.status !== 200) failures.push(`reading on a full disk was answered ${read.status ?? read.fault}`);
  await sleep(1_100);
  if ((await readiness(served)) !== 503) failures.push('/ready does not report the full disk');
  rmSync(filler);
  await sleep(1_100);
  answers.length = 0;
  await write();
  if (answers[0] !== '200') failures.push(`with space again a booking was answered ${answers[0]}`);
  if ((await readiness(served)) !== 200) failures.push('/ready still reports a full disk');
  await served.end('SIGKILL');
  const again = await installation.start({ folder: data });
  const lost = await findLostBookings(again, references);
  if (lost.length > 0) failures.push(`${lost.length} answered bookings are gone`);
  await again.end('SIGTERM');
  return { attempts: scaleCount(writes, size) + 2, failures, note: `bookings on a full disk: ${full}` };
};

const run = async (installation: Installation, size: number): Promise<DrillOutcome> => {
  const folder = mountDisk();
  if (folder === null) return skippedDrillOutcome('no rights to mount a small disk');
  try {
    return await tryDisk(installation, folder, size);
  } finally {
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The disk of PostgreSQL is not ours to fill. */
export const disk: Drill = { name: 'disk', about: 'the disk is full, then has space again', engine: 'embedded', run };
