import type { Labelled, LocalizedText, LocalizedTexts } from '../localized-text.ts';
import type { RegisterId } from '../references.ts';
import type { ApproverRole, Confirmation, Weight } from '../schema/signing.ts';
import type { Source } from '../schema/source.ts';
import type { Cells } from './cell.ts';
import type { Domain } from './domain.ts';
import type { Fact } from './fact.ts';
import type { ParameterId } from './parameters.ts';

export type Area = 'availability' | 'bookings' | 'dates' | 'forms' | 'prices' | 'site' | 'widgets';

/** A result: a word of the output domain, true or false, zero, null, a parameter's value, or a copy of an input or fact. */
export type Output = string | boolean | 0 | null | { readonly parameter: string } | { readonly copy: string };

export interface Row extends LocalizedText {
  readonly id: string;
  readonly when: Cells;
  readonly output: Output;
  /** Why this row stays apart from a neighbour with the same output. */
  readonly keptApart?: string;
  /** Its sources, when they are fewer than those of the rule. */
  readonly source?: Source;
}

/** A case typed by hand from the sources; days are written 'YYYY-MM-DD'. */
export interface Example {
  readonly inputs: Readonly<Record<string, string | number | boolean | null>>;
  readonly output: string | number | boolean | null;
  readonly source?: Source;
}

/** The rule whose result an input is; with `among`, the input is whether the result is one of these words. */
export interface GivenBy {
  readonly rule: string;
  readonly among?: readonly string[];
}

interface Described {
  /** kebab-case; the generated function has the same name in camelCase. */
  readonly id: string;
  readonly area: Area;
  /** The role that signs the rule. */
  readonly signedBy: ApproverRole;
  readonly weight: Weight;
  readonly confirmed?: Confirmation;
  readonly title: LocalizedText;
  readonly sentence: LocalizedText;
  readonly source: Source;
  readonly facts?: Readonly<Record<string, Labelled<Fact>>>;
  /** The register entries that the rule takes a decision on. */
  readonly assumptions: readonly RegisterId[];
}

/** Every case that the inputs allow fits exactly one row; the generator proves it. */
export interface DecisionTable extends Described {
  readonly kind: 'decision';
  readonly inputs: Readonly<Record<string, Labelled<Domain>>>;
  /** Inputs that are always the result of another rule. */
  readonly givenBy?: Readonly<Record<string, GivenBy>>;
  readonly outputs: Domain;
  /**
   * The results with which a person gets what they asked for; `ok` if the table has it. A change that takes one of them away is a refusal.
   */
  readonly accepts?: readonly string[];
  /** The day, among inputs and facts, whose parameter values apply; without it they must have one value for all time. */
  readonly effectiveOn?: string;
  readonly rows: readonly Row[];
  readonly examples: readonly Example[];
}

/** What a transition writes into a context variable: a constant, a copy of an input or fact, or one more or less. */
export type Setting = { readonly to: string | boolean | 0 | null } | { readonly copy: string } | { readonly step: 'next' | 'previous' };

/** A variable of a state machine, kept next to its state; `initial` is null-able data, or 'given' when the caller supplies it. */
export interface ContextVariable {
  readonly domain: Domain;
  readonly initial: { readonly value: string | boolean | 0 | null } | 'given';
}

/** An event of a state machine, with the values that it carries. */
export interface TransitionEvent extends LocalizedText {
  readonly carries?: Readonly<Record<string, Labelled<Domain>>>;
}

export interface Transition extends LocalizedText {
  readonly id: string;
  readonly from: readonly string[];
  readonly on: string;
  readonly when: Cells;
  /** The new state; null if the state stays. */
  readonly to: string | null;
  readonly set: Readonly<Record<string, Setting>>;
  readonly effects: readonly string[];
  /** Its sources, when they are fewer than those of the rule. */
  readonly source?: Source;
}

/** Events that have no effect in a state, with the reason. */
export interface Ignored {
  readonly from: readonly string[];
  readonly on: readonly string[];
  readonly reason: LocalizedText;
}

