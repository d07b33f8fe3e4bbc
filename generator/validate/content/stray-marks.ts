import type { Finding } from '../../problems/finding.ts';
import type { ContentFile } from '../../sources/loaded.ts';
import type { Facts } from '../facts.ts';
import { createFieldLocator } from '../shape/shape.ts';
import { isProseFile, positionOfFileIndex } from './prose-files.ts';

/** A brace without a counterpart, which visitors would read as it is. */
const braces = { pattern: /\{(?![^{}\n]*\})|(?<!\{[^{}\n]*)\}/g, found: 'This brace has no counterpart.' };
const marks: readonly { readonly pattern: RegExp; readonly found: string }[] = [
  { pattern: /^#{1,6}(?![#\s])/gm, found: 'This heading has no space after its “#”.' },
  { pattern: /^\|.*\|$/gm, found: 'Pages show no tables.' },
  {
    pattern: /\[[^\]\n]+\]\[[^\]\n]*\]/g,
    found: 'This is a reference link, `[text][label]`, which pages do not support.',
  },
];

/** Fillers for a missing text, such as “TODO”, unless letters before or after make them part of a word. */
const gaps =
  /(?<!\p{L})(?:TODO|TBD|FIXME|[Ll]orem ipsum|do uzupełnienia|do uzgodnienia|to be (?:filled in|agreed|completed))(?!\p{L})/gu;

interface Part {
  readonly text: string;
  readonly offset: number;
}

const marksOf = (file: ContentFile, { text, offset }: Part, patterns: typeof marks): Finding[] =>
  patterns.flatMap(({ pattern, found }) =>
    [...text.matchAll(pattern)].map(
      ({ index }): Finding => ({ code: 'unsupported-markdown', at: positionOfFileIndex(file, offset + index), found }),
    ),
  );

/** Findings for fillers such as “TODO”, which would be published as they are. */
const typedGaps = (file: ContentFile): Finding[] =>
  [...file.text.matchAll(gaps)].map(
    ({ 0: words, index }): Finding => ({
      code: 'typed-gap',
      at: positionOfFileIndex(file, index),
      found: `“${words}” marks a missing text.`,
    }),
  );

/** Findings for gaps of the model that no text uses. */
export const checkUnusedGaps = ({ model, rows, files }: Facts): Finding[] => {
  const named = new Set(
    files.filter(isProseFile).flatMap(({ text }) => [...text.matchAll(/\{gap\.([^{}]*)\}/g)].map(([, id]) => id)),
  );
  return model.gaps
    .filter(({ id }) => !named.has(id))
    .map((gap) => ({
      code: 'unused-entity',
      at: createFieldLocator(rows)(gap, 'id'),
      found: `No text names “{gap.${gap.id}}”.`,
      lacks: [`argument gap.${gap.id}`],
    }));
};

/**
 * Findings for fillers in prose, and, outside messages, for marks that would be shown as they are written. The check of messages reports
 * stray braces there.
 */
export const checkStrayMarks = (files: readonly ContentFile[]): Finding[] => [
  ...files.filter(isProseFile).flatMap(typedGaps),
  ...files
    .filter((file) => isProseFile(file) && !file.path.includes('/messages/'))
    .flatMap((file) => [
      ...marksOf(file, { text: file.text, offset: 0 }, [braces]),
      ...(file.kind === 'markdown' ? marksOf(file, { text: file.body, offset: file.bodyOffset }, marks) : []),
    ]),
];
