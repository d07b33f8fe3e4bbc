import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { formatDay } from '#domain/dates/dates-in-words.ts';
import { type DatePart, dateParts, joinDateParts, splitDateParts } from '#domain/dates/typed-date.ts';
import { formerCityIds } from '#generated/data/former-cities.ts';
import { warsawToday } from '../../lib/calendar/warsaw-today.ts';
import { type Certificate, type ExamWindow, examAdmissionOfCertificate } from '../../lib/exam-window.ts';
import { importWithRetry } from '../../lib/load-part.ts';
import { type ExamCities, type ExamTerm, findNearestExams, type NearTerm } from './exam-terms.ts';

interface Exams {
  readonly terms: readonly ExamTerm[];
  readonly sundays: readonly ExamTerm[];
  readonly cities: ExamCities;
}

/** Number of exams in an answer. */
const shownTerms = 6;
const sundays = '[data-sundays]';

const query = new URLSearchParams(location.search);
const locale = document.documentElement.lang === 'en' ? 'en' : 'pl';
const dayWord = (day: number): string => formatDay(day, locale);
const today = (): number => parseCivilDate(warsawToday()) ?? 0;

const kinds: Readonly<Record<string, Certificate['kind']>> = {
  civil: 'civil',
  interior: 'interior',
  defence: 'defence',
};

/** The typed value of a part of the date. */
const partIn = (values: FormData, part: DatePart): string => String(values.get(part) ?? '');

const dayIn = (values: FormData): number | null =>
  parseCivilDate(
    joinDateParts({ day: partIn(values, 'day'), month: partIn(values, 'month'), year: partIn(values, 'year') }),
  );

/** Whether the date of issue is after today; such a certificate does not exist. */
const isOfFuture = (form: HTMLFormElement): boolean => {
  const values = new FormData(form);
  return values.get('dated') !== 'expiry' && (dayIn(values) ?? 0) > today();
};

/** Whether the question about the unit is not answered; it is asked only for a civil certificate. */
const lacksUnit = (values: FormData): boolean => values.get('kind') === 'civil' && values.get('unit') === null;

/** The certificate that the answers describe; null while a required answer is missing. */
const certificateOf = (form: HTMLFormElement): Certificate | null => {
  const values = new FormData(form);
  const kind = kinds[String(values.get('kind'))] ?? 'civil';
  const day = dayIn(values);
  const belongsToUnit = values.get('unit') !== 'no';
  if (isOfFuture(form) || lacksUnit(values)) return null;
  if (day === null)
    return kind === 'civil' && belongsToUnit ? null : { kind, dated: 'issue', day: today(), belongsToUnit };
  return { kind, dated: values.get('dated') === 'expiry' ? 'expiry' : 'issue', day, belongsToUnit };
};

const fill = (root: HTMLElement, name: string, day: number): void => {
  for (const place of root.querySelectorAll<HTMLDataElement>(`[data-day=${name}]`)) {
    place.value = formatCivilDate(day);
    place.textContent = dayWord(day);
  }
};

/** Lists exams; those that can be booked link to the booking. */
const showTerms = (root: HTMLElement, selector: string, near: readonly NearTerm[]): void => {
  const list = root.querySelector<HTMLElement>(selector);
  const template = root.querySelector('template');
  if (list === null || template === null) return;
  const items = near.slice(0, shownTerms).map(({ id, day, city, kilometres }) => {
    const item = document.importNode(template.content, true);
    const words = [dayWord(day), city, kilometres ? `${kilometres}\u{a0}km` : ''];
    item.querySelectorAll('span').forEach((part, at) => {
      part.textContent = words[at] ?? '';
    });
    const link = item.querySelector('a');
    if (selector === sundays) link?.replaceWith(...link.childNodes);
    else if (link !== null) link.search = `course=${id}`;
    return item;
  });
  list.replaceChildren(...items);
  list.hidden = near.length === 0;
};

const showExams = (root: HTMLElement, exams: Exams, window: ExamWindow): void => {
  const home = Number(root.querySelector<HTMLSelectElement>('[name=home]')?.value) || null;
  const nearest = (terms: readonly ExamTerm[]) =>
    findNearestExams(terms, exams.cities, { window, today: today(), home });
  const near = nearest(exams.terms);
  showTerms(root, '[data-terms]', near);
  const listed = new Set(near.map(({ city, day }) => `${city} ${day}`));
  showTerms(
    root,
    sundays,
    nearest(exams.sundays).filter(({ city, day }) => !listed.has(`${city} ${day}`)),
  );
  for (const note of root.querySelectorAll<HTMLElement>('[data-none]')) note.hidden = near.length > 0;
};

