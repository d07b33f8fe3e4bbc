import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ts } from 'ts-morph';
import type { Parameters } from '#generator/rules/parameter-value.ts';
import { parametersOf } from '#generator/rules/rule-parameters.ts';
import { parameters, rules } from '#model/rules/index.ts';
import type { MutatedModule } from './mutated-modules.ts';

const known: Parameters = parameters;
const root = path.resolve(import.meta.dirname, '../..');
const printer = ts.createPrinter({ removeComments: true });

/** A module's code alone: a reworded comment changes nothing that was measured. */
const codeOf = (file: string): string =>
  printer.printFile(
    ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, false),
  );

const valuesRead = (module: MutatedModule): unknown => {
  const rule = module.isRule ? rules.find(({ id }) => id === module.id) : undefined;
  return rule === undefined ? [] : parametersOf(rule).map((id) => [id, known[id]?.values]);
};

/** Changes with the code, with the numbers that it reads and with the answers that are expected of it. */
export const fingerprintOf = (module: MutatedModule): string =>
  createHash('sha256')
    .update(JSON.stringify([codeOf(module.file), codeOf(module.judgedBy), valuesRead(module)]))
    .digest('hex')
    .slice(0, 16);
