import { z } from 'zod';
import { isRecord } from '#domain/json-value.ts';
import { isLocale, type Locale, localeIds } from '#domain/locale.ts';
import type { Unit } from '#model/rules/parameter.ts';
import { runGitOrNull } from '#settings/run-git.ts';
import { nearestCities } from '../plan/places.ts';
import { agesOfCourses } from '../plan/text/text-scope.ts';
import { ruleParameters } from '../rules/meaning/rule-parameters.ts';
import type { ContentFile } from '../sources/loaded.ts';
import { coursesOf } from '../validate/content/course-sections.ts';
import { isProseFile, localeOfContentFile } from '../validate/content/prose-files.ts';
import {
  findWrittenNumbers,
  numbersWrittenForValue,
  unitTextsInLocale,
  wordsOfUnit,
} from '../validate/numbers-in-texts.ts';
import type { Project } from '../validate/project.ts';
import { findBilingualTexts } from '../validate/rule-texts.ts';
import { countWithNoun } from './print-changes.ts';
import { type FieldDifference, findFieldDifferences, identityOfRow, rowsByIdentity } from './value-difference.ts';

const mostLines = 12;
const mostPlaces = 4;
/** Of a phrase that texts may repeat. */
const mostWords = 6;

/** Where all lines and all their places are listed, below the root. */
const file = '.cache/also-concerns.txt';

/** The tables and the interface texts of a revision: `namespace.key` with its text. */
export interface Said {
  readonly tables: Readonly<Record<string, unknown>>;
  readonly messages: Readonly<Record<Locale, Readonly<Record<string, unknown>>>>;
}

export interface Around {
  readonly project: Project;
  readonly files: readonly ContentFile[];
  readonly readersOf: (row: object, field: string) => ReadonlySet<string>;
}

interface Change extends Pick<FieldDifference, 'before' | 'after'> {
  readonly table: string;
  readonly id: string;
  readonly field: string;
}

const ordinals: Readonly<Record<Locale, Readonly<Record<number, string>>>> = {
  pl: { 2: 'drug(?:i|a|ą|ie|iego|iej|im)', 3: 'trzeci\\p{L}*', 4: 'czwart\\p{L}+' },
  en: { 2: 'second', 3: 'third', 4: 'fourth' },
};

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

const listed = (places: readonly string[]): string =>
  places.length <= mostPlaces
    ? places.join(', ')
    : `${places.slice(0, mostPlaces).join(', ')} and ${places.length - mostPlaces} more`;

/** What a change concerns, under a label. */
interface Concern {
  readonly label: string;
  readonly places: readonly string[];
  /** Fewer words for the same places, where the list is short. */
  readonly inShort?: readonly string[];
}

/** A concern, or nothing without a place. */
const concernOf = (label: string, places: readonly string[]): readonly Concern[] =>
  places.length === 0 ? [] : [{ label, places: [...new Set(places)] }];

const matches = (files: readonly ContentFile[], pattern: RegExp): readonly string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => `content/${path}:${lineAt(text, index)} “${found}”`),
  );

/** The texts that name a parameter, directly or through a statement of the model that contains the parameter. */
const filesNaming = (id: string, { project, files }: Around): readonly ContentFile[] => {
  const sentences = project.model.statements
    .filter(({ words }) => new RegExp(`\\{${id}[:}]`).test(words.pl))
    .map((statement) => `{statement.${statement.id}}`);
  const ages = [...agesOfCourses(project.model)].flatMap(([name, age]) => (age === id ? [name] : []));
  const named = [...[id, ...ages].flatMap((name) => [`{${name}}`, `{${name}:`]), ...sentences];
  return files.filter(({ text }) => named.some((name) => text.includes(name)));
};

/** A pattern for words in any grammatical case: “Lista rezerwowa” finds “listę rezerwową”. */
const inflected = (words: string): RegExp | null => {
  const parts = words.match(/\p{L}+/gu) ?? [];
  const least = /^\p{Lu}/u.test(words) ? 3 : 5;
  if (words.length < least || parts.length === 0 || parts.length > mostWords || /[{}]/.test(words)) return null;
  const stems = parts.map((part) => (part.length > 4 ? `${part.slice(0, -Math.ceil(part.length / 5))}\\p{L}*` : part));
  return new RegExp(`(?<![\\p{L}/])${stems.join('[^\\p{L}\\n]+')}(?!\\p{L})`, 'giu');
};

