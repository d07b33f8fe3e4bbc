import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { decisionCases } from '#generator/rules/cases/boundary-cases.ts';
import { withFacts } from '#generator/rules/meaning/interpret.ts';
import { parameterOn } from '#generator/rules/meaning/parameter-value.ts';
import { baseDomain, type Value } from '#generator/rules/meaning/region.ts';
import { scopeOf } from '#generator/rules/meaning/scope.ts';
import type { Domain } from '#model/rules/domain.ts';
import { type DmnInputs, evaluateDmn, givenNames, readDmn } from './dmn-evaluation.ts';
import { decisionTable, decisionTables, importOracle, ruleContext, writeEmittedRules } from './emitted-rules.ts';

/** The full run evaluates every case of the window; the short one those at the ends of months. */
const isFull = process.env.TEST_FULL === '1';

let folder = '';
beforeAll(() => {
  folder = writeEmittedRules('dmn');
});

const definitionsOf = (id: string) => readDmn(readFileSync(path.join(folder, 'audit/dmn', `${id}.dmn`), 'utf8'));

const feelValue = (value: Value, domain: Domain): Value =>
  typeof value === 'number' && baseDomain(domain).kind === 'day' ? formatCivilDate(value) : value;

describe.each(decisionTables.map((table) => ({ id: table.id, table })))('the DMN of $id', ({ id, table }) => {
  it('is read without a warning and gives, evaluated with feelin, what the rule gives', async () => {
    const definitions = await definitionsOf(id);
    const names = givenNames(definitions);
    const { scope } = scopeOf(table.inputs, table.facts);
    const parameterValue = (name: string) => parameterOn(ruleContext.parameters, name, ruleContext.editionDay);
    const cases = decisionCases(table, ruleContext);
    const stride = isFull ? 1 : Math.ceil(cases.length / 30);
    for (const [index, { inputs, value }] of cases.entries()) {
      if (index % stride !== 0) continue;
      const values = withFacts(inputs, table.facts, { parameterValue });
      const given: DmnInputs = Object.fromEntries(
        Object.keys(names).map((name) => [name, feelValue(values[name] ?? null, scope[name] ?? { kind: 'text' })]),
      );
      expect(evaluateDmn(definitions, given), JSON.stringify(inputs)).toBe(feelValue(value, table.outputs));
    }
  });
});

describe.each(['pl', 'en'])('the linked model in %s', (locale) => {
  it('is read without a warning, and has an arrow for each of its requirements', async () => {
    const xml = readFileSync(path.join(folder, `audit/dmn/all-${locale}.dmn`), 'utf8');
    const { drgElement } = await readDmn(xml);
    const tables = drgElement.filter(
      (node) => node.$type === 'dmn:Decision' && node.decisionLogic.$type === 'dmn:DecisionTable',
    );
    expect(tables).toHaveLength(decisionTables.length);
    const count = (tag: string): number => xml.split(`<${tag} `).length - 1;
    expect(count('dmndi:DMNEdge')).toBe(count('informationRequirement') + count('authorityRequirement'));
    expect(count('dmndi:DMNShape')).toBe(drgElement.length);
    const ids = new Set([...xml.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const named = [...xml.matchAll(/(?:href="#|dmnElementRef=")([^"]+)"/g)].map(([, id]) => id);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('links a rule to the one whose result it reads', () => {
    const xml = readFileSync(path.join(folder, `audit/dmn/all-${locale}.dmn`), 'utf8');
    const [, rule = ''] = xml.split('<decision id="age-at-start"');
    expect(rule.split('</decision>')[0]).toContain('<requiredDecision href="#adult-at-start"/>');
  });
});

const zones = ['UTC', 'Europe/Warsaw', 'Pacific/Kiritimati', 'America/St_Johns'];
const windowAnswers = z.object({ seen: z.record(z.string(), z.number()), differences: z.array(z.string()) });

describe('feelin, an engine that nobody here wrote,', () => {
  it('gives the badge that the oracle gives for null and every number from −1000 to 1000', async () => {
    const definitions = await definitionsOf('availability-badge');
    const oracle = await importOracle('availability-badge');
    expect(decisionTable('availability-badge').rows).toHaveLength(6);
    for (let freePlaces = -1000; freePlaces <= 1000; freePlaces += 1)
      expect(evaluateDmn(definitions, { freePlaces })).toBe(oracle({ freePlaces }));
    expect(evaluateDmn(definitions, { freePlaces: null })).toBe('none');
  });

  it.each(zones)(
    'gives in %s the recertification answer that the oracle gives around the limit, month ends and leap days included',
    { timeout: 1_200_000 },
    async (zone) => {
      const program = path.join(import.meta.dirname, 'dmn-window.ts');
      const file = path.join(folder, 'audit/dmn/recertification-window.dmn');
      const { stdout } = await promisify(execFile)(process.execPath, [program, file, isFull ? 'full' : 'short'], {
        env: { ...process.env, TZ: zone },
      });
      const { seen, differences } = windowAnswers.parse(JSON.parse(stdout));
      expect(differences).toEqual([]);
      expect(seen).toEqual(isFull ? { inWindow: 208_372, tooEarly: 203_630 } : { inWindow: 1408, tooEarly: 296 });
    },
  );
});
