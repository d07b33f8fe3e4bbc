import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatPrice } from '#domain/money/amount.ts';
import type { Change } from '#generator/diff/change.ts';
import { interpretDecisionTable } from '#generator/rules/meaning/interpret.ts';
import { decisionTable, ruleContext } from '../../rules/emitted-rules.ts';
import { carryOut } from './carry-out.ts';
import {
  cheaperCourse,
  lowerThreshold,
  makeChangedRepository,
  price,
  threshold,
  withoutKoszalin,
} from './changed-repository.ts';

/** Values that have days of their own stand beside them. */
const cheaper = `${formatPrice(price.before, 'en')}.* → .*${formatPrice(price.after, 'en')}`;
const badgeAt = (freePlaces: number) =>
  interpretDecisionTable(decisionTable('availability-badge'), { freePlaces }, ruleContext)?.value;
const lower = `freePlaces = ${threshold}: ${badgeAt(threshold)} → ${badgeAt(threshold + 1)}`;

const folder = mkdtempSync(join(tmpdir(), 'model-diff-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const changesOf = (lines: readonly string[]): readonly Change[] => JSON.parse(lines.join('\n')).changes;

/** A repository without a model that can be read. */
const makeUnreadable = (): string => {
  const root = makeChangedRepository(folder, []);
  writeFileSync(join(root, 'model/index.ts'), 'export const nothing = 1;\n');
  return root;
};

const ask = () => {
  const changed = makeChangedRepository(folder, [lowerThreshold, ...withoutKoszalin, cheaperCourse]);
  const cheaperOnly = makeChangedRepository(folder, [cheaperCourse]);
  const unchanged = makeChangedRepository(folder, []);
  const asked = {
    json: { root: changed, args: ['diff', 'HEAD', '--json'] },
    text: { root: changed, args: ['diff', 'HEAD', '--fail-on', 'breaking'] },
    markdown: { root: cheaperOnly, args: ['diff', 'HEAD', '--markdown', '--fail-on', 'breaking'] },
    careful: { root: cheaperOnly, args: ['diff', 'HEAD', '--fail-on', 'careful'] },
    same: { root: unchanged, args: ['diff', 'HEAD', '--fail-on', 'careful'] },
    itself: { root: unchanged, args: ['diff', 'HEAD..HEAD', '--fail-on', 'careful'] },
    old: { root: unchanged, args: ['diff', 'HEAD~1'] },
    unreadable: { root: makeUnreadable(), args: ['diff', 'HEAD'] },
  };
  return carryOut(asked);
};

let answers: ReturnType<typeof ask>;
beforeAll(() => {
  answers = ask();
});

describe('a branch that changes the badge threshold, removes a city and changes a price', () => {
  it('differs in those three, in their references and redirects, and in nothing else', () => {
    const { exitCode, lines } = answers('json');
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
    const others = changes.filter((change) => !moves.includes(change));
    const ends = others.filter(({ kind }) => kind === 'route');
    expect(ends.flatMap(({ details }) => details)).toContainEqual(
      expect.stringMatching(/^\/kurs-kwalifikowanej-pierwszej-pomocy-kpp\/koszalin ends \(no redirect: 404\)$/),
    );
    expect(new Set(ends.map(({ impact }) => impact))).toEqual(new Set(['breaking']));
    const isOfKoszalin = ({ kind, details }: Change) => kind === 'row' && /koszalin|removed/.test(details.join());
    expect(others.filter(isOfKoszalin).map(({ impact, subject }) => `${impact} ${subject}`)).toContain(
      'careful cities koszalin',
    );
    expect(others.filter((change) => !ends.includes(change) && !isOfKoszalin(change))).toEqual([
      {
        kind: 'number',
        impact: 'careful',
        subject: 'number kppPrice',
        details: expect.arrayContaining([expect.stringMatching(cheaper)]),
        source: expect.stringMatching(/^specification .*register C02$/),
      },
      {
        kind: 'rule',
        impact: 'careful',
        subject: 'rule availability-badge',
        details: [
          lower,
          expect.stringMatching(
            new RegExp(`^because lowAvailability: ${threshold} places → ${threshold - 1} places \\(.*C57\\)$`),
          ),
        ],
        source: 'specification 4.20',
      },
    ]);
  });

  it('prints them as text, gravest first, and as Markdown', () => {
    const text = answers('text').lines.join('\n');
    const grave = changesOf(answers('json').lines).filter(({ impact }) => impact === 'breaking').length;
    expect(text).toMatch(/^HEAD \([0-9a-f]{10}\) → working tree: \d+ changes: /);
    expect(text).toContain(` changes: ${grave} breaking, `);
    expect(text).toContain(`CAREFUL  rule availability-badge\n         ${lower}`);
    expect(text.lastIndexOf('BREAKING')).toBeLessThan(text.indexOf('CAREFUL'));
    expect(answers('markdown').lines.join('\n')).toMatch(
      new RegExp(`- \\*\\*number kppPrice\\*\\*\\n  - .*${cheaper}`),
    );
  });
});

it('finds no difference where there is none, and between a commit and itself', () => {
  expect(answers('same').exitCode).toBe(0);
  expect(answers('same').lines.join('\n')).toMatch(/no difference\.$/);
  expect(answers('itself').exitCode).toBe(0);
  expect(answers('itself').lines.join('\n')).toMatch(/^HEAD .* → HEAD .*: no difference\.$/);
});

it('fails on breaking and on careful exactly where there is such a change', () => {
  expect(answers('markdown').exitCode).toBe(0);
  expect(answers('careful').exitCode).toBe(1);
  expect(answers('text').exitCode).toBe(1);
});

it('names revisions too old to compare, and the first that can be compared', () => {
  const { exitCode, lines } = answers('old');
  expect(exitCode).toBe(3);
  expect(lines.join('\n')).toMatch(/^The revision HEAD~1 has no generated\/model\.json.*The first with one is/);
});

it('names the side that cannot be read', () => {
  const { exitCode, lines } = answers('unreadable');
  expect(exitCode).toBe(3);
  expect(lines.join('\n')).toContain('The model of the working tree cannot be loaded.');
});
