import type { ReactNode } from 'react';
import { type Audit, type AuditTexts, useAudit } from '../audit.ts';

/** The documents in the order of the menu. */
export const documents = [
  'index',
  'rules',
  'numbers',
  'decisions',
  'departures',
  'specification',
  'law',
  'legal-texts',
  'medical-texts',
  'forms',
  'mails',
  'changes',
  'sample',
] as const;

export type DocumentId = (typeof documents)[number];

const titleKeys = {
  index: 'start',
  rules: 'rules',
  numbers: 'numbers',
  decisions: 'decisions',
  departures: 'departures',
  specification: 'specification',
  law: 'law',
  'legal-texts': 'legalTexts',
  'medical-texts': 'medicalTexts',
  forms: 'forms',
  mails: 'mails',
  changes: 'changes',
  sample: 'sample',
} as const satisfies Readonly<Record<DocumentId, keyof AuditTexts>>;

export const auditDocumentTitle = (id: DocumentId, t: AuditTexts): string => t[titleKeys[id]]();

/** The last release, with what has changed since as far as notes and repository tell. */
export const auditVersionText = ({ t, repository: { version, commitsSince, isUnreleased } }: Audit): string =>
  [
    version,
    ...(commitsSince === null || commitsSince === 0 ? [] : [t.commitsSince({ count: commitsSince })]),
    ...(isUnreleased ? [t.unreleased()] : []),
  ].join(', ');

interface DocumentProps {
  /** The name of the file without its ending. */
  readonly id: string;
  readonly title: string;
  /** Whether the page needs the generated functions of the rules. */
  readonly trial?: boolean;
  readonly children: ReactNode;
}

/** A whole page: menu, content, and the state of the repository that it shows. */
export const Document = ({ id, title, trial = false, children }: DocumentProps) => {
  const audit = useAudit();
  const { locale, t, repository, project } = audit;
  const assets = locale === 'pl' ? '' : '../';
  const other = locale === 'pl' ? 'en/' : '../';
  const commit = repository.commit?.slice(0, 10) ?? t.noCommit();
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – ${t.title()}`}</title>
        <link rel="stylesheet" href={`${assets}audit.css`} />
        <script src={`${assets}filter.js`} defer />
        {trial ? <script src={`${assets}trial.js`} defer /> : null}
      </head>
      <body>
        <nav aria-label={t.navigation()}>
          {documents.map((to) => (
            <a href={`${to}.html`} aria-current={to === id ? 'page' : undefined} key={to}>
              {auditDocumentTitle(to, t)}
            </a>
          ))}
          <a href={`${other}${id}.html`} hrefLang={locale === 'pl' ? 'en' : 'pl'} lang={locale === 'pl' ? 'en' : 'pl'}>
            {locale === 'pl' ? 'English' : 'Polski'}
          </a>
        </nav>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
        <footer>
          {`${t.version()} ${auditVersionText(audit)} · ${commit}${repository.isChanged ? ` ${t.withChanges()}` : ''} · ${t.edition()} ${project.model.edition} · ${t.hash()} ${repository.hash.slice(0, 12)}`}
        </footer>
      </body>
    </html>
  );
};
