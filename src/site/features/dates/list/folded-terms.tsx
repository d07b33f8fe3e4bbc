import { useLayoutEffect } from 'react';
import { termsShown } from '#generated/rules/terms-shown.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import { DisclosureRest } from '../../../ui/text/disclosure-rest.tsx';
import type { DatesProps } from '../dates-props.ts';
import type { Terms } from '../use-terms.ts';
import { moveFocus } from './move-focus.ts';
import { type GroupTerms, TermGroups } from './term-groups.tsx';

interface FoldedTermsProps {
  readonly terms: Terms;
  readonly filterVisible: boolean;
  readonly props: DatesProps;
  readonly groups?: GroupTerms | undefined;
}

/** The first terms, and the rest behind "show all", as far as the rules fold the list. */
export const FoldedTerms = ({ terms, filterVisible, props, groups }: FoldedTermsProps) => {
  const t = useTexts('terms');
  useLayoutEffect(() => moveFocus, []);
  const rows = terms.rows ?? [];
  const shownIf = (showAll: boolean): number => termsShown({ total: rows.length, filterVisible, showAll }).value;
  const first = shownIf(false);
  return (
    <>
      <TermGroups rows={rows.slice(0, first)} all={rows} props={props} groups={groups} />
      {first < rows.length && (
        <DisclosureRest
          more={t.showAll()}
          fewer={t.showFewer()}
          open={shownIf(terms.list.showAll) > first}
          onToggle={(open) => terms.send({ type: open ? 'showAll' : 'showFewer' })}
        >
          <TermGroups rows={rows.slice(first)} all={rows} props={props} groups={groups} />
        </DisclosureRest>
      )}
    </>
  );
};