/** The words that a change took out of a text: a short text whole, of a longer one what lies between the words that stayed. */
const wordsTaken = (before: string, after: string): string => {
  if (after.includes(before)) return '';
  if ((before.match(/\p{L}+/gu) ?? []).length <= mostWords) return before;
  const [was, is] = [before.split(/\s+/), after.split(/\s+/)];
  const from = was.findIndex((word, index) => word !== is[index]);
  const kept = was.toReversed().findIndex((word, index) => word !== is.at(-1 - index));
  return was.slice(from, was.length - kept).join(' ');
};

/** Tables whose texts quote what is said elsewhere. */
const quoting: ReadonlySet<string> = new Set(['clauses', 'laws', 'guidelines']);

/** The texts of the model with the rows that have them. */
const textsOfModel = ({ model, rules }: Project) =>
  Object.entries({ ...model, rules })
    .filter(([table]) => !quoting.has(table))
    .flatMap(([table, rows]) =>
      (Array.isArray(rows) ? rows : [rows]).flatMap((row: unknown) =>
        findBilingualTexts(row, []).map(({ locale, text, path }) => ({
          locale,
          text,
          place: [table, ...(Array.isArray(rows) ? [identityOfRow(row)] : []), ...path].join('.'),
        })),
      ),
    );

/**
 * The places at which texts still contain words that a change removed; words of a name, such as that of a city, are searched in every
 * language.
 */
const formerWords = (
  differences: readonly FieldDifference[],
  localeOf: (path: string) => Locale | null,
  { project, files }: Around,
): readonly string[] =>
  differences.flatMap(({ path, before, after }) => {
    const locale = localeOf(path);
    if (typeof before !== 'string' || (locale === null && !/^\p{Lu}| /u.test(before))) return [];
    const pattern = inflected(wordsTaken(before, typeof after === 'string' ? after : ''));
    if (pattern === null) return [];
    return [
      ...matches(
        files.filter((file) => locale === null || localeOfContentFile(file) === locale),
        pattern,
      ),
      ...textsOfModel(project)
        .filter((text) => (locale === null || text.locale === locale) && text.text.search(pattern) >= 0)
        .map(({ place }) => place),
    ];
  });

const localeOfPath = (path: string): Locale | null => {
  const last = path.split('.').at(-1) ?? '';
  return isLocale(last) ? last : null;
};

const concernOfReaders = (readers: ReadonlySet<string>): readonly Concern[] => {
  const pages = [...readers].filter((reader) => reader.startsWith('/'));
  const others = [...readers].filter((reader) => reader !== '' && !reader.startsWith('/'));
  return concernOf('read for', [
    ...others,
    ...(pages.length === 0 ? [] : [`${countWithNoun(pages.length, 'page')}, ${pages[0]} among them`]),
  ]);
};

/** Words of a file that may mean a former number, such as “both” and “second”; `near` if the unit of the number follows. */
const formerNumbers = (
  file: ContentFile,
  { written, unit }: { readonly written: readonly number[]; readonly unit: Unit },
  { content }: Project,
) => {
  const locale = localeOfContentFile(file);
  const units = unitTextsInLocale(content, locale);
  const unitWord = wordsOfUnit(unit, units)[0]?.slice(0, 5) ?? '';
  const ordinal = ordinals[locale][written[0] ?? 0];
  const words = [
    ...findWrittenNumbers(file.text, locale, units).filter(
      (one) => one.unit === null && !/^\d/.test(one.text) && written.includes(one.value),
    ),
    ...(ordinal === undefined ? [] : file.text.matchAll(new RegExp(`(?<!\\p{L})${ordinal}(?!\\p{L})`, 'giu'))).map(
      ({ 0: text, index }) => ({ text, index }),
    ),
  ];
  return words.map(({ text, index }) => ({
    near: unitWord !== '' && file.text.slice(index, index + text.length + 20).includes(unitWord),
    place: `content/${file.path}:${lineAt(file.text, index)} “${text}”`,
  }));
};

