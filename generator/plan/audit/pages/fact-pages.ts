import type { AuditPage, AuditText } from '#domain/audit/audit-data.ts';
import { joined, together } from '#domain/audit/audit-text.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import { mailExtras, mailFactTypes, mailRecipients } from '#model/mails/fact-texts.ts';
import type { Field, Form } from '#model/schema/forms.ts';
import type { Mail } from '#model/schema/mails.ts';
import type { Promised } from '#model/schema/promises.ts';
import { messageTexts } from '../../text/message-texts.ts';
import { parameterScope } from '../../text/text-scope.ts';
import { placeOfPromise } from '../areas/fact-areas.ts';
import { entryLinks, linked } from '../passages.ts';
import { type Reader, said } from '../reader.ts';
import { lawLink, sourceNumbers, sourceText } from '../source-text.ts';
import { filledBlocks, listOf } from './citing-blocks.ts';
import type { Desk } from './desk.ts';

const quoted = (words: string, { say }: Reader): string => say('quoted').replace('{text}', words);

/** The texts of the content that hold one of the words of a promise. */
const textsSaying = (promise: Promised, { project, reader }: Desk): readonly AuditText[] => {
  const words = promise.words[reader.locale].map((one) => one.toLowerCase());
  return project.texts
    .filter(({ path }) => path.startsWith(`${reader.locale}/`))
    .filter(({ text }) => words.some((word) => text.toLowerCase().includes(word)))
    .map(({ path }) => codeText(`content/${path}`));
};

/** What texts promise to do, by which words, and who keeps it. */
export const promisePage = (promise: Promised, desk: Desk): AuditPage => {
  const { reader } = desk;
  const { say } = reader;
  const { id, name, words, job, register } = promise;
  const keeper: AuditText =
    job?.by === 'mail'
      ? linked(`${say('keptByMail')}: `, `mail/${job.mail}`, reader)
      : job === null
        ? say('keptByNobody')
        : `${say('keptByOffice')}: `;
  return {
    id: `promise/${id}`,
    kind: 'promise',
    title: said(name, reader),
    lead: words[reader.locale].map((one) => quoted(one, reader)).join(', '),
    about: [
      { term: say('keeps'), text: together(keeper, placeOfPromise(job, { model: desk.project.model, reader })) },
      { term: say('entry'), text: entryLinks([register], reader) },
    ],
    blocks: filledBlocks([listOf(say('textsSaying'), textsSaying(promise, desk))]),
    words: [id, ...words[reader.locale]],
  };
};

const basisText = ({ legalBasis }: Field, { project, reader }: Desk): AuditText => {
  const laws = project.model.laws.filter(({ id }) => legalBasis.laws.some((cited) => cited === id));
  return together(
    joined(
      laws.map((law) => lawLink(law, reader)),
      '; ',
    ),
    `: ${legalBasis[reader.locale]}`,
  );
};

/** A form with the record of processing of each field. */
export const formPage = (form: Form, desk: Desk): AuditPage => {
  const { project, reader } = desk;
  const { say, locale } = reader;
  const label = messageTexts(project, { namespace: 'form', locale }, () => undefined);
  const numbers = parameterScope(project, locale);
  const ruleLink = (id: string | null): AuditText => {
    const rule = project.rules.find((one) => one.id === id);
    return rule === undefined ? '' : linked(said(rule.title, reader), `rule/${rule.id}`, reader);
  };
  return {
    id: `form/${form.id}`,
    kind: 'form',
    title: `${say('form')}: ${said(form.name, reader)}`,
    lead: say('processing'),
    about: [
      { term: say('source'), text: sourceText(form.source, reader) },
      { term: say('name'), text: codeText(`model/forms: ${form.id}`) },
    ],
    blocks: [
      {
        kind: 'table',
        title: say('processing'),
        head: [say('fieldName'), say('purpose'), say('legalBasis'), say('period'), say('rule'), say('source')],
        rows: form.fields.map((field) => [
          together(label(field.id), ' ', codeText(field.id)),
          field.purpose[locale],
          basisText(field, desk),
          linked(numbers(field.retention) ?? '', `parameter/${field.retention}`, reader),
          ruleLink(field.rule),
          sourceNumbers(field.source, reader),
        ]),
        anchors: form.fields.map(({ id }) => id),
        filter: [],
      },
    ],
    words: [form.id],
  };
};

const factsText = (facts: Mail['facts'], reader: Reader): readonly AuditText[] =>
  Object.entries(facts).map(([name, type]) => joined([codeText(name), said(mailFactTypes[type], reader)], ' '));

/** A mail that the site sends by itself. */
export const mailPage = (mail: Mail, desk: Desk): AuditPage => {
  const { project, reader } = desk;
  const { say } = reader;
  const promises = project.model.promises.filter(({ job }) => job?.by === 'mail' && job.mail === mail.id);
  return {
    id: `mail/${mail.id}`,
    kind: 'mail',
    title: `${say('mail')}: ${said(mail.name, reader)}`,
    lead: project.content.mails[reader.locale].get(mail.id)?.subject ?? '',
    about: [
      { term: say('recipient'), text: said(mailRecipients[mail.to], reader) },
      { term: say('source'), text: sourceText(mail.source, reader) },
      { term: say('name'), text: codeText(`content/${reader.locale}/mails/${mail.id}.md`) },
    ],
    blocks: filledBlocks([
      listOf(say('mailFacts'), factsText(mail.facts, reader)),
      listOf(say('mailMaybe'), factsText(mail.maybe, reader)),
      listOf(
        say('mailCarries'),
        mail.carries.map((extra) => said(mailExtras[extra], reader)),
      ),
      listOf(
        say('promises'),
        promises.map(({ id, name }) => linked(said(name, reader), `promise/${id}`, reader)),
      ),
    ]),
    words: [mail.id],
  };
};
