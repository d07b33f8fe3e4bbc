import { type MouseEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useTexts } from '../../lib/texts-context.ts';

export interface ErrorEntry {
  /** Id of the control that the entry is about. */
  readonly control: string;
  readonly text: string;
}

export interface ErrorSummaryHandle {
  readonly focus: () => void;
}

interface ErrorSummaryProps {
  readonly entries: readonly ErrorEntry[];
  readonly ref: Ref<ErrorSummaryHandle>;
}

const goTo = (event: MouseEvent<HTMLAnchorElement>, control: string): void => {
  event.preventDefault();
  document.getElementById(control)?.focus();
};

/** Every error of a form in one place, each leading to its field. Told to take the focus, it does so once it is shown. */
export const ErrorSummary = ({ entries, ref }: ErrorSummaryProps) => {
  const t = useTexts('form');
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || entries.length === 0) return;
    wanted.current = false;
    box.current?.focus();
  });
  useImperativeHandle(ref, () => ({
    focus: () => {
      wanted.current = true;
      box.current?.focus();
    },
  }));
  return (
    <div className="error-summary" tabIndex={-1} ref={box} hidden={entries.length === 0}>
      {entries.length > 0 && (
        <div role="alert">
          <h3>{t.errors({ count: entries.length })}</h3>
          <ul>
            {entries.map(({ control, text }) => (
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
