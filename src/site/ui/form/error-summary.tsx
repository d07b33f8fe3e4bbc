import { type MouseEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTexts } from '../../lib/texts-context.ts';

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
 * Every error of the last submission, each with a link to its field. The list does not change while they are
 * corrected, so that nothing moves or is read out with every key.
 */
export const ErrorSummary = ({ entries, ref }: ErrorSummaryProps) => {
  const t = useTexts('form');
  const box = useRef<HTMLDivElement>(null);
  const tried = useRef(false);
  const [listed, setListed] = useState<readonly ErrorEntry[]>([]);
  useEffect(() => {
    if (!tried.current || entries.length === 0) return;
    tried.current = false;
    setListed(entries);
  });
  useEffect(() => {
    if (listed.length > 0) box.current?.focus();
  }, [listed]);
  useImperativeHandle(ref, () => {
    const end = (refused: boolean): void => {
      tried.current = refused;
      setListed([]);
    };
    return { focus: () => end(true), clear: () => end(false) };
  });
  return (
    <div className="error-summary" tabIndex={-1} ref={box} hidden={listed.length === 0}>
      {listed.length > 0 && (
        <div role="alert">
          <h3>{t.errors({ count: listed.length })}</h3>
          <ul>
            {listed.map(({ control, text }) => (
              <li key={control}>
                <a href={`#${control}`} onClick={(event) => goTo(event, control)}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};
