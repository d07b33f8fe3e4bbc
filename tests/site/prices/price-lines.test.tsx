import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { PriceLines } from '#site/features/course/price-lines.tsx';
import type { ShownPrice } from '#site/lib/calendar/price.ts';
import { createMessageFunctions } from '#site/lib/texts.ts';
import { TextsContext } from '#site/lib/texts-context.ts';
import { covers } from '../../covers.ts';
import { sampleDictionaries } from '../samples/site.ts';

const print = (locale: Locale, price: ShownPrice): string =>
  renderToStaticMarkup(
    <TextsContext value={{ locale, messages: createMessageFunctions(locale, sampleDictionaries(locale)) }}>
      <PriceLines price={price} />
    </TextsContext>,
  );

const reduced: ShownPrice = {
  kind: 'reduced',
  words: '1590 zł',
  standard: '1690 zł',
  promoted: false,
  lowestBefore: '1650 zł',
};

describe('the price of a course', covers('rule:display-price'), () => {
  it.each([
    ['pl', '* Cena promocyjna dotyczy nowych zapisów. Najniższa cena z 30 dni przed obniżką: 1650 zł.'],
    [
      'en',
      '* The promotional price applies to new registrations. Lowest price of the 30 days before the reduction: 1650 zł.',
    ],
  ] as const)('in a promotion is tied to its footnote and the lowest price of 30 days (%s)', (locale, note) => {
    const markup = print(locale, reduced);
    expect(markup).toMatch(/<s class="price-before">.*1690 zł\*<\/s>/);
    expect(markup.replaceAll(/[\u00a0\u2060]/g, ' ')).toContain(`<p class="note" id="price-note">${note}</p>`);
    expect(markup).toContain('<p class="price" aria-describedby="price-note">');
  });

  it('without a promotion strikes nothing and has no footnote', covers('9.7', 'C04'), () => {
    const markup = print('pl', { ...reduced, kind: 'plain', words: '1690 zł', lowestBefore: null });
    expect(markup).toContain('1690 zł');
    expect(markup).not.toMatch(/<s |\*|aria-describedby/);
  });
});
