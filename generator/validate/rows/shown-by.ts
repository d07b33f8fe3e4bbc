import { labelOfModelRow } from '#domain/row-label.ts';
import { findNearestName } from '#domain/texts/nearest-name.ts';
import type { Model } from '#model/schema/model.ts';
import type { RegisterEntry } from '#model/schema/register.ts';
import type { Finding } from '../../problems/finding.ts';
import type { Facts } from '../facts.ts';
import { referenceKindOfTable } from '../shape/references.ts';
import { createFieldLocator, valueAtPath } from '../shape/shape.ts';
import { findCitations } from './citations.ts';

/** The named parts of a value: the properties of a record, or the rows of a table by name. */
const namedParts = (value: unknown): ReadonlyMap<string, unknown> => {
  if (typeof value !== 'object' || value === null) return new Map();
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  return new Map(
    value.flatMap((row: unknown): [string, unknown][] => {
      const name = labelOfModelRow(row);
      return name === null ? [] : [[name, row]];
    }),
  );
};

type Recipe =
  | { readonly missing: string; readonly nearest: string | undefined }
  | { readonly passed: readonly unknown[] };

/** The values along a path, or the first name on the path that does not exist. */
const resolvePath = (root: unknown, names: readonly string[], passed: readonly unknown[] = []): Recipe => {
  const [name, ...rest] = names;
  if (name === undefined) return { passed };
  const parts = namedParts(root);
  if (!parts.has(name)) return { missing: name, nearest: findNearestName(name, [...parts.keys()]) };
  const value = parts.get(name);
  return resolvePath(value, rest, [...passed, value]);
};

/** The register entries that a row names; null if rows of its kind name none. */
const entriesNamedBy = (row: unknown): readonly unknown[] | null => {
  const named = [valueAtPath(row, ['register']), valueAtPath(row, ['assumptions'])].filter(
    (value) => value !== undefined,
  );
  return named.length === 0 ? null : named.flat();
};

type Claim = Pick<Finding, 'code' | 'found'> & Partial<Finding>;

const tagProblem = (tag: string, { register }: Model): Claim | null => {
  const ids = register.map(({ id }) => id);
  const id = tag.slice(1);
  if (ids.includes(id)) return null;
  const nearest = findNearestName(id, ids);
  return {
    code: 'dangling-shown-by',
    found: `No entry of the register has the tag “${tag}”.`,
    ...(nearest === undefined ? {} : { nearest: `@${nearest}` }),
  };
};

const pathProblem = (
  path: string,
  { id }: RegisterEntry,
  { model, rules, parameters }: Omit<Facts, 'rows'>,
): Claim | null => {
  const way = resolvePath({ ...model, rules, parameters }, path.split('.'));
  if ('missing' in way) {
    const { missing, nearest } = way;
    return {
      code: 'dangling-shown-by',
      found: `“${path}” leads nowhere: there is no “${missing}”.`,
      lacks: [`${referenceKindOfTable(path.split('.')[0] ?? '') ?? 'shownBy'} ${missing}`],
      ...(nearest === undefined ? {} : { nearest }),
    };
  }
  const named = entriesNamedBy(way.passed[1]);
  if (named === null || named.includes(id)) return null;
  return { code: 'shown-by-another', found: `“${path}” does not name ${id} under \`register\` or \`assumptions\`.` };
};

const shownByProblem = (shownBy: string, entry: RegisterEntry, facts: Omit<Facts, 'rows'>): Claim | null =>
  shownBy.startsWith('@') ? tagProblem(shownBy, facts.model) : pathProblem(shownBy, entry, facts);

/** Whether an entry is about a fact: it lists the fact or its table under `shownBy`, or prints its value in a text. */
const speaksOf = (entry: RegisterEntry, table: string, name: string | null): boolean =>
  entry.shownBy.some(
    (shownBy) =>
      shownBy === table || (shownBy.startsWith(`${table}.`) && (name === null || shownBy === `${table}.${name}`)),
  ) ||
  (name !== null && new RegExp(`\\{${name}[:}]`).test(JSON.stringify(entry)));

const anothersEntry = (entry: RegisterEntry, fact: string): Pick<Finding, 'code' | 'found'> => ({
  code: 'entry-of-another',
  found: `${entry.id} (“${entry.subject.en}”) does not mention “${fact}”.`,
});

/** Checks that a register entry that a parameter names mentions the parameter, so that no number cites an unrelated decision. */
export const checkRegisterEntriesOfParameters = ({ model, parameters }: Facts): Finding[] =>
  Object.entries(parameters).flatMap(([name, { register }]): Finding[] => {
    const entry = model.register.find(({ id }) => id === register);
    if (entry === undefined || speaksOf(entry, 'parameters', name)) return [];
    return [{ ...anothersEntry(entry, name), at: { model: ['parameters', name, 'register'] } }];
  });

/**
 * Checks that an entry that a row cites as its source lists the table of the row in `shownBy`; entries with a broken `shownBy` are skipped.
 */
export const checkRegisterEntriesOfRows = ({ rows, ...facts }: Facts): Finding[] => {
  const sound = facts.model.register.filter((entry) =>
    entry.shownBy.every((shownBy) => shownByProblem(shownBy, entry, facts) === null),
  );
  const entries = new Map(sound.map((entry): [string, RegisterEntry] => [entry.id, entry]));
  const findings: Finding[] = [];
  for (const [row, place] of rows)
    for (const { cited, id, path } of findCitations(valueAtPath(row, ['source']), [...place, 'source'])) {
      const [table = ''] = place.map(String);
      const entry = cited === 'register entry' ? entries.get(id) : undefined;
      if (entry === undefined || speaksOf(entry, table, null)) continue;
      findings.push({ ...anothersEntry(entry, `${table}.${labelOfModelRow(row) ?? place[1]}`), at: { model: path } });
    }
  return findings;
};

/** Checks that every `shownBy` exists, and that a row that can name register entries names the entry that lists it. */
export const checkShownBy = ({ rows, ...facts }: Facts): Finding[] => {
  const place = createFieldLocator(rows);
  const findings: Finding[] = [];
  for (const entry of facts.model.register)
    for (const [index, shownBy] of entry.shownBy.entries()) {
      const problem = shownByProblem(shownBy, entry, facts);
      if (problem !== null) findings.push({ ...problem, at: place(entry, 'shownBy', index) });
    }
  return findings;
};
