import type { Finding, ValuePath } from '../../problems/finding.ts';
import { danglingFinding } from './references.ts';
import { namesOf } from './shape.ts';

/** What a source names by an id. */
type Cited = 'clause' | 'law' | 'register entry';

/** A place of the model that names its source. */
interface Citation {
  readonly cited: Cited;
  readonly id: string;
  readonly path: ValuePath;
}

const listed = { clauses: 'clause', laws: 'law' } as const;

const idsOf = (cited: Cited, ids: unknown, path: ValuePath): Citation[] =>
  (Array.isArray(ids) ? ids : []).flatMap((id: unknown, index) =>
    typeof id === 'string' ? [{ cited, id, path: [...path, index] }] : [],
  );

const ownCitations = (value: object, path: ValuePath): Citation[] => [
  ...Object.entries(listed).flatMap(([key, cited]) => idsOf(cited, Reflect.get(value, key), [...path, key])),
  ...('document' in value && value.document === 'decision' && 'section' in value && typeof value.section === 'string'
    ? [{ cited: 'register entry' as const, id: value.section, path: [...path, 'section'] }]
    : []),
];

/** Every place below a value of the model that names a clause, a passage of the law or, as a decision, a register entry. */
const citationsIn = (value: unknown, path: ValuePath = []): Citation[] => {
  if (typeof value !== 'object' || value === null) return [];
  return [
    ...ownCitations(value, path),
    ...Object.entries(value).flatMap(([key, inner]) =>
      citationsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
};

const tables = { clause: 'clauses', law: 'laws', 'register entry': 'register' } as const;

/** What is named exists. */
const unknownSources = (model: unknown, citations: readonly Citation[]): Finding[] => {
  const names = {
    clause: new Set(namesOf(model, tables.clause, 'id')),
    law: new Set(namesOf(model, tables.law, 'id')),
    'register entry': new Set(namesOf(model, tables['register entry'], 'id')),
  };
  return citations
    .filter(({ cited, id }) => !names[cited].has(id))
    .map(({ cited, id, path }) => danglingFinding({ model: path }, id, { kind: cited, names: names[cited] }));
};

/** Every source names what exists. */
export const checkCitations = (model: unknown): Finding[] => unknownSources(model, citationsIn(model));
