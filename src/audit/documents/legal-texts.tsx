import { officeCommands } from '#model/commitments/office-commands.ts';
import type { LocalizedText } from '#model/localized-text.ts';
import { useAudit } from '../audit.ts';
import { Document } from '../parts/layout.tsx';
import { CitedLinks, EntryLink, MailLink, SourceText } from '../parts/links.tsx';
import { FormLink, formFieldLabel } from '../parts/places.tsx';
import { Part, Table } from '../parts/table.tsx';
import { Listed, Words } from '../parts/words.tsx';
import { legalSectionOfMessage } from '../texts/legal-messages.ts';
import { AskedOfTexts, MarkedDocuments, MarkedQuestions } from '../texts/marked-texts.tsx';
import { listAllTexts, TextsByKind } from '../texts/texts-naming.tsx';
import { fillNumbersIntoLine, formatMessageText } from '../texts/written-texts.tsx';
import { MailWords } from './mails.tsx';

/** What a person declares by ticking a box. */
const Declarations = () => {
  const audit = useAudit();
  const { t, project } = audit;
  return (
    <Part id="declarations" title={t.declarations()}>
      <Table
        head={[t.place(), t.wordForWord(), t.legalBasis(), t.source()]}
        rows={project.model.forms.flatMap((form) =>
          form.fields
            .filter(({ input }) => input === 'checkbox')
            .map((field) => ({
              cells: [
                <FormLink id={form.id} field={field.id} key="place" />,
                formFieldLabel(field.id, audit),
                <CitedLinks ids={field.legalBasis.laws} key="laws" />,
                <SourceText of={field.source} key="source" />,
              ],
            })),
        )}
      />
    </Part>
  );
};

/** The summary before an order, the withdrawal form and what is answered, consent: the words of the screen that bind or inform. */
const ScreenWords = () => {
  const audit = useAudit();
  const { t, project, locale } = audit;
  const worded = [...project.content.messages[locale]].flatMap(([file, messages]) =>
    messages.map(({ forms }) => [file, formatMessageText(forms, audit)] as const),
  );
  return (
    <Part id="screen" title={t.screenWords()}>
      <Table
        head={[t.place(), t.wordForWord()]}
        rows={worded.flatMap(([file, words]) => {
          const place = legalSectionOfMessage(file, words, locale);
          return place === null ? [] : [{ cells: [<Words of={place} key="place" />, words] }];
        })}
      />
    </Part>
  );
};

/** The promises that texts make, each with the texts that hold its words and with who keeps it. */
const Promises = () => {
  const audit = useAudit();
  const { t, project, locale } = audit;
  const commands: Readonly<Record<string, LocalizedText>> = officeCommands;
  const texts = listAllTexts(audit).map((text) => ({
    ...text,
    says: JSON.stringify(text.text).toLocaleLowerCase(locale),
  }));
  const made = project.model.commitments.flatMap((commitment) => {
    const saying = texts.filter(({ says }) => commitment.words[locale].some((words) => says.includes(words)));
    return commitment.owner === null || saying.length === 0 ? [] : [{ ...commitment, owner: commitment.owner, saying }];
  });
  return (
    <Part id="promises" title={t.promises()}>
      <Table
        head={[t.promise(), t.itsWords(), t.inTexts(), t.keptBy(), t.decision()]}
        rows={made.map(({ id, name, words, owner, register, saying }) => {
          const command = owner.by === 'office' ? commands[owner.command] : undefined;
          return {
            id: `promise-${id}`,
            cells: [
              <Words of={name} key="name" />,
              words[locale].map((one) => t.quoted({ text: one })).join(', '),
              <TextsByKind of={saying} key="texts" />,
              <span key="owner">
                {owner.by === 'model' ? t[owner.while]() : null}
                {owner.by === 'course' ? t.courseFacts() : null}
                {owner.by === 'mail' ? <MailLink id={owner.mail} /> : null}
                {command === undefined ? null : (
                  <>
                    {t.office()}: <Words of={command} />
                  </>
                )}
              </span>,
              <EntryLink id={register} key="entry" />,
            ],
          };
        })}
      />
    </Part>
  );
};

/** Subjects, each with a part of a word that the texts on it contain, so that all texts on one of them are together. */
const subjects: readonly { readonly name: LocalizedText; readonly word: LocalizedText }[] = [
  { name: { pl: 'odstąpienie', en: 'withdrawal' }, word: { pl: 'odstąp', en: 'withdraw' } },
  { name: { pl: 'zapłata', en: 'payment' }, word: { pl: 'zapła', en: 'pay' } },
  { name: { pl: 'zwrot pieniędzy', en: 'refund' }, word: { pl: 'zwr', en: 'refund' } },
  { name: { pl: 'dane osobowe', en: 'personal data' }, word: { pl: 'danych', en: 'data' } },
  { name: { pl: 'egzamin', en: 'exam' }, word: { pl: 'egzamin', en: 'exam' } },
  { name: { pl: 'niepełnoletni', en: 'minors' }, word: { pl: 'opiekun', en: 'guardian' } },
];

const Subjects = () => {
  const { t, locale } = useAudit();
  return (
    <p className="roles">
      {t.subjects()}{' '}
      <Listed
        items={subjects.map(({ name, word }) => (
          <a href={`legal-texts.html?words=${encodeURIComponent(word[locale])}`} key={name.en}>
            {name[locale]}
          </a>
        ))}
      />
      {', '}
      <a href="legal-texts.html">{t.all()}</a>
    </p>
  );
};

/** Everything that binds the provider in words or tells people of their rights, word for word, for the lawyer. */
export const LegalTextsDocument = () => {
  const { t, project, locale } = useAudit();
  const { statements, mails } = project.model;
  const audit = useAudit();
  return (
    <Document id="legal-texts" title={t.legalTexts()}>
      <p className="lead">{t.legalLead()}</p>
      <Subjects />
      <div className="filtered" data-filter={t.filter()}>
        <AskedOfTexts of="lawyer" />
        <Part id="statements" title={t.statements()}>
          <Table
            head={[t.wordForWord(), t.source()]}
            rows={statements.map(({ id, words, source }) => ({
              id: `statement-${id}`,
              cells: [fillNumbersIntoLine(words[locale], audit), <SourceText of={source} key="source" />],
            }))}
          />
        </Part>
        <Declarations />
        <ScreenWords />
        <MarkedDocuments mark="legal" />
        <MarkedQuestions mark="legal" />
        <Part id="mails" title={t.mails()}>
          <Table
            head={[t.mail(), t.wordForWord(), t.source()]}
            rows={mails.map(({ id, source }) => ({
              cells: [
                <MailLink id={id} key="mail" />,
                <MailWords id={id} key="words" />,
                <SourceText of={source} key="source" />,
              ],
            }))}
          />
        </Part>
        <Promises />
      </div>
    </Document>
  );
};
