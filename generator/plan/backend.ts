import type { Prose } from '#contract/prose.ts';
import { removePlaceholderProse, renderProseHtml } from '#contract/prose-html.ts';
import type { Locale } from '#domain/locale.ts';
import type { Project } from '../validate/project.ts';
import { coursePrice } from './pages/cards.ts';
import { faqItemsOfSet } from './pages/faq-items.ts';
import { findDocument, sectionProse } from './planning/document-texts.ts';
import type { Planning } from './planning/planning.ts';
import type { SitePlan } from './site-plan.ts';

/** The HTML of prose, as the services answer it. */
const answered = (prose: Prose): string => renderProseHtml(removePlaceholderProse(prose));

const courseTexts = (planning: Planning, id: string, locale: Locale): Readonly<Record<string, string>> => {
  const document = findDocument(planning, `courses/${id}`, locale) ?? findDocument(planning, `courses/${id}`, 'pl');
  const html = (section: string): string => answered(sectionProse(planning, document, { section, city: null }));
  return {
    intro: html('intro'),
    priceDescription: html('price'),
    description: html('description'),
    program: html('program'),
  };
};

/** The courses of the calendar service; their texts are those of the first course type with the calendar key. */
const courses = (planning: Planning, { model }: Project): unknown =>
  model.calendarKeys
    .filter(({ role }) => role === 'type')
    .flatMap(({ key }) => {
      const type = model.courseTypes.find(({ calendar }) => calendar === key);
      if (type === undefined) return [];
      const price = coursePrice(planning, type);
      return [
        {
          key,
          type: type.id,
          price: price?.standard ?? null,
          texts: Object.fromEntries(
            model.locales.all.map((locale) => [
              locale,
              { name: type.name[locale], ...courseTexts(planning, type.id, locale) },
            ]),
          ),
        },
      ];
    });

/** The data that the backend answers from: the demo calendar, course texts, questions and the article index. */
export const planBackendData = (planning: Planning): SitePlan['backend'] => {
  const { project } = planning;
  return {
    calendar: project.content.calendar,
    courses: courses(planning, project),
    faq: Object.fromEntries(
      [...new Set(project.model.courseTypes.map(({ faq }) => faq))].map((set) => [
        set,
        faqItemsOfSet(planning, set).map(({ id, title, content }) => ({ id, title, content: answered(content) })),
      ]),
    ),
    articles: {
      items: planning.addresses.flatMap(({ kind, article }) =>
        kind === 'article' && article !== null ? [{ system: article }] : [],
      ),
    },
  };
};
