import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { locateFindings, problemOfWholeFile } from '../locate/locate.ts';
import { findReservedKeys } from '../locate/reserved-keys.ts';
import type { Finding } from '../problems/finding.ts';
import type { Problem } from '../problems/problem.ts';
import { listFiles } from '../sources/list-files.ts';
import { checkTextEncoding } from './text-bytes.ts';

export type LoadedModel = { readonly model: unknown; readonly problems: readonly Problem[] };

const reservedFindings = (model: unknown): Finding[] =>
  findReservedKeys(model).map((path) => ({
    code: 'reserved-key',
    at: { model: path },
    found: `The name of “${path.join('.')}” is reserved by JavaScript.`,
  }));

/** Problems of invisible characters in the files of the model. */
const textProblems = (root: string): Problem[] =>
  listFiles(join(root, 'model'))
    .filter(({ path }) => path.endsWith('.ts'))
    .flatMap(({ path }) => checkTextEncoding(`model/${path}`, readFileSync(join(root, 'model', path))));

/** Imports the model; returns problems if it cannot be imported. */
export const loadModel = async (root: string): Promise<LoadedModel> => {
  try {
    const unreadable = textProblems(root);
    if (unreadable.length > 0) return { model: undefined, problems: unreadable };
    const module: Record<string, unknown> = await import(
      /* @vite-ignore */ pathToFileURL(join(root, 'model', 'index.ts')).href
    );
    if (!('model' in module))
      return {
        model: undefined,
        problems: [problemOfWholeFile('model/index.ts', 'model-not-loadable', 'There is no export named `model`.')],
      };
    const findings = reservedFindings(module.model);
    return { model: module.model, problems: await locateFindings({ root, content: [], findings }) };
  } catch (error) {
    const { explainModelImportError } = await import('../locate/model-failure.ts');
    return { model: undefined, problems: explainModelImportError(root, error) };
  }
};
