import { decision, domain } from '../../source.ts';
import type { Parameter } from '../parameter.ts';

/** How long what a visitor submits is kept. */
export const retentionParameters = {
  trainingRecordYears: {
    unit: 'year',
    values: [{ from: null, value: 5 }],
    source: domain('3.5', 'training and exam records kept 5 years from the end of the exam year'),
  },
  contactMessageMonths: {
    unit: 'month',
    values: [{ from: null, value: 12 }],
    source: decision('C85', 'Contact messages are kept for a year, so that an enquiry can be taken up again'),
    register: 'C85',
  },
  invoiceRecordYears: {
    unit: 'year',
    values: [{ from: null, value: 5 }],
    source: decision('C85', 'Invoice details are kept for five years, the usual limitation of tax claims'),
    register: 'C85',
  },
  contractRecordYears: {
    unit: 'year',
    values: [{ from: null, value: 6 }],
    source: decision('C85', 'What a contract rests on is kept for six years, the usual limitation of claims'),
    register: 'C85',
  },
  deletionRequestMonths: {
    unit: 'month',
    values: [{ from: null, value: 12 }],
    source: decision('C85', 'A deletion request is kept for a year as proof that it was answered'),
    register: 'C85',
  },
} as const satisfies Record<string, Parameter>;
