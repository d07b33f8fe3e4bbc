import type { AuditPage } from '#domain/audit/audit-data.ts';
import { chapterOf } from '../../text/passage-of.ts';
import { entryLinks, localizedText } from '../passages.ts';
import { inPolish, passageText } from '../source-text.ts';
import { localized } from '../translator.ts';
import type { AuditContext } from './audit-context.ts';
import { citingBlocks, filledBlocks } from './citing-blocks.ts';

/** A statement of the specification with everything that carries it. */
export const clausePages = (context: AuditContext): readonly AuditPage[] => {
  const { project, translator } = context;
  const { t } = translator;
  return project.model.clauses.map((clause): AuditPage => {
    const section = project.model.sections.find(({ id }) => clause.id.startsWith(`${id}.`));
    return {
      id: `clause/${clause.id}`,
      kind: 'clause',
      title: `${t('clause')} ${clause.id}`,
      lead: localizedText(clause, translator),
      about: [
        { term: t('section'), text: section === undefined ? '' : `${section.id}. ${localized(section, translator)}` },
        ...(clause.deviations === undefined
          ? []
          : [{ term: t('deviations'), text: entryLinks(clause.deviations, translator) }]),
        ...(clause.settledBy === undefined
          ? []
          : [{ term: t('settledBy'), text: entryLinks(clause.settledBy, translator) }]),
      ],
      blocks: filledBlocks(citingBlocks(clause.id, context)),
      words: [localized(clause, translator)],
    };
  });
};

/** A passage of the law with every rule, number and field that rests on it. */
export const lawPages = (context: AuditContext): readonly AuditPage[] => {
  const { project, translator } = context;
  const { t } = translator;
  return project.model.laws.map(
    (law): AuditPage => ({
      id: `law/${law.id}`,
      kind: 'law',
      title: passageText(law, translator),
      lead: localizedText(law.says, translator),
      about: [
        ...(law.publication === null ? [] : [{ term: t('publication'), text: localized(law.publication, translator) }]),
        ...(law.inForceFrom === null ? [] : [{ term: t('inForceSince'), text: law.inForceFrom }]),
      ],
      blocks: filledBlocks(citingBlocks(law.id, context)),
      words: [law.id, localized(law.says, translator)],
    }),
  );
};

/** A passage of medical guidelines with every instruction and text that rests on it. */
export const guidelinePages = (context: AuditContext): readonly AuditPage[] => {
  const { project, translator } = context;
  const { t } = translator;
  return project.model.guidelines.map(
    (guideline): AuditPage => ({
      id: `guideline/${guideline.id}`,
      kind: 'guideline',
      title: localized(chapterOf(guideline), translator),
      lead: localizedText(guideline.says, translator),
      about: [
        { term: t('publication'), text: guideline.address },
        ...(guideline.polishEdition === null
          ? []
          : [{ term: t('polishEdition'), text: inPolish(guideline.polishEdition) }]),
      ],
      blocks: filledBlocks(citingBlocks(guideline.id, context)),
      words: [guideline.id, localized(guideline.says, translator)],
    }),
  );
};
