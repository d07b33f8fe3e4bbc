import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { numbersInSource, numbersInStyles } from './number-scan.ts';

const root = resolve(import.meta.dirname, '../../src');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('no number of specification section 9 is a literal in src/', () => {
  /** What the law or the calendar fixes stands in src/domain as it is; no owner sets it. */
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('domain/'));
  const styles = files.filter((file) => file.endsWith('.css'));

  it('in code', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.flatMap((file) => numbersInSource(file, read(file)))).toEqual([]);
  });

  it('in styles', () => {
    expect(styles.length).toBeGreaterThan(10);
    expect(styles.flatMap((file) => numbersInStyles(file, read(file)))).toEqual([]);
  });
});
