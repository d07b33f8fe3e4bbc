import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { lastMigration, queryRows } from '#backend/database/database.ts';
import { NewerDatabaseError } from '#backend/database/newer-database.ts';
import { openDatabase } from '#backend/database/open-database.ts';
import { routeSiteRequest } from '#backend/routes/site/route-request.ts';
import { siteTable } from '#backend/routes/site/site-table.ts';
import { findLastRelease } from '#generator/load/last-release.ts';
import {
  type Cluster,
  missingPostgres,
  postgresBinaries,
  startPostgresCluster,
} from '../../../scripts/drill/postgres-cluster.ts';
import { printFailure } from '../../../scripts/start/explain-failure.ts';
import { covers } from '../../covers.ts';
import { withReason } from '../../skip-reason.ts';
import { createDatabase } from '../fixtures/postgres.ts';
import { book, confirm, fill, type Kept, mailsOf, openTermsFile, stateOf } from './fill.ts';
import {
  endProcess,
  lastMigrationOf,
  office,
  ours,
  type Place,
  readAnswers,
  restore,
  type Served,
  serve,
  spawnServer,
  unpackRelease,
  type Version,
} from './release.ts';

/** At the commit of a release, the one before it. */
const last = findLastRelease(resolve(import.meta.dirname, '../../..'), 'HEAD^');
const missing = last === null ? 'the history of the last release is not here' : null;
const scratch = mkdtempSync(join(tmpdir(), 'upgrade-'));
const minutes = 60_000;

let release: Version;
beforeAll(() => {
  release = unpackRelease(last?.revision ?? '', join(scratch, 'release'));
}, 5 * minutes);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const appliedMigrations = (place: Place): Promise<number> => countIn(place, 'drizzle.__drizzle_migrations');

/** How many rows a table has, seen by a client of its own; the server of the place must not run on the embedded engine. */
const countIn = async ({ url }: Place, table: string): Promise<number> => {
  const client = new Client({ connectionString: url ?? '' });
  await client.connect();
  try {
    const { rows } = await client.query(`select count(*)::int as count from ${table}`);
    return z.object({ count: z.number() }).parse(rows[0]).count;
  } finally {
    await client.end();
  }
};

/** What a page must not be without after an upgrade. */
const essence = ({ state: { number, amount, place, term } }: Kept) => ({ number, amount, place, term: term.id });

const expectKept = async ({ origin }: Served, kept: readonly Kept[]): Promise<void> => {
  for (const one of kept) {
    const state = await stateOf(origin, one.state.reference);
    expect(essence({ ...one, state }), one.name).toEqual(essence(one));
  }
};

