import { randomUUID } from 'node:crypto';
import type { RunningApi } from '../../fixtures/api-fixture.ts';
import { book, certified, order } from '../../flows/booking-fixture.ts';

const referenceIn = (answer: string): string => /"reference":"([^"]+)"/.exec(answer)?.[1] ?? '';

/** People at the site; everybody types the same PESEL. Every answer is kept in `answers`, with its headers. */
export const createVisitors = (api: RunningApi, pesel: string, answers: string[]) => {
  const read = async (answer: Response): Promise<string> => {
    const text = [...answer.headers, await answer.text()].join('\n');
    answers.push(text);
    return text;
  };
  return {
    /** Gives the reference of the booking. */
    book: async (course: number, email: string): Promise<string> =>
      referenceIn(await read(await book(api, { ...certified, pesel, course, email }))),
    order: async (body: Readonly<Record<string, unknown>>): Promise<string> =>
      read(await order(api, { ...certified, pesel, ...body })),
    send: async (path: string, body: object): Promise<string> =>
      read(await api.post(path, body, { 'idempotency-key': randomUUID() })),
    get: async (path: string): Promise<string> => read(await fetch(api.origin + path)),
  };
};

export type Visitors = ReturnType<typeof createVisitors>;
