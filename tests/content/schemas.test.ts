import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { emitContentSchemas } from '#generator/emit/schemas/content-schemas.ts';
import { loadContent } from '#generator/load/load-content.ts';
import { root } from './texts.ts';

const { content } = loadContent(root);
const ajv = new Ajv2020({ formats: { date: /^\d{4}-\d\d-\d\d$/ } });
const validators = new Map(
  emitContentSchemas().map(({ path, text }) => [
    path.replace(/^content-schemas\/|\.schema\.json$/g, ''),
    ajv.compile(JSON.parse(text)),
  ]),
);

/** Which files a schema is for, and where copies of its template, or of the one such file, will stand. */
const kinds = [
  { name: 'page', files: /^(?:pl|en)\/pages\//, sample: 'templates/page.md', target: 'pl/pages' },
  { name: 'course', files: /^(?:pl|en)\/courses\//, sample: 'templates/course.md', target: 'pl/courses' },
  { name: 'city', files: /^pl\/cities\//, sample: 'templates/city.md', target: 'pl/cities/kpp' },
  {
    name: 'company-city',
    files: /^pl\/company-cities\//,
    sample: 'templates/company-city.md',
    target: 'pl/company-cities',
  },
  { name: 'article', files: /^pl\/articles\//, sample: 'templates/article.md', target: 'pl/articles' },
  { name: 'messages', files: /^(?:pl|en)\/messages\//, sample: 'templates/messages.yaml', target: 'pl/messages' },
  { name: 'faq', files: /^pl\/faq\//, sample: 'templates/faq.yaml', target: 'pl/faq' },
  { name: 'mail', files: /^(?:pl|en)\/mails\//, sample: 'templates/mail.md', target: 'pl/mails' },
  { name: 'gallery', files: /^galleries\/[^/]+\.yaml$/, sample: 'templates/gallery.yaml', target: 'galleries' },
  { name: 'calendar', files: /^calendar\//, sample: 'calendar/terms.yaml', target: 'calendar' },
  { name: 'glossary', files: /^glossary\.yaml$/, sample: 'glossary.yaml', target: '.' },
];

describe.each(kinds)('the JSON Schema of a $name', ({ name, files, sample, target }) => {
  const values = content.filter(({ path }) => files.test(path));
  const isValid = (value: unknown): boolean => validators.get(name)?.(value) === true;

  test('accepts every file of its kind and the template', () => {
    const all = [...values, ...content.filter(({ path }) => path === sample)];
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ value }) => !isValid(value)).map(({ path }) => path)).toEqual([]);
  });

  test('refuses an empty file and a malformed one', () => {
    expect(isValid({ title: 7, items: 7, pictures: 7 })).toBe(false);
    if (name !== 'messages') expect(isValid({})).toBe(false);
  });

  test('is named by the template for copies in their folder', () => {
    const text = readFileSync(join(root, 'content', sample), 'utf8');
    const schema = /^# yaml-language-server: \$schema=(\S+)$/m.exec(text)?.[1] ?? '';
    expect(schema).toMatch(new RegExp(`/${name}\\.schema\\.json$`));
    expect(existsSync(join(root, 'content', target, schema))).toBe(true);
  });
});

test('every content schema is described by a case', () => {
  expect([...validators.keys()].toSorted()).toEqual(kinds.map(({ name }) => name).toSorted());
});
