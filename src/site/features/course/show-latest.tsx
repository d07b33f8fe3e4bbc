import { createRoot, type Root } from 'react-dom/client';
import { zlotyOf } from '#domain/money/amount.ts';
import type { Price } from '#domain/pages/course.ts';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import { type CourseUpdate, latestParts } from '../../lib/calendar/course-update.ts';
import { latestPrice, priceDecision, priceTexts, typeOffer } from '../../lib/calendar/price.ts';
import { warsawDate } from '../../lib/calendar/warsaw-date.ts';
import { htmlFragment, readingOf } from '../../lib/html/html-dom.ts';
import { createTexts, type Dictionaries } from '../../lib/texts.ts';
import { TextsContext } from '../../lib/texts-context.ts';
import { PriceLines } from './price-lines.tsx';

interface Latest {
  readonly answer: CoursesResponse;
  readonly locale: CourseUpdate['locale'];
}

const printed = new WeakMap<Element, readonly Node[]>();
const roots = new WeakMap<Element, Root>();

/** What the build printed in an element, kept before the first change. */
const printedIn = (element: Element): readonly Node[] => {
  const known = printed.get(element) ?? [...element.childNodes].map((node) => node.cloneNode(true));
  printed.set(element, known);
  return known;
};

/** An empty text restores the printed content; an empty part becomes visible with its first text. */
const showText = (element: HTMLElement, html: string | null): void => {
  const original = printedIn(element);
  const text = document.createElement('div');
  text.className = 'prose';
  text.append(htmlFragment(html ?? ''));
  const hasText = text.textContent?.trim() !== '';
  if (hasText && readingOf(text) === readingOf(element)) return;
  element.replaceChildren(...(hasText ? [text] : original.map((node) => node.cloneNode(true))));
  element.hidden = !hasText && original.length === 0;
  const section = element.closest('section');
  if (element.dataset.latest === 'program' && section !== null) section.hidden = element.hidden;
};

/** The price by the same rule and with the same texts as in the build. */
const showPrice = async (element: HTMLElement, { answer, locale }: Latest): Promise<void> => {
  const { price: recorded = 'null', texts = '' } = element.dataset;
  const price: Price | null = JSON.parse(recorded);
  const dictionaries: Dictionaries = await (await fetch(texts)).json();
  const messages = createTexts(locale, dictionaries);
  repriceEvent(element, { answer, locale });
  const decision = priceDecision(price, { current: latestPrice(answer), day: warsawDate() });
  const shown = priceTexts({ decision, price, none: messages.course.askPrice() }, messages.common, locale);
  const root = roots.get(element) ?? createRoot(element);
  roots.set(element, root);
  root.render(
    <TextsContext value={{ locale, messages }}>
      <PriceLines price={shown} />
    </TextsContext>,
  );
};

const show = async (element: HTMLElement, latest: Latest): Promise<void> => {
  const { answer, locale } = latest;
  const part = latestParts.find((one) => one === element.dataset.latest);
  if (part !== undefined) showText(element, answer[part]);
  else if (element.dataset.latest === 'name') element.textContent = answer.name || element.textContent;
  else if (element.dataset.latest === 'price') await showPrice(element, latest);
  else {
    const { amount } = typeOffer(answer, locale);
    const { words = '', recorded = '' } = element.dataset;
    element.textContent = amount === null ? recorded : words.replace('…', amount);
  }
};

/** The event of a course names the price that its page shows. */
const repriceEvent = (element: HTMLElement, { answer }: Latest): void => {
  const box = element.closest<HTMLElement>('[data-view-item]');
  const price = latestPrice(answer);
  if (box === null || price === null) return;
  box.dataset.viewItem = JSON.stringify({ ...JSON.parse(box.dataset.viewItem ?? '{}'), price: zlotyOf(price) });
};

/** Writes the calendar's answers into every element that shows a part of them. */
export const showLatest = async ({ client, locale, answers }: CourseUpdate): Promise<void> => {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-latest]')].map(async (element) => {
    const answer = answers.get(element.dataset.latestOf?.replace(`${client} `, '') ?? '');
    if (answer !== undefined) await show(element, { answer, locale });
  });
  await Promise.all(shown);
};
