import { createRoot, type Root } from 'react-dom/client';
import { groszeToZloty } from '#domain/money/amount.ts';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import type { CourseUpdate, LatestPart } from '../../lib/calendar/course-update.ts';
import { findUpdatableElements, type Latest, readUpdateAttributes } from '../../lib/calendar/latest.ts';
import {
  calendarPriceInGrosze,
  decideShownPrice,
  offerFromCalendarAnswer,
  shownPriceTexts,
} from '../../lib/calendar/price.ts';
import { warsawToday } from '../../lib/calendar/warsaw-today.ts';
import { parseHtmlFragment, readableText } from '../../lib/html/html-dom.ts';
import { createMessageFunctions, type Dictionaries } from '../../lib/texts.ts';
import { TextsContext } from '../../lib/texts-context.ts';
import { PriceLines } from './price-lines.tsx';

interface Answered {
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

/**
 * Shows the calendar's text. Without one, the page's own content is shown, a text that came from the calendar is removed, and a part that
 * becomes empty is hidden.
 */
const showText = (
  element: HTMLElement,
  { shows: part, ofCalendar = false }: { readonly shows: LatestPart; readonly ofCalendar?: boolean },
  html: string | null,
): void => {
  const original = ofCalendar ? [] : printedIn(element);
  const text = document.createElement('div');
  text.className = 'prose';
  text.append(parseHtmlFragment(html ?? ''));
  const hasText = text.textContent?.trim() !== '';
  if (hasText && readableText(text) === readableText(element)) return;
  element.replaceChildren(...(hasText ? [text] : original.map((node) => node.cloneNode(true))));
  element.hidden = !hasText && original.length === 0;
  const section = element.closest('details');
  if (part === 'program' && section !== null) section.hidden = element.hidden;
};

/** The price by the same rule and with the same texts as in the build. */
const showPrice = async (
  element: HTMLElement,
  { price, texts }: Extract<Latest, { shows: 'price' }>,
  { answer, locale }: Answered,
): Promise<void> => {
  const dictionaries: Dictionaries = await (await fetch(texts)).json();
  const messages = createMessageFunctions(locale, dictionaries);
  repriceEvent(element, { answer, locale });
  const decision = decideShownPrice(price, { current: calendarPriceInGrosze(answer), day: warsawToday() });
  const shown = shownPriceTexts({ decision, price, none: messages.course.askPrice() }, locale);
  const root = roots.get(element) ?? createRoot(element);
  roots.set(element, root);
  root.render(
    <TextsContext value={{ locale, messages }}>
      <PriceLines price={shown} />
    </TextsContext>,
  );
};

const show = async (element: HTMLElement, answered: Answered): Promise<void> => {
  const { answer, locale } = answered;
  const latest = readUpdateAttributes(element);
  const { price } = offerFromCalendarAnswer(answer, locale);
  if (latest.shows === 'name') element.textContent = answer.name || element.textContent;
  else if (latest.shows === 'price') await showPrice(element, latest, answered);
  else if (latest.shows === 'amount') element.textContent = price ?? latest.recorded;
  else if (latest.shows === 'unit') element.textContent = price === null ? latest.recorded : latest.words;
  else showText(element, latest, answer[latest.shows]);
};

/** Writes the shown price into the analytics event of the course. */
const repriceEvent = (element: HTMLElement, { answer }: Answered): void => {
  const box = element.closest<HTMLElement>('[data-view-item]');
  const price = calendarPriceInGrosze(answer);
  if (box === null || price === null) return;
  box.dataset.viewItem = JSON.stringify({ ...JSON.parse(box.dataset.viewItem ?? '{}'), price: groszeToZloty(price) });
};

/** Writes the calendar's answers into every element that shows a part of them. */
export const showLatestCourseData = async ({ client, locale, answers }: CourseUpdate): Promise<void> => {
  const shown = findUpdatableElements(client).map(async ([type, element]) => {
    const answer = answers.get(type);
    if (answer !== undefined) await show(element, { answer, locale });
  });
  await Promise.all(shown);
};
