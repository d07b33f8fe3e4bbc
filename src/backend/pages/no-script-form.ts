import { html } from 'hono/html';
import { honeypotField, plainLanguage } from '#contract/form-posts.ts';
import type { Locale } from '#domain/locale.ts';
import { type Answers, isCheckboxTicked, textOfAnswer } from '#forms/answers.ts';
import { groupQuestions } from '#forms/contact.ts';
import type { ProblemField } from '../http/refused.ts';
import type { Markup } from './no-script-page.ts';
import { fieldErrorMessage, type NoScriptField, noScriptTexts } from './no-script-texts.ts';

export interface NoScriptForm {
  readonly locale: Locale;
  readonly action: string;
  readonly fields: readonly NoScriptField[];
  readonly answers: Answers;
  readonly faults: readonly ProblemField[];
  /** The label of the button. */
  readonly send: string;
}

/** What a form sends in addition to its fields. */
const besides = ['subject', ...groupQuestions];

const idOf = (field: string): string => `plain-${field}`;
const types: Readonly<Record<string, string>> = { email: 'email', tel: 'tel', date: 'date' };

const control = ({ id, input, autocomplete, missing }: NoScriptField, value: string, described: string): Markup => {
  const required = missing === null ? '' : html` required`;
  if (input === 'textarea') {
    return html`<textarea id="${idOf(id)}" name="${id}" rows="4" aria-describedby="${described}"${required}>${value}</textarea>`;
  }
  return html`<input id="${idOf(id)}" name="${id}" type="${types[input] ?? 'text'}" value="${value}" autocomplete="${autocomplete}" aria-describedby="${described}"${required}>`;
};

const faultIn = (form: NoScriptForm, field: NoScriptField): string | null => {
  const fault = form.faults.find((one) => one.field === field.id);
  return fault === undefined ? null : fieldErrorMessage(noScriptTexts(form.locale, 'form'), fault.code, field);
};

const row = (form: NoScriptForm, field: NoScriptField): Markup => {
  const words = noScriptTexts(form.locale, 'form');
  const id = idOf(field.id);
  const fault = faultIn(form, field);
  const error = fault === null ? '' : html`<span class="field-error" id="${id}-error">${fault}</span>`;
  if (field.input === 'checkbox') {
    const ticked = isCheckboxTicked(form.answers[field.id]) ? html` checked` : '';
    return html`<div class="tick-field">${error}<label class="tick" for="${id}"><input id="${id}" name="${field.id}" type="checkbox" value="true" aria-describedby="${id}-error" required${ticked}> <span>${words[field.id]}</span></label></div>`;
  }
  const hint = field.hint === null ? '' : html`<span class="note" id="${id}-hint">${words[field.hint]}</span>`;
  const label = field.missing === null ? `${words[field.id]} ${words.optional}` : words[field.id];
  return html`<div class="field"><label for="${id}">${label}</label>${hint}${error}${control(field, textOfAnswer(form.answers[field.id]), `${id}-hint ${id}-error`)}</div>`;
};

/** The problems, each with a link to its field, then the form with everything that was typed. */
export const renderNoScriptForm = (form: NoScriptForm): readonly Markup[] => {
  const { locale, action, fields, answers, send } = form;
  const words = noScriptTexts(locale, 'form');
  const items = fields.flatMap((field) => {
    const fault = faultIn(form, field);
    return fault === null ? [] : [html`<li><a href="#${idOf(field.id)}">${fault}</a></li>`];
  });
  const list = items.length === 0 ? '' : html`<div class="error-summary" role="alert"><ul>${items}</ul></div>`;
  const subject = textOfAnswer(answers.subject);
  const about = subject === '' ? '' : html`<p>${words.about} <strong>${subject}</strong></p>`;
  const unseen = besides.flatMap((name) => {
    const value = textOfAnswer(answers[name]);
    return value === '' ? [] : [html`<input type="hidden" name="${name}" value="${value}">`];
  });
  return [
    html`${list}<form class="box request-form" method="post" action="${action}">${about}${unseen}<input type="hidden" name="${plainLanguage}" value="${locale}">${fields.map((field) => row(form, field))}<div class="offscreen" aria-hidden="true"><label for="plain-unseen">${words.leaveEmpty}</label><input id="plain-unseen" name="${honeypotField}" type="text" tabindex="-1" autocomplete="off" data-1p-ignore data-bwignore data-lpignore="true" data-form-type="other"></div><p class="actions"><button class="button">${send}</button></p></form>`,
  ];
};
