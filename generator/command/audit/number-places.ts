import { groszeOf } from '#domain/money/amount.ts';
import type { NumberPlaces } from '../../plan/audit/pages/audit-context.ts';
import { planSite } from '../../plan/index.ts';
import type { Project } from '../../validate/project.ts';

type TextOf = (text: string) => string;

/** The same data with every text in it changed. */
function changeTexts<Data>(data: Data, textOf: TextOf): Data;
function changeTexts(data: unknown, textOf: TextOf): unknown {
  if (typeof data === 'string') return textOf(data);
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map((one) => changeTexts(one, textOf));
  if (data instanceof Map) return new Map([...data].map(([key, one]) => [key, changeTexts(one, textOf)]));
  return Object.fromEntries(Object.entries(data).map(([key, one]) => [key, changeTexts(one, textOf)]));
}

/** A sign that no text holds. */
const edge = '\u{e000}';
const placeMark = (id: string): string => `${edge}${id}${edge}`;

const firstAmount = 71_000_000;

/** Texts with the name of every number behind it, and prices that occur nowhere else: pages are given those as data too. */
const marked = (project: Project, amounts: ReadonlyMap<string, number>): Project => {
  const { parameters, model, content } = project;
  const behind: TextOf = (text) =>
    text.replaceAll(/\{(\w+)(?::\w+)?\}/g, (all, id: string) =>
      Object.hasOwn(parameters, id) ? `${all}${placeMark(id)}` : all,
    );
  const withAmounts = Object.entries(parameters).map(([id, parameter]) => {
    const amount = amounts.get(id);
    const values = amount === undefined ? parameter.values : [{ from: null, value: groszeOf(amount) }];
    return [id, { ...parameter, values }] as const;
  });
  return {
    ...project,
    model: changeTexts(model, behind),
    content: changeTexts(content, behind),
    parameters: Object.fromEntries(withAmounts),
  };
};

const printed = (value: unknown): string => JSON.stringify(value).replaceAll(/(?<=\d)[\s\u{a0}\u{202f},](?=\d)/gu, '');

/**
 * Where people read each number: the site is planned once more with a mark at every one, and the marks are looked for on every
 * page and in every mail. What code works out of a number is not among it, except amounts that a mail gets when it is sent.
 */
export const findNumbers = (project: Project): ReadonlyMap<string, NumberPlaces> => {
  const prices = Object.entries(project.parameters).filter(([, { unit }]) => unit === 'grosze');
  const amounts = new Map(prices.map(([id], index) => [id, firstAmount + index * 7]));
  const { plan } = planSite(marked(project, amounts));
  const pages = plan.pages.map((page) => ({ path: page.path, text: printed(page) }));
  const mails = project.model.mails.map(({ id, facts, maybe }) => ({
    id,
    tellsAmount: Object.values({ ...facts, ...maybe }).includes('amount'),
    text: printed([plan.mails.pl.texts[id], plan.mails.en.texts[id]]),
  }));
  return new Map(
    Object.keys(project.parameters).map((id) => {
      const amount = amounts.get(id);
      const marks = [placeMark(id), ...(amount === undefined ? [] : [String(amount)])];
      const isIn = (text: string): boolean => marks.some((mark) => text.includes(mark));
      const telling = mails.filter(({ text, tellsAmount }) => isIn(text) || (amount !== undefined && tellsAmount));
      return [
        id,
        {
          paths: pages.filter(({ text }) => isIn(text)).map(({ path }) => path),
          mails: telling.map((mail) => mail.id),
        },
      ];
    }),
  );
};
