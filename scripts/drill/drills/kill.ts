import {
  createDrillBooking,
  findLostBookings,
  findSoldTerms,
  parseBookingAnswer,
  pickTermInTurn,
  sendBookingWithRetries,
} from '../bookings.ts';
import { type Drill, type DrillOutcome, scaleCount } from '../drill.ts';
import type { Installation, Served } from '../installation.ts';

const rounds = 4;
const writers = 12;
const answersBefore = 40;

interface Books {
  readonly references: string[];
  readonly failures: string[];
}

/** Several clients book until there are enough answers, then one kills the server. */
const killUnderLoad = async (served: Served, { references, failures }: Books, answers: number): Promise<void> => {
  const terms = await findSoldTerms(served);
  const enough = references.length + answers;
  const write = async (): Promise<void> => {
    while (!served.process.killed) {
      const outcome = await sendBookingWithRetries(
        served,
        createDrillBooking(pickTermInTurn(terms, references.length)),
      );
      if (outcome.status === 200) references.push(parseBookingAnswer(outcome).reference);
      else if (outcome.status !== null) failures.push(`a booking was answered ${outcome.status}`);
      if (references.length >= enough) served.process.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  await served.end('SIGKILL');
};

const checkKept = async (served: Served, { references, failures }: Books): Promise<void> => {
  const lost = await findLostBookings(served, references);
  if (lost.length > 0) failures.push(`${lost.length} answered bookings are gone`);
};

const run = async (installation: Installation, size: number): Promise<DrillOutcome> => {
  const books: Books = { references: [], failures: [] };
  let longest = 0;
  for (let round = 0; round < scaleCount(rounds, size); round += 1) {
    const started = performance.now();
    const served = await installation.start();
    longest = Math.max(longest, performance.now() - started);
    await checkKept(served, books);
    await killUnderLoad(served, books, scaleCount(answersBefore, size));
  }
  const served = await installation.start();
  await checkKept(served, books);
  await served.end('SIGTERM');
  const note = `bookings answered and found again; started in ${(longest / 1000).toFixed(1)} s at most`;
  return { attempts: books.references.length, failures: books.failures, note };
};

export const kill: Drill = { name: 'kill', about: 'kill -9 under load', run };
