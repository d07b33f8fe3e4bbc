import { useState } from 'react';
import { useTexts } from '../../../lib/texts-context.ts';

/** Puts a text where it can be pasted from; it says so, and shows itself only where the browser can do it. */
export const CopyButton = ({ text, name }: { readonly text: string; readonly name: string }) => {
  const t = useTexts('payment');
  const [copied, setCopied] = useState(false);
  if (navigator.clipboard === undefined) return null;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <button type="button" className="button button-quiet button-small" onClick={copy}>
        {copied ? t.copied() : t.copy()} <span className="visually-hidden">{name}</span>
      </button>
      <span className="visually-hidden" role="status">
        {copied && t.copied()}
      </span>
    </>
  );
};
