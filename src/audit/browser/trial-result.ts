import type { AuditText, DecisionTrial, RuleValues, TransitionTrial, TrialRule } from '#domain/audit/audit-data.ts';
import { ruleValueText } from '#domain/audit/rule-text.ts';
import { noDiscount } from '#forms/registration/price-question.ts';
import { decideNow, stepNow } from '../blocks/running-code.ts';
import type { TrialData } from '../page/trial-data.ts';
import { type ChainStep, runChain } from './chain.ts';
import { decisionExample, stepExample } from './example-row.ts';
import { make } from './make-element.ts';

const textOf = (text: AuditText): string =>
  typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** Terms with what they mean; an empty one is left out. */
const listOf = (entries: readonly (readonly [string, string | Node])[]): HTMLElement =>
  make(
    'dl',
    { class: 'result' },
    ...entries
      .filter(([, value]) => value !== '')
      .map(([term, value]) => make('div', {}, make('dt', {}, term), make('dd', {}, value))),
  );

const exampleOf = (row: string, { words }: TrialData): HTMLElement =>
  make('details', { class: 'example' }, make('summary', {}, words.asExample), make('pre', {}, make('code', {}, row)));

const ruleHref = (rule: string): string => `rule/${rule}.html`;

const decisionResult = (rule: DecisionTrial, values: RuleValues, data: TrialData): readonly Node[] => {
  const { words, locale } = data;
  const now = decideNow(rule.id, values);
  if (now === null) return [make('p', {}, words.refused)];
  const when = now.row.split('+').flatMap((row) => rule.rows[row] ?? []);
  return [
    listOf([
      [words.result, ruleValueText(now.value, rule.output, locale)],
      [words.row, make('code', {}, now.row)],
      [words.decidedWhen, when.join('; ')],
      [words.sentence, make('a', { href: ruleHref(rule.id) }, textOf(rule.sentence))],
    ]),
    exampleOf(decisionExample(values, now.value, rule), data),
  ];
};

const stepResult = (rule: TransitionTrial, values: RuleValues, data: TrialData): readonly Node[] => {
  const { words, locale } = data;
  const { fields, carries, ignored } = rule;
  const pick = (names: readonly string[]): RuleValues =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  const state = pick(fields.state.map(({ name }) => name));
  const event = { type: values.type ?? null, ...pick(carries[String(values.type)] ?? []) };
  const now = stepNow(rule.id, state, event);
  if (now === null) return [make('p', {}, words.refused)];
  const reason = ignored.find(({ from, on }) => from.includes(String(state.state)) && on.includes(String(event.type)));
  const states = fields.state.map(
    (field) => `${field.label}: ${ruleValueText(now.state[field.name] ?? null, field, locale)}`,
  );
  const effects = now.effects.map((effect) => ruleValueText(effect, fields.effects, locale)).join(', ');
  return [
    listOf([
      [words.next, states.join('; ')],
      [fields.effects.label, effects || words.noEffect],
      [words.row, now.row === 'ignored' ? words.ignored : make('code', {}, now.row)],
      [words.decidedWhen, rule.rows[now.row] ?? textOf(reason?.reason ?? words.finalState)],
      [words.sentence, make('a', { href: ruleHref(rule.id) }, textOf(rule.sentence))],
    ]),
    exampleOf(
      stepExample({ state, event, next: now.state, effects: now.effects }, [...fields.state, ...fields.carried]),
      data,
    ),
  ];
};

/** The result of the generated code for the values, and the row that decides. */
export const ruleResult = (rule: TrialRule, values: RuleValues, data: TrialData): readonly Node[] =>
  rule.kind === 'decision' ? decisionResult(rule, values, data) : stepResult(rule, values, data);

const chainStep = ({ rule, inputs, value, row }: ChainStep, data: TrialData): readonly Node[] => {
  const { words, locale, rules } = data;
  const table = rules.find(({ id }) => id === rule);
  if (table?.kind !== 'decision') return [];
  const given = table.fields.map(
    (field) => `${field.label}: ${ruleValueText(inputs[field.name] ?? null, field, locale)}`,
  );
  return [
    make(
      'li',
      { 'data-rule': rule },
      make('h2', {}, make('a', { href: ruleHref(rule) }, table.title)),
      listOf([
        [words.given, given.join('; ')],
        [words.result, make('strong', {}, ruleValueText(value, table.output, locale))],
        [words.row, make('code', {}, row)],
      ]),
      exampleOf(decisionExample(inputs, value, table), data),
    ),
  ];
};

const needs = ['required', 'optional', 'hidden'] as const;

/** The whole way of a registration: every rule with its values and result, then the requirement of each field. */
export const chainResult = (values: RuleValues, data: TrialData): readonly Node[] => {
  const { words, courses, labels } = data;
  const course = courses.find(({ id }) => id === values.course);
  const numbers = { startDay: values.startDay, birthDay: values.birthDay, bookedAt: values.bookedAt };
  const { startDay, birthDay, bookedAt } = numbers;
  if (!course || typeof startDay !== 'number' || typeof birthDay !== 'number' || typeof bookedAt !== 'number')
    return [];
  const { steps, fields } = runChain({
    course,
    price: typeof values.price === 'number' ? values.price : null,
    freePlaces: typeof values.freePlaces === 'number' ? values.freePlaces : null,
    startDay,
    birthDay,
    bookedAt,
    withDocument: values.withDocument === true,
    discount: Object.fromEntries(Object.keys(noDiscount).map((name) => [name, values[name] === true])),
  });
  const asked = needs.map((need): readonly [string, string] => [
    words[need],
    fields
      .filter((field) => field.need === need)
      .map(({ id }) => labels[id] ?? id)
      .join(', '),
  ]);
  return [
    make('ol', { class: 'chain' }, ...steps.flatMap((step) => chainStep(step, data))),
    ...(values.price === null && fields.length > 0 ? [make('p', {}, words.noPrice)] : []),
    ...(fields.length > 0
      ? [
          make(
            'section',
            { class: 'asked' },
            make(
              'h2',
              {},
              make(
                'a',
                { href: ruleHref('field-requirement') },
                data.rules.find(({ id }) => id === 'field-requirement')?.title ?? '',
              ),
            ),
            listOf(asked),
          ),
        ]
      : []),
  ];
};
