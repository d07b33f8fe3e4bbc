import type { ReactNode } from 'react';
import type { RegisterEntry } from '#model/schema/register.ts';
import { useAudit } from '../audit.ts';
import { ConfirmedText } from '../parts/confirmed.tsx';
import { Document } from '../parts/layout.tsx';
import { ClauseLink, EntryLink } from '../parts/links.tsx';
import { Table } from '../parts/table.tsx';
import { ClauseTests } from '../parts/test-results.tsx';
import { Lines, OwnerWords, Words } from '../parts/words.tsx';
import { findDeparturesFromClause } from '../words/departures.ts';
import { formatSigners, formatSigningStatus } from '../words/signing.ts';

/** Every clause from which the site departs in a row, with what it does and why. */
export const DeparturesDocument = () => {
  const audit = useAudit();
  const { t, project } = audit;
  return (
    <Document id="departures" title={t.departures()}>
      <p className="lead">{t.departuresLead()}</p>
      <Table
        filter
        head={[t.clause(), t.inItsWords(), t.whatWeDo(), t.whyColumn(), t.signer(), t.tests()]}
        rows={project.model.clauses.flatMap(({ id, owner }) => {
          const entries = findDeparturesFromClause(id, audit);
          const each = (words: (entry: RegisterEntry) => ReactNode) => (
            <Lines
              items={entries.map((entry) => (
                <>
                  <EntryLink id={entry.id} />: {words(entry)}
                </>
              ))}
            />
          );
          if (entries.length === 0) return [];
          return [
            {
              id,
              cells: [
                <ClauseLink id={id} key="clause" />,
                <OwnerWords of={owner} key="owner" />,
                each((entry) => <Words of={entry.decision} />),
                each((entry) => <Words of={entry.reason} />),
                each((entry) => (
                  <>
                    {formatSigners(entry, audit)}; {formatSigningStatus(entry, audit)}; <ConfirmedText of={entry} />
                  </>
                )),
                <ClauseTests id={id} key="tests" />,
              ],
            },
          ];
        })}
      />
    </Document>
  );
};
