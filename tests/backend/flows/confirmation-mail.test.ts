import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outgoingMails } from '#backend/database/schema.ts';
import { bookingOutcomeTexts } from '#forms/registration/outcome-texts.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { covers } from '../../covers.ts';
import { basicType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { book, confirm, prepareTerm, uncertified } from './booking-fixture.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const ask = (reference: string): Promise<Response> => api.post(`/api/registrations/${reference}/confirmation-mail`, {});
const stateOf = async (reference: string) => (await fetch(`${api.origin}/api/registrations/${reference}`)).json();
const linksTo = async (email: string): Promise<readonly string[]> => {
  const mails = await api.database.select().from(outgoingMails).where(eq(outgoingMails.recipient, email));
  return mails
    .filter(({ kind }) => kind === 'confirm-address')
    .map(({ facts }) => String(Reflect.get(facts, 'confirm')));
};

const bookAs = async (email: string): Promise<string> => {
  const term = await prepareTerm(api, { type: basicType, freePlaces: 9 });
  return (await (await book(api, { ...uncertified, course: term.id, email })).json()).reference;
};

/** Texts by their names, as the page asks for them. */
// biome-ignore lint/suspicious/noExplicitAny: every text answers with its own name
const named: any = new Proxy({}, { get: (_, name) => () => name });

describe('the mail that confirms an address', covers('C292'), () => {
  it('is sent again on request, with the same link, up to the limit of its address', async () => {
    const email = 'again@example.pl';
    const reference = await bookAs(email);
    for (let sent = 1; sent < parameters.linksPerAddress; sent += 1)
      expect(await (await ask(reference)).json()).toEqual({ sent: true });
    expect(await (await ask(reference)).json()).toEqual({ sent: false });
    const links = await linksTo(email);
    expect(links).toHaveLength(parameters.linksPerAddress);
    expect(new Set(links).size).toBe(1);
  });

  it('that was suppressed is not called sent: its page shows no address, before and after a reload', async () => {
    const email = 'often@example.pl';
    for (let sent = 0; sent < parameters.linksPerAddress; sent += 1)
      expect(await stateOf(await bookAs(email))).toHaveProperty('address');
    const term = await prepareTerm(api, { type: basicType, freePlaces: 9 });
    const state = await (await book(api, { ...uncertified, course: term.id, email })).json();
    expect(state.state).toBe('unconfirmed');
    expect([state, await stateOf(state.reference)].map(({ address }) => address)).toEqual([undefined, undefined]);
    expect(bookingOutcomeTexts(state, named, named).heading).toBe('notMailed');
  });

  it('that could not be delivered is said to be so, until one that is sent again may arrive', async () => {
    const reference = await bookAs('dead@example.pl');
    const fail = (fault = 'ERECIPIENT 550') =>
      api.database
        .update(outgoingMails)
        .set({ state: 'dead', fault })
        .where(eq(outgoingMails.recipient, 'dead@example.pl'));
    await fail('EENVELOPE 553');
    expect(await stateOf(reference)).not.toHaveProperty('undelivered');
    await fail();
    const state = await stateOf(reference);
    expect(state).toMatchObject({ undelivered: true, address: expect.stringContaining('@example.pl') });
    expect(bookingOutcomeTexts(state, named, named).heading).toBe('undelivered');
    expect(await (await ask(reference)).json()).toEqual({ sent: true });
    expect(await stateOf(reference)).not.toHaveProperty('undelivered');
    await fail();
    expect(await stateOf(reference)).toHaveProperty('undelivered');
  });

  it('is refused for a confirmed booking, and for an unknown one', async () => {
    const reference = await bookAs('confirmed@example.pl');
    await confirm(api, reference);
    expect((await ask(reference)).status).toBe(409);
    expect((await ask('x'.repeat(32))).status).toBe(404);
  });

  it('has an address that the page masks until it is confirmed; family names stay an initial', async () => {
    const reference = await bookAs('secret.name@example.pl');
    const before = await stateOf(reference);
    expect(before).toMatchObject({ address: 's***@example.pl', people: ['Jan K.'] });
    expect(JSON.stringify(before)).not.toMatch(/secret|Kowalski/);
    await confirm(api, reference);
    expect(await stateOf(reference)).not.toHaveProperty('address');
  });
});
