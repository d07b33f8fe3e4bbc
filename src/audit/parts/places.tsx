import { z } from 'zod';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import { createMessageLookup } from '#generator/plan/text/message-texts.ts';
import { tables } from '#model/schema/model.ts';
import { type Audit, useAudit } from '../audit.ts';
import { fillNumbersIntoLine } from '../texts/written-texts.tsx';
import type { CitingRow } from '../words/citing.ts';
import { MailLink, NumberLink, RuleLink } from './links.tsx';
import { Lines, Listed, Words } from './words.tsx';

const localized = z.union([
  z.object({ pl: z.string(), en: z.string().optional() }),
  z.string().transform((name) => ({ pl: name, en: undefined })),
]);
/** The field by which people know a row. */
const known = z.object({
  name: localized.optional(),
  words: localized.optional(),
  title: localized.optional(),
  statement: localized.optional(),
  heading: localized.nullable().optional(),
  value: z.number().optional(),
});

/** What a row is called; empty where it has only a name of the code. */
const rowTitle = ({ row }: CitingRow, audit: Audit): string => {
  const { data } = known.safeParse(row);
  const words = data?.name ?? data?.words ?? data?.title ?? data?.statement ?? data?.heading;
  if (words === undefined || words === null) return '';
  const value = data?.value?.toLocaleString(audit.locale) ?? null;
  return fillPlaceholders(fillNumbersIntoLine(words[audit.locale] ?? words.pl, audit), (name) =>
    name === 'value' ? value : null,
  );
};

/** The label of a field of a form, as its visitors read it. */
export const formFieldLabel = (field: string, audit: Audit): string =>
  fillNumbersIntoLine(
    createMessageLookup(audit.project, { namespace: 'form', locale: audit.locale }, () => undefined)(field),
    audit,
  );

export const FormLink = ({ id, field }: { readonly id: string; readonly field: string | null }) => {
  const audit = useAudit();
  const form = audit.project.model.forms.find((one) => one.id === id);
  if (form === undefined) return id;
  return (
    <a href={`forms.html#${id}${field === null ? '' : `-${field}`}`}>
      <Words of={form.name} />
      {field === null ? '' : `: ${formFieldLabel(field, audit)}`}
    </a>
  );
};

/** A row of the model in words, leading to its place in the audit where it has one. */
export const PlaceText = ({ of }: { readonly of: CitingRow }) => {
  const audit = useAudit();
  switch (of.table) {
    case 'rules':
      return <RuleLink id={of.id} />;
    case 'parameters':
      return <NumberLink id={of.id} />;
    case 'mails':
      return <MailLink id={of.id} />;
    case 'forms':
      return <FormLink id={of.id} field={of.part} />;
    default:
      return rowTitle(of, audit) || of.id;
  }
};

/** At most this number of rows of a table are named; the others, and those that have a name of the code alone, are counted. */
const mostNamed = 6;

/** Rows of tables without a document of their own, a line a table. */
export const PlacesByTable = ({ of: places }: { readonly of: readonly CitingRow[] }) => {
  const audit = useAudit();
  return (
    <Lines
      items={[...Map.groupBy(places, ({ table }) => table)].map(([table, group]) => {
        const rows = [...new Map(group.map((place) => [place.id, place])).values()];
        const named = rows.filter((place) => ['forms', 'mails'].includes(table) || rowTitle(place, audit) !== '');
        const shown = named.slice(0, mostNamed).map((place) => <PlaceText of={place} key={place.id} />);
        return (
          <>
            {tables.get(table)?.[audit.locale] ?? table}
            {shown.length > 0 ? ': ' : ''}
            <Listed items={shown} />
            {rows.length > Math.max(shown.length, 1) ? ` (${rows.length})` : ''}
          </>
        );
      })}
    />
  );
};

/** Places of some tables, each once. */
export const filterCitingRowsByTable = (
  places: readonly CitingRow[],
  ...tables: readonly string[]
): readonly CitingRow[] => places.filter(({ table }) => tables.includes(table));
