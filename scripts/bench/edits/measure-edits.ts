import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { findChromium } from '../../verify/find-chromium.ts';
import type { FigureTable } from '../figure.ts';
import { median } from '../median.ts';
import { runProgram } from '../run-program.ts';
import { copyProject } from '../workspace/make-workspace.ts';
import { type EditCase, editCases, type Replacement } from './edit-cases.ts';

const port = '4396';
const runs = 3;
const goalMilliseconds = 1000;
const patience = 60_000;
/** Milliseconds after which nothing more comes of an edit. */
const calm = 1500;

interface Session {
  readonly folder: string;
  readonly page: Page;
  readonly printed: () => string;
}

type Way = 'hot' | 'partial' | 'reload';

interface Followed {
  readonly milliseconds: number;
  readonly way: Way;
  /** Whether a mistake in the same place was told, in the words of the terminal, and went with the mistake. */
  readonly told: boolean;
}

/** Starts `npm run dev` on a copy of the project and gives what it prints. */
const startDev = async (folder: string) => {
  const child = spawn(process.execPath, [join(folder, 'scripts/dev.ts')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: port, DATA_FOLDER: join(folder, '.cache/data') },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      printed += part.toString();
    });
  while (!printed.includes('The site is at')) {
    if (child.exitCode !== null) throw new Error(`The server did not start. It said:\n${printed}`);
    await sleep(100);
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { printed: () => printed, stop };
};

const replaceIn = (folder: string, { file, find, put }: Replacement): (() => void) => {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(find, put);
  if (after === before) throw new Error(`Nothing in ${file} is like ${find}.`);
  writeFileSync(path, after);
  return () => writeFileSync(path, before);
};

/** Whether the page shows what the edit is to show. */
const shown = ({ at, shows, style }: Pick<EditCase, 'at' | 'shows' | 'style'>): boolean =>
  [...document.querySelectorAll(at)].some((part) =>
    style === undefined
      ? (part.textContent ?? '').includes(shows)
      : getComputedStyle(part).getPropertyValue(style) === shows,
  );

/** The text of the overlay; empty where there is none. */
const overlay = (page: Page): Promise<string> =>
  page.evaluate(() => document.getElementById('dev-problems')?.textContent ?? '');

const untilOverlay = async (page: Page, holds: (text: string) => boolean): Promise<string> => {
  const latest = performance.now() + patience;
  for (;;) {
    const text = await overlay(page).catch(() => undefined);
    if (text !== undefined && holds(text)) return text;
    if (performance.now() > latest) throw new Error(`The overlay says “${text}”.`);
    await sleep(20);
  }
};

const openPage = async ({ page }: Session, { page: path, awake }: EditCase): Promise<void> => {
  await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'networkidle' });
  if (awake !== undefined) await page.locator(awake).first().focus();
  await sleep(calm);
};

const tellsMistake = async ({ folder, page, printed }: Session, { mistake, says }: EditCase): Promise<boolean> => {
  const heal = replaceIn(folder, mistake);
  try {
    const text = await untilOverlay(page, (told) => told.includes(says));
    const onTerminal = printed().includes(text);
    heal();
    await untilOverlay(page, (told) => told === '');
    return onTerminal;
  } finally {
    heal();
  }
};

const followEdit = async (session: Session, one: EditCase): Promise<Followed> => {
  const { folder, page } = session;
  await openPage(session, one);
  const { at, shows, style } = one;
  const wanted = { at, shows, ...(style === undefined ? {} : { style }) };
  if (await page.evaluate(shown, wanted)) throw new Error(`${one.name}: the page shows it before the edit.`);
  let hot = false;
  const onConsole = (message: { text: () => string }): void => {
    hot ||= /\[vite\] (?:\S+ )?hot updated|css hot updated/.test(message.text());
  };
  page.on('console', onConsole);
  await page.evaluate(() => document.documentElement.setAttribute('data-open', ''));
  const started = performance.now();
  const undo = one.edit.map((replacement) => replaceIn(folder, replacement));
  try {
    await page.waitForFunction(shown, wanted, { timeout: patience, polling: 10 });
    const milliseconds = performance.now() - started;
    await sleep(calm);
    const isSame = await page.evaluate(() => document.documentElement.hasAttribute('data-open'));
    return { milliseconds, way: isSame ? (hot ? 'hot' : 'partial') : 'reload', told: false };
  } finally {
    page.off('console', onConsole);
    for (const step of undo.toReversed()) step();
    await sleep(calm);
  }
};

const measureCase = async (session: Session, one: EditCase) => {
  const all: Followed[] = [];
  for (let run = 0; run < runs; run++) all.push(await followEdit(session, one));
  await openPage(session, one);
  const told = await tellsMistake(session, one);
  return {
    name: one.name,
    milliseconds: median(all.map(({ milliseconds }) => milliseconds)),
    way: all.at(-1)?.way,
    told,
  };
};

/** From an edit to the open page of a real browser, on a copy of the project with `npm run dev`. */
export const measureEdits = async (root: string, workspaces: string): Promise<readonly FigureTable[]> => {
  const folder = join(workspaces, 'edits');
  copyProject(root, folder);
  runProgram(folder, 'generator/main.ts');
  const dev = await startDev(folder);
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const page = await browser.newPage();
    const measured = [];
    for (const one of editCases) measured.push(await measureCase({ folder, page, printed: dev.printed }, one));
    return [
      {
        title: 'Edits: from saving a file to the open page',
        note: `Medians of ${runs}; the way it came, and mistakes told on the page and the terminal alike and gone when mended.`,
        figures: [
          ...measured.map(({ name, milliseconds, way, told }) => ({
            name: `${name} (${way}${told ? ', mistake told' : ', MISTAKE NOT TOLD'})`,
            value: milliseconds,
            unit: 'ms' as const,
          })),
          {
            name: 'median',
            value: median(measured.map(({ milliseconds }) => milliseconds)),
            unit: 'ms',
            goal: goalMilliseconds,
          },
          { name: 'mistakes not told', value: measured.filter(({ told }) => !told).length, unit: 'errors', goal: 0 },
        ],
      },
    ];
  } finally {
    await browser.close();
    await dev.stop();
  }
};
