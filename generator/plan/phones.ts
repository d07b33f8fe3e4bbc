import type { Model } from '#model/schema/model.ts';

/** The number that an audience calls: its own, or the provider's. */
export const phoneOf = (
  { audiences, organisation }: Pick<Model, 'audiences' | 'organisation'>,
  audience: string | null,
) => audiences.find(({ id }) => id === audience)?.phone ?? organisation.phone;

/** The audience that a text is for: that of its course, of the courses that share its questions, or of its page; null where it is for all. */
export const audienceOfText = ({ courseTypes, routes }: Model, file: string): string | null => {
  const [, folder = '', ...rest] = file.split('/');
  const name = rest.at(-1)?.replace(/\.\w+$/, '') ?? '';
  switch (folder) {
    case 'courses':
      return courseTypes.find(({ id }) => id === name)?.audience ?? null;
    case 'faq': {
      const sharing = new Set(courseTypes.filter(({ faq }) => faq === name).map(({ audience }) => audience));
      return sharing.size === 1 ? ([...sharing][0] ?? null) : null;
    }
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
