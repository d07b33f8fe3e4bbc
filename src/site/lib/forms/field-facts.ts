import type { forms } from '#generated/data/forms.ts';

/** A field of any form, as the model lists it. Its id is the key of its label, `hint` that of a text next to it. */
export type FieldFacts = (typeof forms)[number]['fields'][number];