const concernsOfNumber = ({ id, before }: Change, around: Around): readonly Concern[] => {
  const { project, files } = around;
  const parameter = project.parameters[id];
  if (parameter === undefined) return [];
  const former = Array.isArray(before) ? before.at(-1)?.value : undefined;
  const naming = filesNaming(id, around);
  const written = typeof former === 'number' ? numbersWrittenForValue(former, parameter.unit) : [];
  const left = files.flatMap((file) =>
    formerNumbers(file, { written, unit: parameter.unit }, project).filter(({ near }) => near || naming.includes(file)),
  );
  const reading = project.rules.filter((rule) => ruleParameters(rule).includes(id)).map((rule) => rule.id);
  const entries = project.model.register.filter(
    (entry) =>
      parameter.register === entry.id || findBilingualTexts(entry, []).some(({ text }) => text.includes(`{${id}`)),
  );
  const folders = Map.groupBy(naming, ({ path }) => path.split('/').slice(0, -1).join('/'));
  return [
    ...concernOf(
      'may mean the former number',
      [...left.filter(({ near }) => near), ...left.filter(({ near }) => !near)].map(({ place }) => place),
    ),
    ...concernOf(
      `named by ${naming.length} of ${files.length} texts`,
      naming.map(({ path }) => `content/${path}`),
    ).map((one) => ({ ...one, inShort: [...folders].map(([folder, { length }]) => `content/${folder} ${length}`) })),
    ...concernOf('rules and decisions', [...reading, ...entries.map((entry) => entry.id)]),
    ...concernOfReaders(around.readersOf(parameter, 'values')),
  ];
};

/** Texts about a course, then texts that link to it. */
const textsOfCourse = (id: string, { files, project }: Around): readonly string[] => {
  const own = files.filter((file) => coursesOf(file, project.model).some((course) => course.id === id));
  const linking = files.filter(({ text }) => new RegExp(`course:${id}(?![\\w-])`).test(text));
  return [...own, ...linking].map(({ path }) => `content/${path}`);
};

const concernsOfRow = ({ table, id, field, before, after }: Change, around: Around): readonly Concern[] => {
  const rows: unknown = Reflect.get({ ...around.project.model, rules: around.project.rules }, table);
  const row = Array.isArray(rows) ? rowsByIdentity(rows).get(id) : isRecord(rows) ? rows[id] : undefined;
  const empty = isRecord(before) && after === undefined ? {} : after;
  const words = formerWords(findFieldDifferences(before, empty, field), localeOfPath, around);
  const { courseTypes } = around.project.model;
  const sisters =
    table === 'courseTypes' && before === undefined && isRecord(after)
      ? courseTypes.filter((one) => one.id !== id && one.audience === after.audience && one.faq === after.faq)
      : [];
  const courses = table === 'courseTypes' && before !== undefined ? [id] : sisters.map((one) => one.id);
  return [
    ...concernOf('former words', words),
    ...concernOf(
      sisters.length > 0 ? 'texts of courses beside it' : 'texts of the course',
      courses.flatMap((course) => textsOfCourse(course, around)),
    ),
    ...(isRecord(row) && field !== '' ? concernOfReaders(around.readersOf(row, field)) : []),
  ];
};

const shortText = (value: unknown): string => {
  const last = Array.isArray(value) && isRecord(value.at(-1)) && 'value' in value.at(-1) ? value.at(-1).value : value;
  const text = typeof last === 'string' ? last : (JSON.stringify(last) ?? 'nothing');
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};

const fieldIn = (tables: Said['tables'], { table, id, field }: Pick<Change, 'table' | 'id' | 'field'>): unknown => {
  const rows = tables[table];
  const row = Array.isArray(rows) ? rowsByIdentity(rows).get(id) : isRecord(rows) ? rows[id] : undefined;
  return field === '' ? row : isRecord(row) ? row[field] : undefined;
};

/** Fields that describe a row and are shown on no page. */
const about: ReadonlySet<string> = new Set(['source', 'register', 'order', 'examples', 'confirmed']);

const changesBetween = (before: Said, after: Said): readonly Change[] => {
  const paths = findFieldDifferences(before.tables, after.tables).map(({ path }) => {
    const [table = '', id = '', field = ''] = path.split('.');
    return { table, id, field };
  });
  const unique = new Map(paths.map((place) => [`${place.table}.${place.id}.${place.field}`, place]));
  return [...unique.values()]
    .filter(({ field }) => !about.has(field))
    .map((place) => ({ ...place, before: fieldIn(before.tables, place), after: fieldIn(after.tables, place) }));
};

const ofMessages = (before: Said, after: Said, around: Around): readonly ConcernsOfChange[] =>
  localeIds.flatMap((locale) =>
    findFieldDifferences(before.messages[locale], after.messages[locale])
      .filter((one) => one.before !== undefined)
      .map((one) => ({
        change: `${locale} ${one.path}: ${shortText(one.before)} → ${shortText(one.after)}`,
        concerns: concernOf(
          'former words',
          formerWords([one], () => locale, around),
        ),
      })),
  );

interface ConcernsOfChange {
  readonly change: string;
  readonly concerns: readonly Concern[];
}

const cities = z.array(z.object({ id: z.string(), latitude: z.number(), longitude: z.number() })).catch([]);

