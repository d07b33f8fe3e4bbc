import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ts } from 'ts-morph';
import type { Parameters } from '#generator/rules/meaning/parameter-value.ts';
import { parametersOf } from '#generator/rules/meaning/rule-parameters.ts';
import { parameters, rules } from '#model/rules/index.ts';
import { inputsOutside, moreInputs } from './more-inputs.ts';
import type { MutatedModule } from './mutated-modules.ts';

const known: Parameters = parameters;
const root = path.resolve(import.meta.dirname, '../..');
const printer = ts.createPrinter({ removeComments: true });

/** A module's code alone: a reworded comment changes nothing that was measured. */
const codeOf = (file: string): string =>
  printer.printFile(
    ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, false),
  );

/** What the answers of a rule follow from, beside its oracle: numbers of the model, examples, further inputs. */
const inputsOf = (module: MutatedModule): unknown => {
  const rule = module.isRule ? rules.find(({ id }) => id === module.id) : undefined;
  if (rule === undefined) return [];
  const values = parametersOf(rule).map((id) => [id, known[id]?.values]);
  return [values, rule.examples, moreInputs(rule.id).length, inputsOutside(rule.id)];
};

/** Changes with the code, with the numbers that it reads and with the answers that are expected of it. */
export const fingerprintOf = (module: MutatedModule): string =>
  createHash('sha256')
    .update(JSON.stringify([codeOf(module.file), codeOf(module.judgedBy), inputsOf(module)]))
    .digest('hex')
    .slice(0, 16);
