import type { CourseType } from '#model/schema/courses.ts';
import type { Model } from '#model/schema/model.ts';
import type { Project } from '../validate/project.ts';

/** The phone number for an audience: its own number, or that of the provider. */
export const phoneOfAudience = (
  { audiences, organisation }: Pick<Model, 'audiences' | 'organisation'>,
  audience: string | null,
) => audiences.find(({ id }) => id === audience)?.phone ?? organisation.phone;

/** The audience that all of these courses share; null if they have several. */
const sharedAudience = (courses: readonly CourseType[]): string | null => {
  const [audience = null, ...others] = new Set(courses.map((course) => course.audience));
  return others.length === 0 ? audience : null;
};

/** The courses that a text links to. */
const linkedCourses = ({ model, texts }: Project, file: string): readonly CourseType[] => {
  const text = texts.find(({ path }) => path === file)?.text ?? '';
  const ids = new Set([...text.matchAll(/\]\(course:([a-z0-9-]+)/g)].map(([, id]) => id));
  return model.courseTypes.filter(({ id }) => ids.has(id));
};

/**
 * The audience of a text: that of its course, of the courses that share its questions or to which an article links, or of its page; null if
 * it is for everybody.
 */
export const audienceOfText = (project: Project, file: string): string | null => {
  const { courseTypes, routes } = project.model;
  const [, folder = '', ...rest] = file.split('/');
  const name = rest.at(-1)?.replace(/\.\w+$/, '') ?? '';
  switch (folder) {
    case 'courses':
      return courseTypes.find(({ id }) => id === name)?.audience ?? null;
    case 'faq':
      return sharedAudience(courseTypes.filter(({ faq }) => faq === name));
    case 'articles':
      return sharedAudience(linkedCourses(project, file));
    case 'cities':
      return (
        (courseTypes.find(({ id }) => id === rest[0]) ?? routes.find(({ kind }) => kind === 'city-listing'))
          ?.audience ?? null
      );
    case 'company-cities':
      return 'company';
    default:
      return routes.find(({ page, id }) => (page ?? id) === name)?.audience ?? null;
  }
};
