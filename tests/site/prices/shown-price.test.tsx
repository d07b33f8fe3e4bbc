import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useShownPrice } from '#site/features/course/course-price.tsx';
import { PriceLines } from '#site/features/course/price-lines.tsx';
import { SiteContext } from '#site/lib/site-context.ts';
import { TextsContext } from '#site/lib/texts-context.ts';
import { covers } from '../../covers.ts';
import { sampleAnswer } from '../samples/calendar.ts';
import { sampleRendering } from '../samples/site.ts';

type Recorded = Parameters<typeof useShownPrice>[1];

const Shown = ({ recorded }: { readonly recorded: Recorded }) => <PriceLines price={useShownPrice('kpp', recorded)} />;

/** The price of a course whose calendar gives so many złoty. */
const print = (latest: number | null, recorded: Recorded): string => {
  const { site } = sampleRendering;
  const reader = { ...site.reader, courses: () => ({ ...sampleAnswer('kpp'), price: latest }) };
  return renderToStaticMarkup(
    <SiteContext value={{ ...site, reader }}>
      <TextsContext value={{ locale: 'pl', messages: reader.messages }}>
        <Shown recorded={recorded} />
      </TextsContext>
    </SiteContext>,
  ).replaceAll(/[\u00a0\u2060]/g, ' ');
};

const recorded = { standard: 169_000, promotional: null, lowestBefore: null, lowest: null };

it('shows the price of the calendar, or the recorded one where the calendar has none', covers('9.7'), () => {
  expect(print(1590, null)).toContain('>1590 zł<');
  expect(print(1690, recorded)).toContain('>1690 zł<');
  expect(print(null, recorded)).toContain('>1690 zł<');
  expect(print(null, null)).toContain('price-words');
});

it('a lower price is a reduction only with the lowest price of the days before it', covers('9.7'), () => {
  expect(print(1590, recorded)).not.toContain('price-before');
  const promotional = { price: 159_000, from: '2026-11-01', to: '2026-11-30' };
  expect(print(1590, { ...recorded, promotional })).not.toContain('price-before');
  const reduced = print(1590, { ...recorded, promotional, lowestBefore: 165_000 });
  expect(reduced).toMatch(/<s class="price-before">.*1690 zł\*<\/s>/);
  expect(reduced).toContain('1650 zł');
});

describe('a calendar that gives a lower price than the standard one', covers('9.7', '1.14', 'C277'), () => {
  it('has the standard price struck through, with asterisk, note and the lowest price of the days before', () => {
    const page = print(1590, { ...recorded, lowest: 169_000 });
    expect(page).toMatch(/<s class="price-before">.*1690 zł\*<\/s>.*1590 zł/);
    expect(page).toContain('id="price-note"');
    expect(page).toMatch(/30 dni.*1690 zł/);
  });

  it('has no struck-through price where the owner shows reductions of the table only, or for a price that is not lower', () => {
    expect(print(1590, { ...recorded, lowest: null })).not.toContain('price-before');
    expect(print(1690, { ...recorded, lowest: 169_000 })).not.toContain('price-before');
    expect(print(1790, { ...recorded, lowest: 169_000 })).not.toContain('price-before');
  });
});
