import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { z } from 'zod';
import { millisecondsPerDay, millisecondsPerHour } from '#domain/dates/durations.ts';
import { hasOutbox, office, outboxOf, type Place, type Served, serve, type Version } from './release.ts';

const state = z.looseObject({
  reference: z.string(),
  number: z.string(),
  state: z.string(),
  place: z.string(),
  amount: z.number().nullable(),
  term: z.looseObject({ id: z.number(), dateStart: z.string() }),
});
export type State = z.infer<typeof state>;

const person = {
  firstName: 'Łucja',
  lastName: 'Próbna-Ąę',
  street: 'Prosta 1/2',
  postalCode: '50-123',
  city: 'Wrocław',
  phone: '+48 600 700 800',
  birthDate: '1990-01-31',
  voluntaryParticipation: true,
  termsAcceptance: true,
  comments: 'Dieta: bez orzechów, \\ "cudzysłów" 🚑',
};

const post = (origin: string, path: string, body: unknown): Promise<Response> =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });

const accepted = async (answer: Response): Promise<unknown> => {
  if (answer.ok) return answer.json();
  throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
};

export const stateOf = async (origin: string, reference: string): Promise<State> =>
  state.parse(await accepted(await fetch(`${origin}/api/registrations/${reference}`)));

export interface Wish {
  readonly course: number;
  readonly email: string;
  readonly lang?: 'pl' | 'en';
}

/** Books as the page of a version does, at the price that the server names. */
export const book = async (origin: string, { course, email, lang = 'pl' }: Wish): Promise<State> => {
  const quote = await fetch(`${origin}/api/registration-price?course=${course}&lang=${lang}&persons=1&pairCode=`);
  const { amount } = z.looseObject({ amount: z.number().nullable() }).parse(await accepted(quote));
  return state.parse(
    await accepted(await post(origin, '/api/registrations', { ...person, course, email, lang, amount })),
  );
};

interface Mail {
  readonly to: string;
  readonly links: readonly string[];
}

/** The mails of a place, with the paths of their links. */
export const mailsOf = async (place: Place): Promise<readonly Mail[]> => {
  if (!hasOutbox(place)) return [];
  const files = readdirSync(outboxOf(place)).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    files.map(async (name) => {
      const { text = '', to } = await PostalMime.parse(readFileSync(join(outboxOf(place), name)));
      const links = [...text.matchAll(/https?:\/\/[^\s/]+(\/[^\s)>\]]*)/g)].map(([, path = '']) => path);
      return { to: to?.[0]?.address ?? '', links };
    }),
  );
};

/** What confirms an address or takes a place: in whatever form a version writes it. */
const tokenIn = (links: readonly string[]): string | undefined =>
  links.flatMap((link) => /[?&](?:confirm|token)=([\w-]+)/.exec(link)?.[1] ?? [])[0];

/** The token of a mail to an address. Mails leave after the answer; those of an office beside the server, when it looks next. */
const waitForToken = async (place: Place, email: string): Promise<string> => {
  for (let turn = 0; turn < 600; turn += 1) {
    const mails = (await mailsOf(place)).filter(({ to }) => to === email);
    const token = tokenIn(mails.flatMap(({ links }) => links));
    if (token !== undefined) return token;
    await sleep(200);
  }
  throw new Error(`No mail with a link came to ${email}.`);
};

/** Confirms as an open page or the page of a mail does, by the call. */
export const confirm = async (origin: string, reference: string, token: string): Promise<Response> =>
  post(origin, `/api/registrations/${reference}/confirmation`, { token });

const day = (ahead: number): string => new Date(Date.now() + ahead * millisecondsPerDay).toISOString().slice(0, 10);

/** A file as the office of a version takes it; the same again changes nothing. */
export const openTermsFile = `nr,kurs,miasto,dzień,godziny,miejsca
901,1dn,Łódź,${day(60)},9:00–17:00,30
902,1dn,Wrocław,${day(61)},9:00–17:00,1
903,1dn,Poznań,${day(62)},9:00–17:00,5
904,kipp,Katowice,${day(63)},9:00–17:00,12
`;

/** The date is called off later. */
const termsFile = `${openTermsFile}905,1dn,Gdańsk,${day(64)},,
`;

