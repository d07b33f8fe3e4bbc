import type { Emergency } from '#model/schema/emergencies.ts';
import { useAudit } from '../audit.ts';
import { Document } from '../parts/layout.tsx';
import { LawLink, SourceText } from '../parts/links.tsx';
import { Part, Table } from '../parts/table.tsx';
import { Words } from '../parts/words.tsx';
import { AskedOfTexts, MarkedDocuments, MarkedQuestions, MedicalParts } from '../texts/marked-texts.tsx';

const Instruction = ({ of }: { readonly of: Emergency }) => {
  const audit = useAudit();
  const { t } = audit;
  const { id, name, when, steps, never, call, alone, source } = of;
  return (
    <Part
      id={id}
      title={
        <>
          {t.instruction()}: <Words of={name} />
        </>
      }
    >
      <Table
        head={[t.place(), t.wordForWord()]}
        rows={[
          [t.when(), <Words of={when} key="when" />],
          ...steps.flatMap((step, index) => [
            [t.step({ number: index + 1 }), <Words of={step} key={step.en} />],
            ...(step.shown ?? []).map(({ alt }) => [t.picture(), <Words of={alt} key={alt.en} />]),
          ]),
          ...never.map((words) => [t.never(), <Words of={words} key={words.en} />]),
          [t.call112(), <Words of={call} key="call" />],
          [t.alone(), <Words of={alone} key="alone" />],
          [t.source(), <SourceText of={source} key="source" />],
        ].map((cells) => ({ cells }))}
      />
    </Part>
  );
};

/** Everything that says how to help, word for word with its sources, for the physician. */
export const MedicalTextsDocument = () => {
  const { t, project } = useAudit();
  const { emergencies, situations, guidelines } = project.model;
  return (
    <Document id="medical-texts" title={t.medicalTexts()}>
      <p className="lead">{t.medicalLead()}</p>
      <div className="filtered" data-filter={t.filter()}>
        <AskedOfTexts of="physician" />
        {emergencies.map((emergency) => (
          <Instruction of={emergency} key={emergency.id} />
        ))}
        <Part title={t.situations()}>
          <Table
            head={[t.situation(), t.call112(), t.medicine(), t.forWhom(), t.source()]}
            rows={situations.map(({ id, name, call, medicine, form, forWhom, source }) => ({
              id,
              cells: [
                <Words of={name} key="name" />,
                <Words of={call} key="call" />,
                <span key="medicine">
                  <Words of={medicine} />
                  {form === null ? null : (
                    <>
                      {' – '}
                      <Words of={form} />
                    </>
                  )}
                </span>,
                <Words of={forWhom} key="forWhom" />,
                <SourceText of={source} key="source" />,
              ],
            }))}
          />
        </Part>
        <Part title={t.galleries()}>
          <Table
            head={[t.drawing(), t.picture()]}
            rows={[...project.content.galleries.values()].flat().map(({ title, alt }) => ({
              cells: [<Words of={title} key="title" />, <Words of={alt} key="alt" />],
            }))}
          />
        </Part>
        <MarkedDocuments mark="medical" />
        <MedicalParts />
        <MarkedQuestions mark="medical" />
        <Part title={t.principles()}>
          <Table
            head={[t.guideline(), t.inOurWords()]}
            rows={guidelines.map(({ id, says }) => ({
              cells: [<LawLink id={id} key="guideline" />, <Words of={says} key="says" />],
            }))}
          />
        </Part>
      </div>
    </Document>
  );
};
