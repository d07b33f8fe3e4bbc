import { call } from '../../lib/api/call.ts';
import { CallError } from '../../lib/api/call-error.ts';
import { faqContract } from '../../lib/api/faq-contract.ts';
import { htmlFragment, readingOf } from '../../lib/html/html-dom.ts';

/**
 * Asks the API for the questions, once. A printed question whose answer has changed since the build gets the new one; one
 * that the API does not know, or knows with several answers, keeps its own, and so do all when there is no answer.
 */
export const refreshFaq = async (root: HTMLElement): Promise<void> => {
  const told = await call(faqContract, {}, { origin: root.dataset.host ?? '' }).catch((error: unknown) => {
    if (error instanceof CallError) return [];
    throw error;
  });
  for (const question of root.querySelectorAll('.question')) {
    const title = question.querySelector('summary')?.textContent;
    const printed = question.querySelector('.prose');
    const answers = told.filter((item) => item.title === title).map(({ content }) => htmlFragment(content));
    const [answer] = answers;
    if (printed === null || answer === undefined || answers.length > 1) continue;
    if (readingOf(answer) !== readingOf(printed)) printed.replaceChildren(answer);
  }
};
