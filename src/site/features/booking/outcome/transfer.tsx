import { formatAmount } from '#domain/money/format-amount.ts';
import type { RegistrationState } from '#generated/schemas/shapes.ts';
import { dateWord } from '../../../lib/calendar/calendar-texts.ts';
import { useLocale, useTexts } from '../../../lib/texts-context.ts';
import { CopyButton } from './copy-button.tsx';

interface TransferProps {
  readonly state: RegistrationState;
  readonly transfer: NonNullable<RegistrationState['payment']['transfer']>;
}

/** Where the money goes, to be copied into a bank's form or written off by hand. */
export const Transfer = ({ state, transfer }: TransferProps) => {
  const t = useTexts('payment');
  const common = useTexts('common');
  const calendar = useTexts('calendar');
  const locale = useLocale();
  const { missing } = state.payment;
  const money = (amount: number): string => formatAmount(amount, locale);
  const lines = [
    { id: 'amount', name: t.amount(), value: common.zloty({ amount: money(missing) }), copied: money(missing) },
    { id: 'account', name: t.account(), value: transfer.account, copied: transfer.account.replaceAll(' ', '') },
    { id: 'holder', name: t.holder(), value: transfer.holder, copied: transfer.holder },
    { id: 'title', name: t.title(), value: transfer.title, copied: transfer.title },
  ];
  return (
    <div className="box transfer">
      <h3>{t.transfer()}</h3>
      <p>{t.transferText()}</p>
      <dl className="transfer-lines">
        {lines.map(({ id, name, value, copied }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              <span className="transfer-value">{value}</span> <CopyButton text={copied} name={name} />
            </dd>
          </div>
        ))}
      </dl>
      {state.payUntil !== null && <p className="note">{t.payUntil({ date: dateWord(state.payUntil, calendar) })}</p>}
      <p className="note">{t.transferWhen()}</p>
    </div>
  );
};
