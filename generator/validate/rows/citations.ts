import type { Finding, ValuePath } from '../../problems/finding.ts';
import type { Facts } from '../facts.ts';
import { danglingReferenceFinding } from '../shape/references.ts';
import { listDeclaredIds } from '../shape/shape.ts';

/** The kinds of sources that the model cites by id. */
export type Cited = 'clause' | 'law' | 'guideline' | 'register entry';

/** A place in the model that cites a source. */
export interface Citation {
  readonly cited: Cited;
  readonly id: string;
  readonly path: ValuePath;
}

const listed = { clauses: 'clause', laws: 'law', guidelines: 'guideline', entries: 'register entry' } as const;

const idsOf = (cited: Cited, ids: unknown, path: ValuePath): Citation[] =>
  (Array.isArray(ids) ? ids : []).flatMap((id: unknown, index) =>
    typeof id === 'string' ? [{ cited, id, path: [...path, index] }] : [],
  );

const lists = Object.entries(listed);

const ownCitations = (value: object, path: ValuePath): Citation[] => [
  ...lists.flatMap(([key, cited]) => (key in value ? idsOf(cited, Reflect.get(value, key), [...path, key]) : [])),
  ...('document' in value && value.document === 'decision' && 'section' in value && typeof value.section === 'string'
    ? [{ cited: 'register entry' as const, id: value.section, path: [...path, 'section'] }]
    : []),
];

/**
 * Every place below a value of the model that names a clause, a passage of the law or of a guideline, or, as the source of a fact, a
 * register entry.
 */
export const findCitations = (value: unknown, path: ValuePath = []): Citation[] => {
  if (typeof value !== 'object' || value === null) return [];
  return [
    ...ownCitations(value, path),
    ...Object.entries(value)
      .filter(([, inner]) => typeof inner === 'object')
      .flatMap(([key, inner]) => findCitations(inner, [...path, Array.isArray(value) ? Number(key) : key])),
  ];
};

const tables = { clause: 'clauses', law: 'laws', guideline: 'guidelines', 'register entry': 'register' } as const;

/** Findings for sources that do not exist. */
const unknownSources = (model: unknown, citations: readonly Citation[]): Finding[] => {
  const names = {
    clause: new Set(listDeclaredIds(model, tables.clause, 'id')),
    law: new Set(listDeclaredIds(model, tables.law, 'id')),
    guideline: new Set(listDeclaredIds(model, tables.guideline, 'id')),
    'register entry': new Set(listDeclaredIds(model, tables['register entry'], 'id')),
  };
  return citations
    .filter(({ cited, id }) => !names[cited].has(id))
    .map(({ cited, id, path }) => danglingReferenceFinding({ model: path }, id, { kind: cited, names: names[cited] }));
};

/** Whether a register entry departs from the clause, or fills in what the clause leaves open. */
const isRegistered = (clause: unknown): boolean =>
  typeof clause === 'object' && clause !== null && ('deviations' in clause || 'settledBy' in clause);

/**
 * Findings for clauses, laws and guidelines that the model does not cite, except those from which a register entry departs or that it
 * settles.
 */
const uncited = (model: object, citations: readonly Citation[]): Finding[] => {
  const named = new Set(citations.map(({ id }) => id));
  const citingRows = (table: string): readonly unknown[] => {
    const rows: unknown = Reflect.get(model, table);
    return Array.isArray(rows) ? rows : [];
  };
  const finding = (kind: 'clause' | 'law' | 'guideline', text: (id: string) => string): Finding[] =>
    listDeclaredIds(model, tables[kind], 'id').flatMap((id, index) =>
      named.has(id) || isRegistered(citingRows(tables[kind])[index])
        ? []
        : [{ code: `uncited-${kind}`, at: { model: [tables[kind], index, 'id'] }, found: text(id) }],
    );
  return [
    ...finding('clause', (id) => `The model never cites the clause “${id}”.`),
    ...finding('law', (id) => `The model never cites the law “${id}”.`),
    ...finding('guideline', (id) => `The model never cites the guideline “${id}”.`),
  ];
};

/** Checks that every source exists, and that every clause, law and guideline is the source of something. */
export const checkCitations = ({ whole: model }: Facts): Finding[] => {
  if (typeof model !== 'object' || model === null) return [];
  const citations = findCitations(model);
  return [...unknownSources(model, citations), ...uncited(model, citations)];
};
