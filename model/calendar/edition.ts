/** The day on which the model was last edited: the generator's "today", since it has no clock. */
export const editionDate = '2026-11-21';
