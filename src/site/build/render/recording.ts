import type { Locale } from '#domain/locale.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import type { ParameterTables } from '../bundle/parameter-tables.ts';
import { fingerprint } from '../fingerprint.ts';
import { type Snapshot, snapshotKey } from '../sources/snapshot.ts';
import type { Sources } from '../sources/sources.ts';
import type { CourseQuery, Renderer, SiteReader } from './renderer.ts';

/** Input id to its state, such as `message pl terms.heading` to a fingerprint of the text. */
export type Inputs = Readonly<Record<string, string>>;

/** States of what stands in rule code, by `rule <name>`, and the parameters. */
export interface RuleStates {
  readonly rules: Readonly<Record<string, string>>;
  readonly tables: Pick<ParameterTables, 'parameters' | 'timeLines'>;
}

/** Everything that a page can read besides its own file and fragments. */
export interface Readable {
  readonly sources: Sources;
  readonly urls: Readonly<Record<string, string>>;
  readonly snapshot: Snapshot;
  readonly askedOn: string;
  readonly drawing: (src: string) => string | null;
  readonly messages: Readonly<Record<Locale, Messages>>;
  /** State of an input now; undefined when it no longer exists. */
  readonly stateOf: (input: string) => string | undefined;
}

const messageText = (sources: Sources, name: string): string | undefined => {
  const [locale, path = ''] = name.split(' ');
  const [namespace = '', key = ''] = path.split('.');
  const texts = Reflect.get(locale === 'en' ? sources.dictionaries.en : sources.dictionaries.pl, namespace);
  return texts === undefined ? undefined : Reflect.get(texts, key);
};

const remembered = (find: (key: string) => string | undefined): ((key: string) => string | undefined) => {
  const known = new Map<string, string | undefined>();
  return (key) => {
    if (!known.has(key)) known.set(key, find(key));
    return known.get(key);
  };
};

type ReadableParts = Pick<Readable, 'sources' | 'urls' | 'snapshot' | 'askedOn' | 'drawing'>;

const noRules: RuleStates = { rules: {}, tables: { parameters: {}, timeLines: {} } };

const stateFinder = ({ sources, urls, snapshot, askedOn, drawing }: ReadableParts, { rules, tables }: RuleStates) => {
  const stateOfText = (text: string | undefined): string | undefined => (text === undefined ? text : fingerprint(text));
  const finders: Readonly<Record<string, (name: string) => string | undefined>> = {
    message: (name) => stateOfText(messageText(sources, name)),
    asset: (name) => urls[name],
    layout: (name) => fingerprint(JSON.stringify(name === 'en' ? sources.layouts.en : sources.layouts.pl)),
    courses: (key) => fingerprint(JSON.stringify(snapshot.get(key) ?? null)),
    askedOn: () => askedOn,
    drawing: (src) => stateOfText(drawing(src) ?? undefined),
    rule: (name) => rules[`rule ${name}`],
    parameter: (name) => JSON.stringify(tables.parameters[name]),
    timeLine: (name) => JSON.stringify(tables.timeLines[name]),
  };
  return remembered((input) => {
    const space = input.indexOf(' ');
    return finders[input.slice(0, space)]?.(input.slice(space + 1));
  });
};

/** The library of the texts makes a namespace anew of all that stands in it, whenever somebody reads one of its messages. */
const withLastingNamespaces = (texts: Messages): Messages => {
  const made = new Map<string | symbol, unknown>();
  const get = (all: Messages, namespace: string | symbol): unknown => {
    if (!made.has(namespace)) made.set(namespace, Reflect.get(all, namespace));
    return made.get(namespace);
  };
  return new Proxy(texts, { get });
};

export const createReadable = (
  parts: ReadableParts,
  { createTexts }: Renderer,
  rules: RuleStates = noRules,
): Readable => ({
  ...parts,
  messages: {
    pl: withLastingNamespaces(createTexts('pl', parts.sources.dictionaries.pl)),
    en: withLastingNamespaces(createTexts('en', parts.sources.dictionaries.en)),
  },
  stateOf: stateFinder(parts, rules),
});

/** A reader for one page, and the list of what it was asked. */
export const recordReads = (
  readable: Readable,
  locale: Locale,
  { recordTexts }: Renderer,
): { readonly reader: SiteReader; readonly reads: Set<string> } => {
  const reads = new Set([`layout ${locale}`]);
  const asset = (name: string): string => {
    const url = readable.urls[name];
    if (url === undefined)
      throw new Error(`There is no asset “${name}”; the build writes ${Object.keys(readable.urls).join(', ')}.`);
    reads.add(`asset ${name}`);
    return url;
  };
  const courses = (query: CourseQuery) => {
    reads.add(`courses ${snapshotKey(query)}`);
    return readable.snapshot.get(snapshotKey(query)) ?? null;
  };
  const askedOn = () => {
    reads.add('askedOn of the calendar');
    return readable.askedOn;
  };
  const drawing = (src: string) => {
    reads.add(`drawing ${src}`);
    return readable.drawing(src);
  };
  const messages = recordTexts(readable.messages[locale], (key) => reads.add(`message ${locale} ${key}`));
  return { reader: { messages, asset, courses, askedOn, drawing }, reads };
};
