import { createHash } from 'node:crypto';
import type { GivenDocument, Passage, Sentence } from '../specification/given-document.ts';

/** The same for every way to wrap and mark a sentence: its letters, digits and signs. */
const bareText = (text: string): string =>
  text
    .replaceAll(/[\s*_`]+/g, ' ')
    .replace(/[.;:\s]+$/, '')
    .trim()
    .toLowerCase();

/** Twelve hexadecimal digits of the SHA-256 of a sentence. */
export const fingerprintOf = (text: string): string =>
  createHash('sha256').update(bareText(text)).digest('hex').slice(0, 12);

/** A sentence ends with a full stop or a semicolon before what begins anew. */
const sentenceEnd = /(?<=[.;])\s+/;

const sentencesOf = (text: string): readonly Sentence[] =>
  text
    .split(sentenceEnd)
    .filter((sentence) => bareText(sentence) !== '')
    .map((sentence) => ({ text: sentence, fingerprint: fingerprintOf(sentence) }));

const kindOf = (block: string): Passage['kind'] => {
  if (block.startsWith('#') || block.endsWith(':')) return 'heading';
  return /^(?:[-*]|\d+\.)\s/.test(block) ? 'point' : 'paragraph';
};

/** The blocks of a document in Markdown: an empty line ends one, a mark at the beginning of a line begins one. */
const blocksOf = (document: string): readonly string[] =>
  document
    .split(/\n[ \t]*\n|\n(?=(?:[-*]|\d+\.)\s)|\n(?=#)|(?<=^#.*)\n/m)
    .map((block) => block.trim().replaceAll(/\s*\n\s*/g, ' '))
    .filter((block) => block !== '');

/** Reads the owner's document: its passages in their order, with the number of the section that each stands in. */
export const readSpecification = (name: string, document: string): GivenDocument => {
  let section = '';
  const passages = blocksOf(document).map((block) => {
    const kind = kindOf(block);
    section = /^#+\s*(?<number>\d+)\b/.exec(block)?.groups?.number ?? section;
    return { kind, section, sentences: sentencesOf(block.replace(/^(?:#+|[-*]|\d+\.)\s+/, '')) };
  });
  return { name, passages };
};
