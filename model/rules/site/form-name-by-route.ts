import { labelled } from '../../localized-text.ts';
import { routeGroups } from '../../routes/route-groups.ts';
import { clause } from '../../source.ts';
import { among, exactly } from '../cell.ts';
import { oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

export const formNameByRoute = decisionTable({
  id: 'form-name-by-route',
  area: 'site',
  signedBy: 'owner',
  weight: 'convenience',
  title: { pl: 'Formularz strony i jego nazwa w analityce', en: 'Form of a page and its name in analytics' },
  sentence: {
    pl: 'To, jaki formularz kontaktowy ma strona, zależy od grupy tras; na stronie kontaktu to „Formularz kontaktowy”, a pozostałe strony nie mają formularza.',
    en: 'Which contact form a page has depends on the group of routes; on the contact page it is “Formularz kontaktowy”, and the other pages have no form.',
  },
  source: clause('7.17', '7.18', '7.19'),
  inputs: { routeGroup: labelled({ pl: 'grupa stron', en: 'group of pages' }, oneOf(routeGroups)) },
  outputs: oneOf({
    individual: { pl: 'formularz dla osób prywatnych', en: 'form for individuals' },
    company: { pl: 'formularz dla firm', en: 'form for companies' },
    uniformed: { pl: 'formularz dla służb mundurowych', en: 'form for uniformed services' },
    fire: { pl: 'formularz dla straży pożarnej', en: 'form for the fire service' },
    default: { pl: 'nazwa domyślna', en: 'default name' },
    none: { pl: 'bez formularza', en: 'no form' },
  }),
  rows: [
    row(
      { id: 'individual', pl: 'strony dla osób prywatnych', en: 'pages for individuals', source: clause('7.11', '7.17') },
      { routeGroup: among('individualListing', 'individualCityListing', 'individualType', 'booking') },
      'individual',
    ),
    row(
      { id: 'company', pl: 'strony dla firm', en: 'pages for companies', source: clause('7.18') },
      { routeGroup: among('companyType', 'companySpecial') },
      'company',
    ),
    row(
      { id: 'uniformed', pl: 'strony dla służb mundurowych', en: 'pages for uniformed services', source: clause('7.19') },
      { routeGroup: exactly('uniformedType') },
      'uniformed',
    ),
    row(
      { id: 'fire', pl: 'strony dla straży pożarnej', en: 'pages for the fire service', source: clause('7.19') },
      { routeGroup: exactly('fireType') },
      'fire',
    ),
    row({ id: 'contact', pl: 'strona kontaktu', en: 'the contact page', source: clause('7.19') }, { routeGroup: exactly('contact') }, 'default'),
    row({ id: 'elsewhere', pl: 'pozostałe strony', en: 'other pages' }, { routeGroup: exactly('other') }, 'none'),
  ],
  examples: [
    example({ routeGroup: 'booking' }, 'individual'),
    example({ routeGroup: 'companySpecial' }, 'company'),
    example({ routeGroup: 'fireType' }, 'fire'),
    example({ routeGroup: 'uniformedType' }, 'uniformed'),
    example({ routeGroup: 'contact' }, 'default'),
    example({ routeGroup: 'other' }, 'none'),
  ],
  assumptions: ['C49'],
});
