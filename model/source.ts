/** Where a fact comes from: a document, its section, and a few words to find the sentence. */
export interface Source {
  readonly document: 'specification' | 'domain' | 'design' | 'law' | 'decision';
  readonly section: string;
  readonly detail: string;
}

/** A sentence of the product specification, e.g. `spec('4', 'Term availability')`. */
export const spec = (section: string, detail: string): Source => ({ document: 'specification', section, detail });

/** A finding of the domain research (law, language, register). */
export const domain = (section: string, detail: string): Source => ({ document: 'domain', section, detail });

/** A decision of the design document, e.g. the English paths. */
export const design = (section: string, detail: string): Source => ({ document: 'design', section, detail });

/** A legal act, e.g. `law('Dz.U. 2025 poz. 91', 'art. 13')`. */
export const law = (section: string, detail: string): Source => ({ document: 'law', section, detail });

/** A decision of ours where the sources are silent; it names its register entry. */
export const decision = (section: string, detail: string): Source => ({ document: 'decision', section, detail });
