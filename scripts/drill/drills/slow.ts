import { createConnection, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiCalls } from '#generated/api/calls.ts';
import { sendRequest } from '../call.ts';
import { type Drill, type DrillOutcome, scaleCount } from '../drill.ts';
import type { Installation } from '../installation.ts';
import { percentile } from '../percentile.ts';

const connections = 200;
/** Milliseconds after which the server closes a slow connection, and those that other visitors may wait. */
const longestPatience = 25_000;
const slowVisitor = 2_000;

const beginnings = [
  'GET /health HTTP/1.1\r\nHost: drill\r\nX-Slow: ',
  'POST /api/contact-form HTTP/1.1\r\nHost: drill\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  '',
];

const open = (port: number, words: string): Socket => {
  const socket = createConnection({ host: '127.0.0.1', port });
  socket.on('error', () => undefined).resume();
  if (words !== '') socket.write(words);
  return socket;
};

const run = async (installation: Installation, size: number): Promise<DrillOutcome> => {
  const served = await installation.start();
  const { port } = new URL(served.origin);
  const count = scaleCount(connections, size);
  const sockets = beginnings.flatMap((words) => Array.from({ length: count }, () => open(Number(port), words)));
  const isLatest = sockets.slice(0, 2 * count);
  const drip = setInterval(() => {
    for (const socket of isLatest) if (socket.writable) socket.write('x');
  }, 1_000);
  const [times, failures]: [number[], string[]] = [[], []];
  const until = performance.now() + longestPatience;
  while (performance.now() < until && !isLatest.every((socket) => socket.closed)) {
    const outcome = await sendRequest(served.origin, { path: apiCalls.faq.path });
    times.push(outcome.milliseconds);
    if (outcome.status !== 200) failures.push(`a visitor was answered ${outcome.status ?? outcome.fault}`);
    await sleep(100);
  }
  clearInterval(drip);
  const kept = isLatest.filter((socket) => !socket.closed).length;
  if (kept > 0) failures.push(`${kept} slow clients are still connected`);
  const slowest = percentile(times, 99);
  if (slowest > slowVisitor) failures.push(`other visitors waited ${Math.round(slowest)} ms`);
  for (const socket of sockets) socket.destroy();
  await served.end('SIGTERM');
  return {
    attempts: sockets.length,
    failures,
    note: `${times.length} visitors meanwhile, p99 ${Math.round(slowest)} ms`,
  };
};

export const slow: Drill = { name: 'slow', about: 'clients that send headers, bodies or no bytes slowly', run };
