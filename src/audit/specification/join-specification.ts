import type { AuditBlock, AuditPage, AuditPassage, AuditText } from '#domain/audit/audit-data.ts';
import type { Evidence } from '#domain/audit/evidence.ts';
import type { AuditFacts } from '../join/audit-facts.ts';
import type { Passage, Sentence } from './given-document.ts';

/** What of the facts about the project is beside a sentence. */
interface KnownOfSite extends Pick<AuditFacts, 'specification' | 'shown'> {
  readonly evidence: Pick<Evidence, 'rules' | 'pages' | 'claims'>;
}

/** A clause beside a sentence that it restates. */
export interface BesideSentence {
  readonly clause: string;
  readonly isDeparted: boolean;
  /** Rules, numbers, forms and mails that rest on it. */
  readonly rests: readonly AuditPassage[];
  /** Addresses of the site where its rules decide: the first, and how many. */
  readonly addresses: readonly string[];
  readonly tests: { readonly passed: number; readonly failed: number; readonly run: number; readonly all: number };
}

export interface JoinedSentence extends Sentence {
  readonly beside: readonly BesideSentence[];
}

export interface JoinedPassage extends Omit<Passage, 'sentences'> {
  readonly sentences: readonly JoinedSentence[];
}

/** The owner's document with what carries each sentence, and the clauses whose sentences it no longer has. */
export interface JoinedDocument {
  readonly name: string;
  readonly passages: readonly JoinedPassage[];
  readonly gone: readonly {
    readonly clause: string;
    readonly words: AuditText;
    readonly fingerprints: readonly string[];
  }[];
}

const passagesOf = (text: AuditText): readonly AuditPassage[] =>
  typeof text === 'string' ? [] : text.filter((part) => typeof part !== 'string');

const textsOf = (block: AuditBlock): readonly AuditText[] => {
  if (block.kind === 'list') return block.items;
  return block.kind === 'table' ? block.rows.flat() : [];
};

const mostLinks = 6;

const restsOn = ({ blocks }: AuditPage): readonly AuditPassage[] => {
  const links = blocks
    .flatMap(textsOf)
    .flatMap(passagesOf)
    .filter(({ to }) => /^(?:rule|parameter|form|mail)\//.test(to ?? ''));
  return [...new Map(links.map((link) => [link.to, link])).values()].slice(0, mostLinks);
};

const addressesOf = (rests: readonly AuditPassage[], { evidence, shown }: KnownOfSite): readonly string[] => {
  const rules = rests.flatMap(({ to = '' }) => (to.startsWith('rule/') ? [to.slice('rule/'.length)] : []));
  const files = rules.flatMap((rule) => evidence.rules[rule] ?? []).filter(({ kind }) => kind === 'page');
  const kinds = new Set(files.flatMap(({ file }) => evidence.pages[file] ?? []));
  return shown
    .filter(({ locale, kind, route }) => locale === 'pl' && (kinds.has(kind) || kinds.has(route)))
    .map(({ path }) => path);
};

const besideOf = (page: AuditPage, facts: KnownOfSite): BesideSentence => {
  const clause = page.id.slice('clause/'.length);
  const tests = facts.evidence.claims[clause] ?? [];
  const results = tests.flatMap(({ result }) => result ?? []);
  const rests = restsOn(page);
  const sum = (of: 'passed' | 'failed') => results.reduce((all, result) => all + result[of], 0);
  return {
    clause,
    isDeparted: page.isDeparted === true,
    rests,
    addresses: addressesOf(rests, facts),
    tests: { passed: sum('passed'), failed: sum('failed'), run: results.length, all: tests.length },
  };
};

/** Joins the document, clause by clause through the fingerprints of its sentences; null where none was given. */
export const joinSpecification = (pages: readonly AuditPage[], facts: KnownOfSite): JoinedDocument | null => {
  const { specification } = facts;
  if (specification === null) return null;
  const clauses = pages.filter(({ restates }) => restates !== undefined);
  const beside = new Map<string, readonly BesideSentence[]>();
  for (const page of clauses)
    for (const fingerprint of new Set(page.restates))
      beside.set(fingerprint, [...(beside.get(fingerprint) ?? []), besideOf(page, facts)]);
  const known = new Set(specification.passages.flatMap(({ sentences }) => sentences.map((one) => one.fingerprint)));
  return {
    name: specification.name,
    passages: specification.passages.map((passage) => ({
      ...passage,
      sentences: passage.sentences.map((one) => ({ ...one, beside: beside.get(one.fingerprint) ?? [] })),
    })),
    gone: clauses.flatMap(({ id, lead, restates = [] }) => {
      const fingerprints = restates.filter((one) => !known.has(one));
      return fingerprints.length === 0 ? [] : [{ clause: id.slice('clause/'.length), words: lead, fingerprints }];
    }),
  };
};
