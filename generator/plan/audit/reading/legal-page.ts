import type { AuditBlock, AuditPage } from '#domain/audit/audit-data.ts';
import type { AuditContext } from '../pages/audit-context.ts';
import { filledBlocks, listOf } from '../pages/citing-blocks.ts';
import { linked } from '../passages.ts';
import { sourceNumbers } from '../source-text.ts';
import { localized } from '../translator.ts';
import { askedOfTexts } from './reading-pages.ts';
import { writtenDocument, writtenLine } from './written-texts.ts';

/** The pages by which the provider binds itself, or tells people of their rights. */
const legalPages = ['terms', 'privacy', 'withdrawal', 'account-deletion', 'accessibility'] as const;

const documentBlocks = (context: AuditContext): readonly AuditBlock[] => {
  const { project, translator } = context;
  const { signing, locale } = translator;
  return legalPages.flatMap((name): AuditBlock[] => {
    const document = project.content.documents[locale].get(`pages/${name}`);
    return document === undefined
      ? []
      : [
          {
            kind: 'table',
            title: `${signing('page')}: ${document.front.heading ?? document.front.title ?? name}`,
            head: [signing('placeOfWords'), signing('wordForWord')],
            rows: writtenDocument(document, context, (part) => signing('part', part)),
          },
        ];
  });
};

const mailsBlock = ({ project, translator }: AuditContext): AuditBlock => ({
  kind: 'table',
  title: translator.signing('mailsToRead'),
  head: [translator.t('mail'), translator.t('subjectLine')],
  rows: project.model.mails.map(({ id, name }) => [
    linked(localized(name, translator), `mail/${id}`, translator),
    writtenLine(project.content.mails[translator.locale].get(id)?.subject ?? '', { project, translator }, true),
  ]),
});

/** Sentences that pages, mails and the terms share. */
const statementsBlock = ({ project, translator }: AuditContext): AuditBlock => ({
  kind: 'table',
  title: translator.signing('statements'),
  head: [translator.signing('wordForWord'), translator.t('source')],
  rows: project.model.statements.map(({ words, source }) => [
    writtenLine(words[translator.locale], { project, translator }),
    sourceNumbers(source, translator),
  ]),
});

const promisesBlock = (context: AuditContext): AuditBlock => {
  const { project, translator } = context;
  return listOf(
    translator.t('commitments'),
    project.model.commitments.map(({ id, name }) =>
      linked(localized(name, translator), `commitment/${id}`, translator),
    ),
  );
};

/** Everything that binds the provider in words: mails, promises, shared sentences and the legal pages, for the lawyer to sign. */
export const legalPage = (context: AuditContext): AuditPage => ({
  id: 'legal-texts',
  kind: 'list',
  title: context.translator.signing('legalTexts'),
  lead: context.translator.signing('legalLead'),
  about: [],
  blocks: filledBlocks([
    askedOfTexts('lawyer', context),
    mailsBlock(context),
    promisesBlock(context),
    statementsBlock(context),
    ...documentBlocks(context),
  ]),
  words: [],
});
