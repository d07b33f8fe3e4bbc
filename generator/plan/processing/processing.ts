import type { Processing, ProcessingRecord } from '#contract/processing.ts';
import type { Locale } from '#domain/locale.ts';
import { officeRecords } from '#model/forms/office-records.ts';
import type { LocalizedText } from '#model/localized-text.ts';
import type { Form } from '#model/schema/forms.ts';
import type { Model } from '#model/schema/model.ts';
import type { Project } from '../../validate/project.ts';
import { nonBreakingSpaces } from '../text/fill-text.ts';
import { messageTexts } from '../text/message-texts.ts';
import { passageOf } from '../text/passage-of.ts';
import { parameterScope } from '../text/text-scope.ts';

type Field = Form['fields'][number];

/** The legal basis of a field: passages of the law, and how they apply. */
const basisOf = ({ legalBasis }: Field, { laws }: Model, locale: Locale): string => {
  const passages = laws.filter(({ id }) => legalBasis.laws.some((cited) => cited === id));
  return `${passages.map((law) => passageOf(law)[locale]).join('; ')}: ${legalBasis[locale]}`;
};

/** How long something is kept, and from when on. */
const periodOf = (
  project: Project,
  {
    retention,
    leavesEarlier,
  }: { readonly retention: Field['retention']; readonly leavesEarlier?: Field['leavesEarlier'] },
  locale: Locale,
): string => {
  const number = parameterScope(project, locale)(retention);
  const period = [leavesEarlier?.[locale], number, project.parameters[retention]?.since?.[locale]]
    .filter((part) => part !== undefined && part !== null)
    .join(' ');
  return locale === 'pl' ? nonBreakingSpaces(period) : period;
};

/** What the office writes down about its own work. */
const officeRecord = (project: Project, locale: Locale): ProcessingRecord => {
  const localizedText = (words: LocalizedText): string => (locale === 'pl' ? nonBreakingSpaces(words.pl) : words.en);
  const passageById = (id: string) => project.model.laws.filter((law) => law.id === id).map(passageOf);
  return {
    id: officeRecords.id,
    form: officeRecords.name[locale],
    rows: officeRecords.rows.map(({ fields, purpose, law, basis, retention }) => ({
      fields: [localizedText(fields)],
      purpose: localizedText(purpose),
      basis: [...passageById(law).map(localizedText), localizedText(basis)].join(': '),
      period: periodOf(project, { retention }, locale),
    })),
  };
};

/** Of every form, and of the office: what its fields serve, on what ground, and how long they are kept. Fields that share all three share one row. */
export const processingRecords = (project: Project, locale: Locale): readonly ProcessingRecord[] => {
  // A field without a label is reported with the texts of the forms.
  const label = messageTexts(project, { namespace: 'form', locale }, () => undefined);
  const processingOf = (field: Field): Processing => ({
    fields: [label(field.id)],
    purpose: field.purpose[locale],
    basis: basisOf(field, project.model, locale),
    period: periodOf(project, field, locale),
  });
  const forms = project.model.forms.map((form) => {
    const rows = new Map<string, Processing>();
    for (const row of form.fields.map(processingOf)) {
      const key = JSON.stringify([row.purpose, row.basis, row.period]);
      rows.set(key, { ...row, fields: [...(rows.get(key)?.fields ?? []), ...row.fields] });
    }
    return { id: form.id, form: form.name[locale], rows: [...rows.values()] };
  });
  return [...forms, officeRecord(project, locale)];
};
