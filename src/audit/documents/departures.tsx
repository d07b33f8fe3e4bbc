import { useAudit } from '../audit.ts';
import { ConfirmedText } from '../parts/confirmed.tsx';
import { Document } from '../parts/layout.tsx';
import { ClauseLink, EntryLink } from '../parts/links.tsx';
import { Table } from '../parts/table.tsx';
import { ClauseTests } from '../parts/test-results.tsx';
import { Words } from '../parts/words.tsx';
import { signersText, statusText } from '../words/signing.ts';

/** Every clause from which the site departs, with what it does and why. */
export const DeparturesDocument = () => {
  const audit = useAudit();
  const { t, project } = audit;
  const { clauses, register } = project.model;
  return (
    <Document id="departures" title={t.departures()}>
      <p className="lead">{t.departuresLead()}</p>
      <Table
        filter
        head={[t.clause(), t.inItsWords(), t.whatWeDo(), t.whyColumn(), t.signer(), t.status(), t.tests()]}
        rows={clauses.flatMap((clause) =>
          register
            .filter(({ id }) => clause.deviations?.includes(id))
            .map((entry) => ({
              id: `${clause.id}-${entry.id}`,
              cells: [
                <ClauseLink id={clause.id} key="clause" />,
                <q lang="en" key="owner">
                  {clause.owner}
                </q>,
                <span key="decision">
                  <EntryLink id={entry.id} />: <Words of={entry.decision} />
                </span>,
                <Words of={entry.reason} key="reason" />,
                signersText(entry, audit),
                <span key="status">
                  {statusText(entry, audit)}; <ConfirmedText of={entry} />
                </span>,
                <ClauseTests id={clause.id} key="tests" />,
              ],
            })),
        )}
      />
    </Document>
  );
};
