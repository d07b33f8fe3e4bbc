import type { Bodies, PageKind, PageOf } from './page.ts';

/** Stands for the JSON file `fragments/<fragment>.json` beside the pages. */
export interface FragmentReference {
  readonly fragment: string;
}

/** A page as it is stored: any field of its body, and any field of such a field, may be a reference to a shared fragment. */
export type StoredPage = {
  [Kind in PageKind]: Omit<PageOf<Kind>, 'body'> & { readonly body: Stored<Bodies[Kind]> };
}[PageKind];

export type Stored<Body> = {
  readonly [Key in keyof Body]: Body[Key] | FragmentReference | StoredFields<Body[Key]>;
};

type StoredFields<Value> = { readonly [Key in keyof Value]: Value[Key] | FragmentReference };

/** Whether a part of a page stands for a fragment that several pages share. */
export const isReference = (value: unknown): value is { readonly fragment: string } =>
  typeof value === 'object' && value !== null && 'fragment' in value && typeof value.fragment === 'string';
