import type { z } from 'zod';
import type { DeepReadonly, source } from './schema/base.ts';
import type { Wording } from './wording.ts';

/** Where a fact comes from. */
export type Source = DeepReadonly<z.infer<typeof source>>;

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
