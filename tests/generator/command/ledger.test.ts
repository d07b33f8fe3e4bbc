import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { planAddresses } from '#generator/addresses/expand-addresses.ts';
import { planRedirects } from '#generator/addresses/plan-redirects.ts';
import { nextVersion, runReleaseCommand, splitUnreleasedNotes } from '#generator/command/release-command.ts';
import { checkUrlLedger, describeLostUrls } from '#generator/command/run-command.ts';
import { loadAndCompareRevisions } from '#generator/command/subcommands/compare-sides.ts';
import { listAnsweredUrls, parseLedgerAddresses, planUrlLedger } from '#generator/plan/routes/ledger.ts';
import { model } from '#model/index.ts';
import { modelSchema } from '#model/schema/model.ts';
import { copyProject, removeCopy, run } from '../../recipes/project-copy.ts';
import { runGit } from '../../run-git.ts';
import { onlyInFull, withReason } from '../../skip-reason.ts';
import { makeWorkspace } from '../fixtures/workspace.ts';

const whole = modelSchema.parse(model);
const addresses = planAddresses(whole, { pl: [], en: [] });
const answered = listAnsweredUrls(whole, addresses);

const released = { previousUrls: null, release: '1.0.0' };
const ledgerWith = (lines: readonly string[]) => ({ previousUrls: lines.join('\n'), release: null });

describe('the ledger of published URLs', () => {
  test('records pages, sources of redirects and feeds, only at a release', () => {
    expect(planUrlLedger({ previousUrls: '# published\n/\n', release: null }, answered).lines).toEqual(['/']);
    const { lines: published } = planUrlLedger(released, answered);
    const [redirect] = whole.redirects.filter(({ from }) => !from.includes('{'));
    const [city] = whole.cities;
    const [feed] = whole.feeds.filter(({ path }) => path.pl?.includes('{city}'));
    const [key] = whole.calendarKeys;
    expect(published).toContain(redirect?.from);
    expect(published).toContain(feed?.path.pl?.replace('{key}', key?.key ?? '').replace('{city}', city?.id ?? ''));
    expect(published.filter((path) => path.includes('{'))).toEqual([]);
    expect(planUrlLedger(ledgerWith(published), answered).lost).toEqual([]);
  });

  test('reports every redirect and every feed that is no longer answered', () => {
    const { lines: published } = planUrlLedger(released, answered);
    const [redirect] = whole.redirects.filter(({ from }) => !from.includes('{'));
    const less = {
      ...whole,
      redirects: whole.redirects.filter((row) => row !== redirect),
      cities: whole.cities.slice(1),
    };
    const { lost } = planUrlLedger(
      ledgerWith(published),
      listAnsweredUrls(less, planAddresses(less, { pl: [], en: [] })),
    );
    const printed = lost.map(({ found }) => found).join('\n');
    expect(printed).toContain(`“${redirect?.from}” was published`);
    expect(printed).toMatch(new RegExp(`“/\\S+/${whole.cities[0]?.id}\\.ics” was published`));
  });

  test('reports no calendar file of a renamed course or city; each redirects to the current one', () => {
    const published = answered.filter((path) => path.endsWith('.ics'));
    const key = whole.calendarKeys.find(({ role }) => role === 'type')?.key ?? '';
    const city = whole.cities[0]?.id ?? '';
    const renamed = {
      ...whole,
      calendarKeys: whole.calendarKeys.map((row) =>
        row.key === key ? { ...row, key: 'another', formerKeys: ['oldest', key] } : row,
      ),
      cities: whole.cities.map((row) => (row.id === city ? { ...row, id: 'elsewhere', formerIds: [city] } : row)),
    };
    expect(planUrlLedger(ledgerWith(published), listAnsweredUrls(renamed, [])).lost).toEqual([]);
    const moves = planRedirects(renamed, []).filter(({ from }) => from.endsWith('.ics'));
    const [course, both] = whole.feeds.flatMap(({ path }) => (path.pl?.includes('{key}') ? [path.pl] : []));
    const at = (template = '', code: string, name = '') => template.replace('{key}', code).replace('{city}', name);
    expect(moves.filter(({ from }) => from === at(course, key))).toEqual([
      { from: at(course, key), to: at(course, 'another') },
    ]);
    for (const code of ['oldest', key, 'another'])
      expect(moves).toContainEqual({ from: at(both, code, city), to: at(both, 'another', 'elsewhere') });
    expect(moves.filter(({ to }) => moves.some(({ from }) => from === to))).toEqual([]);
  });
});

