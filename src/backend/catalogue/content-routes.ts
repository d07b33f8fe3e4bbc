import { asc, eq } from 'drizzle-orm';
import type { Api } from '../api/api.ts';
import type { ApiOptions } from '../api/api-options.ts';
import { articles, faqItems } from '../database/schema.ts';

/** Questions, which exist in Polish only, and the index of articles. */
export const addContentRoutes = (api: Api, { database }: ApiOptions): void => {
  api.get('/api/faq', async (context) => {
    const items = await database
      .select({ title: faqItems.title, content: faqItems.content, set: faqItems.set })
      .from(faqItems)
      .where(eq(faqItems.locale, 'pl'))
      .orderBy(asc(faqItems.position));
    return context.json(items);
  });

  api.get('/api/article-index', async (context) => {
    const items = await database.select({ system: articles.system }).from(articles).orderBy(asc(articles.position));
    return context.json({ items });
  });
};
