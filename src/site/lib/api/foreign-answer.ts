import { readCountAnswer, readCourseAnswer, readTypesAnswer } from '#contract/calendar-answer.ts';
import { coursesContract, coursesCountContract, searchTypesContract } from '#generated/api/calendar-contracts.ts';
import { cities } from '#generated/data/cities.ts';

/** Brings an answer of another host into the form of the contract, as our gateway does; `type` is that of the course asked for. */
export const readForeignAnswer = (call: string, sent: unknown, type: string): unknown => {
  if (call === coursesContract.id) return readCourseAnswer(sent, type, cities);
  if (call === coursesCountContract.id) return readCountAnswer(sent);
  return call === searchTypesContract.id ? readTypesAnswer(sent) : sent;
};
