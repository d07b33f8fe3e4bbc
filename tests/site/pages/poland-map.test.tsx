import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { InstructorCard } from '#contract/places.ts';
import { model } from '#model/index.ts';
import { PolandMap } from '#site/features/map/poland-map.tsx';
import { covers } from '../../covers.ts';

const print = (instructor: InstructorCard | null): string =>
  renderToStaticMarkup(
    <PolandMap
      map={{ regions: model.regions.map((region) => ({ ...region, name: region.name.pl, instructor, cities: [] })) }}
    />,
  );
const person = { id: 'a', position: null, picture: null, alt: '' };

it('marks the middle of every region whose instructor has a name, and names that instructor', covers('3.24'), () => {
  const markup = print({ ...person, title: 'Jan Kowalski' });
  for (const { left, top } of model.regions)
    expect(markup).toContain(`<circle cx="${left}%" cy="${top}%" r="6"><title>Jan Kowalski</title>`);
});

it('has no unnamed mark where nobody is named yet', covers('3.24', 'C130'), () => {
  for (const nobody of [null, { ...person, title: 'Kierownik regionalny', placeholder: 'manager' }]) {
    const markup = print(nobody);
    expect(markup).not.toContain('<circle');
    expect(markup).not.toContain('Kierownik');
  }
});
