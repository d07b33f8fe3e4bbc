import type { Wording } from './wording.ts';

/** A passage of a document written in English, with a few of its words to find it by. */
interface QuotedSource {
  readonly document: 'specification' | 'domain' | 'design';
  readonly section: string;
  readonly detail: string;
}

/** A legal act, named in both languages, with what it says. */
interface LawSource {
  readonly document: 'law';
  readonly section: Wording;
  readonly detail: Wording;
}

/** A decision of ours; its section is its register entry. */
interface DecisionSource {
  readonly document: 'decision';
  readonly section: string;
  readonly detail: Wording;
}

/** Where a fact comes from. */
export type Source = QuotedSource | LawSource | DecisionSource;

/** A sentence of the product specification, e.g. `spec('4', 'Term availability')`. */
export const spec = (section: string, detail: string): Source => ({ document: 'specification', section, detail });

/** A finding of the domain research (law, language, register). */
export const domain = (section: string, detail: string): Source => ({ document: 'domain', section, detail });

/** A decision of the design document, e.g. the English paths. */
export const design = (section: string, detail: string): Source => ({ document: 'design', section, detail });

/** A legal act with its article. */
export const law = (section: Wording, detail: Wording): Source => ({ document: 'law', section, detail });

/** A decision of ours where the sources are silent; it names its register entry. */
export const decision = (section: string, detail: Wording): Source => ({ document: 'decision', section, detail });
