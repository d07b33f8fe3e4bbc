import type { AnalyticsEvent } from '../schema/analytics.ts';
import { clause, decision } from '../source.ts';

/** Events of the tag manager. Parameters named in `consented` are left out unless the visitor agreed to user data. */
export const analytics = [
  {
    name: 'form_submitted',
    trigger: 'A contact form is valid when it is sent, before the outcome is known',
    parameters: {
      form_name: { kind: 'text' },
      url: { kind: 'text' },
      user_data: { kind: 'record', fields: { email: { kind: 'text' }, phone_number: { kind: 'optional', of: { kind: 'text' } } } },
    },
    consented: ['user_data'],
    register: ['C44', 'C45', 'C49'],
    source: clause('7.12'),
  },
  {
    name: 'search_course',
    trigger: 'The search button is pressed while any criterion is set',
    parameters: {
      course_name: { kind: 'nullable', of: { kind: 'text' } },
      course_location: { kind: 'nullable', of: { kind: 'text' } },
      course_date: { kind: 'nullable', of: { kind: 'month' } },
    },
    consented: [],
    register: [],
    source: clause('7.13'),
  },
  {
    name: 'choose_date',
    trigger: 'A term of the dates list is clicked',
    parameters: { course_name: { kind: 'text' } },
    consented: [],
    register: [],
    source: clause('7.14'),
  },
  {
    name: 'virtual_page_view',
    trigger: 'A page is shown: each has a document of its own, and a change of what is chosen on it shows no other',
    parameters: { page_location: { kind: 'text' }, page_path: { kind: 'text' } },
    consented: [],
    register: ['C93'],
    source: clause('7.15'),
  },
  {
    name: 'view_item',
    trigger: 'A course page for individuals is shown and its price is known',
    parameters: { currency: { kind: 'enumeration', values: ['PLN'] }, price: { kind: 'number' }, item_name: { kind: 'text' }, item_category: { kind: 'text' } },
    consented: [],
    register: [],
    source: clause('7.16'),
  },
  {
    name: 'contact_result',
    trigger: 'The outcome of a contact message is known',
    parameters: { form_name: { kind: 'text' }, result: { kind: 'enumeration', values: ['sent', 'notSent'] } },
    consented: [],
    register: ['C45'],
    source: decision('C45', {
      pl: 'form_submitted wyprzedza wynik; konwersje liczone są na contact_result',
      en: 'form_submitted fires before the outcome; conversions are counted on contact_result',
    }),
  },
] as const satisfies readonly AnalyticsEvent[];
