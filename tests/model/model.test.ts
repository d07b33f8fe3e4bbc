import { describe, expect, it } from 'vitest';
import { model } from '#model/index.ts';
import { modelSchema } from '#model/schema/model.ts';
import { registerEntrySchema } from '#model/schema/register.ts';
import { covers } from '../covers.ts';

/** Every text in the model that looks like a reference to the register, with the place it stands at. */
const registerReferences = (value: unknown, place = 'model'): { place: string; id: string }[] => {
  if (typeof value === 'string') return [...value.matchAll(/\bC\d{2,3}\b/g)].map(([found]) => ({ place, id: found }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => registerReferences(item, `${place}.${key}`));
};

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map((row) => row.id);

describe('the model', () => {
  it('has the shape of its schema', () => {
    const result = modelSchema.safeParse(model);
    expect(result.error?.issues ?? []).toEqual([]);
  });

  it('has an instructor for every city', covers('3.26'), () => {
    const named = new Set<string>(model.instructors.map(({ id }) => id));
    expect(model.cities.filter(({ instructor }) => !named.has(instructor ?? ''))).toEqual([]);
  });

  it('has every city in exactly one region and every region with a city of its own', () => {
    for (const region of model.regions)
      expect(model.cities.find((city) => city.id === region.city)?.region).toBe(region.id);
    expect(new Set(model.cities.map((city) => city.region))).toEqual(new Set(idsOf(model.regions)));
  });

  it('names signers for an open entry, a day for a decided one, and person and document for a settled one', () => {
    const open = model.register.find((one) => one.status === 'open');
    if (open === undefined) throw new Error('No entry is open.');
    const { asks, confirmedBy, ...entry } = open;
    const closed = { on: '2026-11-20', by: 'owner', document: 'Letter of 20 November' };
    const fits = (change: object) => registerEntrySchema.safeParse({ ...entry, ...change }).success;
    expect(fits({ status: 'open', confirmedBy, asks })).toBe(true);
    expect(fits({ status: 'open', confirmedBy })).toBe(false);
    expect(fits({ status: 'open', confirmedBy: 'nobody', asks })).toBe(false);
    expect(fits({ status: 'decided', confirmedBy: 'nobody', decidedOn: '2026-11-20' })).toBe(true);
    expect(fits({ status: 'decided', confirmedBy: 'nobody' })).toBe(false);
    expect(fits({ status: 'settled', confirmedBy, closed })).toBe(true);
    expect(fits({ status: 'settled', confirmedBy })).toBe(false);
  });

  it('refers only to register entries that exist', () => {
    const entries = new Set(idsOf(model.register));
    const dangling = registerReferences({ ...model, register: [] }).filter(({ id }) => !entries.has(id));
    expect(registerReferences(model).length).toBeGreaterThan(100);
    expect(dangling).toEqual([]);
  });

  it('names no file in decisions, which people read on pages', () => {
    const told = model.register.map(({ id, subject, decision, reason }) => ({ id, subject, decision, reason }));
    expect(told.filter((entry) => /\b[a-z-]+\/[\w/.-]+\.(?:ts|yaml|json|md)\b/.test(JSON.stringify(entry)))).toEqual(
      [],
    );
  });

  it('puts every field of a form in exactly one step', () => {
    for (const form of model.forms)
      expect(form.steps.flatMap(({ fields }): readonly string[] => fields).toSorted()).toEqual(
        idsOf(form.fields).toSorted(),
      );
  });

  it('names a parameter wherever it means a number of the business', () => {
    const known = new Set<string>(Object.keys(model.parameters));
    const named = [
      ...model.courseTypes.flatMap((type) => [
        ...type.details,
        type.minimumAge,
        type.price?.standard ?? null,
        type.price?.promotional ?? null,
      ]),
      ...model.forms.flatMap((form) => form.fields.map((field) => field.retention)),
    ];
    expect(named.filter((name) => name !== null && !known.has(name))).toEqual([]);
  });

  it('checks every field by a rule that exists', () => {
    const rules = new Set(idsOf(model.rules));
    const named = model.forms.flatMap((form) => form.fields.flatMap((field) => field.rule ?? []));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((rule) => !rules.has(rule))).toEqual([]);
  });
});
