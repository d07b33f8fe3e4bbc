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
      z.object({ $type: z.literal('dmn:KnowledgeSource'), name: z.string() }),
      z.object({
        $type: z.literal('dmn:InputData'),
        name: z.string(),
        variable: z.object({ typeRef: z.string() }),
      }),
      z.object({
        $type: z.literal('dmn:Decision'),
        id: z.string(),
        name: z.string(),
        informationRequirement: z
          .array(z.object({ requiredDecision: z.object({ href: z.string() }).optional() }))
          .default([]),
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

/** A decision with all that its arrows lead to, itself last. */
export const upTo = ({ drgElement }: DmnDefinitions, last: string): DmnDefinitions => {
  const needed = new Set<string>();
  const add = (id: string): void => {
    const node = drgElement.find((one) => one.$type === 'dmn:Decision' && one.id === id);
    if (node?.$type !== 'dmn:Decision' || needed.has(id)) return;
    for (const { requiredDecision } of node.informationRequirement) add(requiredDecision?.href.slice(1) ?? '');
    needed.add(id);
  };
  add(last);
  const decisions = [...needed].flatMap((id) =>
    drgElement.filter((one) => one.$type === 'dmn:Decision' && one.id === id),
  );
  return { drgElement: [...drgElement.filter(({ $type }) => $type === 'dmn:InputData'), ...decisions] };
};

/** The names that an evaluation needs from outside, with their FEEL types. */
export const givenNames = ({ drgElement }: DmnDefinitions): Readonly<Record<string, string>> =>
  Object.fromEntries(
    drgElement.flatMap((node) => (node.$type === 'dmn:InputData' ? [[node.name, node.variable.typeRef]] : [])),
  );

type Context = Readonly<Record<string, unknown>>;

/** FEEL has no side effects: a test is evaluated once for each value that it meets. */
const answers = (test: string, numbers: Context) => {
  const known = new Map<unknown, boolean>();
  return (value: unknown): boolean => {
    const answer = known.get(value) ?? unaryTest(test, { ...numbers, '?': value }).value === true;
    known.set(value, answer);
    return answer;
  };
};

/** Numbers that change over time are decisions by a day: what such a test says depends on the case. */
type Numbers = { readonly fixed: Context; readonly byDay: readonly string[] };

/** The table as a function of its inputs. Unary tests of the generated tables name numbers and no other value. */
const readTable = (table: Table, { fixed, byDay }: Numbers): ((context: Context) => unknown) => {
  const testOf = (test: string) => {
    const always = answers(test, fixed);
    const names = byDay.filter((name) => test.includes(name));
    return (value: unknown, context: Context): boolean => {
      if (names.length === 0) return always(value);
      const numbers = Object.fromEntries(names.map((name) => [name, context[name]]));
      return answers(test, { ...fixed, ...numbers })(value);
    };
  };
  const rules = table.rule.map(({ inputEntry, outputEntry }) => ({
    tests: inputEntry.map(({ text: test }) => testOf(test)),
    output: outputEntry[0]?.text ?? 'null',
  }));
  const names = table.input.map(({ inputExpression }) => inputExpression.text);
  return (context) => {
    const values = rules
      .filter(({ tests }) => tests.every((passes, index) => passes(context[names[index] ?? ''] ?? null, context)))
      .map(({ output }) => evaluate(output, context).value);
    if (table.hitPolicy === 'COLLECT') return values.reduce<number>((sum, value) => sum + Number(value), 0);
    if (values.length !== 1) throw new Error(`${values.length} rules fit ${JSON.stringify(context)}.`);
    return values[0];
  };
};

const feelValue = (value: DmnInputs[string], type: string | undefined): unknown =>
  type === 'date' && typeof value === 'string' ? date(value) : value;

const printed = (value: unknown): unknown => (typeof value === 'object' && value !== null ? String(value) : value);

/** Parameters are decisions whose expression is a number. */
const numbersOf = ({ drgElement }: DmnDefinitions): Numbers => ({
  byDay: drgElement.flatMap((node) =>
    node.$type === 'dmn:Decision' && node.id.startsWith('number-') && node.decisionLogic.$type === 'dmn:DecisionTable'
      ? [node.name]
      : [],
  ),
  fixed: Object.fromEntries(
    drgElement.flatMap((node) =>
      node.$type === 'dmn:Decision' &&
      node.decisionLogic.$type === 'dmn:LiteralExpression' &&
      /^\d+$/.test(node.decisionLogic.text)
        ? [[node.name, Number(node.decisionLogic.text)]]
        : [],
    ),
  ),
});

const decisionsOf = (definitions: DmnDefinitions) =>
  definitions.drgElement.flatMap((node) =>
    node.$type === 'dmn:Decision'
      ? [
          {
            name: node.name,
            logic:
              node.decisionLogic.$type === 'dmn:DecisionTable'
                ? readTable(node.decisionLogic, numbersOf(definitions))
                : node.decisionLogic.text,
          },
        ]
      : [],
  );

/** Evaluates the last decision with feelin. Days are given as 'YYYY-MM-DD' and come back so. */
export const evaluateDmn = (definitions: DmnDefinitions, inputs: DmnInputs): unknown => {
  const types = givenNames(definitions);
  const context = Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [name, feelValue(value, types[name])]),
  );
  let result: unknown = null;
  for (const { name, logic } of decisionsOf(definitions)) {
    result = typeof logic === 'string' ? evaluate(logic, context).value : logic(context);
    context[name] = result;
  }
  return printed(result);
};

/** One FEEL expression for every value of a name: read once, since reading is what takes the time. */
const columnOf = (feel: string, context: Context, [name, values]: readonly [string, readonly unknown[]]) =>
  z.array(z.unknown()).parse(evaluate(`for ${name} in given return (${feel})`, { ...context, given: values }).value);

/** The last decision for many values of one input, the others fixed. An expression may read one value that varies, not two. */
export const dmnEvaluator = (definitions: DmnDefinitions, varying: string) => {
  const types = givenNames(definitions);
  const decisions = decisionsOf(definitions);
  return (fixed: DmnInputs, values: readonly DmnInputs[string][]): readonly unknown[] => {
    const context: Record<string, unknown> = Object.fromEntries(
      Object.entries(fixed).map(([name, value]) => [name, feelValue(value, types[name])]),
    );
    const columns = new Map([[varying, values.map((value) => feelValue(value, types[varying]))]]);
    const caseAt = (index: number) => Object.fromEntries([...columns].map(([name, column]) => [name, column[index]]));
    for (const { name, logic } of decisions) {
      if (typeof logic !== 'string') {
        columns.set(
          name,
          values.map((_, index) => logic({ ...context, ...caseAt(index) })),
        );
        continue;
      }
      const [read, second] = [...columns].filter(([column]) => logic.includes(column));
      if (second !== undefined) throw new Error(`“${logic}” reads two values that vary.`);
      if (read === undefined) context[name] = evaluate(logic, context).value;
      else columns.set(name, columnOf(logic, context, read));
    }
    return (columns.get(decisions.at(-1)?.name ?? '') ?? []).map(printed);
  };
};
