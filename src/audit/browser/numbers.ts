import type { DecisionTrial } from '#domain/audit/audit-data.ts';
import { ruleValueText } from '#domain/audit/rule-text.ts';
import type { TrialData } from '../page/trial-data.ts';
import { type ChangedCase, changedCases } from './changed-cases.ts';
import { formatEntry } from './field-value.ts';
import { filled, make } from './make-element.ts';
import { type Entries, readEntries, trialField } from './trial-field.ts';

const mostRows = 30;

const tableOf = (rule: DecisionTrial, changed: readonly ChangedCase[], data: TrialData): HTMLElement => {
  const { words, locale } = data;
  const heads = [...rule.fields.map(({ label }) => label), words.byModel, words.byOthers];
  const resultOf = (answer: ChangedCase['after']): string =>
    answer === null ? words.refused : ruleValueText(answer.value, rule.output, locale);
  const rows = changed.slice(0, mostRows).map(({ inputs, before, after }) => {
    const given = rule.fields.map((field) => ruleValueText(inputs[field.name] ?? null, field, locale));
    return make(
      'tr',
      {},
      ...[...given, resultOf(before), resultOf(after)].map((text, index) =>
        make(index === 0 ? 'th' : 'td', index === 0 ? { scope: 'row' } : { 'data-label': heads[index] ?? '' }, text),
      ),
    );
  });
  return make(
    'table',
    {},
    make('caption', {}, words.changedCases),
    make('thead', {}, make('tr', {}, ...heads.map((head) => make('th', { scope: 'col' }, head)))),
    make('tbody', {}, ...rows),
  );
};

const firstEntries = (rule: DecisionTrial): Entries =>
  Object.fromEntries(rule.numbers.map(({ field, value }) => [field.name, formatEntry(value, field)]));

/** Other numbers for a rule: what is decided otherwise stands below them while one types. */
export const startNumbers = (data: TrialData, place: HTMLElement): void => {
  const { words } = data;
  const rule = data.rules.find(({ id }) => id === place.dataset.rule);
  if (rule?.kind !== 'decision') return;
  const stated = rule.numbers.map(({ field }) => field);
  let entries = firstEntries(rule);
  const fields = make('div', { class: 'fields' });
  const status = make('p', { role: 'status' });
  const outcome = make('div', { class: 'outcome' });
  const show = (): void => {
    const { values, refused } = readEntries(stated, entries, words);
    const others = Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])),
    );
    status.classList.toggle('refused', refused.length > 0);
    if (refused.length > 0) {
      status.textContent = refused.join(' ');
      outcome.replaceChildren();
      return;
    }
    const isStated = rule.numbers.every(({ field, value }) => others[field.name] === value);
    const { changed, total } = changedCases(rule, others);
    const counted = filled(changed.length === 0 ? words.noneChanged : words.someChanged, {
      changed: String(changed.length),
      total: String(total),
    });
    status.textContent = isStated ? words.asStated : counted;
    outcome.replaceChildren(
      ...(changed.length === 0 ? [] : [tableOf(rule, changed, data)]),
      ...(changed.length > mostRows
        ? [make('p', { class: 'note' }, filled(words.firstOfChanged, { shown: String(mostRows) }))]
        : []),
    );
  };
  const ask = (): void => {
    fields.replaceChildren(...stated.map((field) => trialField(field, entries[field.name] ?? '', words)));
    show();
  };
  const restore = make('button', { type: 'button' }, words.restore);
  restore.addEventListener('click', () => {
    entries = firstEntries(rule);
    ask();
    fields.querySelector('input')?.focus();
  });
  fields.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    entries = { ...entries, [target.name]: target.value };
    show();
  });
  const form = make('form', {}, fields, restore);
  form.addEventListener('submit', (event) => event.preventDefault());
  place.replaceChildren(form, status, outcome);
  ask();
};
