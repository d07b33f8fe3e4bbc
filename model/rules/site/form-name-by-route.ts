import { routeGroups } from '../../routes/route-groups.ts';
import { clause } from '../../source.ts';
import { named } from '../../wording.ts';
import { among, exactly } from '../cell.ts';
import { oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

export const formNameByRoute = decisionTable({
  id: 'form-name-by-route',
  area: 'site',
  title: { pl: 'Nazwa formularza w analityce', en: 'Form name in analytics' },
  sentence: {
    pl: 'Nazwa formularza zależy od grupy tras; na pozostałych to „Formularz kontaktowy”.',
    en: 'The form name depends on the group of routes; elsewhere it is “Formularz kontaktowy”.',
  },
  source: clause('7.17', '7.18', '7.19'),
  inputs: { routeGroup: named({ pl: 'grupa stron', en: 'group of pages' }, oneOf(routeGroups)) },
  outputs: oneOf({
    individual: { pl: 'formularz dla osób prywatnych', en: 'form for individuals' },
    company: { pl: 'formularz dla firm', en: 'form for companies' },
    uniformed: { pl: 'formularz dla służb mundurowych', en: 'form for uniformed services' },
    fire: { pl: 'formularz dla straży pożarnej', en: 'form for the fire service' },
    default: { pl: 'nazwa domyślna', en: 'default name' },
  }),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row(
      { id: 'individual', pl: 'strony dla osób prywatnych', en: 'pages for individuals' },
      { routeGroup: among('individualListing', 'individualCityListing', 'individualType', 'booking') },
      'individual',
    ),
    row({ id: 'company', pl: 'strony dla firm', en: 'pages for companies' }, { routeGroup: among('companyType', 'companySpecial') }, 'company'),
    row({ id: 'uniformed', pl: 'strony dla służb mundurowych', en: 'pages for uniformed services' }, { routeGroup: exactly('uniformedType') }, 'uniformed'),
    row({ id: 'fire', pl: 'strony dla straży pożarnej', en: 'pages for the fire service' }, { routeGroup: exactly('fireType') }, 'fire'),
    row({ id: 'elsewhere', pl: 'pozostałe strony', en: 'other pages' }, { routeGroup: exactly('other') }, 'default'),
  ],
  examples: [
    example({ routeGroup: 'booking' }, 'individual'),
    example({ routeGroup: 'companySpecial' }, 'company'),
    example({ routeGroup: 'fireType' }, 'fire'),
    example({ routeGroup: 'uniformedType' }, 'uniformed'),
    example({ routeGroup: 'other' }, 'default'),
  ],
  assumptions: ['C49'],
  questions: [],
});
