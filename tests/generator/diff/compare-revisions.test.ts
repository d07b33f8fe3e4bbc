import { describe, expect, it } from 'vitest';
import type { Change } from '#generator/diff/change.ts';
import { compareRevisions } from '#generator/diff/compare-revisions.ts';
import type { Revision } from '#generator/diff/revision.ts';
import { findFieldDifferences } from '#generator/diff/value-difference.ts';
import { atMost, exactly } from '#model/rules/cell.ts';
import { boolean } from '#model/rules/domain.ts';
import type { DecisionTable, Rule, TransitionTable } from '#model/rules/language.ts';
import { decision } from '#model/source.ts';
import { plain, plainTexts } from '../../rules/plain-texts.ts';
import { facts, revisionWith, today } from './small-revision.ts';

const withParameter = (id: string, value: number): Revision => {
  const parameter = today.parameters[id];
  if (parameter === undefined) throw new Error(`There is no parameter ${id}.`);
  const values = parameter.values.map((interval) => ({ ...interval, value }));
  return { ...today, parameters: { ...today.parameters, [id]: { ...parameter, values } } };
};

const withDecision = (id: string, change: (table: DecisionTable) => DecisionTable): Revision => ({
  ...today,
  rules: today.rules.map((rule): Rule => (rule.id === id && rule.kind === 'decision' ? change(rule) : rule)),
});

const withTransitions = (id: string, change: (table: TransitionTable) => TransitionTable): Revision => ({
  ...today,
  rules: today.rules.map((rule): Rule => (rule.id === id && rule.kind === 'transitions' ? change(rule) : rule)),
});

const short = (changes: readonly Change[]) =>
  changes.map(({ impact, subject, details }) => ({ impact, subject, details }));

it('finds no difference between a model and itself', () => {
  expect(compareRevisions(today, today)).toEqual([]);
});

it('a new empty field is no difference, a filled one is', () => {
  expect(findFieldDifferences([{ id: 'kpp' }], [{ id: 'kpp', typeName: null }])).toEqual([]);
  expect(findFieldDifferences([{ id: 'kpp' }], [{ id: 'kpp', typeName: 'tccc' }])).toEqual([
    { path: 'kpp.typeName', before: undefined, after: 'tccc' },
  ]);
});

describe('rules', () => {
  it('with a moved bound differ in the smallest region', () => {
    expect(short(compareRevisions(withParameter('severalTo', 10), withParameter('severalTo', 12)))).toEqual([
      {
        impact: 'careful',
        subject: 'rule stock-level',
        details: ['items = 11..12: unmarked → several', expect.stringMatching(/^because severalTo: 10/)],
      },
    ]);
  });

  it('that refuse what they accepted are breaking', () => {
    const [change, ...others] = compareRevisions(
      withParameter('phoneMinimumDigits', 9),
      withParameter('phoneMinimumDigits', 10),
    );
    expect(others).toEqual([]);
    expect(change).toMatchObject({ impact: 'breaking', subject: 'rule phone-field' });
    expect(change?.details.join('\n')).toMatch(/ok → form\/phoneLengthError/);
  });

  it('that change the amount of orders are breaking, and show it in złoty', () => {
    expect(
      short(
        compareRevisions(withParameter('secondPersonDiscount', 20_000), withParameter('secondPersonDiscount', 25_000)),
      ),
    ).toEqual([
      {
        impact: 'breaking',
        subject: 'rule discount',
        details: [
          'offer = kpp, secondPerson = true: PLN\u00a0200 → PLN\u00a0250',
          expect.stringMatching(/^because secondPersonDiscount: PLN\u00a0200 → PLN\u00a0250/),
        ],
      },
    ]);
  });

  it('with a changed derived model are compared case by case', () => {
    const [change] = compareRevisions(
      withParameter('recertificationWindowMonths', 3),
      withParameter('recertificationWindowMonths', 2),
    );
    expect(change).toMatchObject({ impact: 'breaking', subject: 'rule recertification-window' });
    expect(change?.details.join('\n')).toMatch(/expiryDay = 2027-05-31, examDay = 2027-03-01: inWindow → tooEarly/);
  });

  it('that lose a row have cases without a result', () => {
    const after = withDecision('stock-level', (table) => ({
      ...table,
      rows: table.rows.filter(({ id }) => id !== 'few'),
    }));
    expect(short(compareRevisions(today, after))).toEqual([
      {
        impact: 'breaking',
        subject: 'rule stock-level',
        details: ['items = 2..4: few → no result', 'no longer reads fewFrom, fewTo'],
      },
    ]);
  });

  it('that are only rewritten are safe, and say so', () => {
    const after = withDecision('faq-shown', (table) => ({ ...table, rows: table.rows.toReversed() }));
    expect(short(compareRevisions(today, after))).toEqual([
      { impact: 'safe', subject: 'rule faq-shown', details: ['rewritten; every case is decided as before'] },
    ]);
  });

  it('whose words change for readers are safe, and quote the words', () => {
    const after = withDecision('stock-level', (table) => ({
      ...table,
      inputs: Object.fromEntries(Object.entries(table.inputs).map(([name, domain]) => [name, plain(domain)])),
      rows: table.rows.map((row) => ({ ...row, ...plainTexts(row.id) })),
    }));
    expect(short(compareRevisions(today, after))).toEqual([
      {
        impact: 'safe',
        subject: 'rule stock-level',
        details: expect.arrayContaining([expect.stringMatching(/^rows\.gone\.en: .* → gone$/)]),
      },
    ]);
  });

  it('that read another input decide otherwise', () => {
    const after = withDecision('faq-shown', (table) => ({
      ...table,
      inputs: { ...table.inputs, wide: plain(boolean()) },
    }));
    expect(short(compareRevisions(today, after))).toEqual([
      { impact: 'careful', subject: 'rule faq-shown', details: ['input wide added'] },
    ]);
  });

  it('that are added or removed are listed, and never breaking', () => {
    const without = { ...today, rules: today.rules.filter(({ id }) => id !== 'search-button') };
    expect(short(compareRevisions(today, without))).toEqual([
      { impact: 'careful', subject: 'rule search-button', details: ['removed'] },
    ]);
    expect(short(compareRevisions(without, today))).toEqual([
      {
        impact: 'safe',
        subject: 'rule search-button',
        details: ['added', expect.stringMatching(/^“The button reads /)],
      },
    ]);
  });

  it('of transitions differ by state, event and guard', () => {
    const after = withTransitions('carousel', (table) => ({
      ...table,
      rows: table.rows.map((row) =>
        row.id === 'next-wraps'
          ? { ...row, when: { ...row.when, stepsToEnd: atMost(0), continuous: exactly(true) }, effects: [] }
          : row,
      ),
    }));
    expect(short(compareRevisions(today, after))).toEqual([
      {
        impact: 'careful',
        subject: 'rule carousel',
        details: [
          'resting on next, continuous = true, stepsToEnd = 0 or less: resting, index := 0, stopped := true, scrollToItem → resting, index := 0, stopped := true',
        ],
      },
    ]);
  });
});

