import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** What a rule of axe found: its name, and the elements concerned. */
export interface AxeResult {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly target: string }[];
}

/** What axe calls a violation, and what it leaves to a person. */
export interface AxeAnswer {
  readonly violations: readonly AxeResult[];
  readonly incomplete: readonly AxeResult[];
}

declare global {
  /** The engine, once it is in the page. */
  var axe: { readonly run: (root: Document, options: RunOptions) => Promise<AxeResults> } | undefined;
}

const engine = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Runs in the page, with the engine in it: the answer without what nobody reads, which is most of it. */
const ask = async (options: RunOptions): Promise<AxeAnswer> => {
  if (globalThis.axe === undefined) throw new Error('axe is not in the page');
  const { violations, incomplete } = await globalThis.axe.run(document, options);
  const short = (results: AxeResults['violations']): AxeResult[] =>
    results.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, target }) => ({ html, target: `${target[0]}` })),
    }));
  return { violations: short(violations), incomplete: short(incomplete) };
};

/** The findings of axe on a page, by the rules of these tags or by its default ones. The pages have no frames. */
export const askAxe = async (
  page: Page,
  tags: readonly string[] = [],
  without: readonly string[] = [],
): Promise<AxeAnswer> => {
  if (await page.evaluate(() => globalThis.axe === undefined)) await page.evaluate(engine);
  return page.evaluate(ask, {
    resultTypes: ['violations', 'incomplete'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    ...(tags.length === 0 ? {} : { runOnly: { type: 'tag', values: [...tags] } }),
  } satisfies RunOptions);
};

/** Fails for whatever axe finds on a page in this state. */
export const expectNoBarrier = async (page: Page, state: string): Promise<void> => {
  const { violations } = await askAxe(page);
  expect(violations.map(({ id, nodes }) => `${state}: ${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
};
