import type { AuditPage, AuditText } from '#domain/audit/audit-data.ts';
import type { LocalizedText } from '#model/localized-text.ts';
import { chapterOf } from '../../text/passage-of.ts';
import { entryLinks, linked, localizedText } from '../passages.ts';
import { inPolish, passageText } from '../source-text.ts';
import { localized, type Translator } from '../translator.ts';
import type { AuditContext } from './audit-context.ts';
import { citingBlocks, filledBlocks } from './citing-blocks.ts';
import { entriesShownBy, signingText } from './register-page.ts';

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
      isDeparted: clause.deviations !== undefined,
    };
  });
};

const inJournal = /Dz\. U\. z (?<year>\d{4}) r\. poz\. (?<item>\d+)/;
const ofUnion = /\(UE\) (?<year>\d{4})\/(?<number>\d+)/;

/** Where a law was published, leading to its text at the publisher. */
export const officialLink = (publication: LocalizedText, translator: Translator): AuditText => {
  const words = localized(publication, translator);
  const polish = inJournal.exec(publication.pl)?.groups;
  if (polish !== undefined) return linked(words, `https://eli.gov.pl/eli/DU/${polish.year}/${polish.item}`, translator);
  const union = ofUnion.exec(publication.pl)?.groups;
  if (union === undefined) return words;
  return linked(words, `https://eur-lex.europa.eu/eli/reg/${union.year}/${union.number}/oj`, translator);
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
        ...(law.publication === null
          ? []
          : [{ term: t('publication'), text: officialLink(law.publication, translator) }]),
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
  const { t, signing } = translator;
  const signed = signingText(entriesShownBy('guidelines', context), context);
  return project.model.guidelines.map(
    (guideline): AuditPage => ({
      id: `guideline/${guideline.id}`,
      kind: 'guideline',
      title: localized(chapterOf(guideline), translator),
      lead: localizedText(guideline.says, translator),
      about: [
        { term: signing('signer'), text: signed },
        {
          term: t('publication'),
          text: guideline.address.startsWith('https:')
            ? linked(guideline.address, guideline.address, translator)
            : guideline.address,
        },
        ...(guideline.polishEdition === null
          ? []
          : [{ term: t('polishEdition'), text: inPolish(guideline.polishEdition) }]),
      ],
      blocks: filledBlocks(citingBlocks(guideline.id, context)),
      words: [guideline.id, localized(guideline.says, translator)],
    }),
  );
};
