import type { AuditBlock } from '#domain/audit/audit-data.ts';
import { useTexts } from '../texts.ts';
import { AuditTextView } from './audit-text-view.tsx';

/** Where other numbers of a rule are tried: a script puts the fields there; without it a sentence says that it is needed. */
export const NumbersBlock = ({
  block: { rule, seen },
}: {
  readonly block: Extract<AuditBlock, { kind: 'numbers' }>;
}) => {
  const t = useTexts();
  return (
    <>
      <p>{t.numbersLead()}</p>
      <div className="numbers" data-rule={rule}>
        <p>{t.numbersScript()}</p>
      </div>
      <ul className="seen">
        {seen.map((one) => (
          <li key={JSON.stringify(one)}>
            <AuditTextView text={one} />
          </li>
        ))}
      </ul>
    </>
  );
};
