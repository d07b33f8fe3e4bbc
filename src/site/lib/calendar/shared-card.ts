import type { CardDates } from '#contract/page.ts';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import type { Locale } from '#domain/locale.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { availabilityBadge } from '#generated/rules/availability-badge.ts';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import { calendarTypesOfClient } from './calendar-course.ts';
import { termDaysWithYear } from './calendar-texts.ts';
import { offerFromCalendarAnswer } from './price.ts';

/** What a build knows when it draws the picture of a city. */
export interface CardContext {
  readonly locale: Locale;
  readonly messages: Pick<Messages, 'calendar' | 'common' | 'feeds'>;
  readonly courses: (query: {
    readonly type: string;
    readonly client: string;
    readonly locale: Locale;
  }) => CoursesResponse | null;
}

/** A picture for sharing, or the part of a head that names one. */
interface Dated {
  readonly src: string;
  readonly dates?: CardDates;
}

interface CardTexts {
  readonly src: string;
  readonly details: readonly { readonly label: string; readonly value: string }[];
}

const isOpen = ({ freePlaces, dateStart }: CoursesResponse['items'][number]): boolean =>
  availabilityBadge({ freePlaces }).value !== 'reserveList' && parseCivilDate(dateStart) !== null;

/** A picture has no shape for a word joiner, and draws a hard space as one. */
const drawableText = (text: string): string => text.replaceAll('\u2060', '');

/** The next date with places in the city of a picture, and the price where one course is meant; its address changes with them. */
export const addNextDateToShareCard = (
  { src, dates }: Dated,
  { locale, messages, courses }: CardContext,
): CardTexts => {
  if (dates === undefined) return { src, details: [] };
  const { city, client, type } = dates;
  const answers = (type === null ? calendarTypesOfClient(client) : [type]).flatMap(
    (one) => courses({ type: one, client, locale }) ?? [],
  );
  const [next] = answers
    .flatMap(({ items }) => items)
    .filter((term) => term.localization === city && isOpen(term))
    .toSorted((one, other) => (one.dateStart < other.dateStart ? -1 : 1));
  const price = type === null || answers[0] === undefined ? null : offerFromCalendarAnswer(answers[0], locale).price;
  const days = daysOfType(next?.type);
  const details = [
    ...(next === undefined
      ? []
      : [
          {
            label: messages.feeds.nextDate(),
            value: drawableText(termDaysWithYear(next.dateStart, days, messages.calendar)),
          },
        ]),
    ...(price === null ? [] : [{ label: messages.feeds.price(), value: price }]),
  ];
  const state = [next?.dateStart, price].filter((part) => part != null).join('-');
  return { src: src.replace(/\.png$/, state === '' ? '.png' : `.${state.replaceAll(/[^0-9-]/g, '')}.png`), details };
};
