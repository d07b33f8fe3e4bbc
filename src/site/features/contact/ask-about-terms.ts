import { askHref, askId } from '../../lib/ask-href.ts';

/** The place and the day of a date, as its link says them, with the year. */
const wordsOf = (link: Element): string => {
  const day = link.querySelector('time');
  if (day === null) return link.textContent;
  const place = link.querySelector('.term-where')?.textContent ?? '';
  return [place, day.textContent].filter((words) => words !== '').join(', ');
};

const addTerm = (term: string): void => {
  const subject = document.getElementById(askId);
  const asked = subject?.querySelector('[data-asked]');
  const sent = subject?.querySelector('input');
  if (!asked || !sent) return;
  asked.textContent = `, ${term}`;
  sent.value = `${subject?.querySelector('strong')?.textContent}, ${term}`;
};

/** A date that is asked about becomes part of what the message is about, also before anything of the page is hydrated; its link leads there. */
export const askAboutTerms = (): void =>
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest(`a[href="${askHref}"]`) : null;
    if (link !== null) addTerm(wordsOf(link));
  });
