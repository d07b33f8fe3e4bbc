import { Fragment } from 'react';
import type { AuditPassage, AuditText } from '#domain/audit/audit-data.ts';
import { departureParts } from '#domain/audit/departure-mark.ts';
import { usePlace } from '../texts.ts';

/** A path may go on in the next line after a slash. */
const withBreaks = (path: string) =>
  path.split(/(?<=\/)/).map((step, index) => (
    <Fragment key={`${step} ${String(index)}`}>
      {index > 0 && <wbr />}
      {step}
    </Fragment>
  ));

const Passage = ({ part: { text, lang, isCode, to } }: { readonly part: AuditPassage }) => {
  const { locale, hrefOf } = usePlace();
  const foreign = lang === locale ? undefined : lang;
  if (to !== undefined)
    return (
      <a href={hrefOf(to)} lang={foreign}>
        {text}
      </a>
    );
  const Tag = isCode ? 'code' : 'span';
  return <Tag lang={foreign}>{isCode ? withBreaks(text) : text}</Tag>;
};

/** A number that its sources state otherwise is red, in whatever text it stands. */
const Words = ({ text }: { readonly text: string }) =>
  departureParts(text).map((part, index) =>
    index % 2 === 1 ? (
      <strong className="departs" key={`${part} ${String(index)}`}>
        {part}
      </strong>
    ) : (
      part
    ),
  );

/** Words of the page; names of the code and quotations in another language are marked as such, names of pages are links. */
export const AuditTextView = ({ text }: { readonly text: AuditText }) => {
  if (typeof text === 'string') return <Words text={text} />;
  return text.map((part, index) =>
    typeof part === 'string' ? (
      <Words key={`${part} ${String(index)}`} text={part} />
    ) : (
      <Passage key={`${part.text} ${String(index)}`} part={part} />
    ),
  );
};
