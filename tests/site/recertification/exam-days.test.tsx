import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import { Calculator } from '#site/features/recertification/calculator.tsx';
import { createMessageFunctions } from '#site/lib/texts.ts';
import { TextsContext } from '#site/lib/texts-context.ts';
import { examDaysFromSnapshot } from '#site/pages/sections/exam-days.ts';
import { covers } from '../../covers.ts';
import { basicType, certifiedType, renewalType } from '../../find-course.ts';
import { sampleAnswer } from '../samples/calendar.ts';
import { sampleDictionaries } from '../samples/site.ts';

const calendar: Readonly<Partial<Record<string, readonly Pick<Term, 'id' | 'dateStart' | 'freePlaces'>[]>>> = {
  [certifiedType]: [
    { id: 1, dateStart: '2027-03-05', freePlaces: 0 },
    { id: 2, dateStart: '2027-03-08', freePlaces: 5 },
  ],
  [renewalType]: [
    { id: 3, dateStart: '2027-03-10', freePlaces: 5 },
    { id: 4, dateStart: '2027-03-11', freePlaces: 0 },
  ],
  [basicType]: [{ id: 5, dateStart: '2027-03-14', freePlaces: 5 }],
};

const answerOf = (type: string) => {
  const answer = sampleAnswer(type);
  const [term] = answer.items;
  const given = calendar[type] ?? [];
  return { ...answer, items: term === undefined ? [] : given.map((one) => ({ ...term, ...one })) };
};

it(
  'exams are recertification terms with places and the last Sundays of KPP courses, as the calendar has them',
  covers('rule:recertification-exam-day', 'C19'),
  () => {
    const markup = renderToStaticMarkup(
      <TextsContext value={{ locale: 'pl', messages: createMessageFunctions('pl', sampleDictionaries('pl')) }}>
        <Calculator {...examDaysFromSnapshot('kursy-dla-osob-prywatnych', answerOf)} cities={{}} bookingHref="/" />
      </TextsContext>,
    );
    const { terms, sundays } = JSON.parse(/<script[^>]*>(.*?)<\/script>/.exec(markup)?.[1] ?? '');
    const idsAndDays = (list: readonly (readonly number[])[]) => list.map(([id, day]) => [id, day]);
    expect(idsAndDays(terms)).toEqual([[3, parseCivilDate('2027-03-10')]]);
    expect(idsAndDays(sundays)).toEqual([[1, parseCivilDate('2027-03-14')]]);
  },
);