const carriedOut = (version: Version, place: Place, ...line: readonly string[]): string => {
  const { code, output, problem } = office(version, place, ...line);
  if (code !== 0) throw new Error(`office ${line.join(' ')} ended with ${code}: ${problem}${output}`);
  return output;
};

const importTerms = (version: Version, place: Place): ReadonlyMap<string, number> => {
  const file = join(place.folder, 'terminy.csv');
  writeFileSync(file, termsFile);
  carriedOut(version, place, 'import-terms', file);
  const listed = z
    .array(z.looseObject({ term: z.number(), city: z.string() }))
    .parse(JSON.parse(carriedOut(version, place, 'terms', '--json')));
  return new Map(listed.map(({ term, city }) => [city, term]));
};

/** A booking, by what it was when the release was left. */
export interface Kept {
  readonly name: string;
  readonly email: string;
  readonly state: State;
  /** What its mail confirms with. */
  readonly token: string | null;
}

interface Filling {
  readonly version: Version;
  readonly place: Place;
  readonly served: Served;
  readonly terms: ReadonlyMap<string, number>;
}

const withdraw = async ({ served }: Filling, number: string, email: string): Promise<void> => {
  const statement = { name: 'Łucja Próbna-Ąę', reference: number, email, confirmation: true };
  await accepted(await post(served.origin, '/api/withdrawals', statement));
};

const courseIn = ({ terms }: Filling, city: string): number => {
  const id = terms.get(city);
  if (id === undefined) throw new Error(`The import made no date in ${city}: ${[...terms.keys()].join(', ')}`);
  return id;
};

/** A booking whose address is confirmed. */
const bookFirmly = async (filling: Filling, wish: Wish): Promise<State> => {
  const { origin } = filling.served;
  const { reference } = await book(origin, wish);
  await accepted(await confirm(origin, reference, await waitForToken(filling.place, wish.email)));
  return stateOf(origin, reference);
};

const payTrial = async ({ served: { origin } }: Filling, reference: string, outcome: string | null): Promise<void> => {
  const started = await accepted(await post(origin, `/api/registrations/${reference}/payment`, {}));
  const { payment } = z.looseObject({ payment: z.string() }).parse(started);
  if (outcome === null) return;
  const body = new URLSearchParams({ outcome });
  await fetch(`${origin}/api/payments/${payment}/sandbox`, { method: 'POST', body, redirect: 'manual' });
};

/** Every kind of booking that a release can contain, each by its own calls; by name. */
const kinds: Readonly<Record<string, (filling: Filling, email: string) => Promise<State>>> = {
  unconfirmed: (filling, email) => book(filling.served.origin, { course: courseIn(filling, 'Łódź'), email }),
  'unconfirmed in English': (filling, email) =>
    book(filling.served.origin, { course: courseIn(filling, 'Łódź'), email, lang: 'en' }),
  'to be confirmed in an open tab': (filling, email) =>
    book(filling.served.origin, { course: courseIn(filling, 'Łódź'), email }),
  'to be paid': (filling, email) => bookFirmly(filling, { course: courseIn(filling, 'Łódź'), email }),
  'with an open payment': async (filling, email) => {
    const { reference } = await bookFirmly(filling, { course: courseIn(filling, 'Łódź'), email });
    await payTrial(filling, reference, null);
    return stateOf(filling.served.origin, reference);
  },
  'with a failed payment': async (filling, email) => {
    const { reference } = await bookFirmly(filling, { course: courseIn(filling, 'Łódź'), email });
    await payTrial(filling, reference, 'failure');
    return stateOf(filling.served.origin, reference);
  },
  'paid online': async (filling, email) => {
    const { reference } = await bookFirmly(filling, { course: courseIn(filling, 'Łódź'), email });
    await payTrial(filling, reference, 'success');
    return stateOf(filling.served.origin, reference);
  },
  'paid by transfer': async (filling, email) => {
    const { reference } = await bookFirmly(filling, { course: courseIn(filling, 'Łódź'), email });
    carriedOut(filling.version, filling.place, 'mark-paid', reference);
    return stateOf(filling.served.origin, reference);
  },
  'paid in part': async (filling, email) => {
    const { reference } = await bookFirmly(filling, { course: courseIn(filling, 'Łódź'), email });
    carriedOut(filling.version, filling.place, 'mark-paid', reference, '--amount', '10');
    return stateOf(filling.served.origin, reference);
  },
  withdrawn: async (filling, email) => {
    const { reference, number } = await bookFirmly(filling, { course: courseIn(filling, 'Łódź'), email });
    await withdraw(filling, number, email);
    return stateOf(filling.served.origin, reference);
  },
  moved: async (filling, email) => {
    const { reference } = await bookFirmly(filling, { course: courseIn(filling, 'Łódź'), email });
    const to = String(courseIn(filling, 'Poznań'));
    carriedOut(filling.version, filling.place, 'move', reference, to, '--by', 'person');
    return stateOf(filling.served.origin, reference);
  },
  'moved by us': async (filling, email) => {
    const { reference } = await bookFirmly(filling, { course: courseIn(filling, 'Łódź'), email });
    carriedOut(filling.version, filling.place, 'move', reference, String(courseIn(filling, 'Poznań')), '--by', 'us');
    return stateOf(filling.served.origin, reference);
  },
  enquired: (filling, email) => book(filling.served.origin, { course: courseIn(filling, 'Katowice'), email }),
  'called off': async (filling, email) => {
    const { reference } = await bookFirmly(filling, { course: courseIn(filling, 'Gdańsk'), email });
    carriedOut(filling.version, filling.place, 'cancel-term', String(courseIn(filling, 'Gdańsk')), '--yes');
    return stateOf(filling.served.origin, reference);
  },
  'on the reserve list': async (filling, email) => {
    const course = courseIn(filling, 'Wrocław');
    const first = await bookFirmly(filling, { course, email: `pierwsza-${email}` });
    const offered = await book(filling.served.origin, { course, email: `offered-${email}` });
    const waiting = await book(filling.served.origin, { course, email });
    await withdraw(filling, first.number, `pierwsza-${email}`);
    offers.set(filling.place.folder, { email: `offered-${email}`, reference: offered.reference });
    return waiting;
  },
};

