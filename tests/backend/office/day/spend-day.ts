import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { encryptionKeys, outgoingMails } from '#backend/database/schema.ts';
import { endOverdueRegistrations } from '#backend/flows/release-seats.ts';
import { planDailySteps } from '#backend/server/daily-work.ts';
import { formatBookingNumber } from '#domain/identifiers/booking-number.ts';
import { certifiedType, courseWith } from '../../../find-course.ts';
import { type RunningApi, startApi } from '../../fixtures/api-fixture.ts';
import { catalogue } from '../../fixtures/catalogue-fixture.ts';
import { prepareTerm } from '../../flows/booking-fixture.ts';
import { stored } from '../../flows/stored-booking.ts';
import { type GivenFile, office, officeWithFile } from '../office-fixture.ts';
import { startPost } from './post.ts';
import { createVisitors, type Visitors } from './visitors.ts';

/** A command of the office and what it printed: as text, and as data with `--json`. */
export interface Carried {
  readonly command: string;
  readonly text: string;
  readonly data: string;
}

const named = ['--as', 'Anna Nowa'];
const reasoned = [...named, '--reason', 'egzamin'];

/** The session of the office, with the commands that it ran. */
const openOfficeSession = (api: RunningApi) => {
  const carried: Carried[] = [];
  return {
    carried,
    /** Carries a line out; gives what it printed. */
    run: async (command: string, ...rest: readonly string[]): Promise<string> => {
      const text = await office(api, command, ...rest);
      carried.push({ command, text, data: '' });
      return text;
    },
    /** Carries a line out that takes a file. */
    give: async (file: GivenFile, command: string, ...rest: readonly string[]): Promise<void> => {
      carried.push({ command, text: await officeWithFile(api, file, command, ...rest), data: '' });
    },
    /** The same for a line that changes nothing, as text and as data; gives the data. */
    show: async (command: string, ...rest: readonly string[]): Promise<string> => {
      const data = await office(api, command, ...rest, '--json');
      carried.push({ command, text: await office(api, command, ...rest), data });
      return data;
    },
  };
};

type OfficeSession = ReturnType<typeof openOfficeSession>;

/** People book, one more than there are places, withdraw, write, ask for their data, and mistype. */
const letPeopleCome = async (api: RunningApi, visitors: Visitors, pesel: string) => {
  const full = await prepareTerm(api, { type: certifiedType, freePlaces: 2 });
  const open = await prepareTerm(api, { type: certifiedType, freePlaces: 3, after: '2027-01-20' });
  const unpriced = await prepareTerm(api, { type: courseWith({ priced: false }).calendar, freePlaces: 0 });
  const references = [
    await visitors.book(full.id, 'ala@example.pl'),
    await visitors.book(full.id, 'bea@example.pl'),
    await visitors.book(full.id, 'cyra@example.pl'),
    await visitors.book(open.id, 'dora@example.pl'),
    await visitors.book(unpriced.id, 'gaja@example.pl'),
  ];
  await visitors.order({ course: open.id, email: 'ewa@example.pl', amount: 1, postalCode: 'x' });
  const mistyped = pesel.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
  await visitors.order({ course: open.id, email: 'fela@example.pl', amount: 1, pesel: mistyped });
  const message = { name: 'Ola', phone: '600700800', email: 'ola@example.pl', content: 'Halo', agreement: true };
  await visitors.send('/api/contact-form', message);
  await visitors.send('/api/account-deletions', { email: 'ala@example.pl' });
  const statement = { name: 'Dora', reference: 'x'.repeat(32), email: 'dora@example.pl', confirmation: true };
  await visitors.send('/api/withdrawals', statement);
  await visitors.send('/api/withdrawals', { ...statement, reference: 'y'.repeat(32) });
  for (const path of [
    `/api/registrations/${references[2]}`,
    `/api/term?course=${full.id}&lang=pl`,
    '/health',
    '/ready',
  ]) {
    await visitors.get(path);
  }
  const numbers = await Promise.all(
    references.map(async (reference) => formatBookingNumber((await stored(api, reference)).number)),
  );
  return { full: String(full.id), open: String(open.id), references, numbers };
};

type Guests = Awaited<ReturnType<typeof letPeopleCome>>;

