import { expect, it } from 'vitest';
import { finishFor, withoutUnfinished } from '#site/build/without-unfinished.ts';
import { covers } from '../../covers.ts';

const page = {
  heading: 'O nas',
  instructor: { title: 'Instruktor', unfinished: 'instructor-x' },
  people: [{ title: 'Instruktor', unfinished: 'instructor-x' }, { title: 'Anna' }],
  apps: [{ href: 'https://example.pl', unfinished: 'store' }],
  text: [
    { kind: 'paragraph', of: ['Numery: do uzupełnienia.'], unfinished: 'registers' },
    {
      kind: 'paragraph',
      of: ['Zajrzyj do ', { link: 'https://example.pl', of: ['sklepu'] }, ' teraz.'],
      unfinished: 'shop',
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'paragraph', of: ['do uzgodnienia'], unfinished: 'date' }],
        [{ kind: 'paragraph', of: ['stałe'] }],
      ],
    },
    { kind: 'list', ordered: false, items: [[{ kind: 'paragraph', of: ['do uzgodnienia'], unfinished: 'date' }]] },
  ],
  empty: [],
};

it(
  'leaves out what is not known yet with the whole paragraph that speaks of it, and names what went',
  covers('C130'),
  () => {
    const names = new Set<string>();
    expect(withoutUnfinished(page, (name) => names.add(name))).toEqual({
      heading: 'O nas',
      instructor: null,
      people: [{ title: 'Anna' }],
      apps: [],
      text: [{ kind: 'list', ordered: false, items: [[{ kind: 'paragraph', of: ['stałe'] }]] }],
      empty: [],
    });
    expect([...names].toSorted()).toEqual(['date', 'instructor-x', 'registers', 'shop', 'store']);
  },
);

it('leaves everything where the environment shows what is not known yet', () => {
  expect(finishFor({ showsUnfinished: true }, () => expect.fail('nothing goes'))(page)).toBe(page);
});
