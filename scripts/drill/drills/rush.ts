import { apiCalls } from '#generated/api/calls.ts';
import {
  type Booked,
  createDrillBooking,
  findSoldTerms,
  parseBookingAnswer,
  type SoldTerm,
  sendBookingWithRetries,
} from '../bookings.ts';
import { sendRequest } from '../call.ts';
import { type Drill, type DrillOutcome, scaleCount } from '../drill.ts';
import type { Served } from '../installation.ts';
import { percentile } from '../percentile.ts';

const people = 200;
const wantedPlaces = 10;
/** Milliseconds that 99 of 100 other visitors may wait. */
const longestWait = 2_000;

/** The date whose places are nearest to ten. */
const chooseTerm = (terms: readonly SoldTerm[]): SoldTerm => {
  const distance = ({ places }: SoldTerm): number => Math.abs(places - wantedPlaces);
  const [term] = terms.toSorted((one, other) => distance(one) - distance(other));
  if (term === undefined) throw new Error('No term is sold.');
  return term;
};

/** Milliseconds that other visitors wait during the rush. */
const watch = async (servers: readonly Served[], isOver: () => boolean): Promise<readonly number[]> => {
  const times: number[] = [];
  while (!isOver())
    for (const { origin } of servers) times.push((await sendRequest(origin, { path: apiCalls.faq.path })).milliseconds);
  return times;
};

const rushOn = async (servers: readonly Served[], size: number): Promise<DrillOutcome> => {
  const [server] = servers;
  if (server === undefined) throw new Error('A rush needs a server.');
  const term = chooseTerm(await findSoldTerms(server));
  const count = scaleCount(people, size);
  let isOver = false;
  const started = performance.now();
  const waiting = watch(servers, () => isOver);
  const outcomes = await Promise.all(
    Array.from({ length: count }, (_, person) =>
      sendBookingWithRetries(servers[person % servers.length] ?? server, createDrillBooking(term)),
    ),
  );
  isOver = true;
  const last = Math.round(performance.now() - started);
  const times = await waiting;
  const failures = outcomes
    .filter(({ status }) => status !== 200)
    .map(({ status, fault }) => `a booking ended with ${status ?? fault}`);
  const booked: readonly Booked[] = outcomes.filter(({ status }) => status === 200).map(parseBookingAnswer);
  const confirmed = booked.filter(({ place }) => place === 'confirmed').length;
  if (confirmed !== Math.min(term.places, count)) failures.push(`${confirmed} of ${term.places} seats were sold`);
  if (new Set(booked.map(({ reference }) => reference)).size !== booked.length)
    failures.push('two bookings have the same reference');
  const line = booked.flatMap(({ position }) => position ?? []).toSorted((one, other) => one - other);
  if (line.some((position, index) => position !== index + 1)) failures.push(`the reserve list is ${line.join(', ')}`);
  const slowest = Math.round(percentile(times, 99));
  if (slowest > longestWait) failures.push(`other visitors waited ${slowest} ms`);
  for (const one of servers) await one.end('SIGTERM');
  const note = `on ${term.places} places: ${confirmed} confirmed, ${booked.length - confirmed} in line, the last answer after ${last} ms; other visitors p99 ${slowest} ms`;
  return { attempts: count, failures, note };
};

export const rush: Drill = {
  name: 'rush',
  about: 'many people book the same date at once',
  run: async (installation, size) => rushOn([await installation.start()], size),
};

export const two: Drill = {
  name: 'two',
  about: 'the same on two servers that share a database',
  engine: 'PostgreSQL',
  run: async (installation, size) => rushOn([await installation.start(), await installation.start()], size),
};
