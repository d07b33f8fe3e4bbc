import type { FaqEntry, TextDocument } from '#generator/validate/content/content.ts';
import { textPartsByHeading } from '#generator/validate/content/text-parts.ts';
import type { ApproverRole } from '#model/schema/signing.ts';
import { requiredSigners } from '#model/schema/signing.ts';
import { type Audit, useAudit } from '../audit.ts';
import { CitedLinks, EntryLink } from '../parts/links.tsx';
import { Part, Table } from '../parts/table.tsx';
import { Words } from '../parts/words.tsx';
import { compareByErrorCost } from '../words/signing.ts';
import { documentAsTableRows, fillNumbersIntoLine, fillNumbersIntoParagraphs } from './written-texts.tsx';

/** By what a text says of itself who reads it. */
type Mark = 'medical' | 'legal';

/** What readers call a text: its kind and its heading. */
export const markedTextTitle = (name: string, { front }: TextDocument, audit: Audit): string => {
  const { t } = audit;
  const [folder = ''] = name.split('/');
  const kinds: Readonly<Record<string, string>> = {
    articles: t.article(),
    courses: t.courseText(),
    cities: t.cityText(),
    'company-cities': t.cityText(),
  };
  return `${kinds[folder] ?? t.page()}: ${fillNumbersIntoLine(front.heading ?? front.title ?? name, audit)}`;
};

const Cited = ({ ids = [] }: { readonly ids?: readonly string[] | undefined }) => {
  const { t } = useAudit();
  return ids.length === 0 ? <span className="gap">{t.noSource()}</span> : <CitedLinks ids={ids} />;
};

/** The open questions that a role answers about the texts of its page. */
export const AskedOfTexts = ({ of: role }: { readonly of: ApproverRole }) => {
  const audit = useAudit();
  const { t, project } = audit;
  const asked = project.model.register
    .toSorted(compareByErrorCost(audit))
    .flatMap((entry) => (entry.status === 'open' && requiredSigners(entry).includes(role) ? [entry] : []));
  return (
    <Part title={t.askedOfTexts()}>
      <ul>
        {asked.map((entry) => (
          <li key={entry.id}>
            <EntryLink id={entry.id} /> <Words of={entry.asks} />
          </li>
        ))}
      </ul>
    </Part>
  );
};

const documentsOf = ({ project, locale }: Audit) => [...project.content.documents[locale]];

/** The texts that bear a mark as a whole, word for word, each with what it cites. */
export const MarkedDocuments = ({ mark }: { readonly mark: Mark }) => {
  const audit = useAudit();
  const { t } = audit;
  return documentsOf(audit)
    .filter(([, { front }]) => front[mark] === true)
    .map(([name, document]) => (
      <Part title={markedTextTitle(name, document, audit)} key={name}>
        <p>
          {t.source()}: <Cited ids={document.front.sources} />. {t.file()}: <code>{`content/${document.file}`}</code>
        </p>
        <Table
          head={[t.place(), t.wordForWord()]}
          rows={documentAsTableRows(document, audit).map((cells) => ({ cells }))}
        />
      </Part>
    ));
};

/** Parts about treatment in texts about something else, word for word, each with what it follows. */
export const MedicalParts = () => {
  const audit = useAudit();
  const { t } = audit;
  const rows = documentsOf(audit).flatMap(([name, document]) => {
    const parts = textPartsByHeading(document);
    return (document.front.medicalParts ?? []).map(({ under, sources }) => ({
      cells: [
        under in document.sections
          ? markedTextTitle(name, document, audit)
          : `${markedTextTitle(name, document, audit)} – ${fillNumbersIntoLine(under, audit)}`,
        fillNumbersIntoParagraphs(parts.get(under) ?? [], audit),
        <Cited ids={sources} key="sources" />,
      ],
    }));
  });
  return rows.length === 0 ? null : (
    <Part title={t.medicalParts()}>
      <Table head={[t.place(), t.wordForWord(), t.source()]} rows={rows} />
    </Part>
  );
};

/** Every question under the name of the first course that shows it. */
export const listFaqQuestions = (audit: Audit): readonly { readonly title: string; readonly entry: FaqEntry }[] => {
  const { project, locale } = audit;
  return [...project.content.faq[locale]].flatMap(([set, entries]) => {
    const [first, ...others] = project.model.courseTypes.filter(({ faq }) => faq === set);
    const place = first === undefined ? '' : `${first.name[locale]}${others.length === 0 ? '' : ' …'}: `;
    return entries.map((entry) => ({ title: `${place}${fillNumbersIntoLine(entry.title, audit)}`, entry }));
  });
};

/** Questions that bear a mark, with their answers word for word. */
export const MarkedQuestions = ({ mark }: { readonly mark: Mark }) => {
  const audit = useAudit();
  const { t } = audit;
  const asked = listFaqQuestions(audit).filter(({ entry }) => entry[mark]);
  return asked.length === 0 ? null : (
    <Part title={t.questionsAndAnswers()}>
      <Table
        head={[t.question(), t.wordForWord(), t.source()]}
        rows={asked.map(({ title, entry: { content, sources } }) => ({
          cells: [title, fillNumbersIntoParagraphs(content, audit), <Cited ids={sources} key="sources" />],
        }))}
      />
    </Part>
  );
};
