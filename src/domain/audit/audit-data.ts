import type { Locale } from '../locale.ts';
/** What the audit page is printed from. Values are those of rules: days are day numbers, instants milliseconds, money grosze. */
export type RuleValue = string | number | boolean | null;
export type RuleValues = Readonly<Record<string, RuleValue>>;

/** What a rule gives: the value and the row that decided it. */
export interface RuleAnswer {
  readonly value: RuleValue;
  readonly row: string;
}

/** What a transition table gives for a state and an event. */
export interface RuleStep {
  readonly state: RuleValues;
  readonly effects: readonly string[];
  readonly row: string;
}

/** A named value of a rule and what it may be. `label` is its name for a reader who does not program. */
export interface RuleField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'integer' | 'money' | 'length' | 'day' | 'boolean' | 'text' | 'instant' | 'oneOf';
  readonly nullable: boolean;
  readonly words: readonly { readonly value: string; readonly label: string }[];
  readonly from: number | null;
  readonly to: number | null;
  /** What stands behind a result that comes from a number which its sources state otherwise. */
  readonly marks?: readonly { readonly value: number; readonly mark: string }[];
}

/** What a step of a transition table is made of: state and held values, the event, what events carry, and the effects. */
export interface StepFields {
  readonly state: readonly RuleField[];
  readonly event: RuleField;
  readonly carried: readonly RuleField[];
  readonly effects: RuleField;
}

export interface AuditCase extends RuleAnswer {
  readonly inputs: RuleValues;
}

export interface AuditStep {
  readonly state: RuleValues;
  readonly event: RuleValues;
  readonly next: RuleStep;
}

/** A transition diagram: states below each other, each with a row for every state that it leads to. Lengths are user units. */
export interface StateDiagram {
  readonly width: number;
  readonly height: number;
  readonly states: readonly {
    readonly name: string;
    /** The line of its first arrow. */
    readonly y: number;
    readonly isInitial: boolean;
    readonly isFinal: boolean;
    readonly arrows: readonly {
      readonly to: string;
      readonly isFinal: boolean;
      readonly isLoop: boolean;
      readonly y: number;
      readonly lines: readonly string[];
    }[];
  }[];
}

/** Words that stay as they are in every language: a quotation, or a name of the code. */
export interface AuditPassage {
  readonly text: string;
  readonly lang: Locale;
  readonly isCode: boolean;
  /** What it leads to: the id of a page of the audit (`rule/discount`), a file of its folder (`file:csv/…`) or an address of the site (`https:…`). */
  readonly to?: string;
}

/** Words in the language of the page, with such passages between them. */
export type AuditText = string | readonly (string | AuditPassage)[];

/** One block of an audit section; proof is for those who build the product, and stands folded after the answer. */
export type AuditBlock = Block & { readonly isProof?: true };

type Block =
  | { readonly kind: 'paragraph'; readonly text: AuditText }
  | {
      readonly kind: 'list';
      readonly title: string;
      readonly items: readonly AuditText[];
      /** Steps to take one after another. */
      readonly isOrdered?: true;
    }
  | {
      /** Sentences; what one sums up is folded below it. */
      readonly kind: 'lines';
      readonly title: string;
      readonly lines: readonly { readonly text: AuditText; readonly more: readonly AuditText[] }[];
      /** The whole block is folded. */
      readonly isFolded: boolean;
    }
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly AuditText[])[];
      /** The numbers of the columns by whose words a reader may filter; without it the table has no filter. */
      readonly filter?: readonly number[];
      /** The columns of the first and last day of a row, where a reader may filter by a day. */
      readonly period?: readonly [from: number, to: number];
      /** Ids of the rows, where links lead to them. */
      readonly anchors?: readonly string[];
    }
  | {
      /** Passages of the law and clauses, which stand beside what rests on them. */
      readonly kind: 'quotations';
      readonly title: string;
      readonly quotations: readonly { readonly name: AuditText; readonly words: AuditText }[];
    }
  | {
      /** Shown with what the running function gives, beside what the interpreter of the table expects. */
      readonly kind: 'cases';
      readonly title: string;
      readonly rule: string;
      readonly fields: readonly RuleField[];
      readonly output: RuleField;
      readonly cases: readonly AuditCase[];
      readonly total: number;
    }
  | {
      readonly kind: 'steps';
      readonly title: string;
      readonly rule: string;
      readonly fields: StepFields;
      readonly steps: readonly AuditStep[];
      readonly total: number;
    }
  | {
      /** Other numbers of a rule are tried here; `seen`: where people read each of them. */
      readonly kind: 'numbers';
      readonly title: string;
      readonly rule: string;
      readonly seen: readonly AuditText[];
    }
  | { readonly kind: 'diagram'; readonly id: string; readonly title: string; readonly diagram: StateDiagram };

/** What a page of the audit is about. A list leads to pages of one kind. */
export type AuditPageKind =
  | 'rule'
  | 'parameter'
  | 'clause'
  | 'law'
  | 'guideline'
  | 'register'
  | 'commitment'
  | 'form'
  | 'mail'
  | 'list';

/** A page of the audit folder; `id` is its address there, without language and ending, and never changes. */
export interface AuditPage {
  readonly id: string;
  readonly kind: AuditPageKind;
  readonly title: string;
  readonly lead: AuditText;
  readonly about: readonly { readonly term: string; readonly text: AuditText }[];
  readonly blocks: readonly AuditBlock[];
  /** What a search finds it by besides its title. */
  readonly words: readonly string[];
  /** The rules that give its inputs or take its result. */
  readonly company?: readonly string[];
  /** The subjects that it is about, in the language of the page: all that concerns prices stands under prices. */
  readonly areas?: readonly string[];
  /** Of a clause: the fingerprints of the sentences that it restates. */
  readonly restates?: readonly string[];
  /** Of a clause: the product departs from it. */
  readonly isDeparted?: boolean;
}

/** A rule that can be tried on the page. `rows` describes when each row decides. */
interface Trial {
  readonly id: string;
  readonly title: string;
  readonly sentence: AuditText;
  readonly rows: Readonly<Record<string, string>>;
}

/** A number of the model that a rule reads, with its value on the day of the edition. */
export interface TriedNumber {
  readonly field: RuleField;
  readonly value: number;
}

export interface DecisionTrial extends Trial {
  readonly kind: 'decision';
  readonly numbers: readonly TriedNumber[];
  /** The inputs of the boundary cases in the order of the fields; none where the rule reads no number. */
  readonly cases: readonly (readonly RuleValue[])[];
  readonly fields: readonly RuleField[];
  readonly output: RuleField;
  readonly example: RuleValues;
}

export interface TransitionTrial extends Trial {
  readonly kind: 'transitions';
  readonly fields: StepFields;
  /** The names of the values that each event carries. */
  readonly carries: Readonly<Record<string, readonly string[]>>;
  readonly ignored: readonly {
    readonly from: readonly string[];
    readonly on: readonly string[];
    readonly reason: AuditText;
  }[];
  /** The values of state and event together, the event under `type`. */
  readonly example: RuleValues;
}

export type TrialRule = DecisionTrial | TransitionTrial;
