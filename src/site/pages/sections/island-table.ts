import type { ContactFormProps } from '../../features/contact/contact-form.tsx';
import { StaticContactForm } from '../../features/contact/contact-form-view.tsx';
import { type DatesProps, StaticDates } from '../../features/dates/list/dates-list.tsx';
import { type FinderButtonProps, StaticFinderButton } from '../../features/finder/finder-button.tsx';
import { Component as PlaceFinder, type PlaceFinderProps } from '../../features/finder/place-finder.tsx';

/** Props of every island; the registries of the server and of the browser must both cover it. */
export interface IslandProps {
  readonly contact: ContactFormProps;
  readonly dates: DatesProps;
  readonly finder: FinderButtonProps;
  readonly place: PlaceFinderProps;
}

export type IslandName = keyof IslandProps;

/** What the build prints for each island. */
export const staticIslands = {
  contact: StaticContactForm,
  dates: StaticDates,
  finder: StaticFinderButton,
  place: PlaceFinder,
};
