import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InstructorCards } from '#site/features/instructor-cards.tsx';
import { covers } from '../../covers.ts';

const person = { id: 'a', position: null, picture: null, alt: '' };
const print = (title: string): string => renderToStaticMarkup(<InstructorCards people={[{ ...person, title }]} />);

it('shows the initials of an instructor without a photograph, which no screen reader reads', covers('C72'), () => {
  expect(print('Łucja Żak-Nowak')).toContain('<span class="person-mark" aria-hidden="true">ŁŻ</span>');
  expect(print('Instruktor, Wrocław')).toContain('>IW<');
  expect(print('Instruktor')).toContain('>I<');
});

it('shows the photograph where there is one', covers('C72'), () => {
  const markup = renderToStaticMarkup(
    <InstructorCards people={[{ ...person, title: 'Jan Kowalski', picture: '/a.svg' }]} />,
  );
  expect(markup).toContain('<img');
  expect(markup).not.toContain('person-mark');
});

it('shows nobody whose name is not known yet', covers('C72', 'C130'), () => {
  const people = [
    { ...person, title: 'Instruktor, Wrocław', placeholder: 'instructor-wroclaw' },
    { ...person, id: 'b', title: 'Jan Kowalski' },
  ];
  const markup = renderToStaticMarkup(<InstructorCards people={people} />);
  expect(markup).not.toContain('Instruktor');
  expect(markup).toContain('Jan Kowalski');
});
