import { priceText } from '../../money/amount.ts';
import type { AuditText } from '../audit-data.ts';
import { listed, phrase, written } from '../audit-text.ts';
import {
  type DescribedDomain,
  type DescribedNumber,
  type Details,
  type DetailTexts,
  type LabelledId,
  type RowName,
  type SubjectTexts,
  wordsOnlyIn,
} from './change-data.ts';
import {
  answerTexts,
  conditionTexts,
  domainTexts,
  type Naming,
  numberTexts,
  outcomeTexts,
  rowTexts,
  sourceTexts,
  valueTexts,
} from './english-values.ts';
import { dataText, languageOf, namedPath, pathLanguage, shortened } from './text-difference.ts';

/** How the place of a field is printed. */
type FieldNaming = (path: string, names: readonly LabelledId[]) => string;

/** How a value that differs is printed: what stood, and what stands. */
type ValueNaming = (detail: Details['value']) => readonly [AuditText, AuditText];

/** Values as the model writes them, for a terminal. */
export const plainValues: ValueNaming = ({ path, before, after }) => {
  const [old, now] = shortened(dataText(before), dataText(after));
  return [written(old, languageOf(path)), written(now, languageOf(path))];
};

const sides = ({
  before,
  after,
}: {
  readonly before: DescribedNumber | null;
  readonly after: DescribedNumber | null;
}): string => {
  if (before === null) return after === null ? '' : `added, ${numberTexts(after)}`;
  return after === null ? `removed, was ${numberTexts(before)}` : `${numberTexts(before)} → ${numberTexts(after)}`;
};

const domainChange = (before: DescribedDomain, after: DescribedDomain, nameOf: Naming): AuditText => {
  if (before.kind !== 'oneOf' || after.kind !== 'oneOf')
    return phrase`${domainTexts(before, nameOf)} → ${domainTexts(after, nameOf)}`;
  const [gone, come] = [wordsOnlyIn(before, after), wordsOnlyIn(after, before)].map((words) => words.map(nameOf));
  return listed([
    ...(gone ?? []).map((word) => phrase`without ${word}`),
    ...(come ?? []).map((word) => phrase`with ${word}`),
  ]);
};

const movedBy = (amount: number, share: number | null): string => {
  const sign = amount > 0 ? '+' : '−';
  return `by ${sign}${priceText(Math.abs(amount), 'en')}${share === null ? '' : ` (${sign}${share.toFixed(1)} %)`}`;
};

