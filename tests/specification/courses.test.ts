import { beforeAll, describe, expect, it } from 'vitest';
import { calendarKeys } from '#generated/data/calendar-keys.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { pathTo } from '#generated/routes/routes.ts';
import * as numbers from '#generated/rules/parameter-values.ts';
import { model } from '#model/index.ts';
import { type BuiltSite, buildForTests } from '../built/build-for-tests.ts';
import { elements, visibleText } from '../built/markup.ts';
import { covers } from '../covers.ts';
import { coursePage, courseText, mainText, pageAt, plannedPage } from './built-text.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildForTests();
});

/** An amount of grosze as the pages print it. */
const amount = (grosze: number): string => `${grosze / 100} zł`;

describe('the product', () => {
  it('is in Polish by default, and a part of it in English', covers('1.1', '9.12', '1.37'), () => {
    const languages = (path: string) => elements(pageAt(site, path).html, 'html').map(({ lang }) => lang);
    expect(languages('/')).toEqual(['pl']);
    expect(languages('/en')).toEqual(['en']);
    const english = site.pages.filter(({ locale }) => locale === 'en').length;
    expect(english).toBeGreaterThan(20);
    expect(english).toBeLessThan(site.pages.length / 2);
    expect(elements(pageAt(site, '/en').html, 'link')).toContainEqual({
      rel: 'alternate',
      hreflang: 'x-default',
      href: expect.not.stringContaining('/en'),
    });
  });

  it('says in which language a course is taught, to people and to search engines', covers('1.1', '1.20'), () => {
    const pageOf = (taughtIn: string, locale: 'pl' | 'en') => {
      const open = courseTypes.filter((one) => one.audience === 'individual');
      const type = open.find((one) => one.taughtIn === taughtIn);
      return pageAt(site, pathTo('course', locale, { type: type?.id ?? expect.fail() }));
    };
    expect(mainText(pageOf('pl', 'en'))).toContain('Held in Polish');
    expect(mainText(pageOf('en', 'en'))).toContain('Held in English');
    expect(mainText(pageOf('en', 'pl'))).toContain('Język zajęć angielski');
    expect(mainText(pageOf('pl', 'pl'))).not.toContain('Język zajęć');
    expect(pageOf('pl', 'en').html).toContain('"inLanguage":"pl"');
    expect(pageOf('en', 'pl').html).toContain('"inLanguage":"en"');
  });

  it('leads from its menu to four audiences', covers('1.2', '3.3', '6.4'), () => {
    const menu = (path: string) => visibleText(/<nav[\s\S]*?<\/nav>/.exec(pageAt(site, path).html)?.[0] ?? '');
    expect(menu('/')).toMatch(/Dla Ciebie .*Dla firm .*Dla służb mundurowych .*Dla straży pożarnej/);
    expect(menu('/en')).toContain('For you');
    expect(model.audiences.map(({ id }) => id)).toEqual(['individual', 'company', 'uniformed', 'fire']);
    const [individual] = model.audiences;
    const listing = model.routes.find(({ id }) => id === individual.landing);
    expect([individual.name.pl, listing?.path.pl, individual.client]).toEqual([
      'Dla Ciebie',
      '/kursy-pierwszej-pomocy',
      'kursy-dla-osob-prywatnych',
    ]);
  });

  it('lets a visitor search, read about courses and cities, see pictures and find answers', covers('1.3'), () => {
    expect(elements(pageAt(site, '/').html, 'form').map(({ action }) => action)).toContain('/szukaj');
    const { html } = coursePage(site, 'kpp');
    for (const part of ['dates', 'gallery', 'faq']) expect(html).toContain(`id="${part}"`);
    expect(mainText(pageAt(site, pathTo('course-city', 'pl', { type: 'kpp', city: 'wroclaw' })))).toContain('Wrocław');
  });

  it('mentions workshops, shop, customer zone, blog and the app with tests', covers('1.6', '2.27', 'C75'), () => {
    const { html } = pageAt(site, '/');
    const links = elements(html, 'a').map(({ href }) => href);
    expect(links).toEqual(expect.arrayContaining(['/warsztaty-dla-dzieci-pierwsza-pomoc', '/blog', '/testy-kpp']));
    for (const { url, placeholder } of [
      // A page of an authority stands where its law demands it.
      ...model.externalLinks.filter(({ source }) => source.document !== 'law'),
      ...model.appLinks.map((app) => ({ ...app, url: app.href })),
    ])
      expect(links.includes(url), url).toBe(!placeholder);
    expect(model.externalLinks.map(({ id }) => id)).toEqual(expect.arrayContaining(['shop', 'customer-zone']));
    expect(model.organisation.placeholder).toBe(true);
  });

  it('shows no figure without evidence', covers('1.36', 'C14'), () => {
    expect(model.claims.length).toBeGreaterThanOrEqual(9);
    const unproven = model.claims.filter(({ evidence }) => evidence === null);
    const boasts = unproven.flatMap(({ statement, value }) =>
      [statement.pl, statement.en].map((text) => text.replace('{value}', String(value))),
    );
    const boasting = site.pages
      .filter(({ kind }) => kind !== 'audit')
      .filter(({ html }) => boasts.some((boast) => visibleText(html).includes(boast)));
    expect(boasting.map(({ path }) => path)).toEqual([]);
    const about = site.pages.find(({ path }) => path === pathTo('about', 'pl'))?.html ?? '';
    expect(visibleText(about).replaceAll('\u{a0}', ' ')).toContain('podajemy tylko wtedy, gdy możesz je sprawdzić');
  });
});

