import { holdAdvisoryLock } from '../database/advisory-lock.ts';
import type { Database } from '../database/open-database.ts';
import { articles, courses, faqItems } from '../database/schema.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * Replaces the texts of courses, questions and articles by those of the catalogue, in one transaction; servers that start
 * together do it one after the other.
 */
export const seedCatalogue = async (database: Database, catalogue: Catalogue): Promise<void> => {
  const courseRows = catalogue.courses.map((course, position) => ({ ...course, position }));
  const faqRows = catalogue.faq.map((item, position) => ({ ...item, position }));
  const articleRows = catalogue.articles.map((system, position) => ({ system, position }));
  await database.transaction(async (transaction) => {
    await holdAdvisoryLock(transaction, 'seed catalogue');
    await transaction.delete(courses);
    await transaction.delete(faqItems);
    await transaction.delete(articles);
    if (courseRows.length > 0) await transaction.insert(courses).values(courseRows);
    if (faqRows.length > 0) await transaction.insert(faqItems).values(faqRows);
    if (articleRows.length > 0) await transaction.insert(articles).values(articleRows);
  });
};
