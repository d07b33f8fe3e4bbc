import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { shortestFilling } from '#generated/rules/parameter-values.ts';

export const client = 'kursy-dla-osob-prywatnych';

interface CalendarTerm {
  readonly id: number;
  readonly dateStart: string;
  readonly freePlaces: number | null;
}

/** So many late terms serve the tests that book at the same time: one alone would be full before the slowest of them orders. */
const lateTerms = 12;

/** A term of a type with at least so many places, a late one, so that no notice about withdrawal is due. */
export const findTerm = async (page: Page, type: string, places = 1): Promise<CalendarTerm> => {
  const answer = await page.request.get(`/api/v1/www/courses?type=${type}&client=${client}&lang=pl`);
  const { items }: { items: readonly CalendarTerm[] } = await answer.json();
  const fitting = items.filter(({ freePlaces }) => freePlaces !== null && freePlaces >= places).slice(-lateTerms);
  const term = fitting[randomInt(Math.max(1, fitting.length))];
  if (term === undefined) throw new Error(`The demo calendar has no free place for ${type}; extend content/calendar.`);
  return term;
};

/** An address that nobody has used. */
export const newAddress = (): string => `test-${randomUUID()}@example.pl`;

/** Nobody fills in a form sooner than a program would: what is sent earlier is answered and kept by nobody. */
export const takeTime = async (page: Page): Promise<void> => {
  await page.waitForFunction((least) => performance.now() > least, shortestFilling);
};

/** Fills in the contact card; its island wakes with the first touch. */
export const fillContactCard = async (page: Page, email: string): Promise<void> => {
  const name = page.locator('#contact-name');
  await name.click();
  await expect(page.locator('.contact-form[novalidate]')).toBeVisible();
  await name.fill('Anna Nowak');
  await page.locator('#contact-phone').fill('600 700 800');
  await page.locator('#contact-email').fill(email);
  await page.locator('#contact-content').fill('Pytanie o kurs');
  await page.locator('#contact-agreement').check();
};

/** The button that leads to the next step of a booking. */
export const next = (page: Page): Locator => page.locator('.step-form button[type=submit]');

/** The button that orders a place. */
export const order = (page: Page): Locator => page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' });

/** The heading of the step of a booking. */
export const stepHeading = (page: Page): Locator => page.locator('.booking-main h2').first();

/** The button that sends the contact card. */
export const send = (page: Page): Locator => page.locator('.contact-form button[type=submit]');

/** Opens the booking of a term with so many places; its number in the calendar. */
export const openBooking = async (page: Page, type = '1dn', places = 3): Promise<number> => {
  const { id } = await findTerm(page, type, places);
  await page.goto(`/rezerwacja?course=${id}`);
  await expect(page.locator('.step-form')).toBeVisible();
  return id;
};

/** Runs in the page: whether React manages an element. */
const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** Brings the dates of a page into view, and waits until they are hydrated and the calendar, which the page asks by itself, has answered. */
export const hydrateDates = async (page: Page): Promise<void> => {
  await page.locator('[data-island=dates]').scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('.dates').first().evaluate(isHydrated)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-asked');
};

/** Types a day, `YYYY-MM-DD`, into the three fields of a date of the booking. */
export const fillDate = async (page: Page, field: string, date: string): Promise<void> => {
  const [year = '', month = '', day = ''] = date.split('-');
  await page.locator(`#booking-${field}`).fill(day);
  await page.locator(`#booking-${field}-month`).fill(month);
  await page.locator(`#booking-${field}-year`).fill(year);
};

/** A participant of BLS-AED as the contract writes one. */
export const somebody = {
  firstName: 'Jan',
  lastName: 'Kowalski',
  birthDate: '1990-01-31',
  street: 'Prosta 1',
  postalCode: '50-123',
  city: 'Wrocław',
  phone: '600700800',
  voluntaryParticipation: true,
  termsAcceptance: true,
};

/** Books a place by the call that the form makes, for what begins after the order; the reference of the booking. */
export const bookByCall = async (page: Page): Promise<string> => {
  const { id } = await findTerm(page, '1dn', 3);
  const lang = 'pl';
  const { price } = await (await page.request.get(`/api/term?course=${id}&lang=${lang}`)).json();
  const answer = await page.request.post('/api/registrations', {
    headers: { 'idempotency-key': randomUUID() },
    data: { ...somebody, course: id, lang, email: newAddress(), amount: price },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).reference;
};

/** Ticks every declaration of the last step. */
export const declare = async (page: Page): Promise<void> => {
  await expect(page.locator('#booking-termsAcceptance')).toBeVisible();
  for (const box of await page.locator('.step-form input[type=checkbox]').all()) await box.check();
};

/** Fills in a booking of BLS-AED by an adult up to the button that orders. */
export const fillBooking = async (page: Page, email: string): Promise<void> => {
  await page.locator('#booking-firstName').fill('Anna');
  await page.locator('#booking-lastName').fill('Nowak');
  await fillDate(page, 'birthDate', '1990-05-17');
  await next(page).click();
  await page.locator('#booking-email').fill(email);
  await page.locator('#booking-phone').fill('600700800');
  await next(page).click();
  await declare(page);
  await takeTime(page);
};