/** Bookings, money, people and terms. */
const workOnTerms = async (
  { run, give, show }: OfficeSession,
  { full, open, numbers: [ala = '', bea = '', , , gaja = ''] }: Guests,
) => {
  await show('bookings');
  await show('booking', ala);
  await run('confirm', ala, ...named);
  await run('send-again', ala);
  await run('correct', ala, 'phone', '601 701 801', ...named);
  await run('book', open, ...named, '--csv');
  await run('note', ala, 'Oddzwonić', ...named);
  await show('unpaid');
  await run('mark-paid', ala, ...named);
  await run('mark-paid', bea, '--amount', '5000');
  await show('refunds');
  await run('refund', bea);
  await run('refunded', bea);
  await show('bookings', '--reserve');
  await run('reserve-answered', gaja);
  await show('attendance', full);
  await run('attendance', full, '--csv');
  await show('exam-list', full, ...reasoned);
  await run('move', ala, open, '--by', 'us');
  await show('bookings', '--choosing');
  const content = await run('import-terms', '--example', '--csv');
  await give({ name: 'terminy.csv', content }, 'import-terms');
  await show('terms', '--course', certifiedType);
  await run('cancel-term', full, '--yes', ...named);
};

/** Messages, statements and what people may ask for by law. */
const answerPeople = async ({ run, show }: OfficeSession, { numbers: [, , , dora = ''] }: Guests) => {
  await show('messages');
  await show('messages', '1');
  await run('message-answered', '1', ...named);
  await show('requests');
  await show('requests', '--statements');
  await run('confirm-withdrawal', dora, '--statement', '2');
  await run('settled', '3', '--outcome', 'pomyłka', ...named);
  await show('access', 'ala@example.pl', ...reasoned);
  await show('erase', 'cyra@example.pl', ...named);
  await run('erase', 'cyra@example.pl', '--yes', ...named);
};

/** The work of the night, the mails, one of which nobody takes at first, and the copy. */
const endDay = async (
  api: RunningApi,
  { run, give, show }: OfficeSession,
  post: Awaited<ReturnType<typeof startPost>>,
) => {
  const { database, time, parts } = api;
  await endOverdueRegistrations(parts, time.now);
  const steps = planDailySteps({
    database,
    shared: false,
    catalogue,
    demoDates: true,
    notifyMailWorker: () => undefined,
  });
  for (const step of steps) await step.run(time.now);
  await post.sendAll();
  const [dead] = z.array(z.object({ number: z.int() })).parse(JSON.parse(await show('revive-mail')));
  const before = post.received.length;
  await show('digest');
  await run('revive-mail', String(dead?.number));
  await post.sendAll();
  await show('revive-mail');
  await show('journal', '--access');
  await run('journal');
  const copy = { name: 'copy.json', content: await run('backup') };
  await give(copy, 'restore', '--yes', ...named);
  return { copy, revived: post.received.slice(before).map(({ to }) => to.join()) };
};

/**
 * A day at the provider: people book, wait, withdraw, write and ask for their data, and the office carries out what it has
 * commands for. `url` names an empty PostgreSQL, otherwise the database is embedded; `pesel` is the number that everybody types.
 * Whoever asks for a day closes it.
 */
export const spendDay = async ({ url, pesel }: { readonly url?: string; readonly pesel: string }) => {
  const api = await startApi(url === undefined ? {} : { url });
  // Mails get their time from the database, whose clock is not that of the day.
  const noon = new Date(api.time.now).toISOString();
  await api.database.execute(
    sql`alter table ${outgoingMails} alter column created_at set default ${sql.raw(`'${noon}'`)}`,
  );
  await api.database.insert(encryptionKeys).values({ id: api.secrets.encryptionKeys[0].id });
  const answers: string[] = [];
  const post = await startPost(api);
  const session = openOfficeSession(api);
  const guests = await letPeopleCome(api, createVisitors(api, pesel, answers), pesel);
  await workOnTerms(session, guests);
  await answerPeople(session, guests);
  const { copy, revived } = await endDay(api, session, post);
  const mails = post.texts();
  await post.close();
  return {
    api,
    guests,
    /** The backup of the evening. */
    copy,
    /** What every command printed. */
    carried: session.carried,
    /** What the server took, read by a foreign parser. */
    mails,
    /** To whom the mail went that was given up at first. */
    revived,
    /** What visitors were answered. */
    answers,
    log: [...api.log.map((entry) => JSON.stringify(entry)), ...post.log],
  };
};

export type Day = Awaited<ReturnType<typeof spendDay>>;
