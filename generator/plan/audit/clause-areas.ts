import type { AuditArea } from '#domain/audit/audit-data.ts';
import type { Project } from '../../validate/project.ts';
import { worded } from './passages.ts';
import { type Reader, said } from './reader.ts';
import { lawTitle } from './source-text.ts';

/** The specification, clause by clause, with the entries of the register where we depart from it. */
export const clausesArea = ({ model }: Project, reader: Reader): AuditArea => {
  const { say } = reader;
  return {
    id: 'specification',
    title: say('specification'),
    sections: model.sections.map((section) => ({
      id: `specification-${section.id}`,
      title: `${section.id}. ${said(section, reader)}`,
      blocks: [
        {
          kind: 'table',
          title: said(section, reader),
          head: [say('entry'), say('clause'), say('departs')],
          rows: model.clauses
            .filter(({ id }) => id.startsWith(`${section.id}.`))
            .map((clause) => [clause.id, worded(clause, reader), (clause.departs ?? []).join(', ')]),
        },
      ],
    })),
  };
};

/** Every passage of the law that a fact or a rule rests on. */
export const lawsArea = ({ model }: Project, reader: Reader): AuditArea => {
  const { say } = reader;
  return {
    id: 'laws',
    title: say('laws'),
    sections: [
      {
        id: 'laws-table',
        title: say('passages'),
        blocks: [
          {
            kind: 'table',
            title: say('laws'),
            head: [say('passage'), say('passageSays')],
            rows: model.laws.map((law) => [lawTitle(law.id, reader), worded(law.says, reader)]),
          },
        ],
      },
    ],
  };
};
