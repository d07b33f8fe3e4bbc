import type { NamedShape } from '../schema/payload.ts';
import { decision, spec } from '../source.ts';
import { calendarType } from './calendar-type.ts';

/** Payload parts that several calls share or that have a name of their own. */
export const namedShapes = [
  {
    name: 'search-type',
    shape: { kind: 'record', fields: { id: calendarType, name: { kind: 'text', min: 1, max: 200 } } },
    source: spec('3', 'Search type item: id, name (per language)'),
  },
  {
    name: 'term',
    shape: {
      kind: 'record',
      fields: {
        id: { kind: 'integer', min: 1 },
        name: { kind: 'text', max: 200 },
        type: calendarType,
        dateStart: { kind: 'civilDate' },
        showHours: { kind: 'boolean' },
        hoursRendered: { kind: 'nullable', of: { kind: 'text', max: 500 } },
        city: { kind: 'text', max: 100 },
        localization: { kind: 'nullable', of: { kind: 'identifier', of: 'calendarCity' } },
        freePlaces: { kind: 'nullable', of: { kind: 'number' } },
      },
    },
    source: spec('3', 'Term: id, name, type, dateStart, showHours, hoursRendered, city, localization, freePlaces'),
  },
  {
    name: 'course-data',
    shape: {
      kind: 'record',
      fields: {
        price: { kind: 'nullable', of: { kind: 'number' } },
        priceDescription: { kind: 'nullable', of: { kind: 'html' } },
        description: { kind: 'nullable', of: { kind: 'html' } },
        program: { kind: 'nullable', of: { kind: 'html' } },
        intro: { kind: 'nullable', of: { kind: 'html' } },
        name: { kind: 'text', max: 200 },
        items: { kind: 'list', of: { kind: 'named', name: 'term' } },
      },
    },
    source: spec('7', 'read price, priceDescription, description, program, intro, name, items (price in złoty: C81)'),
  },
  {
    name: 'faq-item',
    shape: { kind: 'record', fields: { title: { kind: 'text', min: 1, max: 500 }, content: { kind: 'html' } } },
    source: spec('3', 'FAQ item: title, content HTML'),
  },
  {
    name: 'article-index',
    shape: {
      kind: 'record',
      fields: {
        items: { kind: 'list', of: { kind: 'record', fields: { system: { kind: 'text', min: 1, max: 100, pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' } } } },
      },
    },
    source: spec('7', 'GET {api host}/api/article-index: items[].system'),
  },
  {
    name: 'reference',
    shape: { kind: 'text', min: 20, max: 64, pattern: '^[A-Za-z0-9_-]+$' },
    source: decision('C81', {
      pl: 'Zgłoszenie odnajduje się po numerze, którego nie da się odgadnąć',
      en: 'A registration is found by a reference that cannot be guessed',
    }),
  },
  {
    name: 'registration-state',
    shape: {
      kind: 'record',
      fields: {
        reference: { kind: 'named', name: 'reference' },
        state: { kind: 'enumeration', values: ['sent', 'enquiry', 'pay', 'paid', 'paymentFailed', 'completed', 'expired', 'withdrawn'] },
        place: { kind: 'enumeration', values: ['confirmed', 'reserve', 'none'] },
        amount: { kind: 'nullable', of: { kind: 'integer', min: 0 } },
        withdrawalUntil: { kind: 'nullable', of: { kind: 'civilDate' } },
        payUntil: { kind: 'nullable', of: { kind: 'civilDate' } },
        term: { kind: 'named', name: 'term' },
      },
    },
    source: spec(
      '4',
      'Registration outcomes: sent, pay, paid, payment failed, enrollment completed (amount in grosze: C81; expired, withdrawn: C96; enquiry: C99)',
    ),
  },
  {
    name: 'problem',
    shape: {
      kind: 'record',
      fields: { code: { kind: 'text', min: 1, max: 60 }, fields: { kind: 'optional', of: { kind: 'list', of: { kind: 'named', name: 'problem-field' } } } },
    },
    source: decision('C81', {
      pl: 'Każda odmowa podaje kod i pola, których dotyczy',
      en: 'Every refusal answers with a code, and the fields that it is about',
    }),
  },
  {
    name: 'problem-field',
    shape: { kind: 'record', fields: { field: { kind: 'text', min: 1, max: 60 }, code: { kind: 'text', min: 1, max: 60 } } },
    source: decision('C81', {
      pl: 'Każda odmowa podaje kod i pola, których dotyczy',
      en: 'Every refusal answers with a code, and the fields that it is about',
    }),
  },
] as const satisfies readonly NamedShape[];
