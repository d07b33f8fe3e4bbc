import { Component as TryRule, type TryRuleProps } from '../features/audit/try-rule.tsx';
import { type DatesProps, StaticDates } from '../features/dates/dates-list.tsx';
import { type FinderButtonProps, StaticFinderButton } from '../features/finder/finder-button.tsx';

/** Props of every island; the registries of the server and of the browser must both cover it. */
export interface IslandProps {
  readonly dates: DatesProps;
  readonly finder: FinderButtonProps;
  readonly tryRule: TryRuleProps;
}

export type IslandName = keyof IslandProps;

/** What the build prints for each island. */
export const staticIslands = { dates: StaticDates, finder: StaticFinderButton, tryRule: TryRule };
