import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteTable } from '#backend/routes/site/site-table.ts';
import redirects from '#generated/redirects/redirects.json' with { type: 'json' };
import { pathTo } from '#generated/routes/routes.ts';
import { model } from '#model/index.ts';
import { type BuiltSite, buildForTests, origin } from '../built/build-for-tests.ts';
import { elements, visibleText } from '../built/markup.ts';
import { covers } from '../covers.ts';
import { askAll } from '../hosts/ask.ts';
import type { RunningHost } from '../hosts/servers/host.ts';
import { startOwn } from '../hosts/servers/own.ts';
import { coursePage, mainText, pageAt } from './built-text.ts';

let site: BuiltSite;
let server: RunningHost;
beforeAll(async () => {
  site = await buildForTests();
  server = await startOwn(site.folder, origin);
});
afterAll(() => server.stop());

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** The slugs of section 2, typed by hand. */
const stated = {
  individual: words(`kurs-kwalifikowanej-pierwszej-pomocy-kpp recertyfikacja-kpp kurs-pierwszej-pomocy-bls-aed
    kurs-pierwszej-pomocy-bls-aed-eng kurs-pierwszej-pomocy-dzieciom kurs-utrwalajacy-kpp2 edukacja-dla-bezpieczenstwa
    kurs-instruktora-pierwszej-pomocy`),
  company: words(`szkolenie-z-pierwszej-pomocy-bls-aed-dla-firm szkolenie-z-pierwszej-pomocy-w-urazach-dla-firm
    kwalifikowana-pierwsza-pomoc-kurs-dla-firm recertyfikacja-kpp-dla-firm
    eventy-ratownicze-i-imprezy-integracyjne-safety-day`),
  uniformed: words(`kpp-kwalifikowana-pierwsza-pomoc-dla-wojska recertyfikacja-kpp-dla-sluzb-mundurowych
    szkolenie-z-reagowania-na-zamachy szkolenie-z-pierwszej-pomocy-w-reagowaniu-na-zamachy-z-elementami-tccc`),
  fire: words(`kpp-kwalifikowana-pierwsza-pomoc-dla-strazy-pozarnej-i-ksrg recertyfikacja-kpp-dla-strazy
    pierwsza-pomoc-i-ratownictwo-chemiczne ratownictwo-techniczne-i-drogowe-dla-strazy-pozarnej`),
  cities:
    words(`wroclaw warszawa lodz gdansk poznan szczecin bydgoszcz katowice lublin olsztyn krakow zielona-gora rzeszow
    kielce koszalin bialystok bielsko-biala jelenia-gora opole torun gorzow-wielkopolski pila elk gdynia slupsk tarnow
    ostrow-wielkopolski`),
  companyCities: words('poznan katowice krakow gdansk lublin szczecin bydgoszcz warszawa wroclaw rzeszow'),
  application: words('rezerwacja szukaj usuniecie-konta'),
  lists: words('typy-indywidualne typy-firmowe typy-firmowe-special typy-mundurowe typy-strazowe'),
};

/** Addresses that nothing answers: no page, no move, no page of the application. What an owner drops, he redirects. */
const unanswered = (paths: readonly string[]): readonly string[] => {
  const answered = new Set([
    ...site.pages.map(({ path }) => path),
    ...redirects.redirects.map(({ from }) => from),
    ...siteTable.reserved,
  ]);
  return paths.filter((path) => !answered.has(path));
};

/** What our server answers each path of the build: its status, and where the path moves to. */
const answers = async (paths: readonly string[]): Promise<readonly string[]> =>
  (await askAll(server.port, paths)).map(({ status, headers: { location } }) =>
    location === undefined ? `${status}` : `${status} ${location}`,
  );

const under = (parents: readonly string[], children: readonly string[]): readonly string[] =>
  parents.flatMap((parent) => children.map((child) => `/${parent}/${child}`));

