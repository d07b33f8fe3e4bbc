import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { createKeeper } from '#generator/command/keeper.ts';
import { reportOutcome } from '#generator/command/report-outcome.ts';
import { copyProject } from '../cases/break-project.ts';

/**
 * `node random-edits.ts PROJECT SEED EDITS EVERY`: edits a copy of the project and generates after each edit in this process; after
 * every EVERY-th a new process compares. Prints a line of JSON: how often the copy was sound, and what differed.
 */
const [project = '', seed = '1', edits = '10', every = '5'] = process.argv.slice(2);
const root = mkdtempSync(join(tmpdir(), 'incremental-'));
const generator = resolve(import.meta.dirname, '../../../generator/main.ts');

const inputs = (): string[] =>
  ['model', 'content']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /\.(ts|md|yaml)$/.test(path) && !path.includes('/templates/'))
    .toSorted();

/** The texts that edits have replaced, by path; null for a file that was not there. */
const before = new Map<string, string | null>();

const put = (path: string, text: string | null): void => {
  rmSync(join(root, path), { force: true });
  if (text !== null) writeFileSync(join(root, path), text);
};

/** What is broken is mended, and no address is missed that only an edit had published. */
const startAfresh = (): void => {
  for (const [path, text] of before) put(path, text);
  before.clear();
  rmSync(join(root, 'generated'), { recursive: true, force: true });
};

type Pick = (most: number) => number;
type Edit = (text: string, pick: Pick) => string;

const atMatch =
  (pattern: RegExp, change: (found: string, pick: Pick) => string): Edit =>
  (text, pick) => {
    const all = [...text.matchAll(pattern)];
    const match = all[pick(Math.max(1, all.length))];
    if (match === undefined) return `${text}\n`;
    return text.slice(0, match.index) + change(match[0], pick) + text.slice(match.index + match[0].length);
  };

const edit: Readonly<Record<string, Edit>> = {
  number: atMatch(/(?<=[ :(])\d+(?=[,;)\n ])/g, (found, pick) => `${Number(found) + 1 + pick(3)}`),
  day: atMatch(/20\d\d-\d\d-(?=\d\d)/g, (found) => found.replace(/\d\d-$/, '05-')),
  word: atMatch(/\p{Ll}{4,}/gu, (found, pick) => found + 'abc'.charAt(pick(3))),
  sentence: atMatch(/[.!?](?=\n)/g, () => '. Tak jest.'),
  twice: atMatch(/^.+\n/gm, (found) => found + found),
  gone: atMatch(/^.+\n/gm, () => ''),
};

const steps = ['number', 'number', 'day', 'word', 'sentence', 'sentence', 'twice', 'gone', 'moved', 'removed'];

const editOnce = (pick: Pick): string => {
  const files = inputs();
  const path = files[pick(files.length)] ?? '';
  const text = readFileSync(join(root, path), 'utf8');
  const step = steps[pick(steps.length)] ?? '';
  if (!before.has(path)) before.set(path, text);
  const to = path.replace(/\.(?=\w+$)/, '-two.');
  if (step === 'moved') {
    renameSync(join(root, path), join(root, to));
    before.set(to, null);
  } else put(path, edit[step]?.(text, pick) ?? null);
  return `${step} ${path}`;
};

/** What a new process says that has read everything. */
const cold = (): string => {
  const command = [generator, '--check', '--afresh', '--root', root];
  try {
    return execFileSync(process.execPath, command, { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return error instanceof Error && 'stderr' in error ? `${error.stderr}` : String(error);
  }
};

copyProject(project, root);
const keeper = createKeeper(root);
const random = fc.sample(fc.infiniteStream(fc.nat()), { numRuns: 1, seed: Number(seed) })[0];
const pick: Pick = (most) => (random?.next().value ?? 0) % most;
const times: number[] = [];
const different: { edit: string; warm: string; cold: string }[] = [];
let sound = 0;

interface Said {
  readonly isSound: boolean;
  readonly words: string;
}

/** What the generator that stays says; of a fault of its own only the first line, since a stack names other URLs. */
const warm = async (): Promise<Said> => {
  try {
    const outcome = await keeper.generate({ mode: 'write' });
    return { isSound: outcome.kind === 'written', words: `${reportOutcome(outcome, 0).lines.join('\n')}\n` };
  } catch (error) {
    return { isSound: false, words: String(error) };
  }
};

const isSame = ({ isSound, words }: Said, said: string): boolean =>
  isSound ? /no difference\.\n$/.test(said) : said === words || said.includes(`\n${words}\n    at `);

for (let index = 0; index < Number(edits); index++) {
  const told = editOnce(pick);
  const started = performance.now();
  const said = await warm();
  times.push(performance.now() - started);
  if (said.isSound) sound += 1;
  if (index % Number(every) === Number(every) - 1 || said.words.startsWith('TypeError')) {
    const anew = cold();
    if (!isSame(said, anew)) different.push({ edit: told, warm: said.words.slice(0, 2000), cold: anew.slice(0, 2000) });
  }
  if (!said.isSound) startAfresh();
}
const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
process.stdout.write(JSON.stringify({ edits: times.length, sound, median: Math.round(median), different }));
rmSync(root, { recursive: true });