describe('a check', () => {
  const root = (): string => {
    const folder = makeWorkspace({ 'generated/urls.lock': '# published\n/\n/kontakt\n' });
    runGit(folder, 'init', '--quiet', '--initial-branch=main');
    runGit(folder, 'add', '--all');
    runGit(folder, 'commit', '--quiet', '--message', 'published');
    return folder;
  };
  const empty = (folder: string): void => writeFileSync(join(folder, 'generated/urls.lock'), '# published\n/\n');

  test('detects an emptied ledger, before the commit and after it', () => {
    const folder = root();
    expect(describeLostUrls(folder)).toEqual([]);
    empty(folder);
    expect(describeLostUrls(folder).join('\n')).toMatch(
      /has lost 1 published addresses that [0-9a-f]{8} contains: \/kontakt\./,
    );
    runGit(folder, 'commit', '--all', '--quiet', '--message', 'emptied');
    expect(describeLostUrls(folder)).toHaveLength(2);
  });

  test('detects it on a branch as well, however many commits ago', () => {
    const folder = root();
    runGit(folder, 'switch', '--quiet', '--create', 'work');
    empty(folder);
    runGit(folder, 'commit', '--all', '--quiet', '--message', 'emptied');
    runGit(folder, 'commit', '--allow-empty', '--quiet', '--message', 'more');
    expect(describeLostUrls(folder)).toHaveLength(2);
  });

  test('quotes the refusal of git, and never passes', async () => {
    const folder = root();
    empty(folder);
    writeFileSync(join(folder, '.git/config'), '[core]\n\trepositoryformatversion = 99\n');
    const said = /fatal: .*found 99/;
    expect(checkUrlLedger(folder).join('\n')).toMatch(/was not checked/);
    expect(checkUrlLedger(folder).join('\n')).toMatch(said);
    const ends = [
      await runReleaseCommand(folder, []),
      await loadAndCompareRevisions(folder, { before: 'HEAD', after: 'HEAD' }),
    ];
    for (const end of ends)
      expect('lines' in end ? [end.exitCode > 1, end.lines.join('\n')] : end).toEqual([
        true,
        expect.stringMatching(said),
      ]);
  });

  test('reports a shallow clone, as a release and a comparison do', async () => {
    const folder = root();
    runGit(folder, 'commit', '--allow-empty', '--quiet', '--message', 'more');
    const clone = makeWorkspace({});
    runGit(clone, 'clone', '--quiet', '--depth=1', `file://${folder}`, 'clone');
    const cut = join(clone, 'clone');
    expect(checkUrlLedger(cut).join('\n')).toMatch(/was not checked.*git fetch --unshallow/s);
    const ends = [
      await runReleaseCommand(cut, []),
      await loadAndCompareRevisions(cut, { before: 'HEAD~1', after: 'HEAD' }),
    ];
    for (const end of ends) expect('lines' in end ? end.lines.join('\n') : '').toMatch(/git fetch --unshallow/);
    expect(checkUrlLedger(folder)).toEqual([]);
  });

  test('compares with nothing without a history', () => {
    expect(checkUrlLedger(makeWorkspace({ 'generated/urls.lock': '/\n' }))).toEqual([]);
  });
});

test('a version steps by the gravest change', () => {
  expect((['major', 'minor', 'patch'] as const).map((step) => nextVersion('1.2.3', step))).toEqual([
    '2.0.0',
    '1.3.0',
    '1.2.4',
  ]);
});

describe('a release', () => {
  test('takes the text under “Unreleased”, and refuses an empty section', () => {
    const text =
      '# Changelog\n\n## Unreleased\n\n### Visitor\n\n- A page.\n\n### Office\n\n## 1.0.0 – 2026-11-26\n\n- First.\n';
    expect(splitUnreleasedNotes(text)).toEqual({
      before: '# Changelog\n\n## Unreleased\n',
      notes: '### Visitor\n\n- A page.\n\n### Office',
      after: '## 1.0.0 – 2026-11-26\n\n- First.\n',
    });
    expect(splitUnreleasedNotes(text.replace('## 1.0.0 – 2026-11-26\n\n- First.\n', ''))?.after).toBe('');
    expect(splitUnreleasedNotes(text.replace('- A page.\n', ''))).toBeNull();
    expect(splitUnreleasedNotes('# Changelog\n')).toBeNull();
  });

  test('contains committed files only', async () => {
    const folder = makeWorkspace({ 'package.json': '{"version": "0.1.0"}' });
    expect((await runReleaseCommand(folder, [])).lines).toEqual([
      'A release needs the history of git, which is missing here.',
    ]);
    runGit(folder, 'init', '--quiet');
    expect((await runReleaseCommand(folder, [])).lines.join('\n')).toContain('package.json');
    expect((await runReleaseCommand(folder, ['--wet'])).exitCode).toBe(2);
  });

  test.skipIf(onlyInFull !== null)(
    // It generates a copy of the project five times.
    withReason('publishes answered addresses, and never a draft', onlyInFull),
    async () => {
      const copy = copyProject();
      const ledger = (): readonly string[] =>
        parseLedgerAddresses(readFileSync(join(copy, 'generated/urls.lock'), 'utf8'));
      try {
        const before = ledger();
        // One whose numbers need no permission by file name.
        const article = 'content/pl/articles/mity-o-aed.md';
        const draft = readFileSync(join(copy, article), 'utf8').replaceAll(
          /^(?:title|description): .*[^.](?=\.?$)/gm,
          '$&!',
        );
        writeFileSync(join(copy, article.replace('.md', '-nowy.md')), draft);
        const drafted = await run(copy, 'node', 'generator/main.ts');
        expect(drafted.status, drafted.output).toBe(0);
        expect(ledger()).toEqual(before);
        rmSync(join(copy, article.replace('.md', '-nowy.md')));
        await run(copy, 'node', 'generator/main.ts');
        runGit(copy, 'add', '--all');
        runGit(copy, 'commit', '--quiet', '--allow-empty', '--message', 'drafts');
        const released = await run(copy, 'node', 'scripts/release.ts');
        expect(released.output).toMatch(/^v\d+\.\d+\.\d+$/m);
        expect(readFileSync(join(copy, '.github/CHANGELOG.md'), 'utf8')).toMatch(/^## \d+\.\d+\.\d+ – /m);
        expect(new Set(ledger())).toEqual(
          new Set([...before, ...answered, ...ledger().filter((path) => path.startsWith('/blog/'))]),
        );
        runGit(copy, 'commit', '--all', '--allow-empty', '--quiet', '--message', 'release');
        expect((await run(copy, 'node', 'generator/main.ts', '--check')).status).toBe(0);
        expect(existsSync(join(copy, '.cache/release-notes.md'))).toBe(true);
      } finally {
        removeCopy(copy);
      }
    },
    300_000,
  );
});
