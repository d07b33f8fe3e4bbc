import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CityPoint } from '#site/features/map/city-point.tsx';
import { witnesses } from '../witnesses.ts';

it('breaks the name of a city on the map after its first word', witnesses('C87'), () => {
  const print = (name: string) => renderToStaticMarkup(<CityPoint city={{ id: 'a', name, href: '/a' }} />);
  expect(print('Zielona Góra')).toContain('<span>Zielona<br/>Góra</span>');
  expect(print('Opole')).toContain('<span>Opole</span>');
});
