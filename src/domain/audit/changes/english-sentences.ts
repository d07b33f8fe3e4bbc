import type { AuditText } from '../audit-data.ts';
import { joined, phrase, written } from '../audit-text.ts';
import type { Details, DetailTexts, LabelledId } from './change-data.ts';
import { type DataWords, sidesInWords } from './data-words.ts';
import { type Naming, numberTexts } from './english-values.ts';
import { namedPath } from './text-difference.ts';

const change = (before: AuditText, after: AuditText): AuditText => phrase`before ${before}, now ${after}`;
const quoted = (text: AuditText): AuditText => phrase`“${text}”`;

/** Fields whose names in the code say too little. */
const fields: Readonly<Record<string, string>> = {
  pl: 'in Polish',
  en: 'in English',
  asks: 'question',
  shownBy: 'what shows it',
  weight: 'what an error costs',
  signedBy: 'who signs',
  confirmedBy: 'who confirms',
  decidedOn: 'decided on',
  status: 'state',
  variants: 'other values in the sources',
  unpricedReserveList: 'a full date can be joined on the reserve list, also where it has no price',
  typeName: 'name of the kind of course among those of its audience',
  autocomplete: 'what the browser suggests',
  header: 'head of the page',
  format: 'kind of background',
  heldIn: 'language of the classes',
  openCourses: 'open courses',
  slug: 'address',
  path: 'address',
};

/** Values of closed lists whose names in the code say too little. */
const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  autocomplete: { 'street-address': 'the whole address', 'address-line1': 'street and number in one line' },
  weight: {
    health: 'a person’s health',
    law: 'a breach of the law',
    allOrders: 'money of all orders',
    oneOrder: 'money of one order',
    convenience: 'the convenience of visitors',
  },
};

/** A word of a closed list for a page, where the code says too little. */
export const englishValue = (path: string, value: string): string | undefined =>
  values[path.slice(path.lastIndexOf('.') + 1)]?.[value];

/** What a field is called on a page: `rows.heldIn` → rows, language of the classes; a row of a rule by its name. */
export const englishField = (path: string, names: readonly LabelledId[], inWords: (name: string) => string): string =>
  path
    .split('.')
    .map((part) => {
      const own = names.find(({ id }) => id === part)?.en;
      return fields[part] ?? (own === undefined ? inWords(part) : `“${own}”`);
    })
    .join(', ');

const parts: Readonly<Record<Details['part']['of'], string>> = {
  input: 'value that the rule asks for',
  result: 'result',
  state: 'state',
  event: 'event',
};

interface Words {
  readonly nameOf: Naming;
  readonly data: DataWords;
  readonly fieldOf: (path: string, names: readonly LabelledId[]) => string;
}

const valueSentence = (detail: Details['value'], { data, fieldOf }: Words): AuditText => {
  const { path, before, after, names } = detail;
  const [old, now] = sidesInWords(detail, data, names);
  const of = namedPath(path) === '' ? '' : `${fieldOf(namedPath(path), names)}: `;
  if (before === undefined && typeof after === 'boolean') return phrase`${of}${now} (not stated before)`;
  if (before === undefined) return phrase`${of}added ${now}`;
  return after === undefined ? phrase`${of}removed ${old}` : phrase`${of}${change(old, now)}`;
};

/** Details in sentences for a page, where a terminal has arrows. */
export const englishSentences = (words: Words) => {
  const { nameOf } = words;
  return {
    value: (detail) => valueSentence(detail, words),
    part: ({ of, name, is }) => phrase`${is === 'added' ? 'new' : 'removed'} ${parts[of]}: ${nameOf(name)}`,
    passage: ({ before, after, lang }) => change(quoted(written(before, lang)), quoted(written(after, lang))),
    begins: ({ before, after }) => phrase`first state: ${change(nameOf(before), nameOf(after))}`,
    number: ({ before, after }) => {
      if (before === null) return after === null ? '' : `added: ${numberTexts(after)}`;
      if (after === null) return `removed, before ${numberTexts(before)}`;
      return change(numberTexts(before), numberTexts(after));
    },
    firstStated: ({ rows }) => {
      const called = rows.filter(({ en }) => en !== undefined).map((row) => quoted(nameOf(row)));
      return phrase`described in the model for the first time, so there is nothing to compare${called.length === 0 ? '' : phrase`: ${joined(called, ', ')}`}`;
    },
  } satisfies Partial<DetailTexts>;
};
