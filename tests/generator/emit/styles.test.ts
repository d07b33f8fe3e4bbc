import { expect, it } from 'vitest';
import { carouselHeightStyles } from '#generator/emit/site/styles.ts';
import { model } from '#model/index.ts';
import { covers } from '../../covers.ts';

it('a carousel has the height of its row, or that of its pictures', covers('3.30'), () => {
  const withHeight = (height: number | null): string => {
    const carousels = model.carousels.map((carousel) => ({ ...carousel, height }));
    return carouselHeightStyles({ model: { ...model, carousels } });
  };
  expect(withHeight(null)).toBe('');
  for (const { id } of model.carousels)
    expect(withHeight(180)).toContain(`.carousel-${id} .strip :is(a, img) {\n  height: 180px;`);
});
