import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const interpreter = join(root, 'generator/rules/meaning/interpret.ts');
const notRules = ['parameters', 'parameter-time-lines', 'parameter-values'];

/** The suffix of an instrumented module. */
export const mark = '?taken';

/** Receives the rows that are taken: set by `record.ts` in Node, by the worker in a test, by the test's page in a browser. */
declare global {
  var rowCovered: ((rule: string, row: string) => void) | undefined;
  var recordRow: typeof rowCovered;
}

const isRule = (file: string): boolean =>
  file.startsWith(join(root, 'generated/rules/')) && file.endsWith('.ts') && !notRules.includes(basename(file, '.ts'));

/** Whether the product asks: its code calls a rule's function, or the planner of pages the interpreter. Other calls are no use of the rule. */
export const isAsked = (file: string, importer: string): boolean =>
  importer.startsWith(join(root, 'src/'))
    ? isRule(file)
    : importer === join(root, 'generator/rules/meaning/decide.ts') && file === interpreter;

const ruleText = (file: string): string => {
  const id = basename(file, '.ts');
  const name = id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return `
import { ${name} as ask } from ${JSON.stringify(file)};
export * from ${JSON.stringify(file)};
export const ${name} = (...given) => {
  const answer = ask(...given);
  globalThis.rowCovered?.(${JSON.stringify(id)}, answer.row);
  return answer;
};
`;
};

const interpreterText = `
import { prepareDecision as prepare } from ${JSON.stringify(interpreter)};
export * from ${JSON.stringify(interpreter)};
export const prepareDecision = (table, around) => {
  const decide = prepare(table, around);
  return (inputs) => {
    const answer = decide(inputs);
    if (answer !== null) globalThis.rowCovered?.(table.id, answer.row);
    return answer;
  };
};
`;

/** The module that the product imports instead of `file`: it returns the same and records which rows are taken. */
export const instrumentedText = (file: string): string => (file === interpreter ? interpreterText : ruleText(file));
