import { normaliseCountAnswer, normaliseTypesAnswer } from '#contract/calendar-answer.ts';
import { courseWithReadableTerms, inspectCourseAnswer, keepReadableItems } from '#forms/inspect-course.ts';
import { faqContract } from '#generated/api/api-contracts.ts';
import { coursesContract, coursesCountContract, searchTypesContract } from '#generated/api/calendar-contracts.ts';
import { cities } from '#generated/data/cities.ts';
import { faqItem } from '#generated/schemas/api.ts';
import { searchType } from '#generated/schemas/calendar.ts';

/** Brings an answer of another host into the form of the contract, as our gateway does; `type` is that of the course asked for. */
export const normaliseForeignAnswer = (call: string, sent: unknown, type: string): unknown => {
  if (call === coursesContract.id) return courseWithReadableTerms(inspectCourseAnswer(sent, type, cities));
  if (call === coursesCountContract.id) return normaliseCountAnswer(sent);
  if (call === searchTypesContract.id) return keepReadableItems(normaliseTypesAnswer(sent), searchType);
  return call === faqContract.id ? keepReadableItems(sent, faqItem) : sent;
};
