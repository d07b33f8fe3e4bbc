import { describe, expect, test } from 'vitest';
import { reportOutcome } from '#generator/command/report-outcome.ts';
import type { Problem } from '#generator/problems/problem.ts';
import type { Difference } from '#generator/write/compare-tree.ts';
import type { Outcome } from '#generator/write/outcome.ts';

const note: Problem = {
  code: 'unused-entity',
  severity: 'note',
  file: 'model/a.ts',
  line: 1,
  column: 1,
  quote: '',
  found: 'Nothing uses it.',
  expected: '',
  remedy: '',
};

const compared = (...differences: Pick<Difference, 'path' | 'word' | 'listed'>[]): Outcome => ({
  kind: 'compared',
  files: 220,
  differences: differences.map((one) => ({ ...one, asListed: one.word === 'changed' })),
  site: { files: 0, differences: [] },
  notes: [],
  unfinished: null,
});

const none = { files: 0, written: 0, removed: 0 };

describe('the last line of a run', () => {
  const cases: readonly { outcome: Outcome; exitCode: number; line: string }[] = [
    {
      outcome: { kind: 'written', files: 220, written: 3, removed: 1, site: none, notes: [note] },
      exitCode: 0,
      line: '220 files, 3 written, 1 removed, 0.8 s',
    },
    {
      outcome: {
        kind: 'written',
        files: 220,
        written: 1,
        removed: 0,
        site: { files: 9, written: 2, removed: 1 },
        notes: [],
      },
      exitCode: 0,
      line: '220 files, 1 written, 0 removed; page data: 9 files, 2 written, 1 removed, 0.8 s',
    },
    {
      outcome: {
        kind: 'compared',
        files: 220,
        differences: [],
        site: { files: 9, differences: [{ path: 'pages/a.json', word: 'changed' }] },
        notes: [],
        unfinished: null,
      },
      exitCode: 1,
      line: '220 files compared and 9 by hash, 1 difference. Run `npm run generate` and commit generated/.',
    },
    { outcome: compared(), exitCode: 0, line: '220 files compared, no difference.' },
    {
      outcome: compared({ path: 'a.ts', word: 'changed', listed: true }),
      exitCode: 1,
      line: '220 files compared, 1 difference. Run `npm run generate` and commit generated/.',
    },
    {
      outcome: compared({ path: 'a.ts', word: 'edited', listed: true }, { path: 'b.ts', word: 'extra', listed: false }),
      exitCode: 1,
      line: '220 files compared, 2 differences. Move extra files elsewhere or delete them. Move edits by hand into model/, content/ or generator/. Run `npm run generate -- --force` and commit generated/.',
    },
    {
      outcome: { kind: 'problems', problems: [note, { ...note, severity: 'error' }] },
      exitCode: 1,
      line: '1 problem; nothing was written.',
    },
    {
      outcome: { kind: 'empty' },
      exitCode: 1,
      line: '0 files: no emitter returned a file to write or compare.',
    },
    { outcome: { kind: 'file-system', sentence: 'Nothing was changed.' }, exitCode: 3, line: 'Nothing was changed.' },
    {
      outcome: { kind: 'busy', holder: ' (npm run dev, process 12)' },
      exitCode: 75,
      line: 'Another run of the generator (npm run dev, process 12) is in progress; try again when it has ended.',
    },
  ];

  test.each(cases)('is “$line”', ({ outcome, exitCode, line }) => {
    const report = reportOutcome(outcome, 0.84);
    expect(report.exitCode).toBe(exitCode);
    expect(report.lines.at(-1)).toBe(line);
  });

  test('follows one line per difference, with its kind', () => {
    const { lines } = reportOutcome(compared({ path: 'a.ts', word: 'missing', listed: true }), 0);
    expect(lines[0]).toBe('missing generated/a.ts');
  });

  test('follows a sentence when only the page data were written', () => {
    const site = { files: 9, written: 9, removed: 0 };
    const outcome: Outcome = { kind: 'written', ...none, files: 220, site, notes: [] };
    expect(reportOutcome(outcome, 0).lines).toEqual([
      'generated/ was current; .cache/site/ is whole again.',
      '220 files, 0 written, 0 removed; page data: 9 files, 9 written, 0 removed, 0.0 s',
    ]);
  });
});
