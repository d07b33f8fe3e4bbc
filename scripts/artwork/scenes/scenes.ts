/** Pictures of one gallery: file name without extension, and what is drawn from back to front. */
export type Scenes = Readonly<Record<string, readonly string[]>>;
