import type { ContentFile } from '../../load/loaded.ts';
import type { Finding } from '../../problems/finding.ts';
import { isProse, placeOf } from './prose-files.ts';

/** What looks like a mark and is none: visitors would read it as it stands. */
const marks: readonly { readonly pattern: RegExp; readonly found: string }[] = [
  { pattern: /\{(?![^{}\n]*\})|(?<!\{[^{}\n]*)\}/g, found: 'This brace has no other half.' },
  { pattern: /^#{1,6}(?![#\s])/gm, found: 'A heading has a space after its “#”.' },
  { pattern: /^\|.*\|$/gm, found: 'Pages show no tables.' },
  { pattern: /\[[^\]\n]+\]\[[^\]\n]*\]/g, found: 'This link has no target of its own.' },
];

const marksOf = (file: ContentFile): Finding[] =>
  marks.flatMap(({ pattern, found }) =>
    [...file.body.matchAll(pattern)].map(
      ({ index }): Finding => ({ code: 'unsupported-markdown', at: placeOf(file, file.bodyOffset + index), found }),
    ),
  );

/** Marks in the bodies of texts that would be shown instead of doing what they look like. */
export const checkStrayMarks = (files: readonly ContentFile[]): Finding[] =>
  files.filter((file) => file.kind === 'markdown' && isProse(file)).flatMap(marksOf);
