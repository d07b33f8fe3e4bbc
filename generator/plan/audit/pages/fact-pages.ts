import type { AuditPage, AuditText } from '#domain/audit/audit-data.ts';
import { joined, together } from '#domain/audit/audit-text.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import { officeCommands } from '#model/commitments/office-commands.ts';
import {
  mailBookingStates,
  mailExtras,
  mailFactNames,
  mailFactTypes,
  mailRecipients,
} from '#model/mails/fact-texts.ts';
import type { Commitment } from '#model/schema/commitments.ts';
import type { Field, Form } from '#model/schema/forms.ts';
import type { Mail } from '#model/schema/mails.ts';
import type { Project } from '../../../validate/project.ts';
import { messageTexts } from '../../text/message-texts.ts';
import { parameterScope } from '../../text/text-scope.ts';
import { entryLinks, linked } from '../passages.ts';
import { writtenLine, writtenTexts } from '../reading/written-texts.ts';
import { lawLink, sourceNumbers, sourceText } from '../source-text.ts';
import { localized, type Translator } from '../translator.ts';
import type { AuditContext } from './audit-context.ts';
import { filledBlocks, listOf } from './citing-blocks.ts';

const quoted = (words: string, { t }: Translator): string => t('quoted').replace('{text}', words);

/** The texts of the content that hold one of the words of a promise. */
const textsSaying = (commitment: Commitment, { project, translator }: AuditContext): readonly AuditText[] => {
  const words = commitment.words[translator.locale].map((one) => one.toLowerCase());
  return project.texts
    .filter(({ path }) => path.startsWith(`${translator.locale}/`))
    .filter(({ text }) => {
      const lower = text.toLowerCase();
      return words.some((word) => lower.includes(word));
    })
    .map(({ path }) => codeText(`content/${path}`));
};

/** The command by which the office keeps a promise, or the mail that does. */
const placeOfCommitment = (
  owner: Commitment['owner'],
  { model, translator }: { model: Project['model']; translator: Translator },
): AuditText => {
  if (owner === null) return '';
  if (owner.by === 'office') {
    return joined(
      [localized(officeCommands[owner.command], translator), codeText(`npm run office -- ${owner.command}`)],
      ': ',
    );
  }
  const mail = model.mails.find(({ id }) => id === owner.mail);
  return mail === undefined ? '' : localized(mail.name, translator);
};

/** What texts promise to do, by which words, and who keeps it. */
export const commitmentPage = (commitment: Commitment, context: AuditContext): AuditPage => {
  const { translator } = context;
  const { t } = translator;
  const { id, name, words, owner, register } = commitment;
  const keptBy: AuditText =
    owner?.by === 'mail'
      ? linked(`${t('keptByMail')}: `, `mail/${owner.mail}`, translator)
      : owner === null
        ? t('keptByNobody')
        : `${t('keptByOffice')}: `;
  return {
    id: `commitment/${id}`,
    kind: 'commitment',
    title: localized(name, translator),
    lead: words[translator.locale].map((one) => quoted(one, translator)).join(', '),
    about: [
      {
        term: t('keeps'),
        text: together(keptBy, placeOfCommitment(owner, { model: context.project.model, translator })),
      },
      { term: t('entry'), text: entryLinks([register], translator) },
    ],
    blocks: filledBlocks([listOf(t('textsSaying'), textsSaying(commitment, context))]),
    words: [id, ...words[translator.locale]],
  };
};

const basisText = ({ legalBasis }: Field, { project, translator }: AuditContext): AuditText => {
  const laws = project.model.laws.filter(({ id }) => legalBasis.laws.some((cited) => cited === id));
  return together(
    joined(
      laws.map((law) => lawLink(law, translator)),
      '; ',
    ),
    `: ${legalBasis[translator.locale]}`,
  );
};

