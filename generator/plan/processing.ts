import type { Locale } from '#domain/locale.ts';
import type { Processing, ProcessingRecord } from '#domain/pages/processing.ts';
import type { Form } from '#model/schema/forms.ts';
import type { Project } from '../validate/project.ts';
import { messageTexts } from './text/message-texts.ts';
import { parameterScope } from './text/text-scope.ts';

type Field = Form['fields'][number];

/** Of every form: what its fields serve, on what ground, and how long they are kept. Fields that share all three stand in one row. */
export const processingRecords = (project: Project, locale: Locale): readonly ProcessingRecord[] => {
  // A field without a label is reported with the texts of the forms.
  const label = messageTexts(project, { namespace: 'form', locale }, () => undefined);
  const numbers = parameterScope(project, locale);
  const processingOf = (field: Field): Processing => ({
    fields: [label(field.id)],
    purpose: field.purpose[locale],
    basis: field.legalBasis[locale],
    period: numbers(field.retention) ?? '',
  });
  return project.model.forms.map((form) => {
    const rows = new Map<string, Processing>();
    for (const row of form.fields.map(processingOf)) {
      const key = JSON.stringify([row.purpose, row.basis, row.period]);
      rows.set(key, { ...row, fields: [...(rows.get(key)?.fields ?? []), ...row.fields] });
    }
    return { id: form.id, form: form.name[locale], rows: [...rows.values()] };
  });
};
