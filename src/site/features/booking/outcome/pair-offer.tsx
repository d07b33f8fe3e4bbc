import { formatAmount } from '#domain/money/format-amount.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { RegistrationState } from '#generated/schemas/shapes.ts';
import { useLocale, useTexts } from '../../../lib/texts-context.ts';

/** The code that this person may hand to a second one, or that somebody has come with it. */
export const PairOffer = ({ state }: { readonly state: RegistrationState }) => {
  const t = useTexts('outcomes');
  const common = useTexts('common');
  const locale = useLocale();
  if (state.pairCode === null) return null;
  if (state.pairJoined) return <p className="notice">{t.pairJoined()}</p>;
  const amount = common.zloty({ amount: formatAmount(parameters.secondPersonDiscount, locale) });
  const query = new URLSearchParams({ course: String(state.term.id), pairCode: state.pairCode });
  return (
    <div className="box">
      <h3>{t.pair()}</h3>
      <p>{t.pairText({ amount })}</p>
      <p>
        {t.pairCode()} <code>{state.pairCode}</code>
      </p>
      <p>
        <a href={`${pathTo('booking', locale)}?${query}`}>{t.pairLink()}</a>
      </p>
    </div>
  );
};
