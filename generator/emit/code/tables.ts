import { neverOblige } from '#model/forms/requirements.ts';
import type { City } from '#model/schema/places.ts';
import { feedPathTemplates } from '../../plan/routes/feed-paths.ts';
import { usesTagManager } from '../../plan/routes/host-rules.ts';
import type { SitePlan } from '../../plan/site-plan.ts';
import { printLiteral } from '../../print/literal.ts';
import { type CodeStatement, printTypeScriptModule } from '../../print/typescript.ts';
import { parameterValueById, parseEditionDay } from '../../rules/meaning/parameter-value.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { toCamelCase } from '../json-text.ts';

/** Former ids of cities, each with the current id; ids that are in use are left out. */
const formerIds = (cities: readonly Pick<City, 'id' | 'formerIds'>[]): readonly (readonly [string, string])[] => {
  const today = new Set(cities.map(({ id }) => id));
  return cities.flatMap(({ id, formerIds: former = [] }) =>
    former.filter((one) => !today.has(one)).map((one) => [one, id] as const),
  );
};

/** The former ids of cities, by which saved addresses still choose their city. */
const emitFormerCities = (cities: readonly Pick<City, 'id' | 'formerIds'>[]): GeneratedFile => ({
  path: 'data/former-cities.ts',
  text: printTypeScriptModule({
    about: 'Ids that cities had in addresses before, with those of today.',
    statements: [
      {
        kind: 'const',
        name: 'formerCityIds',
        type: 'ReadonlyMap<string, string>',
        value: `new Map<string, string>(${printLiteral(formerIds(cities))})`,
      },
    ],
  }),
});

/** A table as a const, and the union of its ids as a type. */
const table = (
  name: string,
  rows: readonly object[],
  id?: { readonly type: string; readonly field: string },
): CodeStatement[] => [
  { kind: 'const', name, value: `${printLiteral(rows)} as const` },
  ...(id === undefined
    ? []
    : [{ kind: 'type' as const, name: id.type, type: `(typeof ${name})[number][${printLiteral(id.field)}]` }]),
];

const file = (path: string, about: string, statements: readonly CodeStatement[]): GeneratedFile => ({
  path: `data/${path}.ts`,
  text: printTypeScriptModule({ about, statements }),
});

/** The fields of a row that readers of the table need. */
const pick = <Row extends object, Field extends keyof Row>(
  rows: readonly Row[],
  ...fields: readonly Field[]
): Pick<Row, Field>[] => rows.map((row) => pickFields(row, fields));

const pickFields = <Row extends object, Field extends keyof Row>(
  row: Row,
  fields: readonly Field[],
): Pick<Row, Field> => {
  return JSON.parse(JSON.stringify(Object.fromEntries(fields.map((field) => [field, row[field]]))));
};

