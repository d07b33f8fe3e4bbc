import { Client } from 'pg';
import {
  createDrillBooking,
  findLostBookings,
  findSoldTerms,
  parseBookingAnswer,
  pickTermInTurn,
  sendBookingWithRetries,
} from '../bookings.ts';
import { type Drill, type DrillOutcome, scaleCount } from '../drill.ts';
import type { Installation } from '../installation.ts';

const cuts = 20;
const writers = 15;
const answersBetween = 12;
const others = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and backend_type = 'client backend' and datname = current_database()`;

const run = async (installation: Installation, size: number): Promise<DrillOutcome> => {
  const client = new Client({ connectionString: installation.databaseUrl ?? '' });
  await client.connect();
  const served = await installation.start();
  const terms = await findSoldTerms(served);
  const [references, failures, wanted]: [string[], string[], number] = [[], [], scaleCount(cuts, size)];
  let made = 0;
  const write = async (): Promise<void> => {
    while (made < wanted && served.process.exitCode === null) {
      const term = pickTermInTurn(terms, references.length);
      const outcome = await sendBookingWithRetries(served, createDrillBooking(term));
      if (outcome.status === 200) references.push(parseBookingAnswer(outcome).reference);
      else failures.push(`a booking ended with ${outcome.status ?? outcome.fault}`);
      if (references.length < (made + 1) * answersBetween && outcome.status !== null) continue;
      if (made >= wanted) break;
      made += 1;
      await client.query(others);
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  const { rows } = await client.query('select reference from registration');
  await client.end();
  if (served.process.exitCode !== null) failures.push(`the server ended with ${served.process.exitCode}`);
  else {
    const lost = await findLostBookings(served, references);
    if (lost.length > 0) failures.push(`${lost.length} answered bookings are gone`);
    if (rows.length > references.length) failures.push(`${rows.length - references.length} bookings are stored twice`);
    await served.end('SIGTERM');
  }
  return { attempts: made, failures, note: `cuts under ${writers} writers; ${references.length} bookings answered` };
};

export const cut: Drill = {
  name: 'cut',
  about: 'database connections are cut under writes',
  engine: 'PostgreSQL',
  run,
};
