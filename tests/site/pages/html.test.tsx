import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Html } from '#site/lib/html/html.tsx';

const print = (html: string): string => renderToStaticMarkup(<Html html={html} />);

describe('HTML of the API', () => {
  it.each([
    [
      '<p>Dwa <b>weekendy</b>&nbsp;&ndash; <i>razem</i></p>',
      '<p>Dwa <strong>weekendy</strong>\u00a0– <em>razem</em></p>',
    ],
    ['<ul><li>raz<li>dwa</ul>po', '<ul><li>raz<li>dwa</li></li></ul>po'],
    ['<h1>Program</h1><div class="x">dzień</div>', '<h3>Program</h3>dzień'],
    [
      '<a href="https://example.org/?a=1&amp;b=2">link</a>',
      '<a href="https://example.org/?a=1&amp;b=2" rel="noopener">link</a>',
    ],
    ['<a href="/kontakt">u nas</a>', '<a href="/kontakt" rel="noopener">u nas</a>'],
    ['<a href="//evil.example">x</a><a href="/\\evil.example">y</a>', 'xy'],
    ['<a href="java&#10;script:alert(1)">x</a>', 'x'],
    ['<a href=" JavaScript:alert(1)">x</a>', 'x'],
    ['<script>alert(1)</script><style>p{}</style>tekst', 'tekst'],
    ['<p onclick="alert(1)" style="color:red">tekst</p>', '<p>tekst</p>'],
    ['<img src=x onerror=alert(1)>po', 'po'],
    ['<!-- <b>x</b> -->po', 'po'],
    ['1 < 2 i 3 > 2', '1 &lt; 2 i 3 &gt; 2'],
    ['<p>bez końca', '<p>bez końca</p>'],
    ['</p></div>tekst', 'tekst'],
    ['a<br/>b', 'a<br/>b'],
    ['&#x41;&#66;&unknown;&#0;', 'AB&amp;unknown;\ufffd'],
  ])('%j becomes %j', (html, expected) => {
    expect(print(html)).toBe(expected);
  });

  it('never yields an element, attribute or address that is not allowed', () => {
    const part = fc.constantFrom(
      '<',
      '>',
      '</',
      'p',
      'a ',
      'script',
      'img ',
      'svg',
      'href=',
      '"',
      "'",
      'javascript:',
      'data:',
      'onload=',
      ' ',
      '/',
      'x',
      '<!--',
      '-->',
      '&#106;',
      '\u0000',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const printed = print(parts.join(''));
        for (const [, name = '', rest = ''] of printed.matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)) {
          expect(['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'h3', 'h4', 'br']).toContain(name);
          expect(rest).toMatch(/^(?: href="(?:https?:|mailto:|tel:|\/|#)[^"]*" rel="noopener")?\/?$/);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

it('keeps the cells of a table apart and its rows on lines of their own', () => {
  const table =
    '<table><tbody><tr><th>Dzień</th><th>Godziny</th></tr><tr><td>piątek</td><td>8–19</td></tr></tbody></table>';
  expect(print(table)).toBe('Dzień – Godziny<br/>piątek – 8–19<br/>');
});
