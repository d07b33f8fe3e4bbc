import type { SitePlan } from '../plan/site-plan.ts';
import type { GeneratedFile } from './generated-file.ts';

const list = (rows: readonly unknown[]): string =>
  rows.length === 0 ? '[]' : `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;

const record = (entries: object): string =>
  `{\n${Object.entries(entries)
    .map(([name, value]) => `${JSON.stringify(name)}: ${printed(name, value)}`)
    .join(',\n')}\n}`;

const printed = (name: string, value: unknown): string => {
  if (Array.isArray(value)) return list(value);
  return name === 'parameters' && typeof value === 'object' && value !== null ? record(value) : JSON.stringify(value);
};

/** The snapshot with a line per row, so that a review sees which rows changed. */
export const emitModelSnapshot = ({ snapshot }: SitePlan): GeneratedFile[] => {
  const { form, model, addresses, redirects, operators } = snapshot;
  const parts = [
    `"form": ${form}`,
    `"model": ${record(model)}`,
    `"addresses": ${list(addresses)}`,
    `"redirects": ${list(redirects)}`,
    `"operators": ${record(operators)}`,
  ];
  return [{ path: 'model.json', text: `{\n${parts.join(',\n')}\n}\n` }];
};