const placeTables = ({ model, cities }: SitePlan): GeneratedFile[] => [
  file('cities', 'Cities with their number in the calendar service, Polish cases, position and neighbours.', [
    ...table(
      'cities',
      pick(
        cities,
        'id',
        'calendarId',
        'name',
        'nameEn',
        'locative',
        'genitive',
        'region',
        'latitude',
        'longitude',
        'venue',
        'nearest',
      ),
      { type: 'CityId', field: 'id' },
    ),
  ]),
  file('regions', 'Voivodeships and their capitals.', [
    ...table('regions', pick(model.regions, 'id', 'name', 'city', 'geonames'), { type: 'RegionId', field: 'id' }),
  ]),
  file('environments', 'Environments and what they show.', [
    ...table('environments', pick(model.environments, 'id', 'indexable', 'showsPlaceholders', 'hasChat'), {
      type: 'EnvironmentId',
      field: 'id',
    }),
  ]),
  file('locales', 'Locales and the cookie of an explicit choice.', [
    { kind: 'const', name: 'locales', value: `${printLiteral(model.locales)} as const` },
    { kind: 'type', name: 'Locale', type: "(typeof locales)['all'][number]" },
  ]),
  file('organisation', 'The provider.', [
    {
      kind: 'const',
      name: 'organisation',
      value: `${printLiteral(pick([model.organisation], 'placeholder', 'name', 'short', 'legalName', 'phone', 'email', 'address', 'nip', 'origin')[0])} as const`,
    },
    {
      kind: 'const',
      name: 'missingIdentity',
      type: 'readonly string[]',
      doc: 'Facts of the provider that a law requires on the site and the model lacks.',
      value: printLiteral([
        ...(model.organisation.placeholder
          ? ['model/site/organisation.ts: name, legal name, address, phone, e-mail, tax number']
          : []),
        ...model.gaps
          .filter((gap) => gap.required === true && gap.value === null)
          .map(({ id }) => `model/site/gaps.ts: ${id}`),
      ]),
    },
  ]),
  file('phones', 'Whom an audience calls.', [
    { kind: 'const', name: 'phone', value: printLiteral(model.organisation.phone) },
    {
      kind: 'const',
      name: 'ownPhones',
      type: 'Readonly<Record<string, typeof phone>>',
      value: printLiteral(Object.fromEntries(model.audiences.flatMap(({ id, phone }) => (phone ? [[id, phone]] : [])))),
    },
    {
      kind: 'const',
      name: 'phoneOf',
      doc: 'The number of an audience: its own, or the provider’s.',
      value: "(audience: string | null | undefined): typeof phone => ownPhones[audience ?? ''] ?? phone",
    },
    {
      kind: 'const',
      name: 'audienceOfType',
      type: 'Readonly<Record<string, string>>',
      value: printLiteral(
        Object.fromEntries(
          model.courseTypes.flatMap(({ calendar, audience }) => (calendar ? [[calendar, audience]] : [])),
        ),
      ),
    },
    {
      kind: 'const',
      name: 'phoneOfType',
      doc: 'The number for a term, by its type in the calendar.',
      value: "(type: string | null | undefined): typeof phone => phoneOf(audienceOfType[type ?? ''])",
    },
  ]),
  file('edition', 'The day on which the model was last edited.', [
    { kind: 'const', name: 'edition', value: printLiteral(model.edition) },
  ]),
];

const holidayTable = ({ model }: SitePlan): GeneratedFile =>
  file('public-holidays', 'Public holidays other than Sundays.', [
    {
      kind: 'const',
      name: 'publicHolidays',
      value: `${printLiteral(model.publicHolidays.map((day) => ('afterEaster' in day ? pickFields(day, ['id', 'afterEaster']) : pickFields(day, ['id', 'month', 'day']))))} as const`,
    },
  ]);

/** The type is written out, since the table is empty as long as no promotion has dates. */
const promotionTable = ({ promotions, standardPrices }: SitePlan): GeneratedFile => ({
  path: 'data/promotions.ts',
  text: printTypeScriptModule({
    about: 'Promotions of courses, each with the lowest price before it.',
    imports: [{ from: '#domain/money/promotion.ts', names: ['CoursePromotion', 'StandardPrice'], typeOnly: true }],
    statements: [
      { kind: 'const', name: 'promotions', type: 'readonly CoursePromotion[]', value: printLiteral(promotions) },
      { kind: 'const', name: 'standardPrices', type: 'readonly StandardPrice[]', value: printLiteral(standardPrices) },
    ],
  }),
});

/** The owner's switches, with the type boolean, so that the compiler requires code for both values. */
const choiceTable = ({ model: { choices } }: SitePlan): GeneratedFile =>
  file('choices', 'What the owner has switched on and off.', [
    { kind: 'type', name: 'ChoiceId', type: choices.map(({ id }) => printLiteral(id)).join(' | ') },
    {
      kind: 'const',
      name: 'choices',
      type: 'Readonly<Record<ChoiceId, boolean>>',
      value: printLiteral(Object.fromEntries(choices.map(({ id, value }) => [id, value]))),
    },
  ]);

