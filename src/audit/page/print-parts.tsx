import type { AuditPage, AuditPageKind } from '#domain/audit/audit-data.ts';
import type { Locale } from '#domain/locale.ts';
import { auditTexts, usePlace, useTexts } from '../texts.ts';
import { PrintedContent } from './page-content.tsx';

/** A document for paper: the pages of one subject. */
export interface PrintPart {
  readonly id: string;
  readonly title: string;
  readonly pages: readonly AuditPage[];
}

/** Pages without a subject of their own stand together by what they are. */
const ofKinds = [
  ['clauses', 'clauses', ['clause']],
  ['laws', 'laws', ['law', 'guideline']],
  ['commitments', 'commitments', ['commitment']],
  ['forms', 'forms', ['form']],
  ['mails', 'mails', ['mail']],
  ['parameters', 'parameters', ['parameter']],
  ['overview', 'overview', ['list']],
] as const satisfies readonly (readonly [string, string, readonly AuditPageKind[]])[];

const isAbout = (area: string) => (page: AuditPage) => page.areas?.includes(area) === true;

/** The documents for paper: all that concerns prices under prices; what belongs to no subject by what it is. */
export const printParts = (pages: readonly AuditPage[], locale: Locale): readonly PrintPart[] => {
  const t = auditTexts(locale);
  const areas = [...new Set(pages.flatMap((page) => page.areas ?? []))];
  const rest = pages.filter(({ areas: own = [] }) => own.length === 0);
  return [
    ...areas.map((area, index) => ({
      id: `print/subject-${String(index + 1)}`,
      title: area,
      pages: pages.filter(isAbout(area)),
    })),
    ...ofKinds.map(([id, name, kinds]) => ({
      id: `print/${id}`,
      title: t[name](),
      pages: rest.filter(({ kind }) => kinds.some((one) => one === kind)),
    })),
  ].filter((part) => part.pages.length > 0);
};

export const PrintList = ({ parts }: { readonly parts: readonly PrintPart[] }) => {
  const t = useTexts();
  const { hrefOf } = usePlace();
  return (
    <article className="page page-list">
      <h1>{t.print()}</h1>
      <p className="lead">{t.printLead()}</p>
      <ul>
        {parts.map(({ id, title, pages }) => (
          <li key={id}>
            <a href={hrefOf(id)}>{title}</a> ({pages.length})
          </li>
        ))}
      </ul>
    </article>
  );
};

export const PrintedPart = ({ part: { title, pages } }: { readonly part: PrintPart }) => (
  <>
    <h1>{title}</h1>
    {pages.map((page) => (
      <PrintedContent key={page.id} page={page} />
    ))}
  </>
);
