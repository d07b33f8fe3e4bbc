import { localeIds } from '#domain/locale.ts';
import type { CourseType } from '#model/schema/courses.ts';
import type { Model } from '#model/schema/model.ts';
import type { Finding } from '../../problems/finding.ts';
import type { ContentFile } from '../../sources/loaded.ts';
import type { Facts } from '../facts.ts';
import { createFieldLocator } from '../shape/shape.ts';
import type { TextDocument } from './content.ts';
import { isProseFile, positionOfFileIndex } from './prose-files.ts';

const courseDocuments = (documents: ReadonlyMap<string, TextDocument>): readonly (readonly [string, TextDocument])[] =>
  [...documents].filter(([name]) => name.startsWith('courses/'));

/** Checks that some course has a text for every section, and that each course has the same sections in both languages. */
export const checkCourseSections = ({
  model: { courseSections },
  rows: places,
  content: { documents },
}: Facts): Finding[] => {
  const all = localeIds.flatMap((locale) => courseDocuments(documents[locale]));
  const unwritten = courseSections
    .filter(({ id }) => all.every(([, { sections }]) => sections[id] === undefined))
    .map(
      (section): Finding => ({
        code: 'unwritten-section',
        at: createFieldLocator(places)(section, 'id'),
        found: `No file of content/<locale>/courses/ has the section “# ${section.id}”.`,
      }),
    );
  const untranslated: Finding[] = [];
  for (const [name, document] of all)
    for (const locale of localeIds) {
      const other = documents[locale].get(name);
      for (const { id } of courseSections)
        if (document.sections[id] !== undefined && other !== undefined && other.sections[id] === undefined)
          untranslated.push({
            code: 'missing-section',
            at: { content: other.file, path: ['title'] },
            found: `The section “# ${id}” is missing, and content/${document.file} has it.`,
          });
    }
  return [...unwritten, ...untranslated];
};

/** The courses that a text is about: its own course, the course of a text about cities, or all courses that share a set of questions. */
export const coursesOf = ({ path }: Pick<ContentFile, 'path'>, { courseTypes }: Model): readonly CourseType[] => {
  const [, kind, name] = /^\w+\/(courses|cities|faq)\/([\w-]+)[./]/.exec(path) ?? [];
  return courseTypes.filter(({ id, faq }) => name !== undefined && name === (kind === 'faq' ? faq : id));
};

const textsWithin = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsWithin) : [];
};

/** Checks that a text about a course mentions a number of another course only next to a link to that course. */
export const checkNumbersOfOtherCourses = ({ model, parameters, files }: Facts): Finding[] => {
  const named = new Map(model.courseTypes.map(({ id, ...row }) => [id, new Set(textsWithin(row))]));
  return files.filter(isProseFile).flatMap((file) => {
    const own = coursesOf(file, model);
    if (own.length === 0) return [];
    return [...file.text.matchAll(/\{(\w+)(?::\w+)?\}/g)].flatMap(({ 1: id = '', index }): Finding[] => {
      const owners = [...named]
        .filter(([, names]) => Object.hasOwn(parameters, id) && names.has(id))
        .map(([course]) => course);
      const isOwn = owners.length === 0 || own.every((course) => owners.includes(course.id));
      if (isOwn || owners.some((course) => new RegExp(`course:${course}(?![\\w-])`).test(file.text))) return [];
      const found = `“{${id}}” is a number of ${owners.map((one) => `“${one}”`).join(', ')}, and this text is about ${own.map((one) => `“${one.id}”`).join(', ')}.`;
      return [{ code: 'number-of-another', at: positionOfFileIndex(file, index), found }];
    });
  });
};
