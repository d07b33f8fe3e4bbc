import type { PricePlaces } from '../plan/audit/pages/desk.ts';
import { planSite } from '../plan/index.ts';
import type { SitePlan } from '../plan/site-plan.ts';
import type { Project } from '../validate/project.ts';

const firstMark = 71_000_000;
const groszePerZloty = 100;

const digits = (value: unknown): string => JSON.stringify(value).replaceAll(/(?<=\d)[\s\u{a0}\u{202f},](?=\d)/gu, '');

/** Everything that a page tells, its shared parts in place of their names. */
const pageText = (page: unknown, fragments: SitePlan['fragments']): string => {
  const text = digits(page);
  const parts = [...text.matchAll(/"fragment":"([^"]+)"/g)].map(([, name = '']) => digits(fragments.get(name) ?? null));
  return [text, ...parts].join('\n');
};

/**
 * Where visitors read each price: the site is planned once more with prices that occur nowhere else, and these are looked for on
 * every page and in every mail.
 */
export const findPrices = (project: Project): ReadonlyMap<string, PricePlaces> => {
  const prices = Object.entries(project.parameters).filter(([, { unit }]) => unit === 'grosze');
  const marks = prices.map(([id], index) => [id, firstMark + index * 7] as const);
  const marked = Object.fromEntries(
    prices.map(([id, price], index) => [
      id,
      { ...price, values: [{ from: null, value: (firstMark + index * 7) * groszePerZloty }] },
    ]),
  );
  const { plan } = planSite({ ...project, parameters: { ...project.parameters, ...marked } });
  const pages = plan.pages.map((page) => ({ path: page.path, text: pageText(page, plan.fragments) }));
  const mails = project.model.mails.map(({ id, facts, maybe }) => ({
    id,
    tellsAmount: Object.values({ ...facts, ...maybe }).includes('amount'),
    text: digits([plan.mails.pl.texts[id], plan.mails.en.texts[id]]),
  }));
  return new Map(
    marks.map(([id, mark]) => [
      id,
      {
        paths: pages.filter(({ text }) => text.includes(String(mark))).map(({ path }) => path),
        mails: mails
          .filter(({ text, tellsAmount }) => tellsAmount || text.includes(String(mark)))
          .map((mail) => mail.id),
      },
    ]),
  );
};
