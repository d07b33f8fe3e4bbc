import { join } from 'node:path';
import { locateFindings, problemOfFile } from '../locate/locate.ts';
import { findReservedKeys } from '../locate/reserved-keys.ts';
import type { Finding } from '../problems/finding.ts';
import type { Problem } from '../problems/problem.ts';
import { type Inputs, plainInputs } from './inputs.ts';

export type LoadedModel = { readonly model: unknown; readonly problems: readonly Problem[] };

const reservedFindings = (model: unknown): Finding[] =>
  findReservedKeys(model).map((path) => ({
    code: 'reserved-key',
    at: { model: path },
    found: `The name of “${path.join('.')}” is reserved by JavaScript.`,
  }));

/** Imports the model. */
export const loadModel = async (root: string, { urlOf }: Inputs = plainInputs): Promise<LoadedModel> => {
  try {
    const module: Record<string, unknown> = await import(urlOf(join(root, 'model', 'index.ts')));
    if (!('model' in module))
      return {
        model: undefined,
        problems: [problemOfFile('model/index.ts', 'model-not-loadable', 'There is no export named `model`.')],
      };
    const findings = reservedFindings(module.model);
    return { model: module.model, problems: await locateFindings({ root, content: [], findings }) };
  } catch (error) {
    const { explainModelFailure } = await import('../locate/model-failure.ts');
    return { model: undefined, problems: explainModelFailure(root, error) };
  }
};
