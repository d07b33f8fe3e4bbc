import { useTexts } from '../texts.ts';

/** The place for the form; without JavaScript it says where results can be read. */
export const TryPage = () => {
  const t = useTexts();
  return (
    <article className="page page-try">
      <h1>{t.tryPage()}</h1>
      <p className="lead">{t.tryLead()}</p>
      <div id="trial">
        <p>{t.tryScript()}</p>
      </div>
    </article>
  );
};