describe('addresses', () => {
  const renamed = (redirects: readonly { from: string; to: string }[]): Revision =>
    revisionWith({
      ...facts,
      model: {
        ...facts.model,
        routes: facts.model.routes.map((route) =>
          route.id === 'contact' ? { ...route, path: { ...route.path, pl: '/moved-elsewhere' } } : route,
        ),
        redirects: [
          ...facts.model.redirects,
          ...redirects.map((move, index) => ({
            ...move,
            id: `moved-${index}`,
            source: decision('C80', { pl: 'przeniesiono', en: 'moved' }),
          })),
        ],
      },
    });

  const contact = facts.model.routes.find(({ id }) => id === 'contact')?.path.pl ?? '';

  /** Former paths of the page lead to the new one as well, and are changes of their own. */
  const ofPage = (redirects: Parameters<typeof renamed>[0]) =>
    short(compareRevisions(today, renamed(redirects))).filter(({ subject }) => subject === 'route contact');

  it('that are renamed without a redirect are breaking', () => {
    expect(ofPage([])).toEqual([
      { impact: 'breaking', subject: 'route contact', details: [`${contact} → /moved-elsewhere (no redirect: 404)`] },
    ]);
  });

  it('that are renamed with a redirect need care', () => {
    expect(ofPage([{ from: contact, to: '/moved-elsewhere' }])).toEqual([
      {
        impact: 'careful',
        subject: 'route contact',
        details: [`${contact} → /moved-elsewhere (301 to /moved-elsewhere)`],
      },
    ]);
  });

  it('of a course whose slug changes are one change', () => {
    const after = revisionWith({
      ...facts,
      model: {
        ...facts.model,
        courseTypes: facts.model.courseTypes.map((type) =>
          type.id === 'ped' ? { ...type, slug: { ...type.slug, pl: 'kurs-dla-rodzicow' } } : type,
        ),
      },
    });
    const changes = compareRevisions(today, after);
    expect(changes.map(({ impact, subject }) => [impact, subject.replace(/^route \S+ ped$/, 'route of ped')])).toEqual([
      ['breaking', expect.stringMatching(/^redirects below \//)],
      ['breaking', 'route of ped'],
      ['safe', 'redirects below /kurs-dla-rodzicow'],
    ]);
  });
});

describe('model', () => {
  it('has changes with row, field and source', () => {
    const after = revisionWith({
      ...facts,
      model: {
        ...facts.model,
        environments: facts.model.environments.map((one) =>
          one.id === 'production' ? { ...one, indexable: false } : one,
        ),
      },
    });
    expect(compareRevisions(today, after)).toEqual([
      {
        kind: 'row',
        impact: 'careful',
        subject: 'environments production',
        details: ['indexable: true → false'],
        source: expect.stringMatching(/^specification 2\./),
      },
    ]);
  });

  it('with another source only is safe', () => {
    const after = revisionWith({
      ...facts,
      model: {
        ...facts.model,
        environments: facts.model.environments.map((one) => ({
          ...one,
          source: decision('C80', { pl: 'gdzie indziej', en: 'elsewhere' }),
        })),
      },
    });
    const changes = compareRevisions(today, after);
    expect(changes).toHaveLength(facts.model.environments.length);
    expect(new Set(changes.map(({ impact }) => impact))).toEqual(new Set(['safe']));
  });

  it('lists a removed course type next to its addresses without an answer', () => {
    const after = revisionWith({
      ...facts,
      model: {
        ...facts.model,
        courseTypes: facts.model.courseTypes
          .filter(({ id }) => id !== 'ped')
          .map((type) => ({ ...type, related: type.related.filter((id) => id !== 'ped') })),
      },
    });
    const changes = compareRevisions(today, after);
    expect(changes).toContainEqual(
      expect.objectContaining({ impact: 'careful', subject: 'courseTypes ped', details: ['removed'] }),
    );
    const [route] = changes.filter(({ kind, subject }) => kind === 'route' && subject.endsWith(' ped'));
    expect(route).toMatchObject({
      impact: 'breaking',
      details: expect.arrayContaining([expect.stringMatching(/ends \(no redirect: 404\)/)]),
    });
  });
});
