import { expect, type Page } from '@playwright/test';
import { foundSpellings } from '../../canary-spellings.ts';
import { covers } from '../../covers.ts';
import { isFull, sampleOf } from '../../depth.ts';
import { typedCanary } from '../visit/server-traces.ts';
import { test } from '../visit/test.ts';
import { fillDate, findTerm, next, stepHeading } from '../visit/visitor.ts';

/** Answers that are never stored, by field. */
const secrets = (pesel: string): Readonly<Record<string, string>> => ({
  pesel,
  birthCity: 'Opole',
  nip: '5260250995',
  comments: 'Dieta bezmleczna',
});

type Step = Readonly<Record<string, string | boolean>>;

/** What is given in each step of a booking with a certificate. */
const stepsOf = (pesel: string): readonly Step[] => {
  const { birthCity, nip, comments } = secrets(pesel);
  return [
    { firstName: 'Anna', lastName: 'Nowak', pesel, birthCity: birthCity ?? '' },
    {
      street: 'Długa 1',
      postalCode: '50-123',
      city: 'Wrocław',
      email: 'anna@example.pl',
      phone: '600 700 800',
      nip: nip ?? '',
      comments: comments ?? '',
    },
    { voluntaryParticipation: true, termsAcceptance: true },
  ];
};

const control = (page: Page, field: string) => page.locator(`#booking-${field}`);
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('booking'));

/** The last letter is typed by itself: what it makes complete must not move the page. */
const give = async (page: Page, field: string, answer: string | boolean): Promise<void> => {
  if (typeof answer === 'boolean') return control(page, field).check();
  if (field === 'nip' || field === 'comments') {
    await expect(control(page, 'street')).toBeVisible();
    if (!(await control(page, field).isVisible())) await page.locator('.booking-fields + .fold > summary').click();
  }
  const shown = await stepHeading(page).textContent();
  await control(page, field).fill(answer.slice(0, -1));
  await control(page, field).press('End');
  await control(page, field).press(answer.slice(-1));
  expect(await stepHeading(page).textContent(), `typing into ${field} stays on its step`).toBe(shown);
};

/** The answers are kept; those that are never stored are requested and entered again. */
const expectKept = async (page: Page, given: Step, way: string): Promise<void> => {
  const isSecret = (field: string): boolean => field in secrets('');
  for (const [field, answer] of Object.entries(given)) {
    const kept = isSecret(field) ? '' : answer;
    if (typeof kept === 'boolean') await expect(control(page, field), `${field} after ${way}`).toBeChecked();
    else await expect(control(page, field), `${field} after ${way}`).toHaveValue(kept);
  }
  const lost = Object.entries(given).filter(([field]) => isSecret(field));
  if (lost.length > 0) await expect(page.getByText('Ze względów bezpieczeństwa nie pamiętamy')).toBeVisible();
  for (const [field, answer] of lost) await give(page, field, answer);
};

type Leave = (page: Page) => Promise<Page>;

const reload: Leave = async (page) => {
  await page.reload();
  return page;
};
const goAndReturn: Leave = async (page) => {
  await page.goto('/kontakt');
  await page.goBack();
  return page;
};
const openAgain: Leave = async (page) => {
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void open(location.href));
  const tab = await opened;
  await page.close();
  return tab;
};

/** What takes the page away and brings it back. */
const ways: readonly (readonly [way: string, leave: Leave])[] = [
  ['a reload', reload],
  ['Back and Forward', goAndReturn],
  ['opening the closed tab again', openAgain],
];

for (const [way, leave] of sampleOf(ways, 1)) {
  test(
    `a booking is restored after ${way} at every ${isFull ? 'field' : 'step'}, and typing changes no address`,
    covers('C205'),
    async ({ page: first }) => {
      test.slow(isFull, 'the page is opened as often as there are fields');
      let page = first;
      const pesel = typedCanary();
      const steps = stepsOf(pesel);
      const { id } = await findTerm(page, 'kpp', 3);
      await page.goto(`/rezerwacja?course=${id}`);
      /** Answers that are requested again are on the first step; from there the booking continues. */
      const comeBack = async (given: Step, isFirst: boolean): Promise<void> => {
        page = await leave(page);
        if (!isFirst) {
          await expectKept(page, steps[0] ?? {}, way);
          await next(page).click();
        }
        await expectKept(page, given, way);
      };
      for (const fields of steps) {
        const given: Record<string, string | boolean> = {};
        for (const [field, answer] of Object.entries(fields)) {
          await give(page, field, answer);
          given[field] = answer;
          if (isFull) await comeBack(given, fields === steps[0]);
        }
        if (!isFull) await comeBack(given, fields === steps[0]);
        const kept = (await stored(page)) ?? '';
        for (const secret of Object.values(secrets(pesel))) expect(foundSpellings(kept, secret)).toEqual([]);
        if (fields !== steps.at(-1)) await next(page).click();
      }
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(/Anna|Nowak|example/);
    },
  );
}

if (isFull)
  test('the button that starts again clears the stored answers', covers('C205'), async ({ page }) => {
    const { id } = await findTerm(page, '1dn', 3);
    await page.goto(`/rezerwacja?course=${id}`);
    await control(page, 'firstName').fill('Anna');
    expect(await stored(page)).toContain('Anna');
    await page.reload();
    await page.getByRole('button', { name: 'Usuń odpowiedzi i zacznij od nowa' }).click();
    await expect(control(page, 'firstName')).toHaveValue('');
    expect(await stored(page)).toBeNull();
  });

if (isFull)
  test('a browser without storage can book', covers('C205'), async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    const { id } = await findTerm(page, '1dn', 3);
    await page.goto(`/rezerwacja?course=${id}`);
    for (const [field, answer] of Object.entries(stepsOf('')[0] ?? {}))
      if (field === 'firstName' || field === 'lastName') await give(page, field, answer);
    await fillDate(page, 'birthDate', '1990-05-17');
    await next(page).click();
    await expect(control(page, 'phone')).toBeVisible();
  });