/** A step typed by hand from the sources: `next` names what changes, everything else stays as it was. */
export interface TransitionExample {
  readonly state: Readonly<Record<string, string | number | boolean | null>>;
  readonly event: Readonly<Record<string, string | number | boolean | null>>;
  readonly next: Readonly<Record<string, string | number | boolean | null>>;
  readonly effects: readonly string[];
}

/** A state machine: states, events, guards, effects and context variables. Every state answers every event or ignores it by name. */
export interface TransitionTable extends Described {
  readonly kind: 'transitions';
  readonly states: LocalizedTexts;
  readonly initial: string;
  /** Final states. */
  readonly final: readonly string[];
  readonly context: Readonly<Record<string, Labelled<ContextVariable>>>;
  readonly events: Readonly<Record<string, TransitionEvent>>;
  readonly effects: LocalizedTexts;
  readonly rows: readonly Transition[];
  readonly ignored: readonly Ignored[];
  readonly examples: readonly TransitionExample[];
}

export type Rule = DecisionTable | TransitionTable;

/** A rule as it is declared. Its id is a literal type, so that a wrong id elsewhere does not compile. */
type Declaration<Table extends Rule, Id extends string> = Omit<Table, 'kind' | 'id'> & { readonly id: Id };
type Identified<Table extends Rule, Id extends string> = Table & { readonly id: Id };

/**
 * A decision table with its id as a literal type. The generator proves that its rows cover every case exactly once.
 * @example decisionTable({ id: 'term-state', inputs, outputs, rows: [row(…)] })
 */
export const decisionTable = <const Id extends string>(table: Declaration<DecisionTable, Id>): Identified<DecisionTable, Id> => ({
  kind: 'decision',
  ...table,
});
export const transitionTable = <const Id extends string>(table: Declaration<TransitionTable, Id>): Identified<TransitionTable, Id> => ({
  kind: 'transitions',
  ...table,
});
/** The id of a row, which generated code gives with its result, with the words of a reader. */
type RowLabel = LocalizedText & { readonly id: string; readonly source?: Source };

/**
 * One row of a decision table: its label, the conditions on inputs and facts, its result.
 * @example row({ id: 'none', pl: 'brak miejsc', en: 'no seats' }, { places: atMost(0) }, 'reserveList')
 */
export const row = (label: RowLabel, when: Cells, output: Output): Row => ({ ...label, when, output });
export const example = (inputs: Example['inputs'], output: Example['output'], source?: Source): Example => ({
  inputs,
  output,
  ...(source === undefined ? {} : { source }),
});
/** The given value of an input: the result of a rule, or whether the result is one of these words. */
export const resultOfRule = ({ id }: DecisionTable, ...among: readonly string[]): GivenBy => ({ rule: id, ...(among.length === 0 ? {} : { among }) });

/** The value of a parameter as a result. */
export const parameterValue = (parameter: ParameterId): Output => ({ parameter });
/** The value of an input or fact as a result. */
export const copyOfValue = (name: string): Output => ({ copy: name });

export const stateTransition = (
  label: RowLabel,
  path: { from: readonly string[]; on: string; when?: Cells; to?: string },
  change: { set?: Readonly<Record<string, Setting>>; effects?: readonly string[] } = {},
): Transition => ({ ...label, from: path.from, on: path.on, when: path.when ?? {}, to: path.to ?? null, set: change.set ?? {}, effects: change.effects ?? [] });
export const eventWithValues = (words: LocalizedText, carries: TransitionEvent['carries'] & {}): TransitionEvent => ({ ...words, carries });
export const contextVariable = (domain: Domain, value: string | boolean | 0 | null): ContextVariable => ({ domain, initial: { value } });
export const givenContextVariable = (domain: Domain): ContextVariable => ({ domain, initial: 'given' });
export const setToValue = (value: string | boolean | 0 | null): Setting => ({ to: value });
export const setToCopyOf = (name: string): Setting => ({ copy: name });
export const next: Setting = { step: 'next' };
export const previous: Setting = { step: 'previous' };
