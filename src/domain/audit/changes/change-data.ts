import type { AuditText } from '../audit-data.ts';

/** Something that the code names, with the words by which a reader knows it; in an old revision it may have none. */
export interface LabelledId {
  readonly id: string;
  readonly pl?: string | undefined;
  readonly en?: string | undefined;
}

/** What a number of a rule counts. Days are day numbers, instants milliseconds, money grosze. */
export type Measure = 'number' | 'money' | 'day' | 'instant';

/** A value that a rule meets or gives. */
export type DescribedValue =
  | { readonly kind: 'null' | 'anyText' }
  | { readonly kind: 'word'; readonly word: LabelledId }
  | { readonly kind: 'truth'; readonly value: boolean }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'amount'; readonly as: Measure; readonly value: number }
  /** Both ends belong to it; null is an open one. */
  | { readonly kind: 'range'; readonly as: Measure; readonly from: number | null; readonly to: number | null }
  | { readonly kind: 'copy'; readonly of: LabelledId };

export interface Condition {
  readonly name: LabelledId;
  readonly among: readonly DescribedValue[];
}

/** What a transition writes into a held value. */
export interface Written {
  readonly name: LabelledId;
  readonly how: DescribedValue | { readonly kind: 'next' } | { readonly kind: 'previous' };
}

/** What a rule answers: a value, a step, nothing because it passes the event over, or nothing although it should. */
export type Outcome =
  | DescribedValue
  | { readonly kind: 'none' }
  | { readonly kind: 'ignored' }
  | {
      readonly kind: 'step';
      readonly to: LabelledId;
      readonly set: readonly Written[];
      readonly effects: readonly LabelledId[];
    };

/** What an input may be. */
export type DescribedDomain =
  | { readonly kind: 'integer'; readonly from: number | null; readonly to: number | null }
  | { readonly kind: 'money' | 'length' | 'day' | 'boolean' | 'text' | 'instant' }
  | { readonly kind: 'oneOf'; readonly words: readonly LabelledId[] }
  | { readonly kind: 'nullable'; readonly of: DescribedDomain };

type Vocabulary = Extract<DescribedDomain, { kind: 'oneOf' }>;

/** The words of one vocabulary that another has not. */
export const wordsOnlyIn = ({ words }: Vocabulary, other: Vocabulary): readonly LabelledId[] =>
  words.filter(({ id }) => other.words.every((word) => word.id !== id));

/** What an address answers that leads to no page of its own. */
export type Answer =
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'gone'; readonly reason: string }
  /** Nothing before; a page; the page of something else; a 404 without a redirect, or no answer at all. */
  | { readonly kind: 'nothing' | 'page' | 'otherPage' | 'unmoved' | 'missing' };

/** A number of the business over time; a day is written YYYY-MM-DD, null is an open end. */
export interface DescribedNumber {
  readonly unit: string;
  readonly values: readonly { readonly from: string | null; readonly to: string | null; readonly value: number }[];
}

/** A row of a table of the model; one without an id is the table itself. */
export interface RowName {
  readonly table: string;
  readonly row: LabelledId;
}

/** Where a fact comes from: documents, each with what it names there; a source of a form of long ago as data. */
export type DescribedSource =
  | readonly {
      readonly document: 'specification' | 'law' | 'guideline' | 'register' | 'decision' | 'knowledge';
      readonly names: readonly string[];
      readonly detail: LabelledId | null;
    }[]
  | { readonly data: string };

/** Two sides of a difference; undefined where one has nothing. */
interface Sides<Side> {
  readonly before: Side;
  readonly after: Side;
}

