import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { claimed } from '../generated/data/tags.ts';
import { isFull } from './depth.ts';
import { unitTestResults } from './reporters/unit-test-results.ts';
import { timeoutFactor } from './timeout-factor.ts';

/** Unit, property, generator, backend and architecture tests. Browser tests have a project of their own (tests/e2e). */
export default defineConfig({
  css: { postcss: {} },
  test: {
    root: join(import.meta.dirname, '..'),
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/e2e/**', ...(isFull ? [] : ['**/*.full.test.{ts,tsx}'])],
    globalSetup: ['tests/page-data.ts'],
    tags: claimed.map((claim) => ({ name: `@${claim}` as const })),
    maxWorkers: 3,
    isolate: false,
    // What passes only when it is tried again is named at the end of `npm test`, and fails `npm run test:full`.
    retry: isFull ? 0 : 1,
    unstubGlobals: true,
    // A property of the full run tries thousands of cases in one test.
    testTimeout: (isFull ? 1_800_000 : 120_000) * timeoutFactor,
    hookTimeout: 300_000 * timeoutFactor,
    teardownTimeout: 10_000 * timeoutFactor,
    reporters: ['default', unitTestResults()],
  },
});
