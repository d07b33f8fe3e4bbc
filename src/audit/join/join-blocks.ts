import type { AuditBlock, AuditPage, AuditText } from '#domain/audit/audit-data.ts';
import { joined as joinedTexts, together } from '#domain/audit/audit-text.ts';
import { detailText, subjectText } from '#domain/audit/changes/change-text.ts';
import { type NewsLine, readers } from '#domain/audit/changes/news-data.ts';
import { newsLimit, newsLines, newsSince, nothingNew, readerHeading } from '#domain/audit/changes/news-text.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import type { Locale } from '#domain/locale.ts';
import { type EvidenceTexts, evidenceTexts } from '../texts.ts';
import type { AuditFacts, HistoryEntry } from './audit-facts.ts';
import { coverageBlock, type Joining, resultsBlock, testsBlocks } from './test-blocks.ts';

const mostAddresses = 8;

const files = (title: string, paths: readonly string[]): AuditBlock => ({
  kind: 'list',
  title,
  items: paths.map((path) => codeText(path)),
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
    const called = group[0]?.names[kinds.has(kind) ? 'kind' : 'route'] ?? '';
    return [called, String(group.length), group.length > first.length ? [...links, ' …'] : links];
  });
  return { kind: 'table', title, head: [t.pageKind(), t.count(), t.address()], rows };
};

/** Where the rules decide that give inputs of this one or take its result. */
const companyBlock = (on: Joining): readonly AuditBlock[] => {
  const rules = on.page.company ?? [];
  const rows = rules.flatMap((rule) => {
    const block = addressesBlock('', pagesOfRule(rule, on), on);
    const titleOf = on.facts.ruleTitles[on.locale][rule] ?? rule;
    const link: AuditText = [{ text: titleOf, lang: on.locale, isCode: false, to: `rule/${rule}` }];
    return block.kind === 'table' ? block.rows.map((row) => [link, ...row]) : [];
  });
  return rows.length === 0
    ? []
    : [
        {
          kind: 'table',
          title: on.t.companyAddresses(),
          head: [on.t.companyRule(), on.t.pageKind(), on.t.count(), on.t.address()],
          rows,
        },
      ];
};

/** The rows that the running product took while it was tested; nothing where that was not measured. */
const coverageOfRows = (rule: string, { facts: { evidence }, t }: Joining): readonly AuditBlock[] => {
  if (Object.keys(evidence.taken).length === 0) return [];
  const taken = evidence.taken[rule] ?? [];
  const covered = taken.length === 0 ? t.takenNone() : codeList(taken);
  return [{ kind: 'list', title: t.taken(), items: [covered], isProof: true }];
};

/** What the last run did not measure, in one line. */
const unmeasured = ({ facts: { evidence }, t }: Joining): readonly AuditBlock[] => {
  const missing = [
    ...(Object.keys(evidence.taken).length === 0 ? [t.taken()] : []),
    ...(Object.keys(evidence.mutation).length === 0 ? [t.mutation()] : []),
  ];
  return missing.length === 0
    ? []
    : [{ kind: 'paragraph', text: t.unmeasured({ what: missing.join(', ') }), isProof: true }];
};

const codeList = (names: readonly string[]): AuditText =>
  names.flatMap((name, index) => [...(index === 0 ? [] : [', ']), ...[codeText(name)].flat()]);

/** A day and what changed on it. With `isNamed` the subject is printed too, for tables of several subjects. */
const historyRow = (
  { day, commit, about, details }: HistoryEntry,
  { locale }: Joining,
  isNamed: boolean,
): readonly AuditText[] => {
  const label = joinedTexts(
    details.map((detail) => detailText(detail, locale)),
    '; ',
  );
  return [day, isNamed ? together(subjectText(about, locale), ': ', label) : label, codeText(commit.slice(0, 10))];
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
        head: [t.day(), t.details(), t.commit()],
        rows: entries.map((entry) => historyRow(entry, on, isNamed)),
      };
};

const folded = (block: AuditBlock): AuditBlock => ({ ...block, isProof: true });

/** The history where there is one. */
const quietHistory = (subject: string, on: Joining): readonly AuditBlock[] => {
  const entries = on.facts.history.get(subject) ?? [];
  return entries.length === 0 ? [] : [folded(historyBlock(entries, on))];
};

