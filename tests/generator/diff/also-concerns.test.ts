import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeConcernedTexts, type Said } from '#generator/diff/also-concerns.ts';
import { loadProject } from '#generator/load/load-project.ts';
import { agesOfCourses } from '#generator/plan/text/text-scope.ts';
import type { ContentFile } from '#generator/sources/loaded.ts';
import { validateProject } from '#generator/validate/index.ts';

const { loaded } = await loadProject({ root: resolve(import.meta.dirname, '../../..') });
const project = loaded === undefined ? null : validateProject(loaded).project;
if (project === null) throw new Error('The model is broken.');

const markdown = (path: string, text: string): ContentFile => ({
  kind: 'markdown',
  path,
  text,
  body: text,
  bodyOffset: 0,
  bodyLine: 1,
  value: null,
});
const files = [
  markdown('pl/courses/kpp.md', 'Kurs trwa {kppWeekends:words}.\n\nDrugi weekend kończy egzamin.'),
  markdown('pl/pages/terms.md', 'Kto nie zdąży, wpisuje się na listę rezerwową.'),
];
const said: Said = {
  tables: { parameters: { kppWeekends: { values: [{ from: null, value: 3 }] } } },
  messages: { pl: { terms: { reserveList: 'W kolejce' } }, en: {} },
};
const around = { project, files, readersOf: () => new Set(['/kurs', 'mails']) };

describe('what a change concerns besides', () => {
  test('is nothing where nothing changed', () => {
    expect(describeConcernedTexts(said, said, around).shown).toEqual([]);
  });

  test('names the texts, the former number and the readers of a parameter', () => {
    const before = { ...said, tables: { parameters: { kppWeekends: { values: [{ from: null, value: 2 }] } } } };
    const described = describeConcernedTexts(before, said, around);
    const lines = described.shown.join('\n');
    expect(lines).toContain('parameters.kppWeekends: 2 → 3');
    expect(lines).toContain('content/pl/courses/kpp.md:3 “Drugi”');
    expect(lines).toContain('named by 1 of 2 texts: content/pl/courses 1');
    expect(described.whole).toContain('    named by 1 of 2 texts: \n      content/pl/courses/kpp.md');
    expect(lines).toContain('read for: mails, 1 page, /kurs among them');
  });

  test('names the texts that name an age by its course', () => {
    const [age, course] = [...agesOfCourses(project.model)].map(([name, id]) => [id, name] as const)[0] ?? [];
    const dated = (value: number): Said => ({
      ...said,
      tables: { parameters: { [`${age}`]: { values: [{ from: null, value }] } } },
    });
    const texts = [markdown('pl/courses/kpp.md', `Od {${course}:genitive}.`)];
    expect(describeConcernedTexts(dated(1), dated(2), { ...around, files: texts })?.shown.join('\n')).toContain(
      'named by 1 of 1 texts',
    );
  });

  test('names the texts of a city that a new city is near to', () => {
    const at = (id: string, longitude: number) => ({ id, latitude: 52, longitude });
    const known = [14, 18, 20, 22, 24].map((longitude, index) => at(`c${index}`, longitude));
    const texts = [markdown('pl/cities/kpp/c0.md', 'Daleko.'), markdown('pl/cities/kpp/c4.md', 'Blisko.')];
    const lines = describeConcernedTexts(
      { ...said, tables: { cities: known } },
      { ...said, tables: { cities: [...known, at('new', 15)] } },
      { ...around, files: texts },
    )?.shown.join('\n');
    expect(lines).toContain('texts of these cities: content/pl/cities/kpp/c0.md');
    expect(lines).not.toContain('c4.md');
  });

  test('finds former words of the interface in another case', () => {
    const before = { ...said, messages: { pl: { terms: { reserveList: 'Lista rezerwowa' } }, en: {} } };
    expect(describeConcernedTexts(before, said, around).shown.join('\n')).toContain(
      'content/pl/pages/terms.md:1 “listę rezerwową”',
    );
  });

  test('finds a former name in another case, but neither addresses nor words that stayed', () => {
    const named = (name: string, title: string): Said => ({
      ...said,
      tables: { cities: [{ id: 'springfield', name, title: { pl: title } }] },
    });
    const texts = [markdown('pl/pages/terms.md', 'Kurs w Springfieldzie, [lista](course:kpp/springfield).\nPomoc.')];
    const lines = describeConcernedTexts(named('Springfield', 'Pomoc'), named('Shelbyville', 'Pomoc'), {
      ...around,
      files: texts,
    });
    expect(lines?.whole.filter((line) => line.includes('content/'))).toEqual([
      expect.stringMatching(/^ {4}former words: \n {6}content\/pl\/pages\/terms.md:1 “Springfieldzie”$/),
    ]);
  });
});
