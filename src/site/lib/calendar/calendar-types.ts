import { audiences } from '#generated/data/audiences.ts';
import { courseTypes } from '#generated/data/course-types.ts';

/** Every calendar type of a client's course types, each once, in the order of the model. */
export const calendarTypesOf = (client: string): readonly string[] => {
  const audience = audiences.find((candidate) => candidate.client === client);
  const keys = courseTypes
    .filter((type) => type.audience === audience?.id)
    .flatMap((type) => (type.calendar === null ? [] : [type.calendar]));
  return [...new Set(keys)];
};
