import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escapeMarkup } from '#domain/texts/escape-markup.ts';
import { toViteOverlayPayload } from '../../scripts/dev/problems.ts';
import { makeDataFolder } from '../backend/fixtures/database-template.ts';
import { states } from '../e2e/states/states.ts';

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

  it('has a page with every state of the table that browser tests read', async () => {
    const { body } = await fetch(`${origin}/@states`);
    let html = '';
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      html += part;
      if (html.includes('</ul>')) break;
    }
    const names = [...html.matchAll(/<li><a href="#[\w-]+">(.*)<\/a>/g)].map(([, name]) => name);
    expect(names).toEqual(states.map(({ name }) => escapeMarkup(name)));
  });

  it('ends with a sentence when the port is in use', async () => {
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

describe('an error', () => {
  it('of the model is shown with the file and line of the first problem', () => {
    const printed = 'model/rules/terms.ts:12:5 wrong-value\n  “7” is no day.\n\n1 problem; nothing was written.';
    expect(toViteOverlayPayload(printed, root)).toEqual({
      message: printed,
      stack: '',
      id: join(root, 'model/rules/terms.ts'),
      loc: { file: join(root, 'model/rules/terms.ts'), line: 12, column: 5 },
    });
  });

  it('of code is shown with the file and line that threw it', () => {
    const { message, loc } = toViteOverlayPayload(new TypeError('x is not a function'), root);
    expect([message, loc?.file]).toEqual(['x is not a function', import.meta.filename]);
  });
});