/** A form with the record of processing of each field. */
export const formPage = (form: Form, context: AuditContext): AuditPage => {
  const { project, translator } = context;
  const { t, locale } = translator;
  const label = messageTexts(project, { namespace: 'form', locale }, () => undefined);
  const numbers = parameterScope(project, locale);
  const ruleLink = (id: string | null): AuditText => {
    const rule = project.rules.find((one) => one.id === id);
    return rule === undefined ? '' : linked(localized(rule.title, translator), `rule/${rule.id}`, translator);
  };
  return {
    id: `form/${form.id}`,
    kind: 'form',
    title: `${t('form')}: ${localized(form.name, translator)}`,
    lead: t('processing'),
    about: [
      { term: t('source'), text: sourceText(form.source, translator) },
      { term: t('name'), text: codeText(`model/forms: ${form.id}`) },
    ],
    blocks: [
      {
        kind: 'table',
        title: t('processing'),
        head: [t('fieldName'), t('purpose'), t('legalBasis'), t('period'), t('rule'), t('source')],
        rows: form.fields.map((field) => [
          together(label(field.id), ' ', codeText(field.id)),
          field.purpose[locale],
          basisText(field, context),
          linked(numbers(field.retention) ?? '', `parameter/${field.retention}`, translator),
          ruleLink(field.rule),
          sourceNumbers(field.source, translator),
        ]),
        anchors: form.fields.map(({ id }) => id),
        filter: [],
      },
    ],
    words: [form.id],
  };
};

/** What a mail is given, in words. */
const factName = (name: string, translator: Translator): string => {
  const words = mailFactNames[name];
  return words === undefined ? name : localized(words, translator);
};

const factsText = (facts: Mail['facts'], translator: Translator): readonly AuditText[] =>
  Object.entries(facts).map(([name, type]) =>
    joined([factName(name, translator), localized(mailFactTypes[type], translator)], ' – '),
  );

/** What must still hold when the mail leaves. */
const whileText = (trueWhile: Mail['trueWhile'], translator: Translator): readonly AuditText[] => [
  ...(trueWhile?.booking ?? []).map((state) => localized(mailBookingStates[state], translator)),
  ...(trueWhile?.until === undefined
    ? []
    : [joined([translator.t('mailNotPast'), factName(trueWhile.until, translator)], ' ')]),
];

/** A mail that the site sends by itself. */
export const mailPage = (mail: Mail, context: AuditContext): AuditPage => {
  const { project, translator } = context;
  const { t, signing } = translator;
  const text = project.content.mails[translator.locale].get(mail.id);
  const commitments = project.model.commitments.filter(({ owner }) => owner?.by === 'mail' && owner.mail === mail.id);
  return {
    id: `mail/${mail.id}`,
    kind: 'mail',
    title: `${t('mail')}: ${localized(mail.name, translator)}`,
    lead: writtenLine(text?.subject ?? '', context, true),
    about: [
      { term: t('recipient'), text: localized(mailRecipients[mail.to], translator) },
      { term: t('source'), text: sourceText(mail.source, translator) },
      { term: t('name'), text: codeText(`content/${translator.locale}/mails/${mail.id}.md`) },
    ],
    blocks: filledBlocks([
      {
        kind: 'table',
        title: signing('mailWords'),
        head: [signing('placeOfWords'), signing('wordForWord')],
        rows: [
          [t('subjectLine'), writtenLine(text?.subject ?? '', context, true)],
          ...writtenTexts(text?.body ?? [], context, true).map(({ under, words }) => [
            under || signing('mailBody'),
            words,
          ]),
        ],
      },
      listOf(t('mailFacts'), factsText(mail.facts, translator)),
      listOf(t('mailMaybe'), factsText(mail.maybe, translator)),
      listOf(
        t('mailCarries'),
        mail.carries.map((extra) => localized(mailExtras[extra], translator)),
      ),
      listOf(t('mailWhile'), whileText(mail.trueWhile, translator)),
      listOf(
        t('commitments'),
        commitments.map(({ id, name }) => linked(localized(name, translator), `commitment/${id}`, translator)),
      ),
    ]),
    words: [mail.id],
  };
};
