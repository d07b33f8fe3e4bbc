import { faqContract } from '#generated/api/api-contracts.ts';
import { faqShown } from '#generated/rules/faq-shown.ts';
import type { FaqItem } from '#generated/schemas/api.ts';
import { callApi } from '../../lib/api/call.ts';
import { CallError } from '../../lib/api/call-error.ts';
import { parseHtmlFragment, readableText } from '../../lib/html/html-dom.ts';

const element = (tag: string, ...children: readonly (Node | string)[]): HTMLElement => {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
};

const questionTitle = (question: Element): string | undefined => question.querySelector('summary')?.textContent;

const newQuestion = ({ title }: FaqItem): HTMLElement => {
  const prose = element('div');
  prose.className = 'prose';
  const question = element('details', element('summary', title), element('div', prose));
  question.className = 'question';
  return question;
};

/** The printed question with the title of the item, with its answer replaced if that differs; or a new question. */
const faqQuestion = (printed: readonly Element[], item: FaqItem): Element => {
  const question = printed.find((one) => questionTitle(one) === item.title) ?? newQuestion(item);
  const answer = parseHtmlFragment(item.content);
  const prose = question.querySelector('.prose');
  if (prose !== null && readableText(answer) !== readableText(prose)) prose.replaceChildren(answer);
  return question;
};

/** Sorts the questions: the first are visible, the others are in the folded rest. */
const arrange = (root: HTMLElement, questions: readonly Element[]): void => {
  const rest = root.querySelector('.rest');
  const shown = rest === null ? questions.length : faqShown({ total: questions.length, showAll: false }).value;
  root.prepend(...questions.slice(0, shown));
  rest?.append(...questions.slice(shown));
  if (shown < questions.length) return;
  for (const part of root.querySelectorAll<HTMLElement>(':scope > .rest, :scope > button')) part.hidden = true;
};

/**
 * Fetches the questions once and shows those of this page in the order of the answer. An unchanged question stays as it is; without an answer all do.
 */
export const refreshFaq = async (root: HTMLElement): Promise<void> => {
  const latest = await callApi(faqContract, {}, { origin: root.dataset.host ?? '' }).catch((error: unknown) => {
    if (error instanceof CallError) return [];
    throw error;
  });
  const ours = latest.filter(({ set = root.dataset.set }) => set === root.dataset.set);
  const items = ours.filter(({ title }, at) => ours.findIndex((other) => other.title === title) === at);
  if (items.length === 0) return;
  const printed = [...root.querySelectorAll('.question')];
  const questions = items.map((item) => faqQuestion(printed, item));
  if (questions.length === printed.length && questions.every((question, at) => question === printed[at])) return;
  const focused = root.querySelector<HTMLElement>(':focus');
  for (const question of printed) if (!questions.includes(question)) question.remove();
  arrange(root, questions);
  focused?.focus({ preventScroll: true });
};
