import type { Claim } from '../schema/site.ts';
import { clause } from '../source.ts';

const yearsOfActivity = { pl: '{value} lat działalności', en: '{value} years of activity' } as const;

/**
 * Marketing claims, all variants. The public site shows none until the owner names a document with its date as evidence (C14); the
 * others show, as placeholders, those that no other one contradicts.
 */
export const claims = [
  {
    id: 'trained-rescuers',
    statement: {
      pl: 'Ponad {value} przeszkolonych ratowników w resortach obrony i spraw wewnętrznych',
      en: 'Over {value} trained rescuers in the ministries of defence and the interior',
    },
    value: 5000,
    scope: { pl: 'ratownicy przeszkoleni dla resortów obrony i spraw wewnętrznych', en: 'rescuers trained for the defence and interior ministries' },
    evidence: null,
    withoutEvidence: 'hidden',
    register: ['C14'],
    source: clause('1.36'),
  },
  {
    id: 'citizen-rescuers',
    statement: { pl: '{value} ratowników obywatelskich', en: '{value} citizen rescuers' },
    value: 21000,
    scope: { pl: 'obywatele przeszkoleni na ratowników', en: 'citizens trained as rescuers' },
    evidence: null,
    withoutEvidence: 'hidden',
    register: ['C14'],
    source: clause('1.36'),
  },
  {
    id: 'years-twelve',
    statement: yearsOfActivity,
    value: 12,
    scope: { pl: 'lata działalności, dolna granica z „12–15 lat”', en: 'years of activity, lower end of “12 to 15 years”' },
    evidence: null,
    withoutEvidence: 'hidden',
    register: ['C14'],
    source: clause('1.36'),
  },
  {
    id: 'years-fifteen',
    statement: yearsOfActivity,
    value: 15,
    scope: { pl: 'lata działalności, górna granica z „12–15 lat”', en: 'years of activity, upper end of “12 to 15 years”' },
    evidence: null,
    withoutEvidence: 'hidden',
    register: ['C14'],
    source: clause('1.36'),
  },
  {
    id: 'years-eighteen',
    statement: yearsOfActivity,
    value: 18,
    scope: { pl: 'lata działalności, strona „O nas”', en: 'years of activity, about page' },
    evidence: null,
    withoutEvidence: 'hidden',
    register: ['C14'],
    source: clause('1.36'),
  },
  {
    id: 'years-twenty',
    statement: yearsOfActivity,
    value: 20,
    scope: { pl: 'lata działalności, inny tekst', en: 'years of activity, another text' },
    evidence: null,
    withoutEvidence: 'hidden',
    register: ['C14'],
    source: clause('1.36'),
  },
  {
    id: 'rescuers',
    statement: { pl: 'Ponad {value} ratowników', en: 'Over {value} rescuers' },
    value: 150,
    scope: { pl: 'ratownicy współpracujący z firmą', en: 'rescuers working with the provider' },
    evidence: null,
    withoutEvidence: 'placeholder',
    register: ['C14'],
    source: clause('1.36'),
  },
  {
    id: 'officers',
    statement: { pl: '{value} przeszkolonych funkcjonariuszy', en: '{value} officers trained' },
    value: 5000,
    scope: { pl: 'przeszkoleni funkcjonariusze', en: 'officers trained' },
    evidence: null,
    withoutEvidence: 'placeholder',
    register: ['C14'],
    source: clause('1.36'),
  },
  {
    id: 'companies',
    statement: { pl: 'Prawie {value} firm na Dolnym Śląsku', en: 'Nearly {value} companies in Lower Silesia' },
    value: 500,
    scope: { pl: 'firmy na Dolnym Śląsku', en: 'companies in Lower Silesia' },
    evidence: null,
    withoutEvidence: 'placeholder',
    register: ['C14'],
    source: clause('1.36'),
  },
] as const satisfies readonly Claim[];
