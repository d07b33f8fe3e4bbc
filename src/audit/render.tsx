import { renderToStaticMarkup } from 'react-dom/server';
import type { AuditPlan } from '#domain/audit/audit-plan.ts';
import type { Locale } from '#domain/locale.ts';
import type { FolderFile } from './folder-file.ts';
import type { AuditFacts } from './join/audit-facts.ts';
import { joinFacts } from './join/join-blocks.ts';
import { csvFiles } from './page/csv.ts';
import { AuditDocument } from './page/document.tsx';
import { fileOf, hrefFrom } from './page/folder-href.ts';
import { overviewPage } from './page/overview.ts';
import { PageContent } from './page/page-content.tsx';
import { PrintedPart, PrintList, printParts } from './page/print-parts.tsx';
import { searchIndex } from './page/search-index.ts';
import { trialData } from './page/trial-data.ts';
import { joinSpecification } from './specification/join-specification.ts';
import { SpecificationPage } from './specification/specification-page.tsx';
import { auditTexts, evidenceTexts, PlaceContext, useTexts } from './texts.ts';

/** The container of the form; without JavaScript it links to the results. */
const TryPage = () => {
  const t = useTexts();
  return (
    <article className="page page-try">
      <h1>{t.tryPage()}</h1>
      <p className="lead">{t.tryLead()}</p>
      <div id="trial">
        <p>{t.tryScript()}</p>
      </div>
    </article>
  );
};

interface Shown {
  readonly id: string;
  readonly title: string;
  readonly scripts: readonly string[];
  readonly content: React.ReactNode;
}

const everyPage = ['audit.js'];
const trialScripts = (locale: Locale): readonly string[] => [...everyPage, `trial-${locale}.js`, 'try.js'];

const documentOf = (locale: Locale, facts: AuditFacts) => {
  return ({ id, title, scripts, content }: Shown): FolderFile => ({
    path: fileOf(id, locale),
    text: `<!DOCTYPE html>${renderToStaticMarkup(
      <PlaceContext value={{ locale, hrefOf: hrefFrom(id, locale) }}>
        <AuditDocument id={id} title={title} facts={facts} scripts={scripts}>
          {content}
        </AuditDocument>
      </PlaceContext>,
    )}`,
  });
};

/** What stands in the margins of every printed page: date and hash, and the number of the page. */
const pageMargins = ({ written, hash, commit }: AuditFacts): string =>
  [
    '@page {',
    '  size: A4;',
    '  margin: 16mm 14mm 18mm;',
    `  @bottom-left { content: "${written} · ${commit?.hash.slice(0, 10) ?? '–'} · ${hash.slice(0, 16)}"; font: 8pt system-ui, sans-serif; color: #444; }`,
    '  @bottom-right { content: counter(page) " / " counter(pages); font: 8pt system-ui, sans-serif; color: #444; }',
    '}',
    '',
  ].join('\n');

/** On paper the head of a table is above its rows, and nothing leads to another page of the folder. */
const forPaper = ({ path, text }: FolderFile): FolderFile => {
  const start = text.indexOf('<main');
  const content = text
    .slice(start)
    .replaceAll(/ data-label="[^"]*"/g, '')
    .replaceAll(/<a href="(?!https?:)[^"]*"[^>]*>(.*?)<\/a>/gs, '$1');
  return { path, text: text.slice(0, start) + content };
};

const filesFor = (locale: Locale, plan: AuditPlan, facts: AuditFacts): FolderFile[] => {
  const t = auditTexts(locale);
  const document = documentOf(locale, facts);
  const pages = plan.pages[locale].map((page) => joinFacts(page, facts, locale));
  const [first, ...others] = pages;
  const whole = first === undefined ? [] : [overviewPage(first, { facts, pages, locale }), ...others];
  const read = whole.map((page) =>
    document({
      id: page.id,
      title: page.title,
      scripts: page.blocks.some(({ kind }) => kind === 'numbers') ? trialScripts(locale) : everyPage,
      content: <PageContent page={page} />,
    }),
  );
  const parts = printParts(whole, locale);
  return [
    ...read,
    document({
      id: 'try',
      title: t.tryPage(),
      scripts: trialScripts(locale),
      content: <TryPage />,
    }),
    document({
      id: 'specification',
      title: evidenceTexts(locale).specTitle(),
      scripts: everyPage,
      content: <SpecificationPage document={joinSpecification(pages, facts)} />,
    }),
    document({
      id: 'print',
      title: t.print(),
      scripts: everyPage,
      content: <PrintList parts={parts} />,
    }),
    ...parts.map((part) =>
      forPaper(
        document({
          id: part.id,
          title: `${part.title} – ${t.print()}`,
          scripts: everyPage,
          content: <PrintedPart part={part} />,
        }),
      ),
    ),
    ...csvFiles(whole, locale),
    { path: `assets/index-${locale}.js`, text: searchIndex(whole, locale) },
    { path: `assets/trial-${locale}.js`, text: trialData(plan, locale) },
  ];
};

/** Every page and script of data in both languages. */
export const renderFolder = (plan: AuditPlan, facts: AuditFacts): readonly FolderFile[] => [
  ...filesFor('pl', plan, facts),
  ...filesFor('en', plan, facts),
  { path: 'assets/pages.css', text: pageMargins(facts) },
];
