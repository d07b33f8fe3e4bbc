import { formatPrice } from '#domain/money/amount.ts';
import { formatNumber } from '#domain/texts/format-number.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import { formatCitation } from '../../print/source-line.ts';
import type { Planning } from '../planning/planning.ts';
import type { ReportLine, ReportSection } from './report.ts';

const placeholders = 'C75';
const placeholderEntry = 'C130';
const medicines = 'C83';
const people = 'C76';
const cityIds = 'C31';

/** Cities in which the demo calendar has no date of a course type that visitors can search. */
export const reportCitiesWithoutDates = ({ project, city }: Planning): ReportSection => {
  const cities = project.model.cities.map(({ id }) => id);
  const lines = project.model.calendarKeys
    .filter(({ role }) => role === 'type')
    .flatMap(({ key, short }): ReportLine[] => {
      const patterns = (project.content.calendar?.patterns ?? []).filter(({ type }) => type === key);
      const covered = new Set(patterns.flatMap((pattern) => (pattern.cities === 'all' ? cities : pattern.cities)));
      const missing = cities.filter((id) => !covered.has(id)).map((id) => city(id)?.name ?? id);
      if (missing.length === 0) return [];
      const places = missing.length === cities.length ? 'every city' : missing.join(', ');
      return [{ text: `${short ?? key} (${key}): no dates in ${places}.`, register: [] }];
    });
  return {
    heading: 'Cities without dates in the demo calendar',
    about: 'The demo calendar replaces the real one; these pages show the phone number instead of dates.',
    lines,
  };
};

const valueText = ({ unit }: Parameter, value: number): string =>
  unit === 'grosze' ? formatPrice(value, 'en') : `${formatNumber(value, 'en')} ${unit}${value === 1 ? '' : 's'}`;

/** The ids of cities in the calendar service, as long as they are unconfirmed. */
export const reportUnconfirmedCityIds = ({ project }: Planning): ReportSection => ({
  heading: 'City ids of the calendar that are not confirmed',
  about:
    'Requests for terms use these ids. Compare them with the calendar and correct `calendarId` in model/places/cities.ts.',
  lines: project.model.register.some(({ id, status }) => id === cityIds && status === 'open')
    ? project.model.cities.map(({ id, name, calendarId }) => ({
        text: `${name} (\`${id}\`): ${calendarId}`,
        register: [cityIds],
      }))
    : [],
});

/** Numbers for which the sources give several values. */
export const reportContradictingSources = ({ project }: Planning): ReportSection => ({
  heading: 'Facts that contradict each other',
  about: 'The site uses the first value; the quoted sentences state another. Confirm or correct the parameter.',
  lines: Object.entries(project.parameters).flatMap(([id, parameter]): ReportLine[] => {
    const [used] = parameter.values;
    if (used === undefined || parameter.variants === undefined || parameter.variants.length === 0) return [];
    const others = parameter.variants.map(
      ({ value, source }) => `${valueText(parameter, value)} (${formatCitation(source)})`,
    );
    return [
      {
        text: `\`${id}\` is ${valueText(parameter, used.value)}; also ${others.join(', ')}.`,
        register: parameter.register === undefined ? [] : [parameter.register],
      },
    ];
  }),
});

/** Promotional prices without a period in any source; they are not announced. */
export const reportUndatedPromotions = ({ project }: Planning): ReportSection => ({
  heading: 'Promotional prices without days',
  about: 'None of these is announced. Name the first and the last day in model/course-types/promotions.ts.',
  lines: project.model.courseTypes.flatMap(({ id, name, price, register }): ReportLine[] => {
    const parameter = project.parameters[price?.promotional ?? ''];
    const [interval] = parameter?.values ?? [];
    if (parameter === undefined || interval === undefined || project.model.promotions.some(({ type }) => type === id))
      return [];
    return [
      {
        text: `${name.en}: ${valueText(parameter, interval.value)} (\`${price?.promotional}\`).`,
        register: parameter.register === undefined ? register : [parameter.register],
      },
    ];
  }),
});

export const reportUnsourcedClaims = ({ project }: Planning): ReportSection => ({
  heading: 'Claims without evidence',
  about:
    'The public site shows none of these. Name a document with its date as evidence in model/site/claims.ts to show one.',
  lines: project.model.claims
    .filter(({ evidence }) => evidence === null)
    .map(({ id, statement, value, register }) => ({
      text: `\`${id}\`: ${statement.pl.replaceAll('{value}', `${value}`)}`,
      register,
    })),
});

export const reportPlaceholderFacts = ({ project }: Planning): ReportSection => {
  const { organisation, externalLinks, appLinks, carousels, gaps, tagManager, instructors, situations } = project.model;
  const links = [...externalLinks, ...appLinks].filter(({ placeholder }) => placeholder);
  const unnamed = instructors.filter(({ placeholder }) => placeholder);
  const own = (file: string, what: string): ReportLine => ({ text: `${file}: ${what}`, register: [placeholders] });
  return {
    heading: 'Placeholders',
    about:
      'Replace these values and set `placeholder` to false before the site goes public. The public site leaves out everything but the provider’s own record.',
    lines: [
      ...(organisation.placeholder
        ? [own('model/site/organisation.ts', 'name, legal name, phone, e-mail, address, tax number, origin.')]
        : []),
      ...(links.length === 0
        ? []
        : [own('model/routes/external-links.ts, model/routes/app-links.ts', links.map(({ id }) => id).join(', '))]),
      ...gaps
        .filter(({ value }) => value === null)
        .map(
          ({ id, words }): ReportLine => ({
            text: `model/site/gaps.ts: \`${id}\`, now “${words.en}”.`,
            register: [placeholderEntry],
          }),
        ),
      ...carousels.flatMap((row): ReportLine[] =>
        row.placeholder === true
          ? [
              {
                text: `content/pictures/${row.folder}: drawings replace the pictures of “${row.id}”.`,
                register: [placeholderEntry],
              },
            ]
          : [],
      ),
      ...(tagManager.placeholder ? [own('model/analytics/tag-manager.ts', 'the container of the tag manager.')] : []),
      ...situations.flatMap(({ id, form }): ReportLine[] =>
        form === null
          ? [{ text: `model/site/situations.ts: the physician’s statement on “${id}”.`, register: [medicines] }]
          : [],
      ),
      ...(unnamed.length === 0
        ? []
        : [
            {
              text: `model/places/instructors.ts: ${unnamed.length} neutral titles replace names and photographs.`,
              register: [people],
            },
          ]),
    ],
  };
};

/** Courses whose row excludes them from the chooser. */
export const reportCoursesOutsideChooser = ({ project }: Planning): ReportSection => ({
  heading: 'Courses to which the chooser does not lead',
  about: 'Each has `chooser: false` in model/course-types/; visitors find it only in lists and in the search.',
  lines: project.model.courseTypes
    .filter(({ chooser }) => chooser === false)
    .map(({ name, register }) => ({ text: name.en, register })),
});
