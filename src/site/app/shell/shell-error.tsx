import { useTexts } from '../../lib/texts-context.ts';

/** Shown instead of a page of the app that failed. */
export const ShellError = () => {
  const t = useTexts('app');
  return (
    <div className="wrap section" role="alert">
      <h1>{t.failed()}</h1>
      <p>
        <a className="button" href={location.href}>
          {t.retry()}
        </a>
      </p>
    </div>
  );
};
