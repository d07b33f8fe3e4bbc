import { labelled } from '../../localized-text.ts';
import { clause, from, law } from '../../source.ts';
import { civilDate } from '../domain.ts';
import { addYears } from '../fact.ts';
import { copyOfValue, decisionTable, example, row } from '../language.ts';

/** The last day on which a certificate is valid. */
export const certificateExpiry = decisionTable({
  id: 'certificate-expiry',
  area: 'dates',
  signedBy: 'lawyer',
  weight: 'law',
  title: { pl: 'Ważność zaświadczenia', en: 'Validity of a certificate' },
  sentence: {
    pl: 'Zaświadczenie KPP jest ważne {certificateValidityYears}; wydane 29 lutego traci ważność 28 lutego.',
    en: 'A KPP certificate is valid for {certificateValidityYears}; one issued on 29 February expires on 28 February.',
  },
  source: from(clause('5.18'), law('medical-rescue-13')),
  inputs: { issueDay: labelled({ pl: 'dzień wydania', en: 'day of issue' }, civilDate()) },
  facts: { expiryDay: labelled({ pl: 'ostatni dzień ważności', en: 'last day of validity' }, addYears('issueDay', 'certificateValidityYears')) },
  outputs: civilDate(),
  rows: [row({ id: 'every-certificate', pl: 'każde zaświadczenie', en: 'every certificate' }, {}, copyOfValue('expiryDay'))],
  examples: [example({ issueDay: '2024-02-29' }, '2027-02-28'), example({ issueDay: '2024-05-31' }, '2027-05-31')],
  assumptions: [],
});
