import { domain, spec } from '../../source.ts';
import type { Parameter } from '../parameter.ts';

/** Durations, exams and group sizes of the courses. */
export const courseParameters = {
  kppHours: {
    unit: 'hour',
    values: [{ from: null, value: 66 }],
    source: spec('1', 'Qualified first aid (KPP): 66 hours'),
    register: 'C12',
  },
  kppPracticeHours: {
    unit: 'hour',
    values: [{ from: null, value: 41 }],
    source: spec('1', '41 practice, 25 theory'),
    register: 'C01',
    variants: [{ value: 42, source: spec('1', 'one part of the text says 42 practical for the company variant') }],
  },
  kppTheoryHours: {
    unit: 'hour',
    values: [{ from: null, value: 25 }],
    source: spec('1', '41 practice, 25 theory'),
    register: 'C01',
  },
  kppWeekends: {
    unit: 'weekend',
    values: [{ from: null, value: 2 }],
    source: spec('1', 'two consecutive weekends (Friday to Sunday)'),
    register: 'C12',
  },
  kppDaysPerWeekend: {
    unit: 'day',
    values: [{ from: null, value: 3 }],
    source: spec('1', 'two consecutive weekends (Friday to Sunday)'),
  },
  examBankQuestions: {
    unit: 'question',
    values: [{ from: null, value: 250 }],
    source: spec('1', '250 questions in the public exam bank'),
  },
  examQuestions: {
    unit: 'question',
    values: [{ from: null, value: 30 }],
    source: spec('1', 'each exam set 30 questions'),
  },
  examPassPercent: {
    unit: 'percent',
    values: [{ from: null, value: 90 }],
    source: domain('3.6', 'pass at 90 % (27 of 30)'),
  },
  examPassQuestions: {
    unit: 'question',
    values: [{ from: null, value: 27 }],
    source: domain('3.6', 'pass at 90 % (27 of 30)'),
  },
  examCommissionMembers: {
    unit: 'person',
    values: [{ from: null, value: 3 }],
    source: domain('3.6', 'State commission of three'),
  },
  recertificationExamQuestions: {
    unit: 'question',
    values: [{ from: null, value: 30 }],
    source: spec('1', 'KPP recertification: theory exam of 30 questions'),
  },
  recertificationExamTasks: {
    unit: 'task',
    values: [{ from: null, value: 2 }],
    source: spec('1', 'practical exam of two randomly drawn tasks'),
    register: 'C13',
  },
  certificateValidityYears: {
    unit: 'year',
    values: [{ from: null, value: 3 }],
    source: spec('5', 'KPP certificate valid 3 years'),
  },
  recertificationWindowMonths: {
    unit: 'month',
    values: [{ from: '2019-12-31', value: 3 }],
    source: spec('5', 'the certificate expires no later than 3 months after the exam day'),
    register: 'C18',
  },
  blsHours: {
    unit: 'hour',
    values: [{ from: null, value: 4 }],
    source: spec('1', 'BLS-AED (also in English): 4 hours'),
    register: 'C10',
  },
  pedHours: {
    unit: 'hour',
    values: [{ from: null, value: 4 }],
    source: spec('1', 'First aid for children (PED): one day, 4 hours'),
  },
  pedPracticeHours: {
    unit: 'hour',
    values: [{ from: null, value: 2.5 }],
    source: spec('1', 'PED: 2.5 practice, 1.5 theory'),
  },
  pedTheoryHours: {
    unit: 'hour',
    values: [{ from: null, value: 1.5 }],
    source: spec('1', 'PED: 2.5 practice, 1.5 theory'),
  },
  pedDays: {
    unit: 'day',
    values: [{ from: null, value: 1 }],
    source: spec('1', 'First aid for children (PED): one day'),
  },
  companyBlsGroupSize: {
    unit: 'person',
    values: [{ from: null, value: 20 }],
    source: spec('1', 'Company offers: BLS AED (group of 20)'),
  },
  companyBlsBasicHours: {
    unit: 'hour',
    values: [{ from: null, value: 8 }],
    source: spec('1', 'Company BLS AED: basic 8 hours'),
    register: 'C10',
  },
  companyBlsExtendedHours: {
    unit: 'hour',
    values: [{ from: null, value: 16 }],
    source: spec('1', 'Company BLS AED: extendable to 16 hours'),
    register: 'C11',
  },
  companyBlsExtendedDays: {
    unit: 'day',
    values: [{ from: null, value: 2 }],
    source: spec('1', '16 hours over two days'),
    register: 'C11',
  },
  companyBlsExerciseHours: {
    unit: 'hour',
    values: [{ from: null, value: 6 }],
    source: spec('1', '6 hours of exercises and three simulated rescue actions'),
    register: 'C11',
  },
  companyBlsSimulatedActions: {
    unit: 'count',
    values: [{ from: null, value: 3 }],
    source: spec('1', '6 hours of exercises and three simulated rescue actions'),
    register: 'C11',
  },
  companyBlsRenewalYears: {
    unit: 'year',
    values: [{ from: null, value: 1 }],
    source: spec('1', 'Company BLS AED: renewal advised yearly'),
  },
  companyCallbackHours: {
    unit: 'hour',
    values: [{ from: null, value: 24 }],
    source: spec('1', 'Callback within 24 hours at most on working days for company inquiries'),
  },
} as const satisfies Record<string, Parameter>;
