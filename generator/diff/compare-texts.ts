import type { Detail } from '#domain/audit/changes/change-data.ts';
import { differingPart, shortText } from '#domain/audit/changes/text-difference.ts';
import type { Locale } from '#domain/locale.ts';
import type { Change } from './change.ts';
import { firstOf } from './compare-addresses.ts';
import type { Revision } from './revision.ts';

/** Paragraphs that came and went; where as many came as went, each stands for the one that it replaced. */
const detailsOf = (old: readonly string[], now: readonly string[], lang: Locale): readonly Detail[] => {
  const [gone, come] = [old.filter((part) => !now.includes(part)), now.filter((part) => !old.includes(part))];
  if (gone.length === 0 && come.length === 0) return [{ key: 'order' }];
  if (gone.length === come.length)
    return gone.map((part, index): Detail => {
      const [before, after] = differingPart(part, come[index] ?? '');
      return { key: 'passage', before, after, lang };
    });
  return [
    ...gone.map((part): Detail => ({ key: 'passageLeft', text: shortText(part), lang })),
    ...come.map((part): Detail => ({ key: 'passageCame', text: shortText(part), lang })),
  ];
};

/** Texts with a meaning in law that read differently. */
export const compareTexts = (before: Revision, after: Revision): readonly Change[] =>
  [...new Set([...Object.keys(before.texts), ...Object.keys(after.texts)])].flatMap((path): readonly Change[] => {
    const [old, now] = [before.texts[path], after.texts[path]];
    if (JSON.stringify(old) === JSON.stringify(now)) return [];
    const subject = { key: 'text', path } as const;
    if (old === undefined) return [{ kind: 'text', impact: 'safe', subject, details: [{ key: 'added' }] }];
    if (now === undefined) return [{ kind: 'text', impact: 'careful', subject, details: [{ key: 'removed' }] }];
    return [
      {
        kind: 'text',
        impact: 'careful',
        subject,
        details: firstOf(detailsOf(old, now, path.startsWith('en/') ? 'en' : 'pl'), 'passages'),
      },
    ];
  });
