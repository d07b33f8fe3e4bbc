import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainError } from '../../scripts/dev/explain-error.ts';
import { createProblemBoard } from '../../scripts/dev/problem-board.ts';
import { makeDataFolder } from '../backend/fixtures/database-template.ts';

const root = resolve(import.meta.dirname, '../..');
const data = mkdtempSync(join(tmpdir(), 'dev-data-'));

/** The address that a development server names once it stands. */
const addressOf = (server: ChildProcess): Promise<string> =>
  new Promise((found, failed) => {
    let printed = '';
    server.on('exit', () => failed(new Error(`The server ended: ${printed}`)));
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (part: Buffer) => {
        printed += part.toString();
        const [address] = /http:\/\/127\.0\.0\.1:[0-9]+/.exec(printed) ?? [];
        if (address !== undefined) found(address);
      });
  });

describe('npm run dev', () => {
  let server: ChildProcess;
  let origin = '';
  beforeAll(async () => {
    await makeDataFolder(data);
    server = spawn(join(root, 'node_modules/.bin/node'), ['scripts/dev.ts'], {
      cwd: root,
      env: { ...process.env, PORT: '0', DATA_FOLDER: data },
    });
    origin = await addressOf(server);
  });
  afterAll(() => {
    server?.kill();
    rmSync(data, { recursive: true, force: true, maxRetries: 3 });
  });

  it.each([['/'], ['/rezerwacja']])('answers %s with a page whose scripts and styles it serves', async (path) => {
    const answer = await fetch(`${origin}${path}`);
    const html = await answer.text();
    expect([answer.status, html.slice(0, 15)], html).toEqual([200, '<!DOCTYPE html>']);
    const parts = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:ts|tsx|css))"/g)].map(([, part = '']) => part);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect((await fetch(`${origin}${part}`)).status, part).toBe(200);
  });

  it('ends with a sentence where the port is taken', async () => {
    const { port } = new URL(origin);
    const second = spawn(join(root, 'node_modules/.bin/node'), ['scripts/dev.ts'], {
      cwd: root,
      env: { ...process.env, PORT: port, DATA_FOLDER: data },
    });
    let printed = '';
    second.stderr.on('data', (part: Buffer) => {
      printed += part.toString();
    });
    const code = await new Promise((ended) => second.once('close', ended));
    expect([code, printed]).toEqual([1, expect.stringMatching(/^Port \d+ is taken by another program\. .+\n$/)]);
  });
});

describe('what is wrong', () => {
  it('is told once, whoever says it, and goes with its source', () => {
    const told: (readonly string[])[] = [];
    const board = createProblemBoard((texts) => told.push(texts));
    board.set('page /', 'a');
    board.set('page /kontakt', 'a');
    board.set('generator', 'b');
    board.set('generator', 'b');
    board.forget('page ');
    board.set('generator', null);
    expect(told).toEqual([['a'], ['a'], ['a', 'b'], ['b'], []]);
  });

  it('is placed in the file that is to blame', () => {
    const error = new TypeError('x is not a function');
    const [place, found] = explainError(error, root).split('\n');
    expect(place).toMatch(/^tests\/scripts\/dev\.test\.ts:\d+:\d+ code$/);
    expect(found).toBe('  TypeError: x is not a function');
  });
});
