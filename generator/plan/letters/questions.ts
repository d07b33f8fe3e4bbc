import type { Locale } from '#domain/locale.ts';
import type { Answer } from '#model/schema/answers.ts';
import type { OpenEntry, RegisterEntry } from '#model/schema/register.ts';
import { type ApproverRole, signersOf, type Weight, weights } from '#model/schema/signing.ts';
import { moneyAtRisk } from '../../rules/meaning/money-at-risk.ts';
import type { Project } from '../../validate/project.ts';
import {
  answersOf,
  type EntryState,
  type EntryStates,
  entryStates,
  lastOf,
  saidNow,
} from '../approvals/entry-states.ts';
import { fillWordings } from '../text/fill-localized-texts.ts';

/** A decision of the register that somebody must confirm; where several must, each is asked. */
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
  /** What this role has answered before; null where nothing. */
  readonly last: Answer | null;
  /** Stopped: another role has refused, so that nobody else is asked until the decision has changed. */
  readonly state: 'open' | 'confirmed' | 'refused' | 'stopped';
}

interface Ranked {
  readonly weight: Weight;
  readonly atRisk: number | null;
}

/** The heaviest error first, then the greater amount. */
export const byCost = (a: Ranked, b: Ranked): number =>
  weights.indexOf(a.weight) - weights.indexOf(b.weight) || (b.atRisk ?? -1) - (a.atRisk ?? -1);

type Asked = Extract<EntryState, { stamp: string }>;

const ofAnswer = { yes: 'confirmed', no: 'refused', unknown: 'open' } as const;

const stateFor = (last: Answer | null, { kind, stamp }: Asked): Question['state'] => {
  const own = ofAnswer[saidNow(last, stamp)];
  return own === 'open' && kind === 'refused' ? 'stopped' : own;
};

const questionOf = (
  entry: OpenEntry,
  { state, last, role }: { state: Asked; last: Answer | null; role: ApproverRole },
  { facts, locale }: { facts: Project; locale: Locale },
): Question => ({
  entry,
  number: `${entry.id}/${state.stamp}`,
  role,
  weight: entry.weight,
  text: entry.asks[locale],
  others: (entry.asks.others ?? []).map((other) => other[locale]),
  atRisk: moneyAtRisk(entry, facts),
  last,
  state: stateFor(last, state),
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
      if (state === undefined || !('stamp' in state)) return [];
      const given = answersOf(entry.id, project.raw.model.answers);
      return signersOf(entry).map((role) =>
        questionOf(entry, { state, last: lastOf(role, given), role }, { facts, locale }),
      );
    })
    .toSorted(byCost);
};
