import type { Messages } from '#generated/i18n/messages.ts';
import { pathTo } from '#generated/routes/routes.ts';

/** Compiled, never run: every line below `@ts-expect-error` must be refused by the compiler, or the type check fails. */
export const refusedPaths = (): string[] => [
  pathTo('course-city', 'pl', { type: 'kpp', city: 'wroclaw' }),
  // @ts-expect-error a city that does not exist
  pathTo('course-city', 'pl', { type: 'kpp', city: 'atlantyda' }),
  // @ts-expect-error a missing parameter
  pathTo('course-city', 'pl', { type: 'kpp' }),
  // @ts-expect-error no parameters at all
  pathTo('course-city', 'pl'),
  // @ts-expect-error a type that has no city pages
  pathTo('course-city', 'pl', { type: 'bls', city: 'wroclaw' }),
  // @ts-expect-error a city that the company pages do not offer
  pathTo('company-city', 'pl', { type: 'company-bls', city: 'pila' }),
  // @ts-expect-error a route that does not exist
  pathTo('shop', 'pl'),
  // @ts-expect-error a route without an English twin
  pathTo('blog', 'en'),
  // @ts-expect-error parameters for a route that takes none
  pathTo('contact', 'pl', { city: 'opole' }),
  // @ts-expect-error an article that does not exist
  pathTo('article', 'pl', { article: 'nie-ma-takiego' }),
];

export const refusedMessages = (texts: Messages): string[] => [
  texts.units.hour({ count: 2 }),
  // @ts-expect-error an unknown key
  texts.units.fortnight({ count: 2 }),
  // @ts-expect-error an unknown namespace
  texts.nowhere.hour({ count: 2 }),
  // @ts-expect-error an unknown argument
  texts.units.hour({ number: 2 }),
  // @ts-expect-error an argument of another type
  texts.units.hour({ count: 'two' }),
  // @ts-expect-error a missing argument
  texts.units.hour(),
];
