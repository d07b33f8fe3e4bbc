import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { decisionCases } from '#generator/rules/cases/boundary-cases.ts';
import { interpretDecision } from '#generator/rules/meaning/interpret.ts';
import { type Value, wordsOf } from '#generator/rules/meaning/region.ts';
import { isFull, sampleOf } from '../../depth.ts';
import { decisionTable, decisionTables, importOracle, ruleContext, writeEmittedRules } from '../emitted-rules.ts';
import { evaluateDmn, givenNames, readDmn, upTo } from './dmn-evaluation.ts';
import { dmnInputs, feelValue } from './dmn-inputs.ts';

/** The full run evaluates every case of the window; the short one those at the ends of months. */

let folder = '';
beforeAll(() => {
  folder = writeEmittedRules('dmn');
});

const definitionsOf = (id: string) => readDmn(readFileSync(path.join(folder, 'audit/dmn', `${id}.dmn`), 'utf8'));

describe.each(decisionTables.map((table) => ({ id: table.id, table })))('the DMN of $id', ({ id, table }) => {
  it('is read without a warning and gives, evaluated with feelin, what the rule gives', async () => {
    const definitions = await definitionsOf(id);
    const cases = decisionCases(table, ruleContext);
    // A rule with fewer than twenty cases has no other region: its boundary cases are all that it tells apart.
    const chosen = sampleOf(cases, 20);
    expect(chosen.length).toBeGreaterThanOrEqual(Math.min(20, cases.length));
    for (const { inputs, value } of chosen) {
      const given = dmnInputs(table, { inputs, names: Object.keys(givenNames(definitions)) }, ruleContext);
      expect(evaluateDmn(definitions, given), JSON.stringify(inputs)).toBe(feelValue(value, table.outputs));
    }
  });
});