const bookingTable = ({ model }: SitePlan): GeneratedFile =>
  file('booking-states', 'The states of a stored booking.', [
    ...table('bookingStates', pick(model.bookingStates, 'id', 'stored', 'state', 'holdsSeat', 'contract', 'name'), {
      type: 'BookingStateId',
      field: 'id',
    }),
  ]);

const discountTable = ({ discounts }: SitePlan): GeneratedFile =>
  file('discounts', 'What the discounts are called in a price, and for which offers there is one.', [
    ...table('discounts', discounts, { type: 'DiscountId', field: 'id' }),
  ]);

/** The value of a parameter on the day of the edition. */
const numberIn =
  ({ model, parameters }: SitePlan) =>
  (id: string): number =>
    parameterValueById(parameters, id, parseEditionDay(model.edition)) ?? 0;

const minutesPerHour = 60;

/** Clock minutes that all classes of a course take, by the id of the course. */
const classMinutes = (plan: SitePlan): Readonly<Record<string, number>> => {
  const numberOf = numberIn(plan);
  return Object.fromEntries(
    plan.model.courseTypes.flatMap(({ id, classes }) =>
      classes === null
        ? []
        : [
            [
              id,
              numberOf(classes.hours) * (classes.hourMinutes === null ? minutesPerHour : numberOf(classes.hourMinutes)),
            ],
          ],
    ),
  );
};

const courseTables = (plan: SitePlan): GeneratedFile[] => [
  file('course-types', 'Course types with their calendar key and what booking needs.', [
    ...table(
      'courseTypes',
      pick(
        plan.model.courseTypes,
        ...([
          'id',
          'audience',
          'name',
          'short',
          'slug',
          'calendar',
          'typeName',
          'localization',
          'taughtIn',
          'stateCertificate',
          'needsPesel',
          'renewsCertificate',
          'givesCustomerZone',
          'addressScope',
          'unpricedReserveList',
          'minimumAge',
          'price',
          'offer',
        ] as const),
      ).map((type) => ({ ...type, minimumAge: numberIn(plan)(type.minimumAge) })),
      { type: 'CourseTypeId', field: 'id' },
    ),
  ]),
  file('class-minutes', 'How long all classes of a course take by the clock, where it is known.', [
    {
      kind: 'const',
      name: 'classMinutes',
      type: 'Readonly<Record<string, number>>',
      value: printLiteral(classMinutes(plan)),
    },
  ]),
  file('calendar-keys', 'Keys of the calendar service.', [
    ...table('calendarKeys', pick(plan.calendarKeys, 'key', 'short', 'role', 'days', 'examOnLastDay'), {
      type: 'CalendarKey',
      field: 'key',
    }),
    {
      kind: 'const',
      name: 'daysOfType',
      doc: 'The days of a course by its type, counted from the first; null where they are agreed.',
      value:
        '(type: string | null | undefined): readonly number[] | null => calendarKeys.find(({ key }) => key === type)?.days ?? null',
    },
  ]),
  file('audiences', 'Client groups.', [
    ...table('audiences', pick(plan.audiences, 'id', 'name', 'client', 'openCourses', 'types'), {
      type: 'AudienceId',
      field: 'id',
    }),
  ]),
];