/** Hides the former answer and its days. */
const hideAnswer = (root: HTMLElement): void => {
  for (const part of root.querySelectorAll<HTMLElement>('[data-answer], [data-window]')) part.hidden = true;
};

const show = (root: HTMLElement, exams: Exams, certificate: Certificate): void => {
  const { value, window } = examAdmissionOfCertificate(certificate, today());
  for (const part of root.querySelectorAll<HTMLElement>('[data-answer]')) part.hidden = part.dataset.answer !== value;
  for (const part of root.querySelectorAll<HTMLElement>('[data-window]'))
    part.hidden = window === null || (part.dataset.window === 'open' && value === 'expiredAskUs');
  if (window === null) return;
  fill(root, 'first', window.first);
  fill(root, 'last', window.last);
  showExams(root, exams, window);
};

const offerReminder = (root: HTMLElement): void => {
  const button = root.querySelector<HTMLElement>('[data-reminder]');
  button?.addEventListener('click', async () => {
    const { saveExamReminder } = await importWithRetry(() => import('./reminder.ts'));
    const day = parseCivilDate(root.querySelector<HTMLDataElement>('[data-day=first]')?.value ?? '');
    const { summary = '', description = '' } = button.dataset;
    if (day === null) return;
    saveExamReminder({ day, today: today(), summary, description, url: location.origin + location.pathname });
  });
};

/** Selects the city in the address, as the list of dates does. */
const chooseHome = (form: HTMLFormElement): void => {
  const home = form.querySelector<HTMLSelectElement>('[name=home]');
  const requested = query.get('localization') ?? '';
  const city = formerCityIds.get(requested) ?? requested;
  const option = [...(home?.options ?? [])].find(({ dataset }) => dataset.city === city);
  if (home !== null && option?.dataset.city !== undefined) home.value = option.value;
};

/** Runs the calculator, in the browser only. The address may contain the date, but the calculator never writes it there. */
export const enhanceElement = (root: HTMLElement): void => {
  const form = root.querySelector('form');
  if (form === null) return;
  const exams: Exams = JSON.parse(root.querySelector('script')?.textContent ?? '');
  const days = dateParts.flatMap((part) => {
    const control = form.querySelector<HTMLInputElement>(`[name=${part}]`);
    return control === null ? [] : [{ part, control }];
  });
  const units = [...form.querySelectorAll<HTMLInputElement>('[name=unit]')];
  const showError = (name: string, shown: boolean): void => {
    const error = root.querySelector<HTMLElement>(`[data-error=${name}]`);
    if (error !== null) error.hidden = !shown;
  };
  /** Says what is missing or wrong. Returns the first control to correct. */
  const showErrors = (): HTMLElement | undefined => {
    const values = new FormData(form);
    const unit = lacksUnit(values);
    const future = isOfFuture(form);
    const day = !future && dayIn(values) === null && (unit || certificateOf(form) === null);
    showError('unit', unit);
    showError('day', day);
    showError('future', future);
    for (const control of units) control.ariaInvalid = String(unit);
    for (const { control } of days) control.ariaInvalid = String(day || future);
    if (unit) return units[0];
    return day || future ? days[0]?.control : undefined;
  };
  /** Shows the answer; or, if something is missing, says so and focuses it. */
  const answer = (): boolean => {
    const wrong = showErrors();
    const certificate = certificateOf(form);
    if (certificate === null) hideAnswer(root);
    else show(root, exams, certificate);
    wrong?.focus();
    return certificate !== null;
  };
  form.addEventListener('submit', () => {
    // The answer is scrolled into view, with the focus; the list of exams below it may be longer than the window.
    if (answer()) root.querySelector<HTMLElement>('[role=status]')?.focus();
  });
  form.addEventListener('change', () => {
    if (certificateOf(form) !== null) answer();
    else {
      hideAnswer(root);
      if (root.querySelector('[data-error]:not([hidden])') !== null) showErrors();
    }
  });
  offerReminder(root);
  chooseHome(form);
  const issued = query.get('wydano');
  if (issued === null || parseCivilDate(issued) === null) return;
  for (const { part, control } of days) control.value = splitDateParts(issued)[part];
  answer();
};