/** The page that a link of a mail opens in the end, on our server. */
const openLink = async (
  { origin }: Served,
  link: string,
): Promise<{ readonly status: number; readonly html: string }> => {
  const path = link.replace(/#.*$/, '');
  if (path.startsWith('/api/')) {
    const answer = await fetch(origin + path);
    return { status: answer.status, html: await answer.text() };
  }
  const answer = routeSiteRequest(siteTable, { has: () => true }, path);
  if (answer.kind === 'redirect') return openLink({ origin, end: async () => undefined }, answer.location);
  return { status: answer.kind === 'missing' ? 404 : answer.kind === 'gone' ? 410 : 200, html: '' };
};

/** Presses the one button of a page. */
const press = async ({ origin }: Served, html: string): Promise<string> => {
  const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(html) ?? [];
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(html) ?? [];
  const answer = await fetch(origin + action, { method: 'POST', body: new URLSearchParams({ token }) });
  return answer.text();
};

interface Engine {
  readonly name: string;
  readonly missing: string | null;
  /** Why two servers cannot run beside each other; null where they can. */
  readonly forOneServer: string | null;
  readonly url: () => Promise<string | null>;
}

let cluster: Cluster | undefined;
afterAll(() => cluster?.stop());

const engines: readonly Engine[] = [
  {
    name: 'the embedded engine',
    missing,
    forOneServer: 'the embedded engine belongs to one server',
    url: async () => null,
  },
  {
    name: 'PostgreSQL',
    missing: missing ?? missingPostgres,
    forOneServer: null,
    url: async () => {
      cluster ??= await startPostgresCluster(postgresBinaries ?? '');
      return createDatabase(cluster.url, 'upgrade');
    },
  },
];

/** A place of its own, with nothing in it. */
const newPlace = async ({ url }: Engine): Promise<Place> => ({
  folder: mkdtempSync(join(scratch, 'place-')),
  url: await url(),
});

/** Ends our server with SIGKILL while it changes the database: PostgreSQL waits there for a lock. */
const killInMigration = async (place: Place): Promise<void> => {
  if (place.url === null) {
    for (const wait of [900, 1_500, 2_500]) {
      const child = spawnServer(ours, place);
      await sleep(wait);
      await endProcess(child, 'SIGKILL');
    }
    return;
  }
  const before = await appliedMigrations(place);
  const holder = new Client({ connectionString: place.url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table registration in access share mode');
  const child = spawnServer(ours, place);
  await sleep(4_000);
  await endProcess(child, 'SIGKILL');
  await holder.query('rollback');
  await holder.end();
  expect(await appliedMigrations(place), 'a migration is whole or not there').toBe(before);
};

describe.each(engines)('from the last release to this one, on $name', (engine) => {
  const title = (text: string): string => withReason(text, engine.missing);
  let place: Place;
  let kept: readonly Kept[];
  let served: Served;
  const backup = (): string => join(place.folder, 'before.backup');
  const named = (name: string): Kept => {
    const found = kept.find((one) => one.name === name);
    if (found === undefined) throw new Error(`There is no booking “${name}”.`);
    return found;
  };

  beforeAll(async () => {
    if (engine.missing !== null) return;
    place = await newPlace(engine);
    kept = await fill(release, place);
    expect(office(release, place, 'backup', '--out', backup()).code).toBe(0);
  }, 15 * minutes);
  afterAll(() => served?.end());

  test.skipIf(engine.missing !== null)(
    title('a server killed during the migration loses no data, and the next one finishes it'),
    async () => {
      await killInMigration(place);
      served = await serve(ours, place);
      expect(kept.length).toBeGreaterThanOrEqual(16);
      await expectKept(served, kept);
    },
    5 * minutes,
  );

  test.skipIf(engine.missing !== null)(
    title('every link of every mail is answered, and confirming links have their button'),
    { ...covers('C186'), timeout: 5 * minutes },
    async () => {
      const links = (await mailsOf(place)).flatMap((mail) => mail.links);
      expect(links.length).toBeGreaterThan(50);
      const lost = [];
      for (const link of new Set(links)) {
        const { status } = await openLink(served, link);
        if (status !== 200) lost.push(`${status} ${link}`);
      }
      expect(lost).toEqual([]);
      for (const name of ['unconfirmed', 'unconfirmed in English', 'offered']) {
        const { state, token } = named(name);
        const link = links.find((one) => one.includes(token ?? '–'));
        const { html } = await openLink(served, link ?? '');
        expect(html, `${name}: ${link}`).toContain('<button');
        await press(served, html);
        expect((await stateOf(served.origin, state.reference)).state, name).toBe(
          name === 'offered' ? 'offered' : 'pay',
        );
        expect((await openLink(served, link ?? '')).html, `${name}, once more`).not.toContain('<button');
      }
    },
  );

  test.skipIf(engine.missing !== null)(
    title('an open tab still confirms, books and withdraws, and reads known fields'),
    async () => {
      const { state, token } = named('to be confirmed in an open tab');
      expect((await confirm(served.origin, state.reference, token ?? '')).status).toBe(200);
      const now = await Promise.all(kept.map((one) => stateOf(served.origin, one.state.reference)));
      const refused = readAnswers(release, now);
      // A word that the tab does not know is for its page to say; whatever it knew has not changed its form.
      expect(refused.filter((fields) => fields !== '' && fields !== 'state')).toEqual([]);
      const booked = await book(served.origin, { course: state.term.id, email: 'stara-karta@example.pl' });
      expect(booked.term.id).toBe(state.term.id);
      const paid = named('paid online');
      const statement = { name: 'Łucja', reference: paid.state.number, email: paid.email, confirmation: true };
      const answer = await fetch(`${served.origin}/api/withdrawals`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'upgrade-withdrawal-1' },
        body: JSON.stringify(statement),
      });
      expect(answer.status).toBe(200);
      expect((await stateOf(served.origin, paid.state.reference)).state).toBe('withdrawn');
    },
    5 * minutes,
  );

  test.skipIf(engine.missing !== null)(
    title('files of the release are still accepted, and the way back works'),
    async () => {
      const file = join(place.folder, 'terminy-dalej.csv');
      writeFileSync(file, openTermsFile);
      const again = office(ours, place, 'import-terms', file);
      expect(again.code, again.problem).toBe(0);
      const empty = await newPlace(engine);
      const byOurs = restore(ours, empty, backup());
      const isSameForm = lastMigrationOf(release) === lastMigrationOf(ours);
      expect(byOurs.code === 0, byOurs.problem).toBe(isSameForm);
      if (!isSameForm) expect(byOurs.problem.trim().split('\n')).toHaveLength(1);
      const back = await newPlace(engine);
      const restored = restore(release, back, backup());
      expect(restored.code, restored.problem).toBe(0);
      const before = await serve(release, back);
      await expectKept(before, kept);
      await before.end();
      const after = await serve(ours, back);
      await expectKept(after, kept);
      await after.end();
    },
    5 * minutes,
  );

  const alone = engine.missing ?? engine.forOneServer;
  test.skipIf(alone !== null)(
    withReason('a server of the release that is still running answers correctly', alone),
    async () => {
      const shared = await newPlace(engine);
      expect(restore(release, shared, backup()).code).toBe(0);
      const older = await serve(release, shared);
      const newer = await serve(ours, shared);
      for (const { name, state } of kept) {
        const answer = await fetch(`${older.origin}/api/registrations/${state.reference}`);
        expect([200, 503], name).toContain(answer.status);
      }
      await expectKept(newer, kept);
      await Promise.all([older.end(), newer.end()]);
    },
    5 * minutes,
  );

  test.skipIf(engine.missing !== null)(
    title('a server of the release refuses a migrated database in one sentence, and is not restarted'),
    async () => {
      await served.end();
      const copy = place.url === null ? { ...place, folder: join(scratch, 'later') } : place;
      if (place.url === null) cpSync(place.folder, copy.folder, { recursive: true });
      const target = { folder: copy.folder, ...(copy.url === null ? {} : { url: copy.url }) };
      const opened = await openDatabase(target);
      const later = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${lastMigration + 1}) returning id`;
      await queryRows(opened.database, later, z.object({ id: z.number() }));
      await opened.close();
      const refusal = await openDatabase(target).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(NewerDatabaseError);
      expect(String(Reflect.get(Object(refusal), 'message'))).toMatch(
        /^A later version of the site has changed the database.*\.$/,
      );
      expect(printFailure(refusal)).toBe(3);
      expect(office(ours, copy, 'digest', '--lang', 'pl')).toMatchObject({
        code: 3,
        problem: expect.stringMatching(/^Bazę zmieniła nowsza wersja serwisu[^\n]*\n$/),
      });
    },
    5 * minutes,
  );
});
