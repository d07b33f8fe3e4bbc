import { readCountAnswer, readCourseAnswer, readTypesAnswer } from '#contract/calendar-answer.ts';
import * as contracts from '#generated/api/calendar-contracts.ts';
import { cities } from '#generated/data/cities.ts';

/** The calls of the calendar as a page makes them: whatever the host spells in its own way is read as what it means. */
export const coursesCall = (type: string): typeof contracts.coursesContract => ({
  ...contracts.coursesContract,
  read: (value) => readCourseAnswer(value, type, cities),
});

export const coursesCountCall: typeof contracts.coursesCountContract = {
  ...contracts.coursesCountContract,
  read: readCountAnswer,
};

export const searchTypesCall: typeof contracts.searchTypesContract = {
  ...contracts.searchTypesContract,
  read: readTypesAnswer,
};
