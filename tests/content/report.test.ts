import { describe, expect, test } from 'vitest';
import { emitDataReport } from '#generator/emit/report.ts';
import { loadProject } from '#generator/load/load-project.ts';
import { planSite } from '#generator/plan/index.ts';
import { validateProject } from '#generator/validate/index.ts';
import type { Project } from '#generator/validate/project.ts';
import { removePlaceholders } from '#site/build/sources/redact-placeholders.ts';
import { covers } from '../covers.ts';
import { root } from './texts.ts';

const { loaded } = await loadProject({ root });
const { project: whole } = validateProject(loaded ?? expect.fail());
const project = whole ?? expect.fail();

const { plan } = planSite(project);

const reportOf = (changed: Project) => (changed === project ? plan : planSite(changed).plan).report;
const linesOf = (changed: Project, heading: RegExp) =>
  reportOf(changed).find((section) => heading.test(section.heading))?.lines ?? expect.fail(`${heading}`);
const withFacts = (model: Partial<Project['model']>): Project => ({
  ...project,
  model: { ...project.model, ...model },
});

describe('the data report', () => {
  const register = new Set<string>(project.model.register.map(({ id }) => id));

  test('lists only missing texts that the register names', () => {
    const lines = linesOf(project, /missing/);
    expect(lines.map(({ text }) => text).join('\n')).toContain('First aid instructor course');
    for (const line of lines) {
      expect(line.register, line.text).not.toEqual([]);
      for (const id of line.register) expect(register.has(id), id).toBe(true);
    }
  });

  test('names a city without text as soon as the model does', () => {
    const courseTypes = project.model.courseTypes.map((type) =>
      type.id === 'kpp' ? { ...type, citiesWithoutText: ['opole'] as const } : type,
    );
    const before = linesOf(project, /missing/).length;
    expect(linesOf(withFacts({ courseTypes }), /missing/)).toHaveLength(before + 1);
  });

  test('names no repeated or long title', () => {
    expect(linesOf(project, /Titles/)).toEqual([]);
  });

  test('names the cities without dates in the demo calendar', () => {
    const { calendar } = project.content;
    const [first] = calendar?.patterns ?? [];
    const patterns = [{ ...(first ?? expect.fail()), type: 'kpp', cities: ['opole'] }];
    const content = { ...project.content, calendar: { horizonWeeks: 1, patterns } };
    const lines = linesOf({ ...project, content }, /without dates/);
    const kpp = lines.find(({ text }) => text.startsWith('KPP ('))?.text ?? '';
    expect(kpp).toContain('Wrocław');
    expect(kpp).not.toContain('Opole');
  });

  test('names a claim until it has evidence', covers('1.36', 'C14'), () => {
    const [first, ...rest] = project.model.claims;
    const evidence = { document: 'Raport', date: '2026-01-01' };
    const claims = [{ ...(first ?? expect.fail()), evidence }, ...rest];
    expect(linesOf(withFacts({ claims }), /Claims/)).toHaveLength(linesOf(project, /Claims/).length - 1);
  });

  test(
    'allows a claim without evidence as a placeholder only where no source contradicts it',
    covers('1.36', 'C14'),
    () => {
      const homeOf = (claims: Project['model']['claims']) =>
        planSite(withFacts({ claims })).plan.pages.flatMap(({ kind, locale, body }) =>
          kind === 'home' && locale === 'pl' && 'claims' in body ? body.claims : [],
        );
      const { claims } = project.model;
      const samples = [
        { statement: 'Ponad 150 ratowników', evidence: null, placeholder: 'rescuers' },
        { statement: '5000 przeszkolonych funkcjonariuszy', evidence: null, placeholder: 'officers' },
        { statement: 'Prawie 500 firm na Dolnym Śląsku', evidence: null, placeholder: 'companies' },
      ];
      expect(homeOf(claims)).toEqual(samples);
      expect(removePlaceholders(homeOf(claims), () => undefined)).toEqual([]);
      expect(homeOf(claims.map((claim) => ({ ...claim, withoutEvidence: 'hidden' })))).toEqual([]);
      const evidence = { document: 'Raport', date: '2026-01-01' };
      const [proven] = homeOf(claims.map((claim) => ({ ...claim, evidence })));
      expect(proven).toEqual({ statement: expect.stringContaining('5000'), evidence });
    },
  );

  test('names a number for which the sources differ, with their sentences', () => {
    expect(linesOf(project, /contradict/).map(({ text }) => text.split(';')[0])).toContain(
      '`kppPracticeHours` is 41 hours',
    );
  });

  test('names placeholders until they are replaced', () => {
    const organisation = { ...project.model.organisation, placeholder: false };
    const lines = linesOf(withFacts({ organisation }), /Placeholders/);
    expect(lines.map(({ text }) => text).join()).not.toContain('model/site/organisation.ts');
  });

  test('names every open entry of the register until it is confirmed, and no other', () => {
    const open = project.model.register.filter(({ status }) => status === 'open');
    const [first, ...rest] = open.map(({ id }) => id);
    const confirmed = { by: 'owner', on: '2026-01-01', document: 'Letter', commit: '0123456' } as const;
    const register = project.model.register.map((entry) =>
      entry.id === first && entry.status === 'open' ? { ...entry, confirmed } : entry,
    );
    expect(linesOf(project, /Open/).flatMap((line) => line.register)).toEqual([first, ...rest]);
    expect(linesOf(withFacts({ register }), /Open/).flatMap((line) => line.register)).toEqual(rest);
  });

  test('is one Markdown file', () => {
    const [file, ...others] = emitDataReport(plan);
    expect(others).toEqual([]);
    expect(file?.path).toBe('report.md');
    expect(file?.text).toMatch(/^# Data report\n/);
  });
});
