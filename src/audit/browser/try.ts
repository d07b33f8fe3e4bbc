import type { RuleField, RuleValue, TrialRule } from '#domain/audit/audit-data.ts';
import type { TrialData } from '../page/trial-data.ts';
import { formatEntry } from './field-value.ts';
import { make } from './make-element.ts';
import { startNumbers } from './numbers.ts';
import { type Entries, readEntries, trialField } from './trial-field.ts';
import { chainResult, ruleResult } from './trial-result.ts';

declare global {
  interface Window {
    auditTrial?: TrialData;
  }
}

const allFields = (rule: TrialRule): readonly RuleField[] =>
  rule.kind === 'decision' ? rule.fields : [...rule.fields.state, rule.fields.event, ...rule.fields.carried];

/** The fields to fill in: of a transition table only what the chosen event carries. */
const fieldsOf = (rule: TrialRule, entries: Entries): readonly RuleField[] => {
  if (rule.kind === 'decision') return rule.fields;
  const { state, event, carried } = rule.fields;
  const names = rule.carries[entries.type ?? ''] ?? [];
  return [...state, event, ...carried.filter(({ name }) => names.includes(name))];
};

const firstWord = ({ kind, words }: RuleField): RuleValue => (kind === 'boolean' ? true : (words[0]?.value ?? null));

const firstEntries = (rule: TrialRule): Entries =>
  Object.fromEntries(
    allFields(rule).map((field) => {
      const given = rule.example[field.name];
      const value = given === undefined && !field.nullable ? firstWord(field) : (given ?? null);
      return [field.name, formatEntry(value, field)];
    }),
  );

/** What is tried: a rule, or (null) the way of a registration through several. */
interface Subject {
  readonly id: string;
  readonly rule: TrialRule | null;
}

const subjectOf = (id: string, { rules, chain }: TrialData): Subject => {
  const rule = rules.find((one) => one.id === id) ?? null;
  return { id: rule?.id ?? chain.id, rule };
};

/** Another course has its own price; it may be entered otherwise afterwards. */
const priceOf = (course: string, { courses, chain }: TrialData): string => {
  const price = courses.find(({ id }) => id === course)?.price ?? null;
  const field = chain.fields.find(({ name }) => name === 'price');
  return field === undefined ? '' : formatEntry(price, field);
};

const startTrial = (data: TrialData, place: HTMLElement): void => {
  const { words, chain, rules } = data;
  const asked = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  let subject = subjectOf(asked.rule ?? '', data);
  const first = (): Entries => (subject.rule === null ? chain.first : firstEntries(subject.rule));
  let entries: Entries = { ...first(), ...asked };
  const fields = make('div', { class: 'fields' });
  const result = make('div', { class: 'outcome', 'aria-live': 'polite' });
  const select = make(
    'select',
    {},
    make('option', { value: chain.id }, words.chain),
    ...rules.map(({ id, title }) => make('option', { value: id }, title)),
  );
  const current = () => (subject.rule === null ? chain.fields : fieldsOf(subject.rule, entries));
  const remember = (): void => {
    const own = current().map(({ name }) => [name, entries[name] ?? '']);
    history.replaceState(null, '', `#${new URLSearchParams([['rule', subject.id], ...own])}`);
  };
  const decide = (): void => {
    const { values, refused } = readEntries(current(), entries, words);
    if (refused.length > 0) result.replaceChildren(...refused.map((text) => make('p', { class: 'refused' }, text)));
    else
      result.replaceChildren(
        ...(subject.rule === null ? chainResult(values, data) : ruleResult(subject.rule, values, data)),
      );
  };
  const ask = (): void => {
    select.value = subject.id;
    fields.replaceChildren(...current().map((field) => trialField(field, entries[field.name] ?? '', words)));
    decide();
  };
  select.addEventListener('change', () => {
    subject = subjectOf(select.value, data);
    entries = first();
    ask();
    remember();
  });
  fields.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    entries = { ...entries, [target.name]: target.value };
    if (subject.rule === null && target.name === 'course') entries = { ...entries, price: priceOf(target.value, data) };
    if (target.name === 'type' || target.name === 'course') {
      ask();
      fields.querySelector<HTMLElement>(`[name="${target.name}"]`)?.focus();
    } else decide();
    remember();
  });
  const form = make('form', {}, make('label', {}, make('span', {}, words.whatToTry), select), fields);
  form.addEventListener('submit', (event) => event.preventDefault());
  place.replaceChildren(form, result);
  ask();
};

const place = document.getElementById('trial');
const numbers = document.querySelector<HTMLElement>('.numbers');
if (window.auditTrial !== undefined && place !== null) startTrial(window.auditTrial, place);
if (window.auditTrial !== undefined && numbers !== null) startNumbers(window.auditTrial, numbers);
