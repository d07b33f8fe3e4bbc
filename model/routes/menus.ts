import { audiences } from '../audiences.ts';
import { courseTypes } from '../course-types/index.ts';
import type { AudienceId, CourseTypeId, DeclaredMenu, DeclaredMenuEntry, RouteId } from '../references.ts';
import { clause } from '../source.ts';
import { courseRoutes } from './course-routes.ts';

const source = clause('3.27');

/** The route over the course types of an audience. */
const courseRouteOf = (audience: AudienceId): { readonly route?: RouteId } => {
  const route = courseRoutes.find((one) => one.kind === 'course' && one.audience === audience);
  return route === undefined ? {} : { route: route.id };
};

/** One entry per course type of an audience that has content, named like it. */
const courseEntries = (audience: AudienceId): (DeclaredMenuEntry & { readonly id: CourseTypeId })[] =>
  courseTypes
    .filter((type) => type.audience === audience && !('placeholder' in type))
    .map(({ id }) => ({ id, ...courseRouteOf(audience), type: id, special: false }));

/** The landing page of an audience: a page of its own, or its first course type. */
const landingOf = ({ id, name, landing }: (typeof audiences)[number]): DeclaredMenuEntry => {
  const [first] = courseEntries(id);
  return { id, name, route: landing, ...(first?.route === landing ? { type: first.id } : {}), special: false };
};

/**
 * An entry is named like the page, course or link that it leads to, unless the menu has a word of its own. One without an
 * English name is in the Polish menu only. `special` is shown as a button.
 */
export const menus = [
  {
    id: 'main',
    name: { pl: 'Menu główne', en: 'Main menu' },
    entries: [
      ...audiences.map(landingOf),
      { id: 'about', route: 'about', special: false },
      { id: 'contact', route: 'contact', special: false },
      { id: 'search', name: { pl: 'Znajdź kurs', en: 'Find a course' }, route: 'search', special: true },
    ],
    source,
  },
  {
    id: 'footer-offers',
    name: { pl: 'Więcej od nas', en: 'More from us' },
    entries: [
      { id: 'childrens-workshops', name: { pl: 'Warsztaty dla dzieci' }, route: 'childrens-workshops', special: false },
      { id: 'paramedic', route: 'paramedic', special: false },
      { id: 'kpp-tests', route: 'kpp-tests', special: false },
      { id: 'first-aid-instructions', route: 'first-aid-instructions', special: false },
      { id: 'shop', link: 'shop', special: false },
      { id: 'customer-zone', link: 'customer-zone', special: false },
    ],
    source,
  },
  {
    id: 'footer-provider',
    name: { pl: 'O nas', en: 'About us' },
    entries: [
      { id: 'about', route: 'about', special: false },
      { id: 'contact', route: 'contact', special: false },
      { id: 'recruitment', route: 'recruitment', special: false },
      { id: 'blog', route: 'blog', special: false },
    ],
    source,
  },
  {
    id: 'footer-legal',
    name: { pl: 'Zasady', en: 'Rules' },
    entries: [
      { id: 'terms', route: 'terms', special: false },
      { id: 'privacy', route: 'privacy', special: false },
      { id: 'accessibility', route: 'accessibility', special: false },
      { id: 'withdrawal', name: { pl: 'Odstąp od umowy', en: 'Withdraw from the contract' }, route: 'withdrawal', special: false },
      { id: 'account-deletion', route: 'account-deletion', special: false },
    ],
    source,
  },
] as const satisfies readonly DeclaredMenu[];
