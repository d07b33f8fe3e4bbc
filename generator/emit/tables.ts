import type { GeneratedFile } from '../generated-file.ts';
import type { SitePlan } from '../plan/site-plan.ts';
import { literal } from '../print/literal.ts';
import { printModule, type Statement } from '../print/typescript.ts';

/** A table as a const, and the union of its ids as a type. */
const table = (
  name: string,
  rows: readonly object[],
  id?: { readonly type: string; readonly field: string },
): Statement[] => [
  { kind: 'const', name, value: `${literal(rows)} as const` },
  ...(id === undefined
    ? []
    : [{ kind: 'type' as const, name: id.type, type: `(typeof ${name})[number][${literal(id.field)}]` }]),
];

const file = (path: string, about: string, statements: readonly Statement[]): GeneratedFile => ({
  path: `data/${path}.ts`,
  text: printModule({ about, statements }),
});

/** Facts of the model as typed tables, one small module per concept. */
export const emitTables = ({ facts }: SitePlan): GeneratedFile[] => [
  file('cities', 'Cities with their number in the calendar service, Polish cases, position and neighbours.', [
    ...table(
      'cities',
      facts.cities.map(
        ({ id, calendarId, name, nameEn, locative, genitive, region, latitude, longitude, nearest }) => ({
          id,
          calendarId,
          name,
          nameEn,
          locative,
          genitive,
          region,
          latitude,
          longitude,
          nearest,
        }),
      ),
      { type: 'CityId', field: 'id' },
    ),
  ]),
  file('course-types', 'Course types with their calendar key and what booking needs.', [
    ...table(
      'courseTypes',
      facts.courseTypes.map(
        ({
          id,
          audience,
          name,
          short,
          slug,
          calendar,
          localization,
          needsPesel,
          minimumAge,
          guardianFrom,
          price,
          secondPersonDiscount,
          guardianPairDiscount,
        }) => ({
          id,
          audience,
          name,
          short,
          slug,
          calendar,
          localization,
          needsPesel,
          minimumAge,
          guardianFrom,
          price,
          secondPersonDiscount,
          guardianPairDiscount,
        }),
      ),
      { type: 'CourseTypeId', field: 'id' },
    ),
  ]),
  file('calendar-keys', 'Keys of the calendar service.', [
    ...table(
      'calendarKeys',
      facts.calendarKeys.map(({ key, short, role, days }) => ({ key, short, role, days })),
      { type: 'CalendarKey', field: 'key' },
    ),
  ]),
  file('audiences', 'Client groups.', [
    ...table(
      'audiences',
      facts.audiences.map(({ id, name, client, types }) => ({ id, name, client, types })),
      { type: 'AudienceId', field: 'id' },
    ),
  ]),
  file('environments', 'Environments and what they show.', [
    ...table(
      'environments',
      facts.environments.map(({ id, chatWidget, auditPages, indexable }) => ({
        id,
        chatWidget,
        auditPages,
        indexable,
      })),
      { type: 'EnvironmentId', field: 'id' },
    ),
  ]),
  file('locales', 'Locales and the cookie of an explicit choice.', [
    { kind: 'const', name: 'locales', value: `${literal(facts.locales)} as const` },
    { kind: 'type', name: 'Locale', type: "(typeof locales)['all'][number]" },
  ]),
  file('organisation', 'The provider.', [
    {
      kind: 'const',
      name: 'organisation',
      value: `${literal({ name: facts.organisation.name, legalName: facts.organisation.legalName, phone: facts.organisation.phone, email: facts.organisation.email, origin: facts.organisation.origin })} as const`,
    },
  ]),
  file('forms', 'Forms with their steps and fields; a field that is not listed cannot appear.', [
    ...table(
      'forms',
      facts.forms.map(({ id, call, steps, fields }) => ({
        id,
        call,
        steps,
        fields: fields.map((field) => ({
          id: field.id,
          label: field.label,
          input: field.input,
          autocomplete: field.autocomplete,
          required: field.required,
          rule: field.rule,
          sensitive: field.sensitive,
        })),
      })),
      { type: 'FormId', field: 'id' },
    ),
  ]),
];
