import type { AuditBlock, AuditPage, AuditText } from '#domain/audit/audit-data.ts';
import { joined as joinedTexts, together, written } from '#domain/audit/audit-text.ts';
import { detailText, subjectText } from '#domain/audit/changes/change-text.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import type { Locale } from '#domain/locale.ts';
import { type EvidenceTexts, evidenceTexts } from '../texts.ts';
import type { AuditFacts, HistoryEntry } from './audit-facts.ts';

interface Joining {
  readonly page: AuditPage;
  readonly facts: AuditFacts;
  readonly t: EvidenceTexts;
  readonly locale: Locale;
}

const mostAddresses = 8;

const files = (title: string, paths: readonly string[]): AuditBlock => ({
  kind: 'list',
  title,
  items: paths.map((path) => codeText(path)),
});

const coverageBlock = (rule: string, { facts: { evidence }, t }: Joining): AuditBlock => ({
  kind: 'table',
  title: t.coveredBy(),
  head: [t.file(), t.role()],
  rows: (evidence.rules[rule] ?? []).map(({ file, kind }) => [codeText(file), t[kind]()]),
});

const pagesOfRule = (rule: string, { facts: { evidence } }: Joining): readonly string[] =>
  (evidence.rules[rule] ?? []).flatMap(({ kind, file }) => (kind === 'page' ? [file] : []));

/** The addresses of the site that these files of components show: those of every kind of page that one of them is. */
const addressesBlock = (
  title: string,
  components: readonly string[],
  { facts: { evidence, shown, origin }, t, locale }: Joining,
): AuditBlock => {
  const kinds = new Set(components.flatMap((file) => evidence.pages[file] ?? []));
  const own = shown.filter(
    (address) => address.locale === locale && (kinds.has(address.kind) || kinds.has(address.route)),
  );
  const rows = [...Map.groupBy(own, ({ kind, route }) => (kinds.has(kind) ? kind : route))].map(([kind, group]) => {
    const first = group.slice(0, mostAddresses);
    const links = first.flatMap(({ path }, index): (string | Exclude<AuditText, string>[number])[] => [
      ...(index === 0 ? [] : [', ']),
      { text: path, lang: locale, isCode: false, to: `${origin}${path}` },
    ]);
    return [codeText(kind), String(group.length), group.length > first.length ? [...links, ' …'] : links];
  });
  return { kind: 'table', title, head: [t.pageKind(), t.count(), t.address()], rows };
};

/** The rows that the running product took while it was tested. */
const coverageOfRows = (rule: string, { facts: { evidence }, t }: Joining): AuditBlock => {
  const taken = evidence.taken[rule] ?? [];
  const isMeasured = Object.keys(evidence.taken).length > 0;
  const covered = taken.length === 0 ? t.takenNone() : codeList(taken);
  return { kind: 'list', title: t.taken(), items: [isMeasured ? covered : t.takenUnknown()] };
};

const codeList = (names: readonly string[]): AuditText =>
  names.flatMap((name, index) => [...(index === 0 ? [] : [', ']), ...[codeText(name)].flat()]);

const mutationBlock = (rule: string, { facts: { evidence }, t }: Joining): AuditBlock => {
  const figure = evidence.mutation[rule];
  return {
    kind: 'list',
    title: t.mutation(),
    items: [figure === undefined ? t.notMeasured() : t.noticedOfAll(figure)],
  };
};

/** A commit and its change. With `isNamed` the subject is printed too, for tables of several subjects. */
const historyRow = (
  { day, commit, author, subject, about, details }: HistoryEntry,
  { locale }: Joining,
  isNamed: boolean,
): readonly AuditText[] => {
  const label = joinedTexts(
    details.map((detail) => detailText(detail, locale)),
    '; ',
  );
  return [
    day,
    author,
    written(subject, 'en'),
    isNamed ? together(subjectText(about, locale), ': ', label) : label,
    codeText(commit.slice(0, 10)),
  ];
};

/** Who changed what when, as far as the repository reaches here. */
const historyBlock = (entries: readonly HistoryEntry[], on: Joining, isNamed = false): AuditBlock => {
  const {
    facts: { historyReach },
    t,
  } = on;
  return entries.length === 0
    ? { kind: 'list', title: t.history(), items: [historyReach === 'none' ? t.historyNone() : t.historyQuiet()] }
    : {
        kind: 'table',
        title: t.history(),
        head: [t.day(), t.author(), t.change(), t.details(), t.commit()],
        rows: entries.map((entry) => historyRow(entry, on, isNamed)),
      };
};

/** The history where there is one. */
const quietHistory = (subject: string, on: Joining): readonly AuditBlock[] => {
  const entries = on.facts.history.get(subject) ?? [];
  return entries.length === 0 ? [] : [historyBlock(entries, on)];
};

const mostEntries = 100;

/** Every change of a rule or a number, the newest first. */
const wholeHistory = (on: Joining): AuditBlock =>
  historyBlock(
    [...on.facts.history.values()]
      .flat()
      .toSorted((a, b) => (a.day < b.day ? 1 : -1))
      .slice(0, mostEntries),
    on,
    true,
  );

const reachNote = ({ facts: { historyReach }, t }: Joining): readonly AuditBlock[] =>
  historyReach === 'shallow' ? [{ kind: 'paragraph', text: t.historyShallow() }] : [];

const testsBlock = (claim: string, { facts: { evidence }, t }: Joining): AuditBlock => ({
  kind: 'table',
  title: t.claimTests(),
  head: [t.testTitle(), t.file()],
  rows: (evidence.claims[claim] ?? []).map(({ file, test }) => [codeText(test), codeText(file)]),
});

const joined: Partial<Record<AuditPage['kind'], (id: string, on: Joining) => readonly AuditBlock[]>> = {
  rule: (id, on) => [
    mutationBlock(id, on),
    coverageOfRows(id, on),
    coverageBlock(id, on),
    addressesBlock(on.t.addresses(), pagesOfRule(id, on), on),
    historyBlock(on.facts.history.get(`rule ${id}`) ?? [], on),
    ...reachNote(on),
  ],
  parameter: (id, on) => [
    files(on.t.readBy(), on.facts.evidence.parameters[id] ?? []),
    addressesBlock(on.t.addressesReading(), on.facts.evidence.parameterPages[id] ?? [], on),
    historyBlock([...(on.facts.history.get(`price ${id}`) ?? []), ...(on.facts.history.get(`number ${id}`) ?? [])], on),
    ...reachNote(on),
  ],
  clause: (id, on) => [testsBlock(id, on)],
  law: (id, on) => quietHistory(`laws ${id}`, on),
  guideline: (id, on) => quietHistory(`guidelines ${id}`, on),
  register: (id, on) => [testsBlock(id, on), ...quietHistory(`register ${id}`, on)],
  list: (_, on) => (on.page.id === 'changes' ? [wholeHistory(on), ...reachNote(on)] : []),
};

const isFilled = (block: AuditBlock): boolean => {
  if (block.kind === 'list') return block.items.length > 0;
  return block.kind !== 'table' || block.rows.length > 0;
};

/** A page of the model with the uses, tests and history joined to it. */
export const joinFacts = (page: AuditPage, facts: AuditFacts, locale: Locale): AuditPage => {
  const on: Joining = { page, facts, t: evidenceTexts(locale), locale };
  const [, id = ''] = page.id.split(/\/(.*)/s);
  const blocks = joined[page.kind]?.(id, on) ?? [];
  return { ...page, blocks: [...page.blocks, ...blocks.filter(isFilled)] };
};
