import { describe, expect, it, vi } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import type { PageOf } from '#domain/pages/page.ts';
import { renderPage } from '#site/app/document/render.tsx';
import { createTexts } from '#site/lib/texts.ts';
import { sampleDictionaries, sampleRendering } from '../samples/site.ts';
import { readPageData } from '../samples/small-site.ts';

const pages = { pl: 'pl--audyt', en: 'en--audit' } as const;

const readPage = (locale: Locale): PageOf<'audit'> => readPageData(`pages/${pages[locale]}.json`);

const render = (page: PageOf<'audit'>): string => {
  const { site } = sampleRendering;
  const messages = createTexts(page.locale, sampleDictionaries(page.locale));
  return renderPage(page, {
    ...sampleRendering,
    site: { ...site, layout: { ...site.layout, locale: page.locale }, reader: { ...site.reader, messages } },
  });
};

const words = { pl: { agrees: '>zgodny<', differs: 'NIEZGODNY' }, en: { agrees: '>agrees<', differs: 'DIFFERS' } };

/** The same page with one expected result of the badge made wrong. */
const withWrongExpectation = (page: PageOf<'audit'>): PageOf<'audit'> =>
  JSON.parse(
    JSON.stringify(page).replace(
      '{"inputs":{"freePlaces":10},"value":"severalPlaces"',
      '{"inputs":{"freePlaces":10},"value":"none"',
    ),
  );

describe.each(['pl', 'en'] as const)('the audit page in %s', (locale) => {
  const page = readPage(locale);
  const html = render(page);
  const cases = page.body.areas
    .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
    .reduce(
      (sum, block) =>
        sum + (block.kind === 'cases' ? block.cases.length : block.kind === 'steps' ? block.steps.length : 0),
      0,
    );

  it('shows for every case what the generated function gives, and all agree with the table', () => {
    expect(cases).toBeGreaterThan(500);
    expect(html.split(words[locale].agrees)).toHaveLength(cases + 1);
    expect(html).not.toContain(words[locale].differs);
  });

  it('says so where the running code gives something else than the table', () => {
    expect(render(withWrongExpectation(page)).split(words[locale].differs)).toHaveLength(2);
  });

  it('prints every list of elements with keys of their own', () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue(undefined);
    render(page);
    expect(complaints.mock.calls.map(([first]) => String(first))).toEqual([]);
    complaints.mockRestore();
  });

  it('gives every table a caption, headings of columns and rows, and every link of the contents its target', () => {
    const tables = html.match(/<table/g) ?? [];
    expect(tables.length).toBeGreaterThan(150);
    expect(html.match(/<caption>[^<]+<\/caption>/g)).toHaveLength(tables.length);
    expect(html).toContain('<th scope="col">');
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  });

  it('keeps search engines out and carries no inline style', () => {
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/ style="/);
  });

  it('draws every transition table with a text that says the same', () => {
    expect(
      html.match(/<svg role="img"[^>]*aria-labelledby="([a-z-]+)-text"><title id="\1-text">[^<]{20}/g),
    ).toHaveLength(
      page.body.areas.flatMap(({ sections }) =>
        sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'diagram')),
      ).length,
    );
  });
});
