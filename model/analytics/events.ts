import type { AnalyticsEvent } from '../schema/analytics.ts';
import { decision, spec } from '../source.ts';

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
    source: spec('7', 'form_submitted (form_name, url, user_data with email and international phone) on a valid send'),
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
    source: spec('7', 'search_course (course_name, course_location, course_date) on search with any criterion'),
  },
  {
    name: 'choose_date',
    trigger: 'A term of the dates list is clicked',
    parameters: { course_name: { kind: 'text' } },
    consented: [],
    register: [],
    source: spec('7', 'choose_date (course name) on term click'),
  },
  {
    name: 'virtual_page_view',
    trigger: 'A page is shown, or a page of the application is changed without loading a document',
    parameters: { page_location: { kind: 'text' }, page_path: { kind: 'text' } },
    consented: [],
    register: ['C93'],
    source: spec('7', 'virtual_page_view'),
  },
  {
    name: 'view_item',
    trigger: 'A course page for individuals is shown and its price is known',
    parameters: { currency: { kind: 'enumeration', values: ['PLN'] }, price: { kind: 'number' }, item_name: { kind: 'text' }, item_category: { kind: 'text' } },
    consented: [],
    register: [],
    source: spec('7', 'view_item with price in PLN and category for individuals'),
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
