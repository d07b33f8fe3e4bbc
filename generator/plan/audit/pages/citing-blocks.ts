import type { AuditBlock, AuditText } from '#domain/audit/audit-data.ts';
import { joined, together } from '#domain/audit/audit-text.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import { localized } from '../translator.ts';
import { type AuditContext, type Place, placesIn, placeText } from './audit-context.ts';
import { factName, tableName } from './place-names.ts';

const ownPages = ['rules', 'parameters', 'forms', 'mails'];
const mostNamed = 12;

/** A row of a rule by its name; other parts are known by their ids. */
const partText = ({ table, id, part }: Place, { project, translator }: AuditContext): AuditText => {
  const rule = table === 'rules' ? project.rules.find((one) => one.id === id) : undefined;
  const row = rule?.rows.find((one) => one.id === part);
  return row === undefined ? codeText(part) : localized(row, translator);
};

/** Rows of one rule or form in one line: its name and the parts that cite. */
const oneLine = (places: readonly Place[], context: AuditContext): AuditText => {
  const [first] = places;
  if (first === undefined) return '';
  const parts = placesIn(places, [first.table]).filter(({ part }) => part !== '');
  const name = placeText({ ...first, part: '' }, context);
  const named = parts.map((place) => partText(place, context));
  return parts.length === 0 ? name : together(name, ' (', joined(named, ', '), ')');
};

const byTable = (places: readonly Place[], table: string): readonly (readonly Place[])[] => [
  ...Map.groupBy(placesIn(places, [table]), ({ id }) => id).values(),
];

/** What rests on a clause, a law or an entry of the register: rules, numbers, forms and mails by name, other facts by table. */
export const citingBlocks = (id: string, context: AuditContext): readonly AuditBlock[] => {
  const { t } = context.translator;
  const places = (context.citing.get(id) ?? []).filter(({ table }) => table !== 'register' && table !== 'clauses');
  const lists = ownPages.map(
    (table): AuditBlock => ({
      kind: 'list',
      title: t('rests', table),
      items: byTable(places, table).map((group) => oneLine(group, context)),
    }),
  );
  const others = [
    ...Map.groupBy(
      places.filter(({ table }) => !ownPages.includes(table)),
      ({ table }) => table,
    ),
  ];
  const rest: AuditBlock = {
    kind: 'table',
    title: t('restsFacts'),
    head: [t('tableOfModel'), t('factsOfTable')],
    rows: others.map(([table, group]) => {
      const names = [...new Set(group.map((place) => place.id))];
      const shown = joined(
        names.slice(0, mostNamed).map((one) => factName(table, one, context)),
        ', ',
      );
      return [tableName(table, context), names.length > mostNamed ? together(shown, ` … (${names.length})`) : shown];
    }),
  };
  return [...lists, rest];
};

export const listOf = (title: string, items: readonly AuditText[]): AuditBlock => ({ kind: 'list', title, items });

/** Blocks that are not empty. */
export const filledBlocks = (blocks: readonly AuditBlock[]): readonly AuditBlock[] =>
  blocks.filter((block) => {
    if (block.kind === 'list') return block.items.length > 0;
    if (block.kind === 'quotations') return block.quotations.length > 0;
    return block.kind !== 'table' || block.rows.length > 0;
  });
