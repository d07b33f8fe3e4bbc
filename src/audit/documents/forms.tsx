import { retentionPeriodText } from '#generator/plan/processing/processing.ts';
import { requirements } from '#model/forms/requirements.ts';
import { useAudit } from '../audit.ts';
import { Document } from '../parts/layout.tsx';
import { CitedLinks, RuleLink, SourceText } from '../parts/links.tsx';
import { formFieldLabel } from '../parts/places.tsx';
import { Part, Table } from '../parts/table.tsx';
import { Words } from '../parts/words.tsx';

/** Every form field by field: why it is asked, on which legal basis, and how long it is kept. */
export const FormsDocument = () => {
  const audit = useAudit();
  const { t, project, locale } = audit;
  return (
    <Document id="forms" title={t.forms()}>
      <p className="lead">{t.formsLead()}</p>
      <div className="filtered" data-filter={t.filter()}>
        {project.model.forms.map((form) => (
          <Part id={form.id} title={<Words of={form.name} />} key={form.id}>
            <p>
              {t.source()}: <SourceText of={form.source} />
            </p>
            <Table
              head={[t.field(), t.required(), t.purpose(), t.legalBasis(), t.keptFor(), t.rule(), t.source()]}
              rows={form.fields.map((field) => ({
                id: `${form.id}-${field.id}`,
                cells: [
                  formFieldLabel(field.id, audit),
                  <Words of={requirements[field.required]} key="required" />,
                  <Words of={field.purpose} key="purpose" />,
                  <span key="basis">
                    <CitedLinks ids={field.legalBasis.laws} />: <Words of={field.legalBasis} />
                  </span>,
                  <span key="kept">
                    <a href={`numbers.html#${field.retention}`}>{retentionPeriodText(project, field, locale)}</a>
                    {field.sensitive ? `; ${t.goesAtOnce()}` : ''}
                  </span>,
                  field.rule === null ? '' : <RuleLink id={field.rule} key="rule" />,
                  <SourceText of={field.source} key="source" />,
                ],
              }))}
            />
          </Part>
        ))}
      </div>
    </Document>
  );
};
