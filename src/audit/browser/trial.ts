import { formatFieldValue, parseFieldEntry, type RuleValue } from '../words/field.ts';
import { evaluateDecisionTable, evaluateTransition } from './decide.ts';
import type { TrialData } from './trial-data.ts';

interface Outcome {
  /** The rows of the table that decide. */
  readonly rows: readonly string[];
  readonly text: string;
}

type Values = Readonly<Record<string, RuleValue>>;

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

const decisionOutcome = (values: Values, { rule, output, locale, texts }: TrialData): Outcome => {
  const answer = evaluateDecisionTable(rule, values);
  if (answer === null || output === null) return { rows: [], text: texts.refused };
  return { rows: answer.row.split('+'), text: `${texts.result}: ${formatFieldValue(answer.value, output, locale)}` };
};

const stepOutcome = (values: Values, data: TrialData): Outcome => {
  const { rule, steps, fields, locale, texts } = data;
  if (steps === null) return { rows: [], text: texts.refused };
  const event = { type: values.type ?? null, ...pick(values, steps.carries[String(values.type)] ?? []) };
  const answer = evaluateTransition(rule, pick(values, ['state', ...steps.context]), event);
  if (answer === null) return { rows: [], text: texts.refused };
  if (answer.row === 'ignored') return { rows: [], text: texts.ignored };
  const state = ['state', ...steps.context].flatMap((name) => {
    const field = fields[name];
    return field === undefined
      ? []
      : [`${field.label}: ${formatFieldValue(answer.state[name] ?? null, field, locale)}`];
  });
  const effects = answer.effects.map((effect) => steps.effects[effect] ?? effect).join(', ') || texts.noEffect;
  return {
    rows: answer.row.split('+'),
    text: `${texts.next}: ${state.join('; ')}. ${texts.effects}: ${effects}`,
  };
};

/** The values of the entries, or a sentence for the first that is no value of its field. */
const readEntries = (entries: FormData, { fields, steps, texts }: TrialData): Values | string => {
  const carried = Object.values(steps?.carries ?? {}).flat();
  const needed = steps?.carries[String(entries.get('type'))] ?? [];
  const values: Record<string, RuleValue> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (carried.includes(name) && !needed.includes(name)) continue;
    const entry = String(entries.get(name) ?? '');
    const value = parseFieldEntry(entry, field);
    if (value === undefined)
      return texts.outside.replace('{value}', entry).replace('{name}', field.label).replace('{wanted}', field.wanted);
    values[name] = value;
  }
  return values;
};

/** What the entries of a form give: the rows that decide and the result in words, or why there is no decision. */
export const evaluateTrialForm = (entries: FormData, data: TrialData): Outcome => {
  const values = readEntries(entries, data);
  if (typeof values === 'string') return { rows: [], text: values };
  return data.output === null ? stepOutcome(values, data) : decisionOutcome(values, data);
};

const start = (form: HTMLFormElement, data: TrialData): void => {
  const output = form.querySelector('output');
  const rows = document.querySelectorAll<HTMLElement>('#table tr[data-row]');
  const show = (): void => {
    const outcome = evaluateTrialForm(new FormData(form), data);
    for (const row of rows) row.classList.toggle('decides', outcome.rows.includes(row.dataset.row ?? ''));
    if (output !== null) output.textContent = outcome.text;
  };
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  const details = form.closest('details');
  details?.addEventListener('toggle', () => {
    if (details.open) show();
    else for (const row of rows) row.classList.remove('decides');
  });
};

if (typeof document !== 'undefined') {
  const data = document.querySelector('#trial-data')?.textContent;
  const form = document.querySelector<HTMLFormElement>('.trial form');
  if (data && form) start(form, JSON.parse(data));
}
