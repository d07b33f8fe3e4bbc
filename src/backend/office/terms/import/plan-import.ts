import { isDeepStrictEqual } from 'node:util';
import { eq, inArray } from 'drizzle-orm';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { lockTerms } from '../../../bookings/lock.ts';
import type { Transaction } from '../../../database/database.ts';
import { terms } from '../../../database/schema.ts';
import { addAndOfferSeats } from '../../../flows/ending/end-registrations.ts';
import { isStoredTermListed, type StoredTerm } from '../../../terms/find-terms.ts';
import type { PublishedTerm } from '../../../terms/published-terms.ts';
import type { Office } from '../../command/command.ts';
import { fillLocalizedText, type LocalizedText } from '../../command/localized-text.ts';
import { findTermsWithCounts } from '../find-office-terms.ts';
import type { ImportedTerm } from './check-rows.ts';
import type { ReadFile, RowProblem } from './raw-term.ts';
import { type TermField, termFieldNames, termFields } from './term-fields.ts';

/** What an import would do with a term of the file. */
export interface PlannedChange {
  readonly action: 'new' | 'changed' | 'same';
  readonly term: ImportedTerm;
  readonly stored: StoredTerm | undefined;
  /** The values to be stored; fields that the file lacks are absent. `freePlaces` are the seats of the file less the taken ones. */
  readonly facts: TermFacts;
  /** Fields whose stored value changes. */
  readonly changes: readonly TermField[];
  /** Changed fields that the file leaves empty although a value is stored. */
  readonly cleared: readonly TermField[];
}

type NeverEmpty = 'type' | 'client' | 'city' | 'dateStart';
type TermFacts = Pick<PublishedTerm, NeverEmpty> & Partial<Omit<PublishedTerm, NeverEmpty | 'id'>>;

export interface ImportPlan {
  readonly changes: readonly PlannedChange[];
  readonly problems: readonly RowProblem[];
}

/** Compares the terms of a file with the stored ones, and locks the stored ones until the transaction ends. */
export const planTermsImport = async (
  { now }: Office,
  transaction: Transaction,
  { terms: imported, lacks = [] }: { readonly terms: readonly ImportedTerm[] } & Omit<ReadFile, 'terms' | 'problems'>,
): Promise<ImportPlan> => {
  const ids = imported.map(({ id }) => id);
  if (ids.length === 0) return { changes: [], problems: [] };
  await lockTerms(transaction, ids);
  const stored = new Map(
    (await findTermsWithCounts(transaction, inArray(terms.id, ids))).map((one) => [one.term.id, one]),
  );
  const planned = imported.map((term) => {
    const { term: before, taken = 0 } = stored.get(term.id) ?? {};
    const change = planChange(term, before, taken);
    return { change, words: refusalOf(change, { taken, now, lacks }), line: term.line };
  });
  return {
    changes: planned.map(({ change }) => change),
    problems: planned.flatMap(({ words, line }) => (words === undefined ? [] : [{ line, words }])),
  };
};

const planChange = (term: ImportedTerm, stored: StoredTerm | undefined, taken: number): PlannedChange => {
  const { line: _line, id: _id, places, ...given } = term;
  const free = places === undefined || places === null ? places : places - taken;
  const facts = free === undefined ? given : { ...given, freePlaces: free };
  if (stored === undefined) return { action: 'new', term, stored, facts, changes: [], cleared: [] };
  const [columns, before] = [new Map(Object.entries(facts)), new Map(Object.entries(stored))];
  const changes = termFieldNames.filter((field) =>
    termFields[field].columns.some(
      (column) => columns.has(column) && !isDeepStrictEqual(columns.get(column), before.get(column)),
    ),
  );
  const cleared = changes.filter((field) => termFields[field].columns.every((column) => columns.get(column) === null));
  return { action: changes.length > 0 ? 'changed' : 'same', term, stored, facts, changes, cleared };
};

/** A question about each stored value that the file would clear, for the person who imports it. */
export const clearedFieldProblems = ({ term, stored, cleared }: PlannedChange): readonly RowProblem[] =>
  stored === undefined
    ? []
    : cleared.map((field) => ({
        line: term.line,
        words: fillLocalizedText(clearing, {
          id: term.id,
          name: termFields[field].head,
          value: termFields[field].shown?.(stored) ?? '',
        }),
      }));

