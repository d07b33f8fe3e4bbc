import { acceptedName, functionName } from '#generator/emit/rules/printed-names.ts';
import { decisionCases } from '#generator/rules/cases/boundary-cases.ts';
import { exampleInputs } from '#generator/rules/cases/candidate-values.ts';
import { transitionCases } from '#generator/rules/cases/transition-cases.ts';
import { acceptedResults } from '#generator/rules/meaning/accepted-results.ts';
import { prepareDecision, type Values } from '#generator/rules/meaning/interpret.ts';
import { baseDomain } from '#generator/rules/meaning/region.ts';
import type { DecisionTable, Rule, TransitionTable } from '#model/rules/language.ts';
import { importOracle, ruleContext } from '../rules/emitted-rules.ts';
import { inputsOutside, moreInputs } from './more-inputs.ts';
import { same } from './same.ts';

export type Module = Readonly<Record<string, unknown>>;
/** Throws when the module gives another answer than it should. */
export type ShownBy = (module: Module) => void;

const called = (module: Module, name: string, args: readonly unknown[]): unknown => {
  const found = module[name];
  if (typeof found !== 'function') throw new Error(`There is no function “${name}”.`);
  return Reflect.apply(found, undefined, args);
};

const messageOf = (run: () => unknown): string => {
  try {
    run();
    return '';
  } catch (error) {
    return error instanceof RangeError ? error.message : '';
  }
};

const isText = (table: DecisionTable, name: string): boolean =>
  table.inputs[name] !== undefined && baseDomain(table.inputs[name]).kind === 'text';

/** Whether a value that is no value at all can reach the function: a text always is one. */
const canBeRefused = (table: DecisionTable): boolean =>
  table.rows.every(({ when }) => Object.keys(when).length > 0) &&
  !Object.keys(table.inputs).some((name) => isText(table, name));

/** A case of values that are none; an instant stays, for parameters are looked up by it. */
const noValues = (table: DecisionTable): Values =>
  Object.fromEntries(
    Object.entries(table.inputs).map(([name, domain]) => [
      name,
      baseDomain(domain).kind === 'instant' ? (exampleInputs(table)[0]?.[name] ?? null) : Number.NaN,
    ]),
  );

const decisionCheck = async (table: DecisionTable): Promise<ShownBy> => {
  const oracle = await importOracle(table.id);
  const interpret = prepareDecision(table, ruleContext);
  const inputs: readonly Values[] = [
    ...exampleInputs(table),
    ...decisionCases(table, ruleContext).map((one) => one.inputs),
    ...moreInputs(table.id),
  ];
  const wanted = inputs.map((one) => ({ value: oracle(one), row: interpret(one)?.row }));
  const name = functionName(table.id);
  const refused = canBeRefused(table) ? [noValues(table), ...inputsOutside(table.id)] : [];
  const accepted = acceptedResults(table);
  return (module) => {
    same(module[acceptedName(table.id)] ?? [], accepted, 'the results that accept a request');
    for (const [index, one] of inputs.entries()) same(called(module, name, [one]), wanted[index], one);
    for (const one of refused) {
      const message = messageOf(() => called(module, name, [one]));
      same(message.startsWith(`No row of ${table.id} fits {`), true, one);
    }
  };
};

const startOf = (table: TransitionTable) => {
  const fixed = Object.entries(table.held).flatMap(([name, { initial }]) =>
    initial === 'given' ? [] : [[name, initial.value] as const],
  );
  const given = Object.entries(table.held).flatMap(([name, { initial }]) =>
    initial === 'given' ? [[name, `given ${name}`] as const] : [],
  );
  return {
    given: Object.fromEntries(given),
    start: { state: table.initial, ...Object.fromEntries([...fixed, ...given]) },
  };
};

/** Events that bring along what is no value of theirs: part of a whole number, and one less than the least. */
const refusedEvents = (table: TransitionTable): readonly Values[] =>
  Object.entries(table.events).flatMap(([type, { carries = {} }]) =>
    Object.entries(carries).flatMap(([name, domain]) =>
      domain.kind === 'integer'
        ? [0.5, Number.NaN, ...(domain.from === undefined ? [] : [domain.from - 1])].map((value) => ({
            type,
            [name]: value,
          }))
        : [],
    ),
  );

/** Whether some row answers an event in every state; then the code looks at no state. */
const leavesEveryState = ({ rows, states }: TransitionTable, event: unknown): boolean =>
  rows.some(({ on, from }) => on === event && Object.keys(states).every((state) => from.includes(state)));

const transitionCheck = async (table: TransitionTable): Promise<ShownBy> => {
  const oracle = await importOracle(table.id);
  const name = functionName(table.id);
  const cases = transitionCases(table, ruleContext).map(({ state, event, next }) => {
    const answer = oracle(state, event);
    return { state, event, wanted: typeof answer === 'object' ? { ...answer, row: next.row } : answer };
  });
  const { given, start } = startOf(table);
  const [first] = cases;
  const refused = first === undefined ? [] : refusedEvents(table);
  return (module) => {
    same(called(module, `${name}Start`, [given]), start, 'start');
    for (const event of refused) {
      const message = messageOf(() => called(module, name, [first?.state, event]));
      same(message.startsWith(`${table.id} takes no “`), true, event);
    }
    for (const { state, event, wanted } of cases) same(called(module, name, [state, event]), wanted, [state, event]);
    for (const { state, event } of cases) {
      const [nowhere, nothing] = [
        { ...state, state: 'no such state' },
        { ...event, type: 'no such event' },
      ];
      if (!leavesEveryState(table, event.type))
        same(called(module, name, [nowhere, event]), { state: nowhere, effects: [], row: 'ignored' }, [nowhere, event]);
      same(called(module, name, [state, nothing]), { state, effects: [], row: 'ignored' }, [state, nothing]);
    }
  };
};

/** What the emitted function of a rule must answer: values by the oracle, rows by the interpreter, a refusal of what is no value. */
export const ruleCheck = (rule: Rule): Promise<ShownBy> =>
  rule.kind === 'decision' ? decisionCheck(rule) : transitionCheck(rule);
