import { companyCourseTypes } from '../course-types/company.ts';
import { fireCourseTypes } from '../course-types/fire.ts';
import { individualCourseTypes } from '../course-types/individual.ts';
import { uniformedCourseTypes } from '../course-types/uniformed.ts';
import type { CourseType } from '../schema/courses.ts';
import type { Menu, MenuEntry } from '../schema/routes.ts';
import { spec } from '../source.ts';

const source = spec('3', 'Menu entries: name, uri or url, special flag');

/** One entry per course type, with the type's own name. */
const entriesOf = (route: string, types: readonly CourseType[]): MenuEntry[] =>
  types.map((type) => ({ id: type.id, name: type.name, route, type: type.id, special: false }));

/** An entry without an English name stands in the Polish menu only. `special` is shown as a button. */
export const menus = [
  {
    id: 'main',
    name: { pl: 'Menu główne', en: 'Main menu' },
    entries: [
      { id: 'individual', name: { pl: 'Dla Ciebie', en: 'For you' }, route: 'individual-listing', special: false },
      {
        id: 'company',
        name: { pl: 'Dla firm', en: 'For companies' },
        route: 'company-course',
        type: 'company-bls',
        special: false,
      },
      {
        id: 'uniformed',
        name: { pl: 'Dla służb mundurowych', en: 'For uniformed services' },
        route: 'uniformed-course',
        type: 'military-kpp',
        special: false,
      },
      {
        id: 'fire',
        name: { pl: 'Dla straży pożarnej', en: 'For fire services' },
        route: 'fire-course',
        type: 'fire-kpp',
        special: false,
      },
      { id: 'blog', name: { pl: 'Blog' }, route: 'blog', special: false },
      { id: 'about', name: { pl: 'O nas', en: 'About us' }, route: 'about', special: false },
      { id: 'contact', name: { pl: 'Kontakt', en: 'Contact' }, route: 'contact', special: false },
      { id: 'search', name: { pl: 'Znajdź kurs', en: 'Find a course' }, route: 'search', special: true },
    ],
    source,
  },
  {
    id: 'individual',
    name: { pl: 'Dla Ciebie', en: 'For you' },
    entries: entriesOf('course', individualCourseTypes),
    source,
  },
  {
    id: 'company',
    name: { pl: 'Dla firm', en: 'For companies' },
    entries: entriesOf('company-course', companyCourseTypes),
    source,
  },
  {
    id: 'uniformed',
    name: { pl: 'Dla służb mundurowych', en: 'For uniformed services' },
    entries: entriesOf('uniformed-course', uniformedCourseTypes),
    source,
  },
  {
    id: 'fire',
    name: { pl: 'Dla straży pożarnej', en: 'For fire services' },
    entries: entriesOf('fire-course', fireCourseTypes),
    source,
  },
  {
    id: 'footer-offers',
    name: { pl: 'Więcej od nas', en: 'More from us' },
    entries: [
      {
        id: 'childrens-workshops',
        name: { pl: 'Warsztaty dla dzieci' },
        route: 'childrens-workshops',
        special: false,
      },
      { id: 'paramedic', name: { pl: 'Kurs ratownika medycznego' }, route: 'paramedic', special: false },
      { id: 'safety-league', name: { pl: 'Safety League' }, route: 'safety-league', special: false },
      { id: 'kpp-tests', name: { pl: 'Testy KPP' }, route: 'kpp-tests', special: false },
      { id: 'medical-situations', name: { pl: 'Stany nagłe' }, route: 'medical-situations', special: false },
      { id: 'shop', name: { pl: 'Sklep ratowniczy', en: 'Rescue shop' }, link: 'shop', special: false },
      {
        id: 'customer-zone',
        name: { pl: 'Strefa klienta', en: 'Customer zone' },
        link: 'customer-zone',
        special: false,
      },
    ],
    source,
  },
  {
    id: 'footer-provider',
    name: { pl: 'O nas', en: 'About us' },
    entries: [
      { id: 'about', name: { pl: 'O nas', en: 'About us' }, route: 'about', special: false },
      { id: 'contact', name: { pl: 'Kontakt', en: 'Contact' }, route: 'contact', special: false },
      { id: 'recruitment', name: { pl: 'Rekrutacja' }, route: 'recruitment', special: false },
      { id: 'blog', name: { pl: 'Blog' }, route: 'blog', special: false },
    ],
    source,
  },
  {
    id: 'footer-legal',
    name: { pl: 'Zasady', en: 'Rules' },
    entries: [
      { id: 'terms', name: { pl: 'Regulamin', en: 'Terms' }, route: 'terms', special: false },
      { id: 'privacy', name: { pl: 'Polityka prywatności', en: 'Privacy policy' }, route: 'privacy', special: false },
      {
        id: 'accessibility',
        name: { pl: 'Deklaracja dostępności', en: 'Accessibility statement' },
        route: 'accessibility',
        special: false,
      },
      {
        id: 'withdrawal',
        name: { pl: 'Odstąp od umowy', en: 'Withdraw from the contract' },
        route: 'withdrawal',
        special: false,
      },
      {
        id: 'account-deletion',
        name: { pl: 'Usunięcie konta', en: 'Account deletion' },
        route: 'account-deletion',
        special: false,
      },
    ],
    source,
  },
] as const satisfies readonly Menu[];
