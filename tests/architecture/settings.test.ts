import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settings } from '#settings/settings.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync(['src/**/*.{ts,tsx}', 'generator/**/*.ts', 'scripts/**/*.ts'], { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}));

/** Variables of the system, of Node and of npm; those of `runners` lead from our runners to their children. */
const allowed = ['PATH', 'NODE_ENV', 'npm_lifecycle_event'];
const runners = ['scripts/test.ts'];

/** Names that a text takes from the environment past the readers. */
const takenDirectly = (text: string): readonly string[] =>
  [...text.matchAll(/process\.env(?:\.(\w+)|\[\s*['"`]?(\w*))|\{[^{}]*\}\s*=\s*process\.env/g)].map(
    ([whole, dotted, indexed]) => dotted ?? indexed ?? whole,
  );

describe('variables of the environment', () => {
  it('are read only through the table of settings', () => {
    const direct = sources
      .filter(({ file }) => !runners.includes(file))
      .flatMap(({ file, text }) => takenDirectly(text).map((name) => ({ file, name })));
    expect(direct.filter(({ name }) => !allowed.includes(name))).toEqual([]);
    // The search sees something.
    expect(new Set(direct.map(({ name }) => name))).toEqual(new Set(allowed));
  });

  it.each(settings.keyof().options)('are used: %s', (name) => {
    const use = new RegExp(`\\.${name}\\b`);
    expect(sources.some(({ text }) => use.test(text))).toBe(true);
  });
});
