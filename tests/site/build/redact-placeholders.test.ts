import { expect, it } from 'vitest';
import { createRedaction, removePlaceholders } from '#site/build/sources/redact-placeholders.ts';
import { covers } from '../../covers.ts';

const page = {
  heading: 'O nas',
  instructor: { title: 'Instruktor', placeholder: 'instructor-x' },
  people: [{ title: 'Instruktor', placeholder: 'instructor-x' }, { title: 'Anna' }],
  apps: [{ href: 'https://example.pl', placeholder: 'store' }],
  text: [
    { kind: 'paragraph', of: ['Numery: do uzupełnienia.'], placeholder: 'registers' },
    {
      kind: 'paragraph',
      of: ['Zajrzyj do ', { link: 'https://example.pl', of: ['sklepu'] }, ' teraz.'],
      placeholder: 'shop',
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'paragraph', of: ['do uzgodnienia'], placeholder: 'date' }],
        [{ kind: 'paragraph', of: ['stałe'] }],
      ],
    },
    { kind: 'list', ordered: false, items: [[{ kind: 'paragraph', of: ['do uzgodnienia'], placeholder: 'date' }]] },
  ],
  empty: [],
};

it('leaves out unknown facts with the whole paragraph, and lists what was left out', covers('C130'), () => {
  const names = new Set<string>();
  expect(removePlaceholders(page, (name) => names.add(name))).toEqual({
    heading: 'O nas',
    instructor: null,
    people: [{ title: 'Anna' }],
    apps: [],
    text: [{ kind: 'list', ordered: false, items: [[{ kind: 'paragraph', of: ['stałe'] }]] }],
    empty: [],
  });
  expect([...names].toSorted()).toEqual(['date', 'instructor-x', 'registers', 'shop', 'store']);
});

it('leaves out no text where the environment shows unknown facts', () => {
  expect(createRedaction({ showsPlaceholders: true }, () => expect.fail('nothing goes'))(page)).toBe(page);
});