describe('courses for private clients', () => {
  it('are for adults without any knowledge, unless they say otherwise', covers('1.7'), () => {
    const admitting = model.courseTypes.filter(({ audience }) => audience === 'individual');
    for (const { id, minimumAge } of admitting)
      expect(minimumAge, id).toBe(id.startsWith('bls') ? 'blsMinimumAge' : 'adultAge');
    expect(mainText(pageAt(site, '/'))).toContain(
      'Wcześniejsza wiedza nie jest potrzebna, chyba że przy kursie napisano inaczej',
    );
  });

  it(
    'KPP states its hours, those of practice and those of theory',
    covers('1.8', '1.9', '1.30', 'C01', '9.6'),
    async () => {
      for (const type of ['kpp', 'company-kpp'] as const)
        expect(await courseText(type)).toMatch(
          new RegExp(
            `${numbers.kppHours} godzin\\w* Ćwiczenia ${numbers.kppPracticeHours} godzin\\w* Teoria ${numbers.kppTheoryHours} godzin`,
          ),
        );
    },
  );

  it('KPP lasts two weekends in a row from Friday to Sunday', covers('1.10'), async () => {
    const kpp = calendarKeys.find(({ key }) => key === 'kpp');
    expect(kpp?.days).toEqual([0, 1, 2, 7, 8, 9]);
    expect(await courseText('kpp')).toContain(`${numbers.kppWeekends} weekendy z rzędu, od piątku do niedzieli`);
    const first = coursePage(site, 'kpp').html.match(/<time[^>]*datetime="(\d{4}-\d\d-\d\d)/i)?.[1];
    expect(new Date(`${first}T12:00:00Z`).getUTCDay()).toBe(5);
  });

  it('KPP ends with the state exam and the title of Rescuer', covers('1.11'), async () => {
    expect(calendarKeys.find(({ key }) => key === 'kpp')?.examOnLastDay).toBe(true);
    const text = await courseText('kpp');
    expect(text).toContain('egzamin zdajesz ostatniego dnia');
    expect(text).toMatch(/egzamin państwowy i tytuł ratownika/);
  });

  it('the exam draws its questions from a public bank', covers('1.12'), async () => {
    const text = await courseText('kpp');
    expect(text).toContain(`baza pytań ${numbers.examBankQuestions} pytań`);
    expect(text).toContain(`Test egzaminacyjny ${numbers.examQuestions} pytań`);
    expect(mainText(pageAt(site, pathTo('kpp-tests', 'pl')))).toContain(`${numbers.examBankQuestions}`);
  });

  it(
    'KPP states its price with what is included, the discount for two and instalments',
    covers('1.13', '1.15', '1.16', 'C74', 'C06'),
    async () => {
      const text = await courseText('kpp');
      expect(text).toContain(`${amount(numbers.kppPrice)} brutto za osobę`);
      expect(text).toMatch(/W cenie brutto są zajęcia, egzamin państwowy i opłata za zaświadczenie/);
      expect(text).toContain(`płaci o ${amount(numbers.secondPersonDiscount)} mniej; to zniżka na obie osoby łącznie`);
      expect(text).toContain('O płatność w ratach zapytaj');
    },
  );

  it(
    'the recertification states its exam, its price and what participants get',
    covers('1.17', '1.18', '1.19', 'C13'),
    async () => {
      const text = await courseText('kpp-rec');
      expect(text).toContain(`${numbers.recertificationExamQuestions} pytań z puli centrum egzaminów medycznych`);
      expect(text).toContain(
        `losujesz ${numbers.recertificationExamTasks} zadania: z kwalifikowanej pierwszej pomocy oraz z resuscytacji z użyciem defibrylatora`,
      );
      expect(text).toContain(amount(numbers.recertificationPrice));
      expect(text).toContain('obejmuje zajęcia przypominające, egzamin i zaświadczenie');
      const { body } = plannedPage('pl--recertyfikacja-kpp');
      expect(JSON.stringify({ ...body, faq: [] })).toContain('strefy');
      // On the public page too, where the customer zone has no address yet, and not only among the questions.
      const given = { pl: 'materiały, prezentacje i e-learning', en: 'materials, presentations and e-learning' };
      for (const locale of ['pl', 'en'] as const) {
        const path = pathTo('course', locale, { type: 'kpp-rec' });
        const html = site.pages.find((page) => page.path === path)?.html ?? '';
        const description = html.slice(html.indexOf('id="description"'), html.indexOf('id="program"'));
        expect(visibleText(description).replaceAll('\u{a0}', ' ')).toContain(given[locale]);
      }
    },
  );

  it('BLS-AED, in English too, states its hours and its price for one person', covers('1.20', 'C10'), async () => {
    for (const type of ['bls', 'bls-eng'] as const) {
      const text = await courseText(type);
      expect(text).toContain(`Czas trwania ${numbers.blsHours} godziny`);
      expect(text).toContain(`${amount(numbers.blsPrice)} brutto za osobę`);
    }
  });

  it(
    'BLS-AED admits teenagers with a guardian and an insurance of the school',
    covers('1.21', '1.23', '5.16'),
    async () => {
      const text = await courseText('bls');
      expect(text).toContain(`ma ukończone ${numbers.blsMinimumAge} lat, i jego rodzic albo opiekun prawny`);
      expect(text).toContain(`${amount(2 * numbers.blsPrice - numbers.guardianPairDiscount)} razem`);
      expect(text).toContain(`${amount(numbers.guardianPairDiscount)} łącznie za obie osoby`);
      expect(text).toContain('musi mieć szkolne ubezpieczenie');
    },
  );

  it('first aid for children takes a day, with more practice than theory', covers('1.24'), async () => {
    const text = await courseText('ped');
    expect(text).toContain(`Zajęcia ${numbers.pedDays} dzień Czas trwania ${numbers.pedHours} godziny`);
    expect(text).toContain(`Ćwiczenia ${`${numbers.pedPracticeHours}`.replace('.', ',')} godziny`);
    expect(text).toContain(`Teoria ${`${numbers.pedTheoryHours}`.replace('.', ',')} godziny`);
  });

  it('KPP II is practical and for every Rescuer', covers('1.25'), async () => {
    expect(await courseText('kpp2')).toMatch(/zajęcia praktyczne[\s\S]*otwarty dla każdego ratownika/);
  });

  it('EDB is for teachers, KIPP for instructors', covers('1.26', '1.28'), async () => {
    expect(await courseText('edb')).toContain('Kurs jest przeznaczony dla nauczycieli');
    expect(await courseText('kipp')).toContain('Kurs instruktora pierwszej pomocy');
  });
});

describe('courses for companies and services', () => {
  it(
    'BLS-AED for companies states its group size, its two variants and when to repeat it',
    covers('1.29', 'C10'),
    async () => {
      const text = await courseText('company-bls');
      for (const fact of [
        `Wielkość grupy ${numbers.companyBlsGroupSize} osób`,
        `Wariant podstawowy ${numbers.companyBlsBasicHours} godzin`,
        `Wariant rozszerzony ${numbers.companyBlsExtendedHours} godzin`,
        `Wariant rozszerzony trwa ${numbers.companyBlsExtendedDays} dni`,
        `Ćwiczenia w wariancie rozszerzonym ${numbers.companyBlsExerciseHours} godzin`,
        `W wariancie rozszerzonym ${numbers.companyBlsSimulatedActions} symulowane akcje ratunkowe`,
        `Zalecane odnawianie co ${numbers.companyBlsRenewalYears} rok`,
      ]) {
        expect(text).toContain(fact);
      }
    },
  );

  it('four more courses are for companies', covers('1.30', '2.12'), () => {
    const company = courseTypes.filter(({ audience }) => audience === 'company').map(({ id }) => id);
    expect(company).toEqual(
      expect.arrayContaining(['company-bls', 'company-injuries', 'company-kpp', 'company-kpp-rec', 'company-event']),
    );
    for (const type of company) expect(coursePage(site, type).html).toContain('<h1');
  });

  it(
    'KPP for companies compares with the open course and names the group discount',
    covers('1.31', '1.32', 'C05', 'C07'),
    async () => {
      const text = await courseText('company-kpp');
      expect(text).toContain(`Cena kursu otwartego dla jednej osoby ${amount(numbers.kppPrice)}`);
      expect(text).toContain(`ze zniżką grupową ${amount(numbers.companyGroupDiscount)} na osobę`);
      expect(await courseText('company-kpp', 'en')).toContain(`PLN ${numbers.companyGroupDiscount / 100}`);
    },
  );

  it('prices for companies are agreed individually, and a call back is promised', covers('1.33', '1.34'), async () => {
    for (const { id } of courseTypes.filter(({ audience }) => audience === 'company')) {
      const text = await courseText(id);
      expect(text).toMatch(/indywidualn/);
      expect(text).toMatch(
        new RegExp(`w dni robocze najpóźniej (?:w ciągu|za) ${numbers.companyCallbackHours} godzin`),
      );
    }
  });

  it('uniformed and fire services have four courses each', covers('1.35', '2.15'), () => {
    const of = (wanted: string) => courseTypes.filter(({ audience }) => audience === wanted).map(({ slug }) => slug.pl);
    expect(of('uniformed')).toEqual(
      expect.arrayContaining([
        expect.stringContaining('wojska'),
        expect.stringContaining('recertyfikacja'),
        expect.stringMatching(/zamachy$/),
        expect.stringContaining('tccc'),
      ]),
    );
    expect(of('fire')).toEqual(
      expect.arrayContaining([
        expect.stringContaining('ksrg'),
        expect.stringContaining('recertyfikacja'),
        expect.stringContaining('chemiczne'),
        expect.stringContaining('drogowe'),
      ]),
    );
  });
});
