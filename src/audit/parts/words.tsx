import { Fragment, type ReactNode } from 'react';
import type { LocalizedText } from '#model/localized-text.ts';
import { useAudit } from '../audit.ts';
import { textInAuditLanguage } from '../words/rule-words.ts';

/** A wording of the model. What is quoted in both languages alike is Polish, and is marked so on English pages. */
export const Words = ({ of }: { readonly of: LocalizedText }) => {
  const audit = useAudit();
  if (audit.locale === 'pl') return textInAuditLanguage(audit, of);
  const parts = of.en.split(/(?<=“)([^”]*\p{L}[^”]*)(?=”)/u);
  return parts.map((part, index) =>
    index % 2 === 1 && of.pl.includes(`„${part}”`) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their order
      <span lang="pl" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );
};

/** The owner's words; dots mark where they begin or end within a sentence. */
export const OwnerWords = ({ of: words }: { readonly of: string }) => (
  <q lang="en">{`${/^\p{Ll}/u.test(words) ? '… ' : ''}${words}${/[;,\p{L}\d)%]$/u.test(words) ? ' …' : ''}`}</q>
);

interface ListedProps {
  readonly items: readonly ReactNode[];
  readonly by?: string;
}

/** Items in one line, with a mark between them. */
export const Listed = ({ items, by = ', ' }: ListedProps) =>
  items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a printed list never changes its order
    <Fragment key={index}>
      {index > 0 ? by : null}
      {item}
    </Fragment>
  ));

/** One item a line. */
export const Lines = ({ items }: { readonly items: readonly ReactNode[] }) =>
  items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a printed list never changes its order
    <div key={index}>{item}</div>
  ));
