import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runModelCommand } from '#generator/command/model-command.ts';
import {
  cheaperCourse,
  lowerThreshold,
  makeChangedRepository,
  price,
  threshold,
  withoutKoszalin,
} from './changed-repository.ts';
import type { ToldLines } from './told-lines.ts';

const project = resolve(import.meta.dirname, '../../..');

const zloty = (grosze: number): string => `${(grosze / 100).toFixed(2).replace('.', ',')} zł`;
const cheaper = `${zloty(price.before)} → ${zloty(price.after)}`;
const lower = `freePlaces = ${threshold}: severalPlaces → none`;

/** None of these commands asks what code and tests say. */
const runCommand = (root: string, args: readonly string[]) =>
  runModelCommand(root, args, () => {
    throw new Error('Code and tests were asked.');
  });

interface Data extends ToldLines {
  readonly about: object;
  readonly told: readonly object[];
}

const dataOf = (lines: readonly string[]): readonly Data[] => JSON.parse(lines.join('\n')).changes;

/** The lines of the changes, without what each was made from. */
const changesOf = (lines: readonly string[]): readonly ToldLines[] =>
  dataOf(lines).map(({ about: _, told: __, ...change }) => change);

describe('a branch that changes the badge threshold, removes a city and changes a price', () => {
  it('differs in those three, in the instructor of that city and its redirects, and in nothing else', async () => {
    const root = makeChangedRepository([lowerThreshold, ...withoutKoszalin, cheaperCourse]);
    const { exitCode, lines } = await runCommand(root, ['diff', 'HEAD', '--json']);
    expect(exitCode).toBe(0);
    const changes = changesOf(lines);
    const moves = changes.filter(({ kind }) => kind === 'redirect');
    expect(moves.length).toBeGreaterThan(0);
    for (const { impact, subject, details } of moves)
      expect([impact, subject, details]).toEqual([
        'breaking',
        expect.stringMatching(/\/koszalin$/),
        [expect.stringMatching(/ → no answer: 404$/)],
      ]);
    expect(changes.filter((change) => !moves.includes(change))).toEqual([
      {
        kind: 'entity',
        impact: 'breaking',
        subject: 'city koszalin',
        details: expect.arrayContaining([
          'removed',
          expect.stringMatching(/^\/kurs-kwalifikowanej-pierwszej-pomocy-kpp\/koszalin ends \(no redirect: 404\)$/),
        ]),
      },
      {
        kind: 'entity',
        impact: 'breaking',
        subject: 'instructor instructor-koszalin',
        details: ['removed', 'with it change: cities koszalin'],
      },
      {
        kind: 'price',
        impact: 'careful',
        subject: 'price kppPrice',
        details: expect.arrayContaining([cheaper]),
        source: expect.stringMatching(/^specification .*register C02$/),
      },
      {
        kind: 'rule',
        impact: 'careful',
        subject: 'rule availability-badge',
        details: [
          lower,
          expect.stringMatching(
            new RegExp(
              `^because lowAvailability: ${threshold} \\(place\\) → ${threshold - 1} \\(place\\) \\(.*C57\\)$`,
            ),
          ),
        ],
        source: 'specification 4.20',
      },
    ]);
  });

  it('gives a program what each line was made from', async () => {
    const root = makeChangedRepository([lowerThreshold]);
    const { lines } = await runCommand(root, ['diff', 'HEAD', '--json']);
    expect(dataOf(lines)).toMatchObject([
      {
        about: { key: 'rule', rule: { id: 'availability-badge' } },
        told: [
          { key: 'case', where: [{ name: { id: 'freePlaces' }, among: [{ kind: 'amount', value: threshold }] }] },
          { key: 'because', number: { id: 'lowAvailability' } },
        ],
      },
    ]);
  });

  it('prints them as text, gravest first, and as Markdown', async () => {
    const root = makeChangedRepository([lowerThreshold, cheaperCourse]);
    const text = await runCommand(root, ['diff', 'HEAD']);
    expect(text.lines.join('\n')).toMatch(/^HEAD \([0-9a-f]{10}\) → working tree: 2 changes: 2 careful\.\n/);
    expect(text.lines.join('\n')).toContain(`CAREFUL  rule availability-badge\n         ${lower}`);
    const markdown = await runCommand(root, ['diff', 'HEAD', '--markdown']);
    expect(markdown.lines.join('\n')).toContain(`- **price kppPrice**\n  - ${cheaper}`);
  });
});

it('finds no difference where there is none, and between a commit and itself', async () => {
  const root = makeChangedRepository([]);
  const first = await runCommand(root, ['diff', 'HEAD', '--fail-on', 'careful']);
  expect(first.exitCode).toBe(0);
  expect(first.lines.join('\n')).toMatch(/no difference\.$/);
  const itself = await runCommand(root, ['diff', 'HEAD..HEAD', '--fail-on', 'careful']);
  expect(itself.lines.join('\n')).toMatch(/^HEAD .* → HEAD .*: no difference\.$/);
});

it.each([
  ['breaking', [cheaperCourse], 0],
  ['careful', [cheaperCourse], 1],
  ['breaking', withoutKoszalin, 1],
] as const)('fails on %s exactly where there is such a change', async (limit, edits, exitCode) => {
  const root = makeChangedRepository(edits);
  expect((await runCommand(root, ['diff', 'HEAD', '--fail-on', limit])).exitCode).toBe(exitCode);
});

it.each([
  [[], 'No command was given.'],
  [['draw'], '“draw” is no command.'],
  [['urls', 'all'], '“urls all” is no command.'],
  [['diff'], 'Name one revision'],
  [['diff', 'HEAD', 'HEAD'], 'Name one revision'],
  [['diff', 'HEAD..'], 'Name one revision'],
  [['diff', 'HEAD..no-such-branch'], '“no-such-branch” is no revision of this repository.'],
  [['diff', 'HEAD', '--json', '--markdown'], 'Name one revision'],
  [['diff', 'HEAD', '--fail-on', 'safe'], '--fail-on is “safe”; it takes breaking or careful.'],
  [['diff', '--all'], "Unknown option '--all'"],
  [['diff', 'no-such-branch'], '“no-such-branch” is no revision of this repository.'],
  [['diff', '--', '--output=x'], '“--output=x” is no revision of this repository.'],
])('answers %j with a sentence and code 2', async (args, sentence) => {
  const { exitCode, lines } = await runCommand(project, args);
  expect(exitCode).toBe(2);
  expect(lines.join('\n')).toContain(sentence);
});

it('says which revisions are too old to compare, and which is the first that is not', async () => {
  const root = makeChangedRepository([]);
  const { exitCode, lines } = await runCommand(root, ['diff', 'HEAD~1']);
  expect(exitCode).toBe(3);
  expect(lines.join('\n')).toMatch(/^The revision HEAD~1 is older than generated\/model\.json.*The first with one is/);
});

it('says which side cannot be read', async () => {
  const root = makeChangedRepository([]);
  mkdirSync(join(root, 'model'), { recursive: true });
  writeFileSync(join(root, 'model', 'index.ts'), 'export const nothing = 1;\n');
  const { exitCode, lines } = await runCommand(root, ['diff', 'HEAD']);
  expect(exitCode).toBe(3);
  expect(lines.join('\n')).toContain('The model of the working tree cannot be loaded.');
});
