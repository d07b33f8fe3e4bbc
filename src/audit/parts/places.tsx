import { z } from 'zod';
import { messageTexts } from '#generator/plan/text/message-texts.ts';
import { type Audit, useAudit } from '../audit.ts';
import { writtenLine } from '../texts/written-texts.tsx';
import type { Place } from '../words/citing.ts';
import { MailLink, NumberLink, RuleLink } from './links.tsx';
import { Words } from './words.tsx';

const localized = z.object({ pl: z.string(), en: z.string().optional() });
/** The field by which people know a row. */
const known = z.object({
  name: localized.optional(),
  words: localized.optional(),
  title: localized.optional(),
  statement: localized.optional(),
  heading: localized.nullable().optional(),
});

/** What a row is called; empty where it has only a name of the code. */
const nameOf = ({ row }: Place, audit: Audit): string => {
  const { data } = known.safeParse(row);
  const words = data?.name ?? data?.words ?? data?.title ?? data?.statement ?? data?.heading;
  return words === undefined || words === null ? '' : writtenLine(words[audit.locale] ?? words.pl, audit);
};

/** The label of a field of a form, as its visitors read it. */
export const fieldLabel = (field: string, { project, locale }: Audit): string =>
  messageTexts(project, { namespace: 'form', locale }, () => undefined)(field);

export const FormLink = ({ id, field }: { readonly id: string; readonly field: string | null }) => {
  const audit = useAudit();
  const form = audit.project.model.forms.find((one) => one.id === id);
  if (form === undefined) return id;
  return (
    <a href={`forms.html#${id}${field === null ? '' : `-${field}`}`}>
      <Words of={form.name} />
      {field === null ? '' : `: ${fieldLabel(field, audit)}`}
    </a>
  );
};

/** A row of the model in words, leading to its place in the audit where it has one. */
export const PlaceText = ({ of }: { readonly of: Place }) => {
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
    default: {
      const name = nameOf(of, audit);
      return name === '' ? <code>{`${of.table}: ${of.id}`}</code> : name;
    }
  }
};

/** Places of some tables, each once. */
export const placesIn = (places: readonly Place[], ...tables: readonly string[]): readonly Place[] =>
  places.filter(({ table }) => tables.includes(table));
