import { Fragment } from 'react';
import type { AuditText } from '#domain/audit/audit-data.ts';
import { useLocale } from '../../lib/texts-context.ts';

/** A path may go on in the next line after a slash. */
const withBreaks = (path: string) =>
  path.split(/(?<=\/)/).map((step, index) => (
    <Fragment key={`${step} ${String(index)}`}>
      {index > 0 && <wbr />}
      {step}
    </Fragment>
  ));

/** Words of the page; names of the code and quotations in another language are marked as such. */
export const AuditWords = ({ text }: { readonly text: AuditText }) => {
  const locale = useLocale();
  if (typeof text === 'string') return text;
  return text.map((part, index) => {
    if (typeof part === 'string') return part;
    const Tag = part.isCode ? 'code' : 'span';
    return (
      <Tag key={`${part.text} ${String(index)}`} lang={part.lang === locale ? undefined : part.lang}>
        {part.isCode ? withBreaks(part.text) : part.text}
      </Tag>
    );
  });
};
