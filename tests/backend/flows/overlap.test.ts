import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outgoingMails, terms } from '#backend/database/schema.ts';
import { basicType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { book, confirm, prepareTerm, uncertified } from './booking-fixture.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const day = '2027-01-16';

/** Books a date on a day, confirms it, and gives what the mail says of another one. */
const overlapOf = async (email: string, hours: string, person: object = {}) => {
  const { id } = await prepareTerm(api, { type: basicType, freePlaces: 9 });
  await api.database
    .update(terms)
    .set({ dateStart: day, hours: { pl: hours, en: hours } })
    .where(eq(terms.id, id));
  const { reference } = await (await book(api, { ...uncertified, ...person, email, course: id })).json();
  await confirm(api, reference);
  const [mail] = await api.database
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.kind, 'booking-received'))
    .orderBy(desc(outgoingMails.id));
  const overlap: unknown = Reflect.get(mail?.facts ?? {}, 'overlap');
  return { id, overlap };
};

test('warns about two courses at the same hours in the mail that confirms the second', async () => {
  const email = 'twice@example.pl';
  const first = await overlapOf(email, '9:00–17:00');
  expect(first.overlap).toBeNull();
  expect((await overlapOf(email, '18:00–20:00')).overlap).toBeNull();
  expect((await overlapOf(email, '10:00–11:00')).overlap).toMatchObject({ id: first.id });
  const stranger = { firstName: 'Barbara', lastName: 'Nowak' };
  expect((await overlapOf('another@example.pl', '9:00–17:00', stranger)).overlap).toBeNull();
});
