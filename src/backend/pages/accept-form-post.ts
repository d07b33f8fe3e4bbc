import type { Context } from 'hono';
import { html } from 'hono/html';
import { honeypotField, plainLanguage } from '#contract/form-posts.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { type Answers, buildFormBody, textOfAnswer } from '#forms/answers.ts';
import { toApiProblem } from '../http/problem.ts';
import { readVisitorLocale } from '../http/read-request.ts';
import { Refused } from '../http/refused.ts';
import { renderNoScriptForm } from './no-script-form.ts';
import { type Markup, renderNoScriptPage } from './no-script-page.ts';
import { type NoScriptField, noScriptTexts } from './no-script-texts.ts';

/** Whether the browser itself sent the form, because scripts are off or have not loaded. */
export const isNativeFormPost = (c: Context): boolean =>
  /^application\/x-www-form-urlencoded(?:;|$)/i.test(c.req.header('content-type') ?? '');

/** The texts of the pages that answer a form sent without scripts. */
export interface NativeForm {
  readonly fields: readonly NoScriptField[];
  readonly words: (locale: Locale) => { readonly sent: string; readonly notSent: string; readonly send: string };
  /** The paragraphs after the heading once the form is accepted; `answer` is that of the call, `sent` what the browser sent. */
  readonly receipt: (locale: Locale, answer: unknown, sent: Answers) => readonly string[];
}

interface Sending {
  readonly locale: Locale;
  /** The answers in the form of the contract. */
  readonly answers: Answers;
  /** The value of the honeypot field. */
  readonly unseen: unknown;
}

const ownHost = (c: Context, origin: string): boolean =>
  URL.canParse(origin) && new URL(origin).host === c.req.header('host');

/**
 * Accepts forms from pages of ours only (CSRF). Browsers send `Sec-Fetch-Site`, older ones `Origin`; a client that sends neither is not a
 * browser and cannot be abused for a forged request.
 */
export const refuseForeignOrigin = (c: Context): void => {
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  const own = site === undefined ? origin === undefined || ownHost(c, origin) : /^(?:same-origin|none)$/.test(site);
  if (!own) throw new Refused('cross-site');
};

const paragraphs = (texts: readonly string[]): readonly Markup[] => texts.map((text) => html`<p>${text}</p>`);

/**
 * Processes the form and answers with a page in its language: a receipt, or the form again with its problems and everything that was
 * typed.
 */
export async function acceptFormPost(
  c: Context,
  { form, style }: { readonly form: NativeForm; readonly style: readonly string[] },
  take: (sending: Sending) => Promise<unknown>,
): Promise<Response> {
  refuseForeignOrigin(c);
  const sent: Answers = Object.fromEntries(new URLSearchParams(await c.req.text()));
  const { [plainLanguage]: lang, [honeypotField]: unseen, ...answers } = sent;
  const wanted = textOfAnswer(lang);
  const locale = isLocale(wanted) ? wanted : readVisitorLocale(c);
  const words = form.words(locale);
  try {
    const answer = await take({ locale, answers: buildFormBody(form.fields, answers), unseen });
    const body = paragraphs(form.receipt(locale, answer, answers));
    return c.html(renderNoScriptPage({ locale, heading: words.sent, body, style }));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, fields: faults, headers } = toApiProblem(error);
    const { fields } = form;
    const { refused } = noScriptTexts(locale, 'calls');
    const { retryLater } = noScriptTexts(locale, 'plain');
    const why = faults.length === 0 ? paragraphs([error.word === 'upstream-refused' ? refused : retryLater]) : [];
    const again = renderNoScriptForm({ locale, action: c.req.path, fields, answers, faults, send: words.send });
    return c.html(
      renderNoScriptPage({ locale, heading: words.notSent, body: [...why, ...again], style }),
      status,
      headers,
    );
  }
}
