import { join, relative } from 'node:path';
import { expect } from 'vitest';
import { createRowRecorder } from './covered-rows.ts';

const root = join(import.meta.dirname, '../..');
/** Here the product runs: its server, and its components. Other tests call what stands behind a rule with whatever they like. */
const isProduct = /^tests\/(?:backend\/.*\.test\.ts|site\/.*\.test\.tsx)$/;

const file = relative(root, expect.getState().testPath ?? '').replaceAll('\\', '/');
globalThis.rowCovered = isProduct.test(file) ? createRowRecorder(file.split('/')[1] ?? '') : undefined;
