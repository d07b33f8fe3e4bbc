import type { ReactNode } from 'react';
import { languages } from '#domain/locale.ts';
import type { AuditFacts } from '../join/audit-facts.ts';
import { usePlace, useTexts } from '../texts.ts';
import { twinOf } from './folder-href.ts';

const parts = [
  ['index', 'overview'],
  ['rules', 'rules'],
  ['parameters', 'parameters'],
  ['clauses', 'clauses'],
  ['specification', 'specification'],
  ['laws', 'laws'],
  ['guidelines', 'guidelines'],
  ['register', 'register'],
  ['questions', 'questions'],
  ['medical-texts', 'medicalTexts'],
  ['legal-texts', 'legalTexts'],
  ['answers', 'answers'],
  ['commitments', 'commitments'],
  ['forms', 'forms'],
  ['mails', 'mails'],
  ['facts', 'facts'],
  ['changes', 'changes'],
  ['try', 'tryPage'],
  ['print', 'print'],
] as const;

/** Pages of one subject belong to its list. */
const listOfSubject: Readonly<Record<string, string>> = {
  rule: 'rules',
  parameter: 'parameters',
  clause: 'clauses',
  law: 'laws',
  guideline: 'guidelines',
  commitment: 'commitments',
  form: 'forms',
  mail: 'mails',
  print: 'print',
};

const Navigation = ({ id }: { readonly id: string }) => {
  const t = useTexts();
  const { hrefOf } = usePlace();
  const [subject = ''] = id.split('/');
  const current = listOfSubject[subject] ?? subject;
  return (
    <nav className="parts" aria-label={t.navigation()}>
      <ul>
        {parts.map(([part, name]) => (
          <li key={part}>
            <a href={hrefOf(part)} aria-current={part === id ? 'page' : part === current ? 'true' : undefined}>
              {t[name]()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Search = () => {
  const t = useTexts();
  return (
    <search className="search" hidden>
      <label htmlFor="search">{t.search()}</label>
      <input id="search" type="search" placeholder={t.searchHint()} autoComplete="off" spellCheck="false" />
      <p className="visually-hidden" role="status" />
      <ul className="found" hidden />
    </search>
  );
};

interface DocumentProps {
  readonly id: string;
  readonly title: string;
  readonly facts: AuditFacts;
  readonly scripts: readonly string[];
  readonly children: ReactNode;
}

/** A whole page of the folder. Its scripts are plain ones: a browser loads no module from a disk. */
export const AuditDocument = ({ id, title, facts, scripts, children }: DocumentProps) => {
  const t = useTexts();
  const { locale, hrefOf } = usePlace();
  const twin = twinOf(id, locale);
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} – ${t.title()}`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={hrefOf('file:assets/audit.css')} />
        <link rel="stylesheet" href={hrefOf('file:assets/pages.css')} />
      </head>
      <body
        data-root={hrefOf('file:')}
        data-page={id}
        data-none={t.searchNone()}
        data-found={t.searchFound({ count: '{count}' })}
        data-filter={t.filter()}
        data-filter-text={t.filterText()}
        data-filter-any={t.filterAny()}
        data-filter-day={t.filterDay()}
        data-shown={t.filterShown({ shown: '{shown}', total: '{total}' })}
      >
        <a className="skip" href="#content">
          {t.skip()}
        </a>
        <header className="top">
          <a className="name" href={hrefOf('index')}>
            {t.title()}
          </a>
          <Search />
          <a className="language" href={twin.href} lang={twin.locale} hrefLang={twin.locale}>
            {languages[twin.locale].name}
          </a>
        </header>
        <div className="frame">
          <Navigation id={id} />
          <main id="content">{children}</main>
        </div>
        <footer className="bottom">
          <p>
            {t.version()} {facts.version}, {facts.commit?.hash.slice(0, 10) ?? t.noCommit()}, {t.edition()}{' '}
            {facts.edition}, {facts.written}, {facts.hash.slice(0, 16)}
          </p>
        </footer>
        {scripts.map((script) => (
          <script key={script} src={hrefOf(`file:assets/${script}`)} />
        ))}
      </body>
    </html>
  );
};
