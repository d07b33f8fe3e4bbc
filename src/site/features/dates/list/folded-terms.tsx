import { useLayoutEffect } from 'react';
import { termsShown } from '#generated/rules/terms-shown.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import { DisclosureRest } from '../../../ui/text/disclosure-rest.tsx';
import type { DatesProps } from '../dates-props.ts';
import type { Terms } from '../use-terms.ts';
import { handFocusOn } from './hand-focus-on.ts';
import { TermMonths } from './term-months.tsx';

interface FoldedTermsProps {
  readonly terms: Terms;
  readonly filterVisible: boolean;
  readonly props: DatesProps;
}

/** The first terms, and the rest behind "show all", as far as the rules fold the list. */
export const FoldedTerms = ({ terms, filterVisible, props }: FoldedTermsProps) => {
  const t = useTexts('terms');
  useLayoutEffect(() => handFocusOn, []);
  const rows = terms.rows ?? [];
  const shownIf = (showAll: boolean): number => termsShown({ total: rows.length, filterVisible, showAll }).value;
  const first = shownIf(false);
  return (
    <>
      <TermMonths rows={rows.slice(0, first)} all={rows} props={props} />
      {first < rows.length && (
        <DisclosureRest
          more={t.showAll()}
          fewer={t.showFewer()}
          open={shownIf(terms.list.showAll) > first}
          onToggle={(open) => terms.send({ type: open ? 'showAll' : 'showFewer' })}
        >
          <TermMonths rows={rows.slice(first)} all={rows} props={props} />
        </DisclosureRest>
      )}
    </>
  );
};
