import { DmnModdle } from 'dmn-moddle';
import { date, evaluate, unaryTest } from 'feelin';
import { z } from 'zod';

const text = z.object({ text: z.string() });
const tableSchema = z.object({
  $type: z.literal('dmn:DecisionTable'),
  hitPolicy: z.string().optional(),
  aggregation: z.string().optional(),
  input: z.array(z.object({ inputExpression: text })).default([]),
  rule: z.array(z.object({ inputEntry: z.array(text).default([]), outputEntry: z.array(text) })),
});
const literalSchema = z.object({ $type: z.literal('dmn:LiteralExpression'), text: z.string() });
const definitionsSchema = z.object({
  drgElement: z.array(
    z.discriminatedUnion('$type', [
      z.object({
        $type: z.literal('dmn:InputData'),
        name: z.string(),
        variable: z.object({ typeRef: z.string() }),
      }),
      z.object({
        $type: z.literal('dmn:Decision'),
        name: z.string(),
        decisionLogic: z.union([tableSchema, literalSchema]),
      }),
    ]),
  ),
});

export type DmnDefinitions = z.infer<typeof definitionsSchema>;
type Table = z.infer<typeof tableSchema>;
export type DmnInputs = Readonly<Record<string, string | number | boolean | null>>;

/** Reads DMN with the library of the modeller's makers; a warning is an error. */
export const readDmn = async (xml: string): Promise<DmnDefinitions> => {
  const { rootElement, warnings } = await new DmnModdle().fromXML(xml);
  if (warnings.length > 0) throw new Error(`The DMN file has warnings: ${JSON.stringify(warnings)}.`);
  return definitionsSchema.parse(rootElement);
};

/** The names that an evaluation needs from outside, with their FEEL types. */
export const givenNames = ({ drgElement }: DmnDefinitions): Readonly<Record<string, string>> =>
  Object.fromEntries(
    drgElement.flatMap((node) => (node.$type === 'dmn:InputData' ? [[node.name, node.variable.typeRef]] : [])),
  );

const fits = (table: Table, rule: Table['rule'][number], context: Record<string, unknown>): boolean =>
  rule.inputEntry.every(({ text: test }, index) => {
    const name = table.input[index]?.inputExpression.text ?? '';
    return unaryTest(test, { ...context, '?': context[name] ?? null }).value === true;
  });

const outputs = (table: Table, context: Record<string, unknown>): unknown[] =>
  table.rule
    .filter((rule) => fits(table, rule, context))
    .map(({ outputEntry }) => evaluate(outputEntry[0]?.text ?? 'null', context).value);

const tableValue = (table: Table, context: Record<string, unknown>): unknown => {
  const values = outputs(table, context);
  if (table.hitPolicy === 'COLLECT') return values.reduce<number>((sum, value) => sum + Number(value), 0);
  if (values.length !== 1) throw new Error(`${values.length} rules fit ${JSON.stringify(context)}.`);
  return values[0];
};

/** Evaluates the last decision with feelin. Days are given as 'YYYY-MM-DD' and come back so. */
export const evaluateDmn = (definitions: DmnDefinitions, inputs: DmnInputs): unknown => {
  const types = givenNames(definitions);
  const context: Record<string, unknown> = Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [
      name,
      types[name] === 'date' && typeof value === 'string' ? date(value) : value,
    ]),
  );
  let result: unknown = null;
  for (const node of definitions.drgElement) {
    if (node.$type !== 'dmn:Decision') continue;
    const logic = node.decisionLogic;
    result = logic.$type === 'dmn:DecisionTable' ? tableValue(logic, context) : evaluate(logic.text, context).value;
    context[node.name] = result;
  }
  return typeof result === 'object' && result !== null ? String(result) : result;
};
