import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { InstructorCard } from '#contract/places.ts';
import { InstructorCards } from '#site/features/instructor-cards.tsx';
import { createMessageFunctions } from '#site/lib/texts.ts';
import { TextsContext } from '#site/lib/texts-context.ts';
import { covers } from '../../covers.ts';
import { sampleDictionaries } from '../samples/site.ts';

const person = { id: 'a', position: null, picture: null, alt: '' };
const printAll = (people: readonly InstructorCard[]): string =>
  renderToStaticMarkup(
    <TextsContext value={{ locale: 'pl', messages: createMessageFunctions('pl', sampleDictionaries('pl')) }}>
      <InstructorCards people={people} />
    </TextsContext>,
  );
const print = (title: string): string => printAll([{ ...person, title }]);

it('shows the initials of an instructor without a photograph, hidden from screen readers', covers('C72'), () => {
  expect(print('Łucja Żak-Nowak')).toContain('<span class="person-mark" aria-hidden="true">ŁŻ</span>');
  expect(print('Instruktor, Wrocław')).toContain('>IW<');
  expect(print('Instruktor')).toContain('>I<');
});

it('shows the photograph where there is one', covers('C72'), () => {
  const markup = printAll([{ ...person, title: 'Jan Kowalski', picture: '/a.svg' }]);
  expect(markup).toContain('<img');
  expect(markup).not.toContain('person-mark');
});

it('marks instructors without a name as samples', covers('C72', 'C130'), () => {
  const people = [
    { ...person, title: 'Instruktor, Wrocław', placeholder: 'instructor-wroclaw' },
    { ...person, id: 'b', title: 'Jan Kowalski' },
  ];
  const markup = printAll(people);
  expect(markup.match(/Wzór:/g)).toHaveLength(1);
  expect(markup).toMatch(/Instruktor, Wrocław.*Wzór:.*Jan Kowalski/);
});
