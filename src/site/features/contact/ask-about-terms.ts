/** The link to the page's form, with a date as its subject, when the date cannot be booked online. */
export const askId = 'contact-subject';
export const askHref = `#${askId}`;

/** City and day with its year, as the link of a date shows them. */
const termText = (link: Element): string => {
  const day = link.querySelector('time');
  if (day === null) return link.textContent;
  const place = link.querySelector('.term-where')?.textContent ?? '';
  return [place, day.textContent].filter((words) => words !== '').join(', ');
};

const addTerm = (term: string): void => {
  const subject = document.getElementById(askId);
  const shown = subject?.querySelector('[data-chosen-term]');
  const sent = subject?.querySelector('input');
  if (!shown || !sent) return;
  shown.textContent = `, ${term}`;
  sent.value = `${subject?.querySelector('strong')?.textContent}, ${term}`;
};

/** Adds the date whose enquiry link was pressed to the subject of the message, also before the page is hydrated. */
export const addTermToEnquirySubject = (): void =>
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest(`a[href="${askHref}"]`) : null;
    if (link !== null) addTerm(termText(link));
  });
