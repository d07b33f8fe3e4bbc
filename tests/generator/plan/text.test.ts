import { describe, expect, it } from 'vitest';
import { removePlaceholderProse, renderProseHtml } from '#contract/prose-html.ts';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { formatPrice } from '#domain/money/amount.ts';
import {
  bindNumbersToUnits,
  bindWords,
  fillTextArguments,
  keepArgumentsOnLine,
} from '#generator/plan/text/fill-text.ts';
import { formatNumberWithUnit } from '#generator/plan/text/format-fact.ts';
import { compileProse, type ProseContext, toUrlFragment } from '#generator/plan/text/prose.ts';
import { parameterValueOnDay } from '#generator/rules/meaning/parameter-value.ts';
import { parseMarkdown } from '#generator/validate/content/markdown.ts';

const units = new Map([
  [
    'hour',
    {
      key: 'hour',
      file: '',
      forms: { one: '{count} godzina', few: '{count} godziny', many: '{count} godzin', other: '{count} godziny' },
    },
  ],
  [
    'yearGenitive',
    {
      key: 'yearGenitive',
      file: '',
      forms: { one: '{count} roku', few: '{count} lat', many: '{count} lat', other: '{count} roku' },
    },
  ],
  [
    'year',
    {
      key: 'year',
      file: '',
      forms: { one: '{count} rok', few: '{count} lata', many: '{count} lat', other: '{count} roku' },
    },
  ],
]);

describe('model in words', () => {
  it.each([
    [1, 'hour', 'nominative', '1\u{a0}godzina'],
    [2.5, 'hour', 'nominative', '2,5\u{a0}godziny'],
    [66, 'hour', 'nominative', '66\u{a0}godzin'],
    [3, 'year', 'nominative', '3\u{a0}lata'],
    [3, 'year', 'genitive', '3\u{a0}lat'],
    [3, 'year', 'number', '3'],
    [169000, 'grosze', 'nominative', '1690\u{a0}zł'],
    [80, 'percent', 'nominative', '80%'],
  ] as const)('%s of the unit %s in the %s is “%s”', (value, unit, form, text) => {
    expect(formatNumberWithUnit({ value, unit, form }, 'pl', units)).toBe(text);
  });

  it('groups prices from ten thousand on, and shows grosze only where there are any', () => {
    expect([0, 50, 34900, 1690050].map((grosze) => formatPrice(grosze, 'pl'))).toEqual([
      '0\u{a0}zł',
      '0,50\u{a0}zł',
      '349\u{a0}zł',
      '16\u{a0}900,50\u{a0}zł',
    ]);
    expect(formatPrice(169000, 'en')).toBe('PLN\u{a0}1690');
  });

  it('takes the value of the day, first and last day of a period included', () => {
    const parameter = {
      name: { pl: 'cena', en: 'price' },
      unit: 'grosze',
      values: [
        { from: null, to: '2026-11-30', value: 1 },
        { from: '2026-12-01', to: '2026-12-31', value: 2 },
      ],
      source: { document: 'knowledge', detail: { pl: '', en: '' } },
    } as const;
    const days = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map((day) => parseCivilDate(day) ?? 0);
    expect(days.map((day) => parameterValueOnDay(parameter, day))).toEqual([1, 2, 2, null]);
  });
});

describe('arguments of a text', () => {
  it('are filled in, and unknown ones are reported with their place', () => {
    const reported: [string, number][] = [];
    const scope = (argument: string): string | null => (argument === 'city' ? 'Opole' : null);
    expect(fillTextArguments('w {city} i {town}', scope, (argument, offset) => reported.push([argument, offset]))).toBe(
      'w Opole i {town}',
    );
    expect(reported).toEqual([['town', 11]]);
  });

  it('bind one-letter words to the next word, and the parts of “e-mail”', () => {
    expect(bindWords('Kurs w Opolu i w Ełku', 'pl')).toBe('Kurs w\u{a0}Opolu i\u{a0}w\u{a0}Ełku');
    expect(bindWords('An e-mail to /e-mail', 'en')).toBe('An e\u{2060}-\u{2060}mail to /e-mail');
  });

  it('bind numbers to their units and thousands', () => {
    expect(bindNumbersToUnits('21 000 osób, 14 dni, 1690 zł, rozdział 3.5 Prawo')).toBe(
      '21\u{a0}000\u{a0}osób, 14\u{a0}dni, 1690\u{a0}zł, rozdział 3.5 Prawo',
    );
  });

  it.each([
    ['{amount} zł', '{amount}~zł'],
    ['PLN {amount}', 'PLN~{amount}'],
    ['{city}, {kilometres} km', '{city}, {kilometres}~km'],
    ['za {seconds} s', 'za {seconds}~s'],
    ['{count} są', '{count} są'],
    ['{day} {month} {year}', '{day}~{month} {year}'],
    ['{first} – {last}', '{first}~– {last}'],
  ])('of “%s” have no line break before the noun or date: “%s”', (text, bound) => {
    expect(keepArgumentsOnLine(text).replaceAll('\u{a0}', '~')).toBe(bound);
  });
});