/** Carousels with their interval in milliseconds. */
const mediaTables = ({ model, parameters }: SitePlan): GeneratedFile[] => [
  file('carousels', 'Moving rows of pictures. The interval is milliseconds.', [
    ...table(
      'carousels',
      model.carousels.map(({ id, cycle, continuous, interval }) => ({
        id,
        cycle,
        continuous,
        interval: parameterValueById(parameters, interval, parseEditionDay(model.edition)),
      })),
      { type: 'CarouselId', field: 'id' },
    ),
  ]),
  file('feeds', 'Addresses for programs; places in braces are filled in.', [
    {
      kind: 'const',
      name: 'feeds',
      value: `${printLiteral(Object.fromEntries(model.feeds.map((feed) => [feed.id, feedPathTemplates(feed, model)])))} as const`,
    },
  ]),
  file('tag-manager', 'The tag manager; it is requested only when it is wanted.', [
    {
      kind: 'const',
      name: 'tagManager',
      value: `${printLiteral({ container: model.tagManager.container, wanted: usesTagManager(model), pageTracking: model.tagManager.pageTracking })} as const`,
    },
    {
      kind: 'const',
      name: 'addressKeys',
      doc: 'Query parameters that analytics may keep of an address: what the page shows, which campaign and which click led here.',
      value: `${printLiteral(model.tagManager.addressKeys)} as const`,
    },
  ]),
  file('tag-limits', 'What tags must not read, and what is deleted of them.', [
    {
      kind: 'const',
      name: 'secretKeys',
      doc: 'Query parameters that open a booking or give a right.',
      value: `${printLiteral(model.tagManager.secretKeys)} as const`,
    },
    {
      kind: 'const',
      name: 'tagCookies',
      doc: 'Beginnings of the names of cookies that tags set, by the consent that they need.',
      value: `${printLiteral(model.tagManager.cookies)} as const`,
    },
  ]),
];

const formName = (id: string): string => toCamelCase(`${id}-form`);

/** One module for each form, so that a page loads only its own form, and one table of all forms. */
const formTables = ({ model: { forms } }: SitePlan): GeneratedFile[] => [
  ...forms.map(({ id, call, steps, fields }) => {
    const shown = fields.map((field) => ({
      ...pick([field], 'id', 'input', 'autocomplete', 'required', 'rule', 'sensitive')[0],
      stored: !field.sensitive && field.neverStored !== true,
      hint: field.hint ? `${field.id}Hint` : null,
      missing: neverOblige.includes(field.required) ? null : `${field.id}Missing`,
    }));
    return file(`forms/${id}`, 'A form with its steps and fields; a field that is not listed cannot appear.', [
      { kind: 'const', name: formName(id), value: `${printLiteral({ id, call, steps, fields: shown })} as const` },
    ]);
  }),
  {
    path: 'data/forms.ts',
    text: printTypeScriptModule({
      about: 'Every form.',
      imports: forms.map(({ id }) => ({ from: `./forms/${id}.ts`, names: [formName(id)] })),
      statements: [
        { kind: 'const', name: 'forms', value: `[${forms.map(({ id }) => formName(id)).join(', ')}] as const` },
        { kind: 'type', name: 'FormId', type: "(typeof forms)[number]['id']" },
      ],
    }),
  },
];

/** Facts of the model as typed tables, one small module per concept. */
export const emitModelTables = (plan: SitePlan): GeneratedFile[] => [
  ...placeTables(plan),
  ...courseTables(plan),
  ...mediaTables(plan),
  ...formTables(plan),
  holidayTable(plan),
  emitFormerCities(plan.model.cities),
  promotionTable(plan),
  choiceTable(plan),
  discountTable(plan),
  bookingTable(plan),
  file(
    'booking-changes',
    'Which fields of a booking and of a booked term are changed, by which command, until when, and who is told.',
    table(
      'bookingChanges',
      pick(plan.model.bookingChanges, 'id', 'of', 'fields', 'command', 'until', 'tells', 'follows'),
    ),
  ),
  file('promised-commands', 'The commands of the office by which promises are kept.', [
    {
      kind: 'type',
      name: 'PromisedCommand',
      type: [...new Set(plan.model.commitments.flatMap(({ owner }) => (owner?.by === 'office' ? [owner.command] : [])))]
        .map((command) => printLiteral(command))
        .join(' | '),
    },
  ]),
  file('retention', 'How long the fields of a form are kept.', table('retention', plan.retention)),
];