/** Details in English, as a terminal and a review read them. */
export const englishDetails = (
  nameOf: Naming,
  tableOf: (table: string) => string,
  fieldOf: FieldNaming,
  valuesOf: ValueNaming,
): DetailTexts => {
  const rowOf = ({ table, row }: RowName): AuditText => rowTexts({ table: tableOf(table), row }, nameOf);
  const at = (path: string, names: readonly LabelledId[] = []): string =>
    namedPath(path) === '' ? '' : `${fieldOf(namedPath(path), names)}: `;
  return {
    added: () => 'added',
    removed: () => 'removed',
    more: ({ count, of }) => `… and ${count} more ${of === 'cases' ? 'boundary cases' : of}`,
    addressAdded: ({ path }) => `${path} added`,
    addressEnds: ({ path, answer }) => `${path} ends (${answerTexts(answer)})`,
    addressMoves: ({ path, to, answer }) => `${path} → ${to} (${answerTexts(answer)})`,
    answers: ({ path, before, after }) =>
      `${path === null ? '' : `${path}: `}${answerTexts(before)}${after.kind === 'page' ? '; ' : ' → '}${answerTexts(after)}`,
    withIt: ({ rows }) => phrase`with it change: ${listed(rows.map(rowOf))}`,
    number: sides,
    movedBy: ({ amount, share }) => movedBy(amount, share),
    concerns: ({ rows, texts, more }) => {
      const places = listed([...rows.map(rowOf), ...texts]);
      return phrase`concerns: ${places}${more === 0 ? '' : ` and ${more} more`}`;
    },
    value: (detail) => {
      const [old, now] = valuesOf(detail);
      return phrase`${at(detail.path, detail.names)}${old} → ${now}`;
    },
    firstStated: ({ rows }) =>
      phrase`stated in the model for the first time, with nothing before to compare${rows.length === 0 ? '' : phrase`: ${listed(rows.map(nameOf))}`}`,
    source: ({ path, before, after }) => `${at(path)}${shortened(sourceTexts(before), sourceTexts(after)).join(' → ')}`,
    otherForm: () => 'of another form, so compared as it is written',
    writtenOtherwise: () => 'written differently; every case is decided as before',
    rewritten: () => 'rewritten; every case is decided as before',
    reads: ({ come, left }) => {
      if (left.length === 0) return phrase`also reads ${listed(come.map(nameOf))}`;
      if (come.length === 0) return phrase`no longer reads ${listed(left.map(nameOf))}`;
      return phrase`reads ${listed(come.map(nameOf))} instead of ${listed(left.map(nameOf))}`;
    },
    because: ({ number, source, register, ...values }) => {
      const entry = register === undefined ? '' : `; register ${register}`;
      return phrase`because ${nameOf(number)}: ${sides(values)} (${sourceTexts(source)}${entry})`;
    },
    tableKind: ({ before, after }) => `${before} table → ${after} table`,
    case: ({ day, where, before, after }) => {
      const since = day === null ? '' : phrase`on ${valueTexts({ kind: 'amount', as: 'day', value: day }, nameOf)}, `;
      const described = phrase`${conditionTexts(where, nameOf)}: ${outcomeTexts(before, nameOf)} → ${outcomeTexts(after, nameOf)}`;
      return phrase`${since}${described}`;
    },
    step: ({ state, event, where, before, after }) => {
      const guard = where.length === 0 ? '' : phrase`, ${conditionTexts(where, nameOf)}`;
      const described = phrase`${outcomeTexts(before, nameOf)} → ${outcomeTexts(after, nameOf)}`;
      return phrase`${nameOf(state)} on ${nameOf(event)}${guard}: ${described}`;
    },
    part: ({ of, name, is }) => phrase`${of} ${nameOf(name)} ${is}`,
    input: ({ name, before, after }) => phrase`input ${nameOf(name)}: ${domainChange(before, after, nameOf)}`,
    begins: ({ before, after }) => phrase`begins: ${nameOf(before)} → ${nameOf(after)}`,
    definition: ({ of, name, before, after }) =>
      phrase`${of} ${nameOf(name)}: ${dataText(before)} → ${dataText(after)}`,
    example: ({ is, where, result }) =>
      phrase`example ${is}: ${conditionTexts(where, nameOf)}: ${valueTexts(result, nameOf)}`,
    usedBy: ({ rules }) => (rules.length === 0 ? 'no rule uses it' : phrase`used by: ${listed(rules.map(nameOf))}`),
    answer: ({ question, before, after }) => `${question}: ${before} → ${after}`,
    order: () => 'the order of its parts differs',
    passage: ({ before, after, lang }) => phrase`“${written(before, lang)}” → “${written(after, lang)}”`,
    passageLeft: ({ text, lang }) => phrase`left out: “${written(text, lang)}”`,
    passageCame: ({ text, lang }) => phrase`added: “${written(text, lang)}”`,
    restatesOthers: () => 'matched otherwise with the sentences of the owner’s document',
    filledOtherwise: ({ text, lang }) => phrase`the page fills in something else than before: “${written(text, lang)}”`,
    sameWords: () => 'written otherwise; the words are the same',
    reworded: () => 'said in other words; every case is decided as before',
    redrawn: () => 'shows something else',
    stated: ({ words }) => phrase`“${written(words.en ?? words.pl ?? words.id, 'en')}”`,
    renamed: ({ before, after }) => `another name: ${before.id} → ${after.id}`,
  };
};

const leads: Readonly<Record<string, string>> = {
  audiences: 'audience',
  courseTypes: 'course type',
  cities: 'city',
  regions: 'region',
  instructors: 'instructor',
};

export const englishSubjects = (nameOf: Naming, tableOf: (table: string) => string): SubjectTexts => ({
  rule: ({ rule }) => phrase`rule ${nameOf(rule)}`,
  operator: ({ operator }) => `operator ${operator}`,
  price: ({ number }) => phrase`price ${nameOf(number)}`,
  number: ({ number }) => phrase`number ${nameOf(number)}`,
  route: ({ route, type }) => `route ${route}${type === null ? '' : ` ${type}`}`,
  redirect: ({ path }) => `redirect ${path}`,
  redirects: ({ below }) => `redirects below ${below}`,
  lead: ({ table, row }) => phrase`${leads[table] ?? table} ${nameOf(row)}`,
  row: ({ table, row }) => rowTexts({ table: tableOf(table), row }, nameOf),
  text: ({ path, title }) =>
    title === null ? `text ${path}` : phrase`text “${written(title, pathLanguage(path))}” (${path})`,
  picture: ({ path }) => `picture ${path}`,
});
