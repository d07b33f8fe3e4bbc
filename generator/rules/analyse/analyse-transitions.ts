import type { Transition, TransitionTable } from '#model/rules/language.ts';
import { describeInputRegion, everyCase, mergeInputRegions } from '../meaning/input-region.ts';
import { factsOfEvent, type RuleContext, scopeOfEvent } from '../meaning/interpret.ts';
import { buildRegionGrid, compileRowTests, countGridCases, mostCases } from '../meaning/region-grid.ts';
import { buildCellScope } from '../meaning/scope.ts';
import { analyseCells } from './analyse-cells.ts';
import { measureRowCoverage } from './analyse-coverage.ts';
import { findDuplicateRowIds, findingOfScopeFault } from './analyse-decision.ts';
import { analyseTransitionExamples } from './analyse-examples.ts';
import type { RuleFinding, RulePath } from './rule-finding.ts';

const finding = (
  code: RuleFinding['code'],
  path: RulePath,
  sentences: {
    readonly found: string;
    readonly expected: string;
    readonly remedy: string;
    readonly counterexample?: string;
  },
): RuleFinding => ({ code, path, ...sentences });

const unknownNames = (path: RulePath, table: TransitionTable): readonly RuleFinding[] => {
  const unknown = (at: RulePath, name: string): RuleFinding =>
    finding('rule-unknown-name', at, {
      found: `“${name}” is no state, event, effect or context variable of this table.`,
      expected: 'Transitions name what the table declares.',
      remedy: 'Correct the name, or declare it.',
    });
  const states = new Set(Object.keys(table.states));
  const events = new Set(Object.keys(table.events));
  const inLine = (at: RulePath, line: { from: readonly string[]; on: readonly string[] }) => [
    ...line.from.filter((name) => !states.has(name)).map((name) => unknown(at, name)),
    ...line.on.filter((name) => !events.has(name)).map((name) => unknown(at, name)),
  ];
  return [
    ...[table.initial, ...table.final].filter((name) => !states.has(name)).map((name) => unknown(path, name)),
    ...table.ignored.flatMap((line, index) => inLine([...path, 'ignored', index], line)),
    ...table.rows.flatMap((row, index) => {
      const at = [...path, 'rows', index];
      return [
        ...inLine(at, { from: row.from, on: [row.on] }),
        ...(row.to === null || states.has(row.to) ? [] : [unknown(at, row.to)]),
        ...row.effects.filter((name) => !Object.hasOwn(table.effects, name)).map((name) => unknown(at, name)),
        ...Object.keys(row.set)
          .filter((name) => !Object.hasOwn(table.context, name))
          .map((name) => unknown(at, name)),
      ];
    }),
  ];
};

const unusedEffects = (path: RulePath, table: TransitionTable): readonly RuleFinding[] =>
  Object.keys(table.effects)
    .filter((effect) => !table.rows.some(({ effects }) => effects.includes(effect)))
    .map((effect) =>
      finding('effect-unused', [...path, 'effects'], {
        found: `No transition has the effect “${effect}”.`,
        expected: 'Every effect happens in some transition.',
        remedy: 'Delete it, or name it in a transition.',
      }),
    );

const targetsOf = (table: TransitionTable, state: string): readonly string[] =>
  table.rows.flatMap(({ from, to }) => (from.includes(state) && to !== null && to !== state ? [to] : []));

const reachable = (table: TransitionTable): ReadonlySet<string> => {
  const reached = new Set([table.initial]);
  for (const state of reached) for (const target of targetsOf(table, state)) reached.add(target);
  return reached;
};

const stateFindings = (path: RulePath, table: TransitionTable): readonly RuleFinding[] => {
  const reached = reachable(table);
  const states = Object.keys(table.states);
  return states.flatMap((state): readonly RuleFinding[] => {
    const at = [...path, 'states', state];
    const unreachable = reached.has(state)
      ? []
      : [
          finding('state-unreachable', at, {
            found: `No path of transitions leads from “${table.initial}” to “${state}”.`,
            expected: 'Every state can be reached.',
            remedy: 'Add the transition that leads there, or delete the state.',
            counterexample: state,
          }),
        ];
    const isDeadEnd = states.length > 1 && !table.final.includes(state) && targetsOf(table, state).length === 0;
    const deadEnd = finding('state-dead-end', at, {
      found: `No transition leaves the state “${state}”.`,
      expected: 'Every state that is not final can be left.',
      remedy: 'Add a transition, or name the state final.',
      counterexample: state,
    });
    return isDeadEnd ? [...unreachable, deadEnd] : unreachable;
  });
};

interface Pair {
  readonly state: string;
  readonly event: string;
}

const rowsFor = (table: TransitionTable, { state, event }: Pair): readonly (readonly [number, Transition])[] =>
  [...table.rows.entries()].filter(([, row]) => row.on === event && row.from.includes(state));

const isIgnored = (table: TransitionTable, { state, event }: Pair): boolean =>
  table.ignored.some(({ from, on }) => from.includes(state) && on.includes(event));