/** The boxes of a drawing, and the parts of its lines. */
const drawingOf = (xml: string) => {
  const boxes = [...xml.matchAll(/<dc:Bounds height="(\d+)" width="(\d+)" x="([\d.]+)" y="([\d.]+)"/g)].map(
    ([, height, width, x, y]) => ({ height: Number(height), width: Number(width), x: Number(x), y: Number(y) }),
  );
  const lines = [...xml.matchAll(/<dmndi:DMNEdge[^>]*>([\s\S]*?)<\/dmndi:DMNEdge>/g)].flatMap(([, inner = '']) => {
    const points = [...inner.matchAll(/x="([\d.]+)" y="([\d.]+)"/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    return points.slice(1).map((to, index) => [points[index] ?? to, to] as const);
  });
  return { boxes, lines };
};

it.each([...decisionTables.map(({ id }) => id), 'all-pl', 'all-en'])(
  'the drawing of %s has no line through a box',
  (id) => {
    const { boxes, lines } = drawingOf(readFileSync(path.join(folder, `audit/dmn/${id}.dmn`), 'utf8'));
    const through = lines.flatMap(([[fromX, fromY], [toX, toY]]) =>
      boxes.filter(
        ({ x, y, width, height }) =>
          Math.max(fromX, toX) > x &&
          Math.min(fromX, toX) < x + width &&
          Math.max(fromY, toY) > y &&
          Math.min(fromY, toY) < y + height,
      ),
    );
    expect(through).toEqual([]);
    expect(lines.length).toBeGreaterThan(0);
  },
);

it('a table shows the words of a reader in its head and beside its rows', () => {
  const xml = readFileSync(path.join(folder, 'audit/dmn/discount.dmn'), 'utf8');
  const { inputs, rows } = decisionTable('discount');
  for (const { en } of Object.values(inputs)) expect(xml).toContain(`label="${en}"`);
  for (const { en } of rows) expect(xml).toContain(`<description>${en}</description>`);
});

describe.each(['pl', 'en'] as const)('the linked model in %s', (locale) => {
  it('is read without a warning, and has an arrow for each of its requirements', async () => {
    const xml = readFileSync(path.join(folder, `audit/dmn/all-${locale}.dmn`), 'utf8');
    const { drgElement } = await readDmn(xml);
    const tables = drgElement.flatMap((node) =>
      node.$type === 'dmn:Decision' && node.decisionLogic.$type === 'dmn:DecisionTable' ? [node.id] : [],
    );
    // A number that changes over time is a table as well.
    expect(tables.filter((id) => !id.startsWith('number-')).toSorted()).toEqual(
      decisionTables.map(({ id }) => id).toSorted(),
    );
    const count = (tag: string): number => xml.split(`<${tag} `).length - 1;
    expect(count('dmndi:DMNEdge')).toBe(count('informationRequirement') + count('authorityRequirement'));
    expect(count('dmndi:DMNShape')).toBe(drgElement.length);
    const ids = new Set([...xml.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const labelled = [...xml.matchAll(/(?:href="#|dmnElementRef=")([^"]+)"/g)].map(([, id]) => id);
    expect(labelled.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('is drawn without a box upon another, on a sheet that is not wider than it is high', () => {
    const xml = readFileSync(path.join(folder, `audit/dmn/all-${locale}.dmn`), 'utf8');
    const inputRegions = [...xml.matchAll(/<dc:Bounds height="(\d+)" width="(\d+)" x="([\d.]+)" y="([\d.]+)"/g)].map(
      ([, height, width, x, y]) => ({ height: Number(height), width: Number(width), x: Number(x), y: Number(y) }),
    );
    const onAnother = inputRegions.filter((inputRegion, index) =>
      inputRegions
        .slice(index + 1)
        .some(
          (other) =>
            Math.abs(inputRegion.x - other.x) < inputRegion.width &&
            Math.abs(inputRegion.y - other.y) < inputRegion.height,
        ),
    );
    expect(onAnother).toEqual([]);
    const [width, height] = [Math.max(...inputRegions.map(({ x }) => x)), Math.max(...inputRegions.map(({ y }) => y))];
    expect(width).toBeLessThanOrEqual(height);
  });

  it('names its sources in its language', () => {
    const xml = readFileSync(path.join(folder, `audit/dmn/all-${locale}.dmn`), 'utf8');
    const names = [...xml.matchAll(/<knowledgeSource id="[^"]+" name="(\S+) /g)].map(([, name]) => name);
    expect(names).toContain(locale === 'pl' ? 'specyfikacja' : 'specification');
    expect(names).not.toContain(locale === 'pl' ? 'specification' : 'specyfikacja');
  });

  it('links every rule to those that give its inputs', () => {
    const xml = readFileSync(path.join(folder, `audit/dmn/all-${locale}.dmn`), 'utf8');
    const needs = (id: string, needed: string): boolean =>
      new RegExp(
        `<decision id="${id}(?:-[A-Za-z]+)?"(?:(?!</decision>)[^])*<requiredDecision href="#${needed}"/>`,
      ).test(xml);
    const links = decisionTables.flatMap(({ id, givenBy = {} }) =>
      Object.entries(givenBy).flatMap(([input, { rule, among }]): [string, string][] =>
        among === undefined
          ? [[id, rule]]
          : [
              [id, `${id}-${input}`],
              [`${id}-${input}`, rule],
            ],
      ),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(([id, needed]) => !needs(id, needed))).toEqual([]);
  });

  it('gives an amount from the ages and the code, evaluated with feelin, as the rules do one after another', async () => {
    const definitions = await readDmn(readFileSync(path.join(folder, `audit/dmn/all-${locale}.dmn`), 'utf8'));
    const decide = (id: string, inputs: Readonly<Record<string, Value>>) =>
      interpretDecision(decisionTable(id), inputs, ruleContext)?.value ?? null;
    const called = (id: string, input: string): string =>
      (decisionTable(id).inputs[input]?.[locale] ?? '').replaceAll(/[^\p{L}\p{N}]+/gu, '_');
    const words = (id: string, input: string) => wordsOf(decisionTable(id).inputs[input] ?? { kind: 'text' }) ?? [];
    const startDay = ruleContext.editionDay;
    const amounts = new Set<Value>();
    for (const offer of words('discount', 'offer'))
      for (const first of words('pair-code', 'first'))
        for (const birthDay of [startDay - 16 * 366, startDay - 40 * 366]) {
          const majority = decide('adult-at-start', { birthDay, startDay });
          const age = decide('age-at-start', { majority, birthDay, startDay, teenagersAdmitted: true });
          const secondPerson = decide('pair-code', { first, paired: false }) === 'pair';
          const discount = decide('discount', { offer, secondPerson, guardianPair: age === 'withGuardian' });
          const amount = decide('amount-due', { price: 100_000, persons: 1, discount });
          const given = {
            [called('adult-at-start', 'birthDay')]: formatCivilDate(birthDay),
            [called('adult-at-start', 'startDay')]: formatCivilDate(startDay),
            [called('age-at-start', 'teenagersAdmitted')]: true,
            [called('pair-code', 'first')]: first,
            [called('pair-code', 'paired')]: false,
            [called('discount', 'offer')]: offer,
            [called('amount-due', 'price')]: 100_000,
            [called('amount-due', 'persons')]: 1,
          };
          expect(evaluateDmn(upTo(definitions, 'amount-due'), given), JSON.stringify(given)).toBe(amount);
          amounts.add(amount);
        }
    expect(amounts.size).toBeGreaterThan(2);
  });
});

const zones = ['UTC', 'Europe/Warsaw', 'Pacific/Kiritimati', 'America/St_Johns'];
const windowCounts = {
  short: { inWindow: 1408, tooEarly: 296 },
  days: { inWindow: 9676, tooEarly: 2012 },
  full: { inWindow: 208_372, tooEarly: 203_630 },
};
const windowAnswers = z.object({ seen: z.record(z.string(), z.number()), differences: z.array(z.string()) });

describe('feelin, an engine that nobody here wrote,', () => {
  it('gives the badge that the oracle gives for null and every number from −1000 to 1000', async () => {
    const definitions = await definitionsOf('availability-badge');
    const oracle = await importOracle('availability-badge');
    const seen = new Set<unknown>();
    for (const freePlaces of [null, ...Array.from({ length: 2001 }, (_, index) => index - 1000)]) {
      const badge = evaluateDmn(definitions, { free_places: freePlaces });
      expect(badge, String(freePlaces)).toBe(oracle({ freePlaces }));
      seen.add(badge);
    }
    expect([...seen].toSorted()).toEqual(wordsOf(decisionTable('availability-badge').outputs)?.toSorted());
  });

  it.each(sampleOf(zones, 1))(
    'gives in %s the recertification answer that the oracle gives around the limit, month ends and leap days included',
    { timeout: 1_200_000 },
    async (zone) => {
      const program = path.join(import.meta.dirname, 'dmn-window.ts');
      const file = path.join(folder, 'audit/dmn/recertification-window.dmn');
      const extent = isFull ? (zone === 'UTC' ? 'full' : 'days') : 'short';
      const { stdout } = await promisify(execFile)(process.execPath, [program, file, extent], {
        env: { ...process.env, TZ: zone },
      });
      const { seen, differences } = windowAnswers.parse(JSON.parse(stdout));
      expect(differences).toEqual([]);
      expect(seen).toEqual(windowCounts[extent]);
    },
  );
});
