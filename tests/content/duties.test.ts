import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localeIds } from '#domain/locale.ts';
import { model } from '#model/index.ts';
import { covers } from '../covers.ts';
import { readTexts, root } from './texts.ts';

const texts = readTexts().filter(({ place }) => place.startsWith('content/'));
const placesOf = (pattern: RegExp): readonly string[] =>
  texts.filter(({ words }) => pattern.test(words)).map(({ place, words }) => `${place}: ${words}`);
const page = (locale: string, name: string): string =>
  readFileSync(join(root, `content/${locale}/pages/${name}.md`), 'utf8');

/** A page with the sentences that it binds, still with the names of their numbers. */
const boundPage = (locale: 'pl' | 'en', name: string): string =>
  page(locale, name).replaceAll(/\{statement\.(\w+)\}/g, (whole, id: string) => {
    const found = model.statements.find((one) => one.id === id);
    return found?.words[locale] ?? whole;
  });

describe('who acts for a child', () => {
  it('is a parent or a legal guardian, in every text', covers('C244'), () => {
    expect(placesOf(/rodzic\p{L}* lub opiekun\p{L}*(?!\p{L}| prawn)/u)).toEqual([]);
    expect(placesOf(/parent or guardian/)).toEqual([]);
  });

  it('declares voluntary participation for the child', covers('C244', '5.12'), () => {
    expect(placesOf(/samo chce przyjść i wie, że może odmówić/)).toHaveLength(1);
    expect(placesOf(/want to come themselves and know that they may decline/)).toHaveLength(1);
  });
});

it('no text asks to accept a privacy notice: it is read, and the terms are accepted', covers('C245', '5.12'), () => {
  expect(placesOf(/akceptuj\p{L}*[^.]*polityk/iu).filter((found) => !/zna(?:m|sz) politykę/.test(found))).toEqual([]);
  expect(placesOf(/accept[^.]*privacy policy/i).filter((found) => !/know the privacy policy/.test(found))).toEqual([]);
  expect(placesOf(/^Akceptuję regulamin\. Znam politykę/)).toHaveLength(1);
});

describe.each(localeIds)('the privacy page in %s', (locale) => {
  it(
    'states the retention for candidates, who have no form, and the law for transfers to other countries',
    covers('C247'),
    () => {
      const text = boundPage(locale, 'privacy');
      expect(text).toContain('{candidateMonths}');
      expect(text).toMatch(/art\. 45–46/);
    },
  );
});

it('the page on accessibility states a result and an authority, not only a goal', covers('C248'), () => {
  expect(page('pl', 'accessibility')).toMatch(/\*\*(?:w pełni|częściowo) zgodna\*\*/);
  expect(page('en', 'accessibility')).toMatch(/\*\*conforms (?:fully|partly)\*\*/);
  expect(page('pl', 'accessibility')).toContain('minister właściwy do spraw informatyzacji');
  expect(placesOf(/deklaracj\p{L}* dostępności/iu)).toEqual([]);
});

it.each(localeIds)('the terms in %s link to the bodies that settle disputes', covers('C249'), (locale) => {
  expect(page(locale, 'terms')).toContain('{statement.dispute}');
  expect(page(locale, 'terms')).toContain('](link:consumer-disputes)');
  expect(model.externalLinks.find(({ id }) => id === 'consumer-disputes')?.placeholder).toBe(false);
});

it.each(localeIds)(
  'terms and instruction in %s state the effects of a withdrawal in the same words',
  covers('C241'),
  (locale) => {
    for (const name of ['terms', 'withdrawal'])
      for (const id of ['withdrawalRefund', 'statementCounts'])
        expect(page(locale, name), `${name} ${id}`).toContain(`{statement.${id}}`);
  },
);

it.each(localeIds)(
  'terms and booking page in %s state the place of the course and the ways to pay',
  covers('C243'),
  (locale) => {
    for (const name of ['terms', 'booking'])
      for (const id of ['venue', 'venueToCome', 'paymentWays'])
        expect(page(locale, name), `${name} ${id}`).toContain(`{statement.${id}}`);
  },
);

it('every text on the discount for two mentions the code and its condition', covers('C84'), () => {
  expect(placesOf(/\{secondPersonDiscount\}/).filter((found) => !/kod|łącznie|in total|code/.test(found))).toEqual([]);
});