const unhandled = (path: RulePath, { state, event }: Pair, detail: string): RuleFinding =>
  finding('event-unhandled', path, {
    found: `In the state “${state}” no transition answers the event “${event}”${detail === '' ? '' : ` when ${detail}`}.`,
    expected: 'Every state answers every event, or ignores it by name.',
    remedy: 'Add a transition, or list the event under `ignored` with a reason.',
    counterexample: [`state = ${state}`, `event = ${event}`, ...(detail === '' ? [] : [detail])].join(', '),
  });

const tooManyCases = (path: RulePath, { state, event }: Pair): RuleFinding =>
  finding('rule-undecidable', path, {
    found: `In the state “${state}” the guards for the event “${event}” distinguish too many cases to enumerate.`,
    expected: `At most ${mostCases} cases.`,
    remedy: 'Test fewer names in these guards.',
  });

const ambiguous = (
  path: RulePath,
  pair: Pair,
  { names, detail, remedy }: { readonly names: string; readonly detail: string; readonly remedy: string },
): RuleFinding =>
  finding('transition-ambiguous', path, {
    found: `In the state “${pair.state}” the event “${pair.event}” fits ${names}.`,
    expected: 'One transition answers each event.',
    remedy,
    counterexample: `state = ${pair.state}, event = ${pair.event}${detail === '' || detail === everyCase ? '' : `, ${detail}`}`,
  });

const guardFindings = (
  path: RulePath,
  { table, pair }: { readonly table: TransitionTable; readonly pair: Pair },
  around: RuleContext,
): readonly RuleFinding[] => {
  const entries = rowsFor(table, pair);
  const facts = factsOfEvent(table, pair.event);
  const { scope } = buildCellScope(scopeOfEvent(table, pair.event), facts);
  const at = { parameters: around.parameters, day: around.editionDay, facts };
  const prepared = buildRegionGrid(
    entries.map(([, { when }]) => compileRowTests(when, scope, at)),
    scope,
  );
  if (countGridCases(prepared) > mostCases) return [tooManyCases(path, pair)];
  const { gaps, shared } = measureRowCoverage(prepared);
  const open = gaps.map((inputRegion) => unhandled(path, pair, describeInputRegion(prepared.axes, inputRegion)));
  const double = [...shared].map(([key, inputRegions]) => {
    const [left, right] = key.split('/').map((index) => entries[Number(index)]);
    const names = `“${left?.[1].id}” and “${right?.[1].id}”`;
    return ambiguous([...path, 'rows', right?.[0] ?? 0], pair, {
      names,
      detail: describeInputRegion(prepared.axes, mergeInputRegions(inputRegions)[0] ?? []),
      remedy: 'Narrow the guard of one of them.',
    });
  });
  return [...open, ...double];
};

const pairFindings = (
  path: RulePath,
  { table, pair }: { readonly table: TransitionTable; readonly pair: Pair },
  around: RuleContext,
): readonly RuleFinding[] => {
  const rows = rowsFor(table, pair);
  if (isIgnored(table, pair))
    return rows.map(([index, { id }]) =>
      ambiguous([...path, 'rows', index], pair, {
        names: `“${id}” and the ignored events`,
        detail: '',
        remedy: 'Remove the event from `ignored` for this state, or the state from the transition.',
      }),
    );
  if (table.final.includes(pair.state) && rows.length === 0) return [];
  return rows.length === 0 ? [unhandled(path, pair, '')] : guardFindings(path, { table, pair }, around);
};

/**
 * Analyses one transition table: its names, whether every state can be reached, and whether every event has exactly one answer in every
 * state.
 */
export const analyseTransitions = (
  path: RulePath,
  table: TransitionTable,
  around: RuleContext,
): readonly RuleFinding[] => {
  const events = Object.keys(table.events);
  const names = [...unknownNames(path, table), ...findDuplicateRowIds(path, table.rows)];
  const cells = table.rows.flatMap((row, index) => {
    const { scope } = buildCellScope(scopeOfEvent(table, row.on), factsOfEvent(table, row.on));
    const context = { scope, parameters: around.parameters, day: around.editionDay };
    return analyseCells([...path, 'rows', index, 'when'], row.when, context);
  });
  const facts = [...new Set(events.flatMap((event) => Object.keys(factsOfEvent(table, event))))];
  const unusable = Object.keys(table.facts ?? {}).filter((fact) => !facts.includes(fact));
  const faults = unusable.map((fact) =>
    findingOfScopeFault(path, {
      fact,
      unknown: true,
      found: `There is no event for which all arguments of the fact “${fact}” exist.`,
    }),
  );
  const broken = [...names, ...cells, ...faults];
  if (broken.some(({ code }) => code !== 'rule-number-literal')) return broken;
  const pairs = Object.keys(table.states).flatMap((state) => events.map((event) => ({ state, event })));
  return [
    ...broken,
    ...unusedEffects(path, table),
    ...stateFindings(path, table),
    ...pairs.flatMap((pair) => pairFindings(path, { table, pair }, around)),
    ...analyseTransitionExamples(path, table, around),
  ];
};
