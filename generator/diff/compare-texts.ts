import type { Change } from './change.ts';
import { shortened } from './compare-addresses.ts';
import type { Revision } from './revision.ts';
import { differingPart, shortText } from './text-difference.ts';

const quoted = (text: string): string => `“${text}”`;

/** Paragraphs that came and went; where as many came as went, each stands for the one that it replaced. */
const linesOf = (old: readonly string[], now: readonly string[]): readonly string[] => {
  const [gone, come] = [old.filter((part) => !now.includes(part)), now.filter((part) => !old.includes(part))];
  if (gone.length === 0 && come.length === 0) return ['the order of its parts differs'];
  if (gone.length === come.length)
    return gone.map((part, index) => {
      const [before, after] = differingPart(part, come[index] ?? '');
      return `${quoted(before)} → ${quoted(after)}`;
    });
  return [
    ...gone.map((part) => `left out: ${quoted(shortText(part))}`),
    ...come.map((part) => `added: ${quoted(shortText(part))}`),
  ];
};

/** Texts with a meaning in law that read differently. */
export const compareTexts = (before: Revision, after: Revision): readonly Change[] =>
  [...new Set([...Object.keys(before.texts), ...Object.keys(after.texts)])].flatMap((path): readonly Change[] => {
    const [old, now] = [before.texts[path], after.texts[path]];
    if (JSON.stringify(old) === JSON.stringify(now)) return [];
    const subject = `text content/${path}`;
    if (old === undefined) return [{ kind: 'text', impact: 'safe', subject, details: ['added'] }];
    if (now === undefined) return [{ kind: 'text', impact: 'careful', subject, details: ['removed'] }];
    return [{ kind: 'text', impact: 'careful', subject, details: shortened(linesOf(old, now), 'passages') }];
  });
