import { type MouseEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useMessages } from '../../lib/texts-context.ts';

export interface ErrorEntry {
  /** Id of the control that the entry is about. */
  readonly control: string;
  readonly text: string;
}

export interface ErrorSummaryHandle {
  /** Called after a rejected submission: lists the current errors and takes the focus. */
  readonly focus: () => void;
  /** The form was tried and is on its way. */
  readonly clear: () => void;
}

interface ErrorSummaryProps {
  /** The current errors of the form. */
  readonly entries: readonly ErrorEntry[];
  readonly ref: Ref<ErrorSummaryHandle>;
}

const goTo = (event: MouseEvent<HTMLAnchorElement>, control: string): void => {
  event.preventDefault();
  document.getElementById(control)?.focus();
};

/**
 * Every error of the last submission, each with a link to its field. One that is mended leaves the list and stays away until the
 * next try; only what is added is read out.
 */
export const ErrorSummary = ({ entries, ref }: ErrorSummaryProps) => {
  const t = useMessages('form');
  const box = useRef<HTMLDivElement>(null);
  const tried = useRef(false);
  /** Controls of the last submission that are still wrong. */
  const [listed, setListed] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!tried.current || entries.length === 0) return;
    tried.current = false;
    setListed(entries.map(({ control }) => control));
  });
  const shown = entries.filter(({ control }) => listed.includes(control));
  if (shown.length < listed.length) setListed(shown.map(({ control }) => control));
  const wasEmpty = useRef(true);
  useEffect(() => {
    if (wasEmpty.current && listed.length > 0) box.current?.focus();
    wasEmpty.current = listed.length === 0;
  }, [listed]);
  useImperativeHandle(ref, () => {
    const end = (refused: boolean): void => {
      tried.current = refused;
      setListed([]);
    };
    return { focus: () => end(true), clear: () => end(false) };
  });
  return (
    <div role="alert" aria-relevant="additions">
      <div className="error-summary" tabIndex={-1} ref={box} hidden={shown.length === 0}>
        {shown.length > 0 && (
          <>
            <h3>{t.errors({ count: shown.length })}</h3>
            <ul>
              {shown.map(({ control, text }) => (
                <li key={control}>
                  <a href={`#${control}`} onClick={(event) => goTo(event, control)}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
};
