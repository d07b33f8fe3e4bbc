import { spec } from '../../source.ts';
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
  source: spec('7', 'Form name by route'),
  inputs: {
    routeGroup: oneOf(
      'individualListing',
      'individualCityListing',
      'individualType',
      'booking',
      'companyType',
      'companySpecial',
      'uniformedType',
      'fireType',
      'other',
    ),
  },
  outputs: oneOf('individual', 'company', 'uniformed', 'fire', 'default'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row(
      'individual',
      { routeGroup: among('individualListing', 'individualCityListing', 'individualType', 'booking') },
      'individual',
    ),
    row('company', { routeGroup: among('companyType', 'companySpecial') }, 'company'),
    row('uniformed', { routeGroup: exactly('uniformedType') }, 'uniformed'),
    row('fire', { routeGroup: exactly('fireType') }, 'fire'),
    row('elsewhere', { routeGroup: exactly('other') }, 'default'),
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