const clearing = {
  pl: 'Pole „{name}” jest puste, a termin {id} ma zapisane: {value}. Jeśli to ma zniknąć, dodaj do polecenia --clear. Jeśli ma zostać, wpisz to albo usuń z pliku całą kolumnę.',
  en: 'The field “{name}” is empty, and the term {id} has: {value}. To delete the value, add --clear to the command. To keep it, type it or delete the whole column from the file.',
} as const satisfies LocalizedText;

const neededByNew = {
  pl: 'Termin {id} jest nowy, a w pliku brakuje kolumny „{name}”. Dodaj ją; pole może zostać puste.',
  en: 'The term {id} is new, and the file lacks the column “{name}”. Add it; the field may stay empty.',
} as const satisfies LocalizedText;

/** Whether a field is part of what was agreed with the people who have booked. Hours that were not announced may still be added. */
const isAgreed = (field: TermField, { hours }: StoredTerm): boolean =>
  field === 'hours' ? hours !== null : ['type', 'city', 'date'].includes(field);

/** Why a term may not be stored; undefined if it may. */
const refusalOf = (
  { term, stored, changes, action }: PlannedChange,
  { taken, now, lacks }: { readonly taken: number; readonly now: number; readonly lacks: readonly TermField[] },
): LocalizedText | undefined => {
  const { id, dateStart } = term;
  const today = formatCivilDate(warsawDate(now));
  const translated = (words: LocalizedText): LocalizedText => fillLocalizedText(words, { id, taken, dateStart });
  const [lack] = lacks;
  if (action === 'same') return undefined;
  if (action === 'new' && lack !== undefined)
    return fillLocalizedText(neededByNew, { id, name: termFields[lack].head });
  if (stored?.demo)
    return translated({
      pl: 'Numer {id} ma termin przykładowy. Wybierz inny.',
      en: 'A demo date has the number {id}. Choose another.',
    });
  if (stored?.upstreamFetchedAt) {
    return translated({
      pl: 'Termin {id} pochodzi z kalendarza właściciela; zmień go tam.',
      en: 'The term {id} comes from the owner’s calendar; change it there.',
    });
  }
  if (stored?.cancelledAt) return translated({ pl: 'Termin {id} jest odwołany.', en: 'The term {id} is cancelled.' });
  if (dateStart < today) return translated({ pl: 'Dzień {dateStart} już minął.', en: 'The day {dateStart} is over.' });
  if (!isStoredTermListed({ dateStart, hours: term.hours ?? stored?.hours ?? null, cancelledAt: null }, now)) {
    return translated({
      pl: 'Termin {id} z dnia {dateStart} nie stanie na żadnej liście: zaczął się albo nie ma go w ofercie.',
      en: 'The term {id} of {dateStart} could not be booked: it has begun, or its course is not offered.',
    });
  }
  if (typeof term.places === 'number' && term.places < taken) {
    return translated({
      pl: 'Zajęte miejsca: {taken}. Nie może ich być mniej.',
      en: 'Places taken: {taken}. There cannot be fewer.',
    });
  }
  if (stored?.booked && changes.some((name) => isAgreed(name, stored))) {
    return translated({
      pl: 'Na termin {id} są zgłoszenia, więc kurs, miasto, dzień i godziny się nie zmieniają. Dodaj nowy termin i przenieś na niego osoby poleceniem move: dostaną e-mail i nowy wpis do kalendarza.',
      en: 'The term {id} has bookings, so its course, city, day and hours cannot change. Add a new term and move the people to it by the command move: they get a mail and a new calendar entry.',
    });
  }
  return undefined;
};

/** Stores the changes. A term keeps its bookings, and new seats are offered to its reserve list. No term is ever deleted. */
export const storeTermsImport = async (
  office: Office,
  transaction: Transaction,
  changes: readonly PlannedChange[],
): Promise<void> => {
  for (const { action, term, stored, facts } of changes) {
    if (action === 'new') await transaction.insert(terms).values({ id: term.id, ...facts, demo: false });
    if (action !== 'changed' || stored === undefined) continue;
    await transaction.update(terms).set(facts).where(eq(terms.id, term.id));
    await addAndOfferSeats(office, transaction, { term: { ...stored, ...facts }, freed: 0, now: office.now });
  }
};
