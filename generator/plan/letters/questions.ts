import type { Locale } from '#domain/locale.ts';
import type { Answer } from '#model/schema/answers.ts';
import type { OpenEntry, RegisterEntry } from '#model/schema/register.ts';
import { type ApproverRole, type Weight, weights } from '#model/schema/signing.ts';
import { moneyAtRisk } from '../../rules/meaning/money-at-risk.ts';
import type { Project } from '../../validate/project.ts';
import { type EntryState, type EntryStates, entryStates } from '../approvals/entry-states.ts';
import { fillWordings } from '../text/fill-localized-texts.ts';

/** A decision of the register that somebody must confirm. */
export interface Question {
  readonly entry: OpenEntry;
  /** The number by which an answer is read: the entry and the stamp of what is asked. */
  readonly number: string;
  readonly role: ApproverRole;
  readonly weight: Weight;
  readonly text: string;
  /** The answers that mean “no”, apart from a value of one’s own. */
  readonly others: readonly string[];
  /** Grosze by which one order may differ; null where no source says. */
  readonly atRisk: number | null;
  /** What was answered before; null where nothing was. */
  readonly last: Answer | null;
  readonly state: 'open' | 'confirmed' | 'refused';
}

interface Ranked {
  readonly weight: Weight;
  readonly atRisk: number | null;
}

/** The heaviest error first, then the greater amount. */
export const byCost = (a: Ranked, b: Ranked): number =>
  weights.indexOf(a.weight) - weights.indexOf(b.weight) || (b.atRisk ?? -1) - (a.atRisk ?? -1);

const questionOf = (
  entry: OpenEntry,
  state: Extract<EntryState, { stamp: string }>,
  { facts, locale }: { facts: Project; locale: Locale },
): Question => ({
  entry,
  number: `${entry.id}/${state.stamp}`,
  role: entry.confirmedBy,
  weight: entry.weight,
  text: entry.asks[locale],
  others: (entry.asks.others ?? []).map((other) => other[locale]),
  atRisk: moneyAtRisk(entry, facts),
  last: state.last,
  state: state.kind,
});

const isAsked = (entry: RegisterEntry): entry is OpenEntry => entry.status === 'open';

/** Everything that somebody is asked, the most costly error first; what was answered is among it and says so. */
export const planQuestions = (project: Project, locale: Locale): readonly Question[] => {
  const states: EntryStates = entryStates(project.raw);
  const facts = fillWordings(project);
  return facts.model.register
    .filter(isAsked)
    .flatMap((entry) => {
      const state = states.get(entry.id);
      return state !== undefined && 'stamp' in state ? [questionOf(entry, state, { facts, locale })] : [];
    })
    .toSorted(byCost);
};
