import type { ClauseId } from './clauses/index.ts';
import type { GuidelineId } from './guidelines.ts';
import type { LawId } from './laws.ts';
import type { LocalizedText } from './localized-text.ts';
import type { RegisterId } from './references.ts';
import type { SingleSource, Source } from './schema/source.ts';

/** Clauses of the specification, e.g. `clause('4.21')`. */
export const clause = (...clauses: readonly [ClauseId, ...ClauseId[]]): SingleSource => ({ document: 'specification', clauses });

/** Passages of the law, e.g. `law('civil-code-112')`. */
export const law = (...laws: readonly [LawId, ...LawId[]]): SingleSource => ({ document: 'law', laws });

/** Passages of medical guidelines, e.g. `guideline('erc-2021-burns')`. */
export const guideline = (...guidelines: readonly [GuidelineId, ...GuidelineId[]]): SingleSource => ({ document: 'guideline', guidelines });

/** Common knowledge of the field that needs no decision, in its own words. */
export const commonKnowledge = (detail: LocalizedText): SingleSource => ({ document: 'knowledge', detail });

/** A decision of ours where the sources are silent; it names its register entry. */
export const decision = (section: RegisterId, detail: LocalizedText): SingleSource => ({ document: 'decision', section, detail });

/** Entries of the register, e.g. `register('C66')`. */
export const register = (...entries: readonly [RegisterId, ...RegisterId[]]): SingleSource => ({ document: 'register', entries });

/** A fact from several sources. */
export const from = (...of: readonly [SingleSource, SingleSource, ...SingleSource[]]): Source => ({ document: 'several', of });