/** Every kind of detail with its fields. */
export interface Details {
  readonly added: object;
  readonly removed: object;
  readonly more: {
    readonly count: number;
    readonly of: 'addresses' | 'redirects' | 'answers' | 'cases';
  };
  readonly addressAdded: { readonly path: string };
  readonly addressEnds: { readonly path: string; readonly answer: Answer };
  readonly addressMoves: { readonly path: string; readonly to: string; readonly answer: Answer };
  /** `path` when several are listed under one subject. */
  readonly answers: Sides<Answer> & { readonly path: string | null };
  readonly withIt: { readonly rows: readonly RowName[] };
  readonly number: Sides<DescribedNumber | null>;
  /** In grosze and percent of what it was; the share is null where it was nothing. */
  readonly movedBy: { readonly amount: number; readonly share: number | null };
  readonly concerns: { readonly rows: readonly RowName[]; readonly texts: readonly string[]; readonly more: number };
  /** `names`: what the rows are called that the value names by their ids. */
  readonly value: Sides<unknown> & { readonly path: string; readonly names: readonly LabelledId[] };
  /** A table that the earlier revision did not have, with its rows. */
  readonly firstStated: { readonly rows: readonly LabelledId[] };
  readonly source: Sides<DescribedSource | undefined> & { readonly path: string };
  readonly otherForm: object;
  readonly writtenOtherwise: object;
  readonly rewritten: object;
  readonly reads: { readonly come: readonly LabelledId[]; readonly left: readonly LabelledId[] };
  readonly because: Sides<DescribedNumber | null> & {
    readonly number: LabelledId;
    readonly source: DescribedSource | undefined;
    readonly register: string | undefined;
  };
  readonly tableKind: Sides<'decision' | 'transitions'>;
  /** `day`, a day number, where the numbers of that day make it so. */
  readonly case: Sides<Outcome> & { readonly day: number | null; readonly where: readonly Condition[] };
  readonly step: Sides<Outcome> & {
    readonly state: LabelledId;
    readonly event: LabelledId;
    readonly where: readonly Condition[];
  };
  readonly part: {
    readonly of: 'input' | 'result' | 'state' | 'event';
    readonly name: LabelledId;
    readonly is: 'added' | 'removed';
  };
  readonly input: Sides<DescribedDomain> & { readonly name: LabelledId };
  readonly begins: Sides<LabelledId>;
  /** How a value is held or computed, as data. */
  readonly definition: Sides<unknown> & { readonly of: 'held' | 'fact'; readonly name: LabelledId };
  readonly example: {
    readonly is: 'added' | 'removed';
    readonly where: readonly Condition[];
    readonly result: DescribedValue;
  };
  readonly usedBy: { readonly rules: readonly LabelledId[] };
  readonly answer: Sides<string> & { readonly question: string };
  readonly order: object;
  readonly passage: Sides<string> & { readonly lang: 'pl' | 'en' };
  readonly passageLeft: { readonly text: string; readonly lang: 'pl' | 'en' };
  readonly passageCame: { readonly text: string; readonly lang: 'pl' | 'en' };
  /** A clause is matched with other sentences of the owner's document. */
  readonly restatesOthers: object;
  /** A text in which a page fills in something else than before. */
  readonly filledOtherwise: { readonly text: string; readonly lang: 'pl' | 'en' };
  /** A text of which only notes and names of messages differ. */
  readonly sameWords: object;
  readonly redrawn: object;
  /** Words for readers differ, and nothing else. */
  readonly reworded: object;
  /** What a new rule says. */
  readonly stated: { readonly words: LabelledId };
  /** Another name for what is nearly the same. */
  readonly renamed: Sides<LabelledId> & {
    readonly of: 'table' | 'row' | 'input' | 'result' | 'fact' | 'state' | 'event' | 'held' | 'effect' | 'text';
  };
}

/** One line of a change, to be worded where it is read. */
export type Detail = { readonly [Key in keyof Details]: { readonly key: Key } & Details[Key] }[keyof Details];

/** Every kind of thing that changes. */
export interface Subjects {
  readonly rule: { readonly rule: LabelledId };
  readonly operator: { readonly operator: string };
  readonly price: { readonly number: LabelledId };
  readonly number: { readonly number: LabelledId };
  readonly route: { readonly route: string; readonly type: string | null };
  readonly redirect: { readonly path: string };
  readonly redirects: { readonly below: string };
  /** A row whose removal takes others with it. */
  readonly lead: RowName;
  readonly row: RowName;
  /** `path` from the root of the project. */
  readonly text: { readonly path: string; readonly title: string | null };
  readonly picture: { readonly path: string };
}

/** What a change is about. */
export type Subject = { readonly [Key in keyof Subjects]: { readonly key: Key } & Subjects[Key] }[keyof Subjects];

/** How each kind is worded; a kind without words does not compile. */
export type DetailTexts = { readonly [Key in keyof Details]: (detail: Details[Key]) => AuditText };
export type SubjectTexts = { readonly [Key in keyof Subjects]: (subject: Subjects[Key]) => AuditText };
