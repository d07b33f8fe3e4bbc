import { eq } from 'drizzle-orm';
import { termQuery } from '#generated/schemas/own.ts';
import type { Api } from '../api/api.ts';
import type { ApiOptions } from '../api/api-options.ts';
import { parseQuery } from '../api/parse-payload.ts';
import { refuse } from '../api/problem.ts';
import { readQuery } from '../api/query-values.ts';
import { terms } from '../database/schema.ts';
import { findCourse } from './find-course.ts';
import { presentTerm } from './present-course.ts';

/** The term that a visitor wants to book. */
export function addTermRoutes(api: Api, { database, catalogue }: ApiOptions): void {
  api.get('/api/term', async (context) => {
    const { course: id, lang } = parseQuery(termQuery, readQuery(context));
    const [term] = await database.select().from(terms).where(eq(terms.id, id));
    if (!term) throw refuse(404, 'not-found');
    const course = await findCourse(database, term.type, lang);
    const shown = presentTerm(term, course?.name ?? term.type, { locale: lang, cities: catalogue.cities });
    return context.json({ term: shown, price: course?.price ?? null });
  });
}