describe('prose', () => {
  const compile = (
    markdown: string,
    locale: ProseContext['locale'] = 'pl',
  ): { blocks: ReturnType<typeof compileProse>; problems: Parameters<ProseContext['report']>[0][] } => {
    const problems: Parameters<ProseContext['report']>[0][] = [];
    const context: ProseContext = {
      locale,
      scope: (argument) => (argument === 'kppHours' ? '66\u{a0}godzin' : null),
      link: (target) => ({ 'route:contact': '/kontakt', 'link:zone': 'https://zone.example' })[target] ?? null,
      placeholder: (reference) => ({ 'gap.registers': 'registers', 'link:zone': 'zone' })[reference] ?? null,
      report: (problem) => problems.push(problem),
    };
    return { blocks: compileProse(parseMarkdown(markdown), context), problems };
  };

  it('is marked as a whole where it links to an unknown address, and leaves the answers of services', () => {
    const { blocks } = compile('Kurs trwa.\n\nMasz [strefę](link:zone).\n\n- [sklep](link:zone)\n- **raz**');
    expect(blocks).toMatchObject([
      { kind: 'paragraph', of: ['Kurs trwa.'] },
      { kind: 'paragraph', placeholder: 'zone' },
      { kind: 'list', items: [[{ placeholder: 'zone' }], [{ kind: 'paragraph' }]] },
    ]);
    expect(renderProseHtml(removePlaceholderProse(blocks))).toBe(
      '<p>Kurs trwa.</p>\n<ul><li><strong>raz</strong></li></ul>',
    );
  });

  it('becomes blocks with filled arguments and resolved links', () => {
    expect(compile('## Ile trwa?\n\nTrwa {kppHours}. [Napisz](route:contact).\n\n- **raz**\n- dwa')).toEqual({
      blocks: [
        { kind: 'heading', level: 2, id: 'ile-trwa', of: ['Ile trwa?'] },
        { kind: 'paragraph', of: ['Trwa 66\u{a0}godzin. ', { link: '/kontakt', of: ['Napisz'] }, '.'] },
        {
          kind: 'list',
          ordered: false,
          items: [[{ kind: 'paragraph', of: [{ strong: ['raz'] }] }], [{ kind: 'paragraph', of: ['dwa'] }]],
        },
      ],
      problems: [],
    });
  });

  it('binds one-letter words wherever Polish prose has them, and leaves English alone', () => {
    expect(compile('Pomoc z **w domu** i\n[z nami](route:contact).\n\n- w biurze', 'pl').blocks).toEqual([
      {
        kind: 'paragraph',
        of: ['Pomoc z\u{a0}', { strong: ['w\u{a0}domu'] }, ' i\u{a0}', { link: '/kontakt', of: ['z\u{a0}nami'] }, '.'],
      },
      { kind: 'list', ordered: false, items: [[{ kind: 'paragraph', of: ['w\u{a0}biurze'] }]] },
    ]);
    expect(compile('I am a rescuer.', 'en').blocks).toEqual([{ kind: 'paragraph', of: ['I am a rescuer.'] }]);
  });

  it('reports what it cannot render, with its position', () => {
    const { problems } = compile('Cena {price}.\n\n[x](route:nowhere)\n\n<b>html</b>\n\n> cytat\n\n#### za głęboko');
    expect(problems.map(({ code, offset }) => [code, offset])).toEqual([
      ['unknown-argument', 5],
      ['bad-link', 15],
      ['unsupported-markdown', 35],
      ['unsupported-markdown', 42],
      ['unsupported-markdown', 48],
      ['unsupported-markdown', 57],
    ]);
  });

  it('makes fragments without diacritics', () => {
    expect(toUrlFragment('Żółta łódź — czy świeci?')).toBe('zolta-lodz-czy-swieci');
  });

  it('escapes text in the HTML that the services answer with', () => {
    expect(renderProseHtml([{ kind: 'paragraph', of: ['a < b & "c"', { link: '/x"', of: ['y'] }] }])).toBe(
      '<p>a &lt; b &amp; &quot;c&quot;<a href="/x&quot;">y</a></p>',
    );
  });
});
