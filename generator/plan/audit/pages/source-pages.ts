import type { AuditPage } from '#domain/audit/audit-data.ts';
import { entryLinks, worded } from '../passages.ts';
import { said } from '../reader.ts';
import { passageText } from '../source-text.ts';
import { citingBlocks, filledBlocks } from './citing-blocks.ts';
import type { Desk } from './desk.ts';

/** A statement of the specification with everything that carries it. */
export const clausePages = (desk: Desk): readonly AuditPage[] => {
  const { project, reader } = desk;
  const { say } = reader;
  return project.model.clauses.map((clause): AuditPage => {
    const section = project.model.sections.find(({ id }) => clause.id.startsWith(`${id}.`));
    return {
      id: `clause/${clause.id}`,
      kind: 'clause',
      title: `${say('clause')} ${clause.id}`,
      lead: worded(clause, reader),
      about: [
        { term: say('section'), text: section === undefined ? '' : `${section.id}. ${said(section, reader)}` },
        ...(clause.departs === undefined ? [] : [{ term: say('departs'), text: entryLinks(clause.departs, reader) }]),
      ],
      blocks: filledBlocks(citingBlocks(clause.id, desk)),
      words: [said(clause, reader)],
    };
  });
};

/** A passage of the law with every rule, number and field that rests on it. */
export const lawPages = (desk: Desk): readonly AuditPage[] => {
  const { project, reader } = desk;
  const { say } = reader;
  return project.model.laws.map(
    (law): AuditPage => ({
      id: `law/${law.id}`,
      kind: 'law',
      title: passageText(law, reader),
      lead: worded(law.says, reader),
      about: [
        ...(law.publication === null ? [] : [{ term: say('publication'), text: said(law.publication, reader) }]),
        ...(law.inForceFrom === null ? [] : [{ term: say('inForceSince'), text: law.inForceFrom }]),
      ],
      blocks: filledBlocks(citingBlocks(law.id, desk)),
      words: [law.id, said(law.says, reader)],
    }),
  );
};
