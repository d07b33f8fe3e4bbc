import type { ProcessedFields, Processing, ProcessingRecord } from '#contract/page.ts';
import type { Locale } from '#domain/locale.ts';
import { officeRecords } from '#model/forms/office-records.ts';
import type { LocalizedText } from '#model/localized-text.ts';
import type { Form } from '#model/schema/forms.ts';
import type { Model } from '#model/schema/model.ts';
import type { Project } from '../../validate/project.ts';
import { bindWords } from '../text/fill-text.ts';
import { createMessageLookup } from '../text/message-texts.ts';
import { lawPassageText } from '../text/passage-of.ts';
import { createParameterScope } from '../text/text-scope.ts';

type Field = Form['fields'][number];

/** The legal basis of a field: passages of the law, and how they apply to it. */
const basisOf = ({ legalBasis }: Field, { laws }: Model, locale: Locale): string => {
  const passages = laws.filter(({ id }) => legalBasis.laws.some((cited) => cited === id));
  return `${passages.map((law) => lawPassageText(law)[locale]).join('; ')}: ${legalBasis[locale]}`;
};

interface Processed extends ProcessedFields {
  readonly basis: string;
  readonly period: string;
}

/** One row for each legal basis and period; in it, the fields of one purpose are listed together. */
const groupedRows = (processed: readonly Processed[]): readonly Processing[] => {
  const rows = new Map<string, Map<string, Processed>>();
  for (const { fields, purpose, basis, period } of processed) {
    const key = JSON.stringify([basis, period]);
    const data = rows.get(key) ?? new Map<string, Processed>();
    rows.set(
      key,
      data.set(purpose, { fields: [...(data.get(purpose)?.fields ?? []), ...fields], purpose, basis, period }),
    );
  }
  return [...rows.values()].map((data) => {
    const [first] = data.values();
    return {
      basis: first?.basis ?? '',
      period: first?.period ?? '',
      data: [...data.values()].map(({ fields, purpose }) => ({ fields, purpose })),
    };
  });
};

/** The text that says how long data are kept, and from when. */
export const retentionPeriodText = (
  project: Project,
  kept: { readonly retention: Field['retention']; readonly leavesEarlier?: Field['leavesEarlier'] },
  locale: Locale,
): string => {
  const number = createParameterScope(project, locale)(kept.retention);
  const period = [kept.leavesEarlier?.[locale], number, project.parameters[kept.retention]?.since?.[locale]]
    .filter((part) => part !== undefined && part !== null)
    .join(' ');
  return bindWords(period, locale);
};

/** The record of the data that the office writes down about its own work. */
const officeRecord = (project: Project, locale: Locale): ProcessingRecord => {
  const localizedText = (words: LocalizedText): string => bindWords(words[locale], locale);
  const passageById = (id: string) => project.model.laws.filter((law) => law.id === id).map(lawPassageText);
  return {
    id: officeRecords.id,
    form: officeRecords.name[locale],
    rows: groupedRows(
      officeRecords.rows.map(({ fields, purpose, law, basis, retention }) => ({
        fields: [localizedText(fields)],
        purpose: localizedText(purpose),
        basis: [...passageById(law).map(localizedText), localizedText(basis)].join(': '),
        period: retentionPeriodText(project, { retention }, locale),
      })),
    ),
  };
};

/**
 * For every form and for the office: the purposes of the fields, their legal basis and retention. A declaration is named by its purpose.
 */
export const listProcessingRecords = (project: Project, locale: Locale): readonly ProcessingRecord[] => {
  // Nothing is reported here: the check of form texts reports a field without a label.
  const label = createMessageLookup(project, { namespace: 'form', locale }, () => undefined);
  const processingOf = (field: Field): Processed => ({
    fields: field.input === 'checkbox' ? [] : [label(field.id)],
    purpose: field.purpose[locale],
    basis: basisOf(field, project.model, locale),
    period: retentionPeriodText(project, field, locale),
  });
  const forms = project.model.forms.map(({ id, name, fields }) => ({
    id,
    form: name[locale],
    rows: groupedRows(fields.map(processingOf)),
  }));
  return [...forms, officeRecord(project, locale)];
};
