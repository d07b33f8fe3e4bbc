import { labelOfModelRow } from '#domain/row-label.ts';
import { compareByCodeUnit } from '#domain/texts/compare-text.ts';
import type { LocalizedText } from '#model/localized-text.ts';
import type { Model } from '#model/schema/model.ts';
import type { ValuePath } from '../../problems/finding.ts';
import { findCitations } from '../../validate/rows/citations.ts';
import { valueAtPath } from '../../validate/shape/shape.ts';

/** A clause with the facts and register entries that refer to it, and the tests that cover it. */
export interface ClauseRow {
  readonly id: string;
  readonly texts: LocalizedText;
  /** The paths in the model that cite the clause, e.g. `rules.availability-badge.full`. */
  readonly facts: readonly string[];
  /** Register entries by which the product departs from the clause. */
  readonly deviations: readonly string[];
  /** Register entries that decide what the clause leaves open. */
  readonly settledBy: readonly string[];
  /** Test files that cover the clause. */
  readonly tests: readonly string[];
}

export interface ClauseMatrix {
  readonly clauses: readonly ClauseRow[];
  /** Whole sentences: claims that no test covers, and tags without a claim. */
  readonly problems: readonly string[];
}

/** The files of tests with the tag of a clause or a decision, by its id. */
export type CoveringTests = Readonly<Record<string, readonly string[]>>;

const pathPartLabel = (row: unknown, part: string | number): string => {
  const name = labelOfModelRow(row);
  return typeof part === 'number' && name !== null ? name : String(part);
};

/** The path of a citation, with rows by their ids, up to the field of the source. */
const citationPath = (model: unknown, path: ValuePath): string => {
  const end = path.findIndex((part) => part === 'source' || part === 'says');
  const parts = path.slice(0, end === -1 ? path.length : end);
  return parts
    .map((part, index) => pathPartLabel(valueAtPath(model, parts.slice(0, index + 1)), part))
    .filter((name, index) => !(parts[index - 1] === 'rules' && name === 'rows') && name !== 'rows')
    .join('.');
};

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted(compareByCodeUnit);

const problemsOf = ({ register }: Model, rows: readonly ClauseRow[], claims: CoveringTests): readonly string[] => {
  const known = new Set([...rows, ...register].map(({ id }) => id));
  const uncovered = rows.filter(
    ({ tests, deviations, settledBy }) => tests.length + deviations.length + settledBy.length === 0,
  );
  const departures = new Map(rows.flatMap(({ id, deviations }) => deviations.map((entry) => [entry, id] as const)));
  const promised = register.flatMap(({ id, shownBy }) => (shownBy.some((one) => one === `@${id}`) ? [id] : []));
  return [
    ...uncovered.map(
      ({ id }) => `No test covers clause ${id}: tag an existing test with covers('${id}'), or write one.`,
    ),
    ...[...departures]
      .filter(([entry]) => claims[entry] === undefined)
      .map(([entry, id]) => `No test covers ${entry}, the register entry that departs from clause ${id}.`),
    ...promised
      .filter((id) => claims[id] === undefined && !departures.has(id))
      .map((id) => `The register lists the tag @${id}, but no test has it.`),
    ...Object.keys(claims)
      // Tags of rules need no check: a tag of an unknown rule does not compile.
      .filter((claim) => !known.has(claim) && !claim.startsWith('rule:'))
      .map((claim) => `A test has the tag @${claim}, which is neither a clause nor a register entry.`),
  ];
};

/** Every clause with the facts that cite it and the tests that cover it; `whole` is the model with its rules. */
export const planClauseMatrix = (model: Model, whole: unknown, claims: CoveringTests): ClauseMatrix => {
  const facts = Map.groupBy(
    findCitations(whole).filter(({ cited }) => cited === 'clause'),
    ({ id }) => id,
  );
  const clauses = model.clauses.map(({ id, pl, en, deviations = [], settledBy = [] }): ClauseRow => {
    const places = unique((facts.get(id) ?? []).map(({ path }) => citationPath(whole, path)));
    return { id, texts: { pl, en }, facts: places, deviations, settledBy, tests: claims[id] ?? [] };
  });
  return { clauses, problems: problemsOf(model, clauses, claims) };
};
