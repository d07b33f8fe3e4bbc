import type { AuditBlock, AuditText } from '#domain/audit/audit-data.ts';
import { joined, together } from '#domain/audit/audit-text.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import type { Locale } from '#domain/locale.ts';
import type { Model } from '#model/schema/model.ts';
import type { Source } from '#model/schema/source.ts';
import type { Project } from '../../validate/project.ts';
import { tableName } from './pages/place-names.ts';
import { sourceNumbers } from './source-text.ts';
import type { Translator } from './translator.ts';

/** A row of the model as an auditor looks for it, and where it comes from. */
interface Fact {
  readonly table: string;
  readonly name: AuditText;
  readonly source: Source;
  readonly register: readonly string[];
}

/** Tables whose rows the audit shows with their source elsewhere; forms are listed by field. */
const shownElsewhere = [
  'relations',
  'forms',
  'claims',
  'mails',
  'register',
] as const satisfies readonly (keyof Model)[];

type Sourced<Rows> = Rows extends readonly (infer Row extends { readonly source: Source })[] ? Row : never;
type Row = Sourced<Model[Exclude<keyof Model, (typeof shownElsewhere)[number]>]>;

const listedTables = (model: Model): readonly (readonly [name: string, rows: readonly Row[]])[] =>
  Object.entries<unknown>(model).flatMap(([name, rows]) =>
    Array.isArray(rows) && rows.every((row) => 'source' in row) && !shownElsewhere.some((other) => other === name)
      ? [[name, rows] as const]
      : [],
  );

const codeOf = (row: Row): string => {
  if ('id' in row) return row.id;
  if ('reason' in row) return `${row.path}: ${row.reason}`;
  return 'key' in row ? row.key : row.name;
};

/** What distinguishes a row from its neighbours: the size of a gallery, the value of a header, what a page reads from its address. */
const detailOf = (row: Row): string => {
  if ('size' in row) return ` (${row.size})`;
  if ('value' in row && typeof row.value === 'string') return `: ${row.value}`;
  return 'query' in row && Array.isArray(row.query) && row.query.length > 0 ? ` ?${row.query.join('&')}` : '';
};

const nameOf = (row: Row, locale: Locale): AuditText => {
  const code = codeText(`${codeOf(row)}${detailOf(row)}`);
  if (!('name' in row) || typeof row.name !== 'object') return code;
  return together(row.name[locale] ?? [{ text: row.name.pl, lang: 'pl', isCode: false }], ' ', code);
};

const registerOf = (row: Row): readonly string[] =>
  'register' in row && Array.isArray(row.register) ? row.register : [];

const factsOf = ({ model }: Project, { locale }: Translator): readonly Fact[] => [
  ...(['locales', 'organisation', 'brand', 'tagManager', 'trailingSlash'] as const).map((table) => ({
    table,
    name: codeText(table),
    source: model[table].source,
    register: [],
  })),
  ...(['map', 'neighbours'] as const).map((part) => ({
    table: 'geography',
    name: codeText(part),
    source: model.geography[part].source,
    register: [],
  })),
  ...listedTables(model).flatMap(([table, rows]) =>
    rows.map((row) => ({
      table,
      name: nameOf(row, locale),
      source: row.source,
      register: registerOf(row),
    })),
  ),
  ...model.forms.flatMap(({ id, source, fields }) => [
    { table: 'forms', name: codeText(id), source, register: [] },
    ...fields.map((field) => ({
      table: 'forms',
      name: codeText(`${id}: ${field.id}`),
      source: field.source,
      register: [],
    })),
  ]),
];

/** Rows of one table that rest on the same words stand in one line. */
const bySource = (facts: readonly Fact[], translator: Translator): readonly (readonly Fact[])[] => {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const key = JSON.stringify([fact.table, sourceNumbers(fact.source, translator), fact.register]);
    groups.set(key, [...(groups.get(key) ?? []), fact]);
  }
  return [...groups.values()];
};

/** Every other fact of the model with its source and its register entries. */
export const sourcesTable = (project: Project, translator: Translator): AuditBlock => {
  const { t } = translator;
  const rows = bySource(factsOf(project, translator), translator).flatMap((facts) => {
    const [first] = facts;
    if (first === undefined) return [];
    const names = joined(
      facts.map(({ name }) => name),
      ', ',
    );
    return [
      [
        tableName(first.table, { translator }),
        names,
        sourceNumbers(first.source, translator),
        first.register.join(', '),
      ],
    ];
  });
  return {
    kind: 'table',
    isProof: true,
    title: t('factsAndSources'),
    head: [t('tableOfModel'), t('factsOfTable'), t('source'), t('entry')],
    rows,
  };
};
