import type { Credits } from '#contract/page.ts';
import { dateInWords } from '../../lib/calendar/calendar-texts.ts';
import { useMessages } from '../../lib/texts-context.ts';

/** Who wrote and reviewed a text and on which acts and guidelines it rests; null where all of it is unknown. */
export const CreditsNote = ({ credits: { author, reviewed, sources } }: { readonly credits: Credits }) => {
  const t = useMessages('blog');
  const calendar = useMessages('calendar');
  if (author === null && reviewed === null && sources.length === 0) return null;
  return (
    <div className="prose note credits">
      {author !== null && <p>{t.author(author)}</p>}
      {reviewed !== null && (
        <p>
          {t.reviewed(reviewed)} <time dateTime={reviewed.on}>{dateInWords(reviewed.on, calendar)}</time>
        </p>
      )}
      {sources.length > 0 && (
        <>
          <p>{t.sources()}</p>
          <ul>
            {sources.map(({ href, label }) => (
              <li key={label}>
                <a href={href} rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