/** By city, the ids of its nearest cities. */
const neighboursOf = ({ tables }: Said, { project }: Around): ReadonlyMap<string, string> => {
  const places = { geography: project.model.geography, cities: cities.parse(tables.cities) };
  return new Map(places.cities.map((city) => [city.id, `${nearestCities(places, city).map(({ id }) => id)}`]));
};

/** The texts of cities whose nearest cities are others than before. */
const ofNeighbours = (before: Said, after: Said, around: Around): readonly ConcernsOfChange[] => {
  const former = neighboursOf(before, around);
  const moved = [...neighboursOf(after, around)].flatMap(([id, near]) =>
    former.has(id) && former.get(id) !== near ? [id] : [],
  );
  const texts = around.files.filter(({ path }) =>
    moved.some((id) => new RegExp(`/(?:cities/[\\w-]+|company-cities)/${id}\\.md$`).test(path)),
  );
  return [
    {
      change: `cities: other neighbours of ${moved.join(', ')}`,
      concerns: concernOf(
        'texts of these cities',
        texts.map(({ path }) => `content/${path}`),
      ),
    },
  ];
};

/** Without the places that an earlier change of the list has under the same label: the cases of a name are changes of their own. */
const withoutRepeats = (all: readonly ConcernsOfChange[]): readonly ConcernsOfChange[] => {
  const seen = new Set<string>();
  return all.map(({ change, concerns }) => ({
    change,
    concerns: concerns.flatMap((concern) => {
      const places = concern.places.filter((place) => seen.size !== seen.add(`${concern.label} ${place}`).size);
      return places.length === 0 ? [] : [{ ...concern, places }];
    }),
  }));
};

const linesOf = (all: readonly ConcernsOfChange[], list: (concern: Concern) => string): readonly string[] =>
  all.flatMap(({ change, concerns }) => [
    `  ${change}`,
    ...concerns.map((concern) => `    ${concern.label}: ${list(concern)}`),
  ]);

/** At most twelve lines about other texts that a change since a revision may concern, the likeliest first; empty if nothing changed. */
export const describeConcernedTexts = (before: Said, after: Said, all: Around) => {
  const around = { ...all, files: all.files.filter(isProseFile) };
  const alike = Map.groupBy(changesBetween(before, after), (change) =>
    change.table === 'parameters'
      ? change.id
      : JSON.stringify([change.table, change.field, change.before, change.after]),
  );
  const ofRows = [...alike.values()].flatMap(([change, ...others]): readonly ConcernsOfChange[] => {
    if (change === undefined) return [];
    const name = [change.table, change.id, ...(change.field === 'values' ? [] : [change.field])]
      .filter((part) => part !== '')
      .join('.');
    const also = others.length === 0 ? '' : `, so of ${listed(others.map(({ id }) => id))}`;
    return [
      {
        change: `${name}: ${shortText(change.before)} → ${shortText(change.after)}${also}`,
        concerns: change.table === 'parameters' ? concernsOfNumber(change, around) : concernsOfRow(change, around),
      },
    ];
  });
  const isLeft = ({ concerns }: ConcernsOfChange): boolean => concerns[0]?.label.includes('former') ?? false;
  const found = withoutRepeats([
    ...ofRows,
    ...ofNeighbours(before, after, around),
    ...ofMessages(before, after, around),
  ])
    .filter(({ concerns }) => concerns.length > 0)
    .toSorted((a, b) => Number(isLeft(b)) - Number(isLeft(a)));
  if (found.length === 0) return { shown: [], file, whole: [] };
  const lines = linesOf(found, ({ places, inShort = places }) => listed(inShort));
  const whole = linesOf(found, ({ places }) => places.map((place) => `\n      ${place}`).join(''));
  const more = lines.length > mostLines - 2 ? `… and ${lines.length - mostLines + 2} more lines. ` : '';
  return {
    shown: [
      'Also concerns, since the last commit:',
      ...lines.slice(0, mostLines - 2),
      `  ${more}The whole list: ${file}`,
    ],
    file,
    whole,
  };
};

/** The tables and interface texts in the last commit; null outside a repository, and if that commit has no such files. */
export const readLastCommittedFacts = (root: string): Said | null => {
  const [model, pl, en] = ['model.json', 'i18n/pl.json', 'i18n/en.json'].map((path) =>
    runGitOrNull(root, ['show', `HEAD:./generated/${path}`]),
  );
  if (!model || !pl || !en) return null;
  return { tables: JSON.parse(model).model ?? {}, messages: { pl: JSON.parse(pl), en: JSON.parse(en) } };
};
