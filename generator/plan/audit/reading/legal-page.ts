import type { AuditBlock, AuditPage } from '#domain/audit/audit-data.ts';
import type { AuditContext } from '../pages/audit-context.ts';
import { filledBlocks, listOf } from '../pages/citing-blocks.ts';
import { linked } from '../passages.ts';
import { sourceNumbers } from '../source-text.ts';
import { localized } from '../translator.ts';
import { markedDocuments, markedQuestions } from './marked-texts.ts';
import { askedOfTexts } from './reading-pages.ts';
import { writtenLine } from './written-texts.ts';

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
    ...markedDocuments('legal', context),
    markedQuestions('legal', context),
  ]),
  words: [],
});
