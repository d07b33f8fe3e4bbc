import { useEffect, useRef, useState } from 'react';
import { failureOf, pauseOf } from '../../lib/api/call-error.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { RetryButton } from '../../ui/retry-button.tsx';
import { fetchCount } from './fetch-count.ts';
import { anyCourse, criteriaOfForm, hasCriteria } from './finder-criteria.ts';

export interface FinderButtonProps {
  /** Calendar host; empty for the site's own. */
  readonly host: string;
}

/** The button without a count, as the build prints it. */
export const StaticFinderButton = () => {
  const t = useTexts('finder');
  return (
    <button type="submit" className="button">
      {t.showAll()}
    </button>
  );
};

/** The finder's button as a React root: it reads the form around it, so the form itself stays plain HTML. */
export const Component = ({ host }: FinderButtonProps) => {
  const t = useTexts('finder');
  const button = useRef<HTMLButtonElement>(null);
  const [criteria, setCriteria] = useState(anyCourse);
  useEffect(() => {
    const form = button.current?.form;
    if (form === null || form === undefined) return;
    const read = () => setCriteria(criteriaOfForm(form));
    read();
    form.addEventListener('change', read);
    return () => form.removeEventListener('change', read);
  }, []);
  const wanted = hasCriteria(criteria);
  const count = useAnswer({
    queryKey: ['courses-count', criteria],
    queryFn: ({ signal }) => fetchCount(host, criteria, signal),
    enabled: wanted,
    retry: false,
  });
  const failed = wanted && (count.isError || count.fetchStatus === 'paused');
  const pause = count.isError ? pauseOf(failureOf(count.error)) : 0;
  return (
    <>
      <button type="submit" className="button" ref={button}>
        {wanted && count.data !== undefined ? t.showFound({ count: count.data }) : t.showAll()}
      </button>
      {failed && (
        <div className="finder-note">
          <p role="status">{t.countFailed()}</p>
          <RetryButton
            notBefore={pause === 0 ? 0 : count.errorUpdatedAt + pause}
            onRetry={() => void count.refetch()}
          />
        </div>
      )}
    </>
  );
};