const mostEntries = 40;
const mostFolded = 60;

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

const joined: Partial<Record<AuditPage['kind'], (id: string, on: Joining) => readonly AuditBlock[]>> = {
  rule: (id, on) => [
    ...resultsBlock(id, on),
    addressesBlock(on.t.addresses(), pagesOfRule(id, on), on),
    ...companyBlock(on),
    folded(historyBlock(on.facts.history.get(`rule ${id}`) ?? [], on)),
    ...reachNote(on).map(folded),
    ...coverageOfRows(id, on),
    coverageBlock(id, on),
    ...unmeasured(on),
  ],
  parameter: (id, on) => [
    files(on.t.readBy(), on.facts.evidence.parameters[id] ?? []),
    addressesBlock(on.t.addressesReading(), on.facts.evidence.parameterPages[id] ?? [], on),
    folded(
      historyBlock(
        [...(on.facts.history.get(`price ${id}`) ?? []), ...(on.facts.history.get(`number ${id}`) ?? [])],
        on,
      ),
    ),
    ...reachNote(on).map(folded),
  ],
  clause: (id, on) => testsBlocks(id, on),
  law: (id, on) => quietHistory(`laws ${id}`, on),
  guideline: (id, on) => quietHistory(`guidelines ${id}`, on),
  register: (id, on) => [...testsBlocks(id, on), ...quietHistory(`register ${id}`, on)],
  list: (_, on) => (on.page.id === 'changes' ? [...newsBlocks(on), wholeHistory(on), ...reachNote(on)] : []),
};

/** What a page can hold of one line; the command prints all of it. */
const shortened = ({ text, more }: NewsLine<AuditText>, t: EvidenceTexts): NewsLine<AuditText> => ({
  text,
  more:
    more.length > mostFolded
      ? [
          ...more.slice(0, mostFolded),
          t.moreInCommand({ count: more.length - mostFolded, command: 'npm run model -- diff' }),
        ]
      : more,
});

/** What each reader meets differently: since a revision that was asked for, and since the last release. */
const newsBlocks = ({ facts: { news }, t, locale }: Joining): readonly AuditBlock[] =>
  news.flatMap((one): readonly AuditBlock[] => [
    ...readers.map((reader): AuditBlock => {
      const lines = newsLines(one, reader, locale);
      return {
        kind: 'lines',
        title: `${readerHeading(reader, locale)}, ${newsSince(one, locale)}`,
        lines: lines.length === 0 ? [{ text: nothingNew(locale), more: [] }] : lines.map((line) => shortened(line, t)),
        isFolded: reader !== 'visitors',
      };
    }),
    { kind: 'paragraph', text: newsLimit(one, locale) },
  ]);

const isFilled = (block: AuditBlock): boolean => {
  if (block.kind === 'list') return block.items.length > 0;
  return block.kind !== 'table' || block.rows.length > 0;
};

/** Fingerprints lead to their sentences where the document is joined. */
const linkedSentences = ({ about, restates = [] }: AuditPage, { specification }: AuditFacts): AuditPage['about'] => {
  if (specification === null || restates.length === 0) return about;
  return about.map(({ term, text }) => ({
    term,
    text:
      typeof text === 'string'
        ? text
        : text.map((part) =>
            typeof part !== 'string' && restates.includes(part.text)
              ? { ...part, to: `specification#${part.text}` }
              : part,
          ),
  }));
};

/** A page of the model with the uses, tests and history joined to it. */
export const joinFacts = (page: AuditPage, facts: AuditFacts, locale: Locale): AuditPage => {
  const on: Joining = { page, facts, t: evidenceTexts(locale), locale };
  const [, id = ''] = page.id.split(/\/(.*)/s);
  const blocks = joined[page.kind]?.(id, on) ?? [];
  const all = [...page.blocks, ...blocks.filter(isFilled)];
  return {
    ...page,
    about: linkedSentences(page, facts),
    blocks:
      page.id === 'changes' ? all.toSorted((a, b) => Number(b.kind === 'lines') - Number(a.kind === 'lines')) : all,
  };
};
