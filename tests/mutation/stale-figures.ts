import type { Figures } from './figures.ts';

interface Current {
  readonly id: string;
  readonly fingerprint: string;
}

/** What was changed since it was measured, as sentences that name the command to run. */
export const staleFigures = (figures: Figures, modules: readonly Current[]): readonly string[] => [
  ...modules
    .filter(({ id, fingerprint }) => (figures.rules[id] ?? figures.modules[id])?.fingerprint !== fingerprint)
    .map(({ id }) => `“${id}” has changed since its mutants were counted: run npm run mutate -- --only ${id}`),
  ...[...Object.keys(figures.rules), ...Object.keys(figures.modules)]
    .filter((measured) => !modules.some(({ id }) => id === measured))
    .map((id) => `“${id}” is counted but no longer exists: run npm run mutate`),
];