describe('the addresses of section 2', () => {
  it('of courses for private clients answer, with and without a city', covers('2.4', '2.5', '2.7', '3.13'), () => {
    expect(unanswered(stated.individual.map((slug) => `/${slug}`))).toEqual([]);
    expect(unanswered(under(stated.individual, stated.cities))).toEqual([]);
  });

  it(
    'of KPP and the recertification have the city in the path, and so does the listing',
    covers('2.6', '2.18', '2.28', '9.10'),
    () => {
      const parents = ['kursy-pierwszej-pomocy', ...stated.individual.slice(0, 2)];
      expect(unanswered(under(parents, stated.cities))).toEqual([]);
      for (const { id } of model.cities)
        for (const parent of parents) {
          const text = mainText(pageAt(site, `/${parent}/${id}`));
          expect(text.length, `/${parent}/${id}`).toBeGreaterThan(1000);
        }
    },
  );

  it('of courses for companies, uniformed and fire services answer', covers('2.12', '2.15'), () => {
    const slugs = [...stated.company, ...stated.uniformed, ...stated.fire];
    expect(unanswered(slugs.map((slug) => `/${slug}`))).toEqual([]);
  });

  it('of BLS-AED for companies exist for ten cities only', covers('2.16', '2.17', 'C28'), () => {
    const [landing = ''] = stated.company;
    expect(unanswered(under([landing], stated.companyCities))).toEqual([]);
    const served = model.courseTypes.flatMap((type) => (type.id === 'company-bls' ? type.cities : []));
    const others = stated.cities.filter((city) => !served.some((one) => one === city));
    expect(unanswered(under([landing], others))).toHaveLength(others.length);
  });

  it('lead companies to the first of their courses', covers('2.13'), () => {
    const links = /<nav[\s\S]*?<\/nav>/.exec(pageAt(site, '/').html)?.[0] ?? '';
    const [first] = model.courseTypes.filter(({ audience }) => audience === 'company');
    expect(elements(links, 'a').map(({ href }) => href)).toContain(
      pathTo('company-course', 'pl', { type: 'company-bls' }),
    );
    expect(first?.id).toBe('company-bls');
  });

  it('of the blog are its list and one for each article by its system id', covers('2.19', '2.32', '3.33'), () => {
    const articles = site.pages.filter(({ kind }) => kind === 'article');
    expect(articles.length).toBeGreaterThan(0);
    for (const { path } of articles) expect(site.read('/sitemap-blog.xml')).toContain(`${path}<`);
    const listed = elements(pageAt(site, '/blog').html, 'a').map(({ href }) => href);
    for (const { path } of articles) expect(listed).toContain(path);
  });

  it(
    'that are reserved have a page with a heading, a link and a phone number, and are not in the sitemap',
    covers('2.21', '2.22', '2.23', '2.24', '2.29', '2.31', 'C215'),
    () => {
      for (const slug of [...stated.application, ...stated.lists]) {
        expect([...siteTable.reserved]).toContain(`/${slug}`);
        const html = site.read(`/${slug}.html`);
        expect(html.slice(html.indexOf('<main')), slug).toMatch(/<h1[ >][\s\S]*(?:<form |<li>)/);
        expect(html, slug).toMatch(/<a [^>]*href="tel:/);
        expect(site.read('/sitemap-main.xml')).not.toContain(`/${slug}<`);
      }
    },
  );

  it('of the app’s pages have a mount point, with a phone number until it loads', covers('C215'), () => {
    for (const slug of stated.application) {
      const html = site.read(`/${slug}.html`);
      const prepared = html.slice(html.indexOf('<div id="app"'));
      expect(html, slug).toContain('<div id="app"');
      expect(prepared, slug).toMatch(/<h1[ >][\s\S]*<a [^>]*href="tel:/);
      expect(prepared, slug).toMatch(/<form |<li>/);
    }
  });

  it('that list course types link to pages of courses and work without the app', covers('2.22', 'C34'), () => {
    const courses = new Set(site.pages.flatMap(({ path, kind }) => (/course|company/.test(kind) ? [path] : [])));
    for (const slug of stated.lists) {
      const html = site.read(`/${slug}.html`);
      expect(html, slug).not.toContain('<div id="app"');
      const links = elements(html.slice(html.indexOf('<main'), html.indexOf('</main>')), 'a').map(
        ({ href }) => href ?? '',
      );
      expect(links.filter((href) => courses.has(href)).length, slug).toBeGreaterThan(3);
    }
  });

  it('that moved redirect permanently, in one hop', covers('2.1', '2.7', '2.20', 'C30', 'C32'), async () => {
    const inQuery = model.courseTypes.filter((type) => type.audience === 'individual' && type.localization === 'query');
    const old = ['kursy-pierwszej-pomocy', 'kurs-kwalifikowanej-pierwszej-pomocy-kpp', 'recertyfikacja-kpp', 'blog'];
    const moves = [
      ...inQuery.flatMap(({ slug }) =>
        model.cities.map(({ id }) => [`/${slug.pl}/${id}`, `/${slug.pl}?localization=${id}`]),
      ),
      ...under(old, ['blog']).map((path) => [path, '/blog']),
      ['/kontakt/?a=1&b=%20x', '/kontakt?a=1&b=%20x'],
      ['/en/contact/', '/en/contact'],
    ];
    const asked = await answers(moves.map(([from = '']) => from));
    expect(asked).toEqual(moves.map(([, to = '']) => `301 ${to}`));
    const all = await answers(redirects.redirects.map(({ from }) => from));
    expect(new Set(await answers(all.map((answer) => answer.replace(/^301 /, ''))))).toEqual(new Set(['200']));
  });

  it('of pages and of the app answer as they are, others do not', covers('2.1', '2.29', '6.1'), async () => {
    const pages = [...siteTable.pages, ...siteTable.reserved];
    expect(new Set(await answers(pages))).toEqual(new Set(['200']));
    expect(await answers(['/recertyfikacja-kpp/atlantyda', '/en/nowhere'])).toEqual(['404', '404']);
  });

  it('of terms, privacy and all other pages answer', covers('2.25', '2.26', '2.28', '3.3'), () => {
    const others = words(`regulamin polityka-prywatnosci safety-league warsztaty-dla-dzieci-pierwsza-pomoc
      kurs-ratownika-medycznego testy-kpp rekrutacja kontakt o-nas kursy-pierwszej-pomocy`);
    expect(unanswered(others.map((slug) => `/${slug}`))).toEqual([]);
    for (const page of [pathTo('terms', 'pl'), pathTo('privacy', 'pl')])
      expect(mainText(pageAt(site, page)).length).toBeGreaterThan(1000);
  });
});

describe('a page of a course', () => {
  it('has a header with picture, title, intro and links to dates and program', covers('2.33', '2.34', '3.36'), () => {
    const { html } = coursePage(site, 'kpp');
    const header = html.slice(html.indexOf('<h1'), html.indexOf('id="price"'));
    expect(elements(header, 'a').map(({ href }) => href)).toEqual(expect.arrayContaining(['#dates', '#program']));
    expect(visibleText(header).length).toBeGreaterThan(200);
    expect(elements(/<main[\s\S]*/.exec(html)?.[0] ?? '', 'img').length).toBeGreaterThan(0);
    for (const { id } of model.courseTypes.filter(({ audience }) => audience === 'company'))
      expect(mainText(coursePage(site, id)).length, id).toBeGreaterThan(500);
  });

  it('shows a program only where there is one', covers('2.36'), () => {
    const shown = /<details class="fold"><summary><h2>[^<]*<\/h2><\/summary><div id="program"/;
    for (const { id, program } of model.courseTypes) expect(shown.test(coursePage(site, id).html), id).toBe(program);
  });

  it('links from the header to every program', covers('2.34'), () => {
    for (const { id } of model.courseTypes.filter(({ audience, program }) => audience === 'individual' && program)) {
      const { html } = coursePage(site, id);
      const header = html.slice(html.indexOf('<h1'), html.indexOf('id="price"'));
      expect(
        elements(header, 'a').map(({ href }) => href),
        id,
      ).toContain('#program');
    }
  });

  it('has a gallery only where the course has images', covers('2.38', '3.8', '3.15', '3.14'), () => {
    for (const { id, gallery } of model.courseTypes)
      expect(coursePage(site, id).html.includes('id="gallery"'), id).toBe(gallery !== null);
  });

  it('has questions in Polish alone', covers('2.39'), () => {
    for (const { id } of model.courseTypes) expect(coursePage(site, id, 'en').html, id).not.toContain('id="faq"');
    expect(coursePage(site, 'kpp').html).toContain('id="faq"');
  });

  it('ends with the text for search engines, which may have a heading', covers('2.41', '2.46', '3.9', '3.15'), () => {
    for (const { id, emptySeo } of model.courseTypes) {
      const text = /<div id="seo"[\s\S]*?<\/main>/.exec(coursePage(site, id).html)?.[0] ?? '';
      expect(text !== '', id).toBe(!emptySeo);
      if (!emptySeo) expect(visibleText(text).length, id).toBeGreaterThan(100);
    }
    expect(model.courseTypes.find(({ id }) => id === 'kipp')?.emptySeo).toBe(true);
    expect(
      elements(pageAt(site, pathTo('course-city', 'pl', { type: 'kpp', city: 'wroclaw' })).html, 'meta'),
    ).toContainEqual({
      name: 'keywords',
      content: expect.stringContaining(','),
    });
  });

  it('links to cities and courses when the sources lack its text', covers('2.40', '2.3', 'C74'), () => {
    expect(coursePage(site, 'kpp').html).toContain('id="more"');
  });
});

describe('what pages contain', () => {
  it('is a contact card with title, subtitle, annotation and a number to call', covers('2.42', '1.4'), () => {
    const card =
      /<div class="contact-card"[\s\S]*?<\/form>/.exec(pageAt(site, pathTo('contact', 'pl')).html)?.[0] ?? '';
    expect(elements(card, 'a').map(({ href }) => href)).toContainEqual(expect.stringMatching(/^tel:\+48/));
    expect(visibleText(card)).toContain('Oddzwaniamy w dni robocze');
    expect(mainText(pageAt(site, pathTo('contact', 'pl')))).toContain('Napisz do nas Oddzwaniamy');
    expect(mainText(pageAt(site, pathTo('contact', 'pl')))).toContain('Dane służą odpowiedzi na wiadomość');
  });

  it('is a finder that asks for type, city and month', covers('2.43', '3.22', '3.23'), () => {
    const { html } = pageAt(site, '/');
    const names = ['select', 'input'].flatMap((element) => elements(html, element).map(({ name }) => name));
    expect(names).toEqual(expect.arrayContaining(['type', 'localization', 'month']));
  });

  it(
    'is a table of five emergencies, whose last row gives no dose before a physician has read it',
    covers('2.47', '2.48', 'C83', 'C15'),
    () => {
      const text = mainText(pageAt(site, pathTo('first-aid-instructions', 'pl')));
      expect(text).toContain('7 maja 2025');
      for (const [situation, form] of [
        ['Wstrząs anafilaktyczny', 'autowstrzykiwacz'],
        ['Hipoglikemia', 'glukagon strzykawka lub aerozol do nosa'],
        ['Napad drgawkowy', 'do nosa, doodbytniczo lub do policzka'],
        ['Duszność', 'inhalator'],
        ['Ból w klatce piersiowej', 'aspiryna – tylko na polecenie dyspozytora'],
      ])
        expect(text).toMatch(new RegExp(`${situation}.{0,300}${form}`, 's'));
      expect(text).not.toMatch(/\d+ ?mg/);
    },
  );
});
