import { useAudit } from '../audit.ts';
import { Document } from '../parts/layout.tsx';
import { EntryLinks } from '../parts/links.tsx';
import { filterCitingRowsByTable, PlacesByTable, PlaceText } from '../parts/places.tsx';
import { Part, Table } from '../parts/table.tsx';
import { ClauseTests } from '../parts/test-results.tsx';
import { Listed, OwnerWords, Words } from '../parts/words.tsx';

/** The specification clause by clause, in the order of the document: who carries it, and which tests watch it. */
export const SpecificationDocument = () => {
  const { t, project, citing } = useAudit();
  const { sections, clauses } = project.model;
  return (
    <Document id="specification" title={t.specification()}>
      <p className="lead">{t.specificationLead()}</p>
      <div className="filtered" data-filter={t.filter()}>
        {sections.map((section) => (
          <Part
            title={
              <>
                {section.id}. <Words of={section} />
              </>
            }
            key={section.id}
          >
            <Table
              head={[
                t.clause(),
                t.inItsWords(),
                t.inOurWords(),
                t.rules(),
                t.numbers(),
                t.otherCarriers(),
                t.decisions(),
                t.tests(),
              ]}
              rows={clauses
                .filter(({ id }) => id.startsWith(`${section.id}.`))
                .map((clause) => {
                  const places = citing.get(clause.id) ?? [];
                  const listed = (of: typeof places) => (
                    <Listed
                      items={of.map((place) => (
                        <PlaceText of={place} key={`${place.table}/${place.id}/${place.part}`} />
                      ))}
                    />
                  );
                  const own = ['rules', 'parameters'];
                  const rules = [
                    ...new Map(filterCitingRowsByTable(places, 'rules').map((place) => [place.id, place])).values(),
                  ];
                  return {
                    id: clause.id,
                    cells: [
                      clause.id,
                      <OwnerWords of={clause.owner} key="owner" />,
                      <Words of={clause} key="ours" />,
                      listed(rules),
                      listed(filterCitingRowsByTable(places, 'parameters')),
                      <PlacesByTable of={places.filter(({ table }) => !own.includes(table))} key="others" />,
                      <EntryLinks ids={clause.settledBy ?? []} key="entries" />,
                      <ClauseTests id={clause.id} key="tests" />,
                    ],
                  };
                })}
            />
          </Part>
        ))}
      </div>
    </Document>
  );
};
