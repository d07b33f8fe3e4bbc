import type { ClaimLine } from '#contract/sections.ts';
import { dateInWords } from '../../lib/calendar/calendar-texts.ts';
import { useMessages } from '../../lib/texts-context.ts';

/** Claims, each with the document that proves it, or with the note that none does yet. */
export const ClaimList = ({ claims }: { readonly claims: readonly ClaimLine[] }) => {
  const t = useMessages('home');
  const calendar = useMessages('calendar');
  return (
    <ul className="claims">
      {claims.map((claim) => (
        <li key={claim.statement}>
          <strong>{claim.statement}</strong>
          <span className="note">
            {claim.evidence === null
              ? t.noEvidence()
              : t.evidence({ document: claim.evidence.document, date: dateInWords(claim.evidence.date, calendar) })}
          </span>
        </li>
      ))}
    </ul>
  );
};
