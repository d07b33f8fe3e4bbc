import type { AuditBlock, AuditText } from '#domain/audit/audit-data.ts';
import { joined } from '#domain/audit/audit-text.ts';
import type { TextDocument } from '../../../validate/content/content.ts';
import { textParts } from '../../../validate/content/text-parts.ts';
import type { AuditContext } from '../pages/audit-context.ts';
import { guidelineLink, lawLink } from '../source-text.ts';
import { writtenDocument, writtenLine, writtenTexts } from './written-texts.ts';

/** By what a text says of itself who signs it. */
type Mark = 'medical' | 'legal';

/** Folders of content/ to the key of what a text there is called. */
const kindNames: Readonly<Record<string, string>> = {
  pages: 'page',
  articles: 'article',
  courses: 'courseText',
  cities: 'cityText',
  'company-cities': 'cityText',
};

const titleOf = (name: string, { front }: TextDocument, context: AuditContext): string => {
  const kind = context.translator.signing(kindNames[name.split('/')[0] ?? ''] ?? 'page');
  return `${kind}: ${front.heading ?? front.title ?? name}`;
};

const citedText = (ids: readonly string[] | undefined, { project, translator }: AuditContext): AuditText => {
  const { guidelines, laws } = project.model;
  const cited = (ids ?? []).flatMap((id): AuditText[] => {
    const guideline = guidelines.find((one) => one.id === id);
    const law = laws.find((one) => one.id === id);
    if (guideline !== undefined) return [guidelineLink(guideline, translator)];
    return law === undefined ? [] : [lawLink(law, translator)];
  });
  return cited.length === 0 ? translator.signing('sourceUnnamed') : joined(cited, '; ');
};

const documentsOf = ({ project, translator }: AuditContext): readonly (readonly [string, TextDocument])[] => [
  ...project.content.documents[translator.locale],
];

/** The texts that bear a mark as a whole, word for word, each with what it cites. */
export const markedDocuments = (mark: Mark, context: AuditContext): readonly AuditBlock[] => {
  const { signing, t } = context.translator;
  return documentsOf(context)
    .filter(([, { front }]) => front[mark] === true)
    .map(([name, document]) => ({
      kind: 'table',
      title: titleOf(name, document, context),
      head: [signing('placeOfWords'), signing('wordForWord')],
      rows: [
        ...writtenDocument(document, context, (part) => signing('part', part)),
        ...(document.front.sources === undefined ? [] : [[t('source'), citedText(document.front.sources, context)]]),
      ],
    }));
};

/** Parts about treatment in texts about something else, word for word, each with the guidelines that it follows. */
export const medicalPartsBlock = (context: AuditContext): AuditBlock => {
  const { signing, t } = context.translator;
  return {
    kind: 'table',
    title: signing('medicalParts'),
    head: [signing('placeOfWords'), signing('wordForWord'), t('source')],
    rows: documentsOf(context).flatMap(([name, document]) => {
      const parts = textParts(document);
      return (document.front.medicalParts ?? []).map(({ under, sources }) => [
        under in document.sections
          ? titleOf(name, document, context)
          : joined([titleOf(name, document, context), writtenLine(under, context)], ' – '),
        joined(
          writtenTexts(parts.get(under) ?? [], context).map(({ words }) => words),
          ' ',
        ),
        citedText(sources, context),
      ]);
    }),
  };
};

/** Questions that bear a mark, with their answers word for word. */
export const markedQuestions = (mark: Mark, context: AuditContext): AuditBlock => {
  const { project, translator } = context;
  const { signing, t } = translator;
  return {
    kind: 'table',
    title: signing('questionsAndAnswers'),
    head: [signing('question'), signing('wordForWord'), t('source')],
    rows: [...project.content.faq[translator.locale].values()].flatMap((entries) =>
      entries
        .filter((entry) => entry[mark])
        .map(({ title, content, sources }) => [
          writtenLine(title, context),
          joined(
            writtenTexts(content, context).map(({ words }) => words),
            ' ',
          ),
          citedText(sources, context),
        ]),
    ),
  };
};
