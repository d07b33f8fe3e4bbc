import { callsClauses } from './calls.ts';
import type { Clause, Section } from './clause.ts';
import { constantsClauses } from './constants.ts';
import { entitiesClauses } from './entities.ts';
import { errorsClauses } from './errors.ts';
import { productClauses } from './product.ts';
import { rolesClauses } from './roles.ts';
import { screensClauses } from './screens.ts';
import { statesClauses } from './states.ts';
import { validationClauses } from './validation.ts';

/** The sections of the specification. */
export const sections = [
  { id: '1', pl: 'Co robi serwis i dla kogo', en: 'What the product does and for whom' },
  { id: '2', pl: 'Ekrany i adresy', en: 'Screens and routes' },
  { id: '3', pl: 'Dane i ich pola', en: 'Entities and their fields' },
  { id: '4', pl: 'Stany i przejścia', en: 'States and transitions' },
  { id: '5', pl: 'Reguły sprawdzania', en: 'Validation rules' },
  { id: '6', pl: 'Role i uprawnienia', en: 'Roles and permissions' },
  { id: '7', pl: 'Wywołania', en: 'Calls' },
  { id: '8', pl: 'Komunikaty błędów', en: 'Error catalogue' },
  { id: '9', pl: 'Stałe i granice', en: 'Business constants and limits' },
] as const satisfies readonly Section[];

/** The whole specification in our own words, by section: each of its sentences belongs to a clause. */
export const clauses = [
  ...productClauses,
  ...screensClauses,
  ...entitiesClauses,
  ...statesClauses,
  ...validationClauses,
  ...rolesClauses,
  ...callsClauses,
  ...errorsClauses,
  ...constantsClauses,
] as const satisfies readonly Clause[];

/** A clause by its number, e.g. '4.21'. */
export type ClauseId = (typeof clauses)[number]['id'];