/** Who was offered a place, by the folder of the installation. */
const offers = new Map<string, { readonly email: string; readonly reference: string }>();

const fillRequests = async ({ origin }: Served): Promise<void> => {
  const message = {
    name: 'Łucja',
    phone: '600 700 800',
    email: 'l@example.pl',
    content: 'raz\n"dwa" \\ ź',
    agreement: true,
  };
  await accepted(await post(origin, '/api/contact-form', message));
  await accepted(await post(origin, '/api/account-deletions', { email: 'l@example.pl' }));
};

/** A booking that ran out of time: the clock of the server was two hours ahead for a while. */
const fillExpired = async (version: Version, place: Place, wish: Wish): Promise<Kept> => {
  const served = await serve(version, place);
  const { reference } = await book(served.origin, wish);
  await served.end();
  const later = await serve(version, place, 2 * millisecondsPerHour);
  let now = await stateOf(later.origin, reference);
  for (let turn = 0; turn < 150 && now.state !== 'expired'; turn += 1) {
    await sleep(200);
    now = await stateOf(later.origin, reference);
  }
  await later.end();
  return { name: 'expired', email: wish.email, state: now, token: null };
};

/** Fills an installation with every kind of record by the calls and the office of a version, and stops it. */
export const fill = async (version: Version, place: Place): Promise<readonly Kept[]> => {
  const first = await serve(version, place);
  const terms = importTerms(version, place);
  await first.end();
  const expired = await fillExpired(version, place, { course: terms.get('Łódź') ?? 0, email: 'expired@example.pl' });
  const served = await serve(version, place);
  const filling = { version, place, served, terms };
  await fillRequests(served);
  const names = Object.keys(kinds);
  const kept: Kept[] = [expired];
  for (const [at, name] of names.entries()) {
    const email = `osoba${at}@example.pl`;
    const made = await kinds[name]?.(filling, email);
    if (made !== undefined) kept.push({ name, email, state: made, token: null });
  }
  const offer = offers.get(place.folder);
  if (offer !== undefined) {
    await waitForToken(place, offer.email);
    kept.push({
      name: 'offered',
      email: offer.email,
      state: await stateOf(served.origin, offer.reference),
      token: null,
    });
  }
  await waitForToken(place, 'osoba0@example.pl');
  await served.end();
  const mails = await mailsOf(place);
  return kept.map((one) => ({
    ...one,
    token: tokenIn(mails.filter(({ to }) => to === one.email).flatMap(({ links }) => links)) ?? null,
  }));
};
