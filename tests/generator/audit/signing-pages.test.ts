import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AuditBlock } from '#domain/audit/audit-data.ts';
import { plainText } from '#domain/audit/audit-text.ts';
import { isRecord } from '#domain/json-value.ts';
import { planAudit } from '#generator/plan/audit/plan-audit.ts';
import { letterMarkdown } from '#generator/plan/letters/letter-markdown.ts';
import { letterTo } from '#generator/plan/letters/plan-letters.ts';
import { mailFactNames } from '#model/mails/fact-texts.ts';
import { covers } from '../../covers.ts';
import { readProject } from './planned-project.ts';

const project = await readProject();
const numbers = new Map([['secondPersonDiscount', { paths: ['/firmy', '/szukaj'], mails: ['payment-received'] }]]);
const missing: unknown[] = [];
const audits = planAudit(project, { numbers, approvals: new Map() }, (finding) => missing.push(finding));

const cellsOf = (block: AuditBlock): readonly string[] => {
  if (block.kind === 'table') return block.rows.map((row) => row.map(plainText).join(' | '));
  return block.kind === 'list' ? block.items.map(plainText) : [];
};

const pageOf = (id: string, locale: 'pl' | 'en' = 'pl') =>
  audits[locale].pages.find((page) => page.id === id) ?? expect.fail(`There is no page ${id}.`);

/** All words of a page; spaces are those that people type. */
const wordsOn = (id: string, locale: 'pl' | 'en' = 'pl'): string => {
  const { lead, about, blocks } = pageOf(id, locale);
  return [plainText(lead), ...about.map(({ text }) => plainText(text)), ...blocks.flatMap(cellsOf)]
    .join('\n')
    .replaceAll('\u{a0}', ' ');
};

const linksOn = (id: string): string => JSON.stringify(pageOf(id));

it('has a text for all that it says', () => {
  expect(missing).toEqual([]);
});

describe.each(['pl', 'en'] as const)('what the physician signs, in %s', (locale) => {
  it('stands on one page: every instruction, every medicine and every principle, word for word', covers('C230'), () => {
    const shown = wordsOn('medical-texts', locale);
    const { emergencies, situations, guidelines } = project.model;
    const sentences = [
      ...emergencies.flatMap(({ when, steps, never, call, alone }) => [when, ...steps, ...never, call, alone]),
      ...situations.flatMap(({ call, forWhom }) => [call, forWhom]),
      ...guidelines.map(({ says }) => says),
    ];
    expect(sentences.length).toBeGreaterThan(100);
    for (const words of sentences) expect(shown).toContain(words[locale].replaceAll('\u{a0}', ' '));
    expect(shown).not.toMatch(/\{\w+/);
  });

  it.each(['medical-texts', 'legal-texts'])('says of each sentence of %s where it stands', (id) => {
    const tables = pageOf(id, locale).blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
    for (const [place = '', words = ''] of tables) expect(plainText(place), plainText(words)).not.toBe('');
  });

  it('holds each page and article about treatment, with what it cites', () => {
    const titles = pageOf('medical-texts', locale).blocks.flatMap((block) => ('title' in block ? [block.title] : []));
    for (const { front } of project.content.documents[locale].values())
      if (front.medical === true)
        expect(titles.some((title) => title.endsWith(`: ${front.heading ?? front.title ?? ''}`))).toBe(true);
  });
});

const titlesOn = (id: string, locale: 'pl' | 'en'): readonly string[] =>
  pageOf(id, locale).blocks.flatMap((block) => ('title' in block ? [block.title] : []));

const lettersOf = (text: string): string => text.replaceAll(/\P{L}/gu, '');

/** The letters of the first line of a part of a file: the longest piece in which nothing is filled in. */
const beginningOf = (file: string, under: string): string => {
  const lines = readFileSync(`content/${file}`, 'utf8').split('\n');
  const heading = lines.findIndex((line) => line.startsWith('#') && lettersOf(line) === lettersOf(under));
  const first = lines.slice(heading + 1).find((line) => /^[^#\n]/.test(line)) ?? '';
  const pieces = first.split(/[{}[\]()*<>]/).map(lettersOf);
  return pieces.toSorted((one, other) => other.length - one.length)[0] ?? '';
};

describe('what stands in texts about something else', () => {
  const partsOf = (locale: 'pl' | 'en') =>
    [...project.content.documents[locale].values()].flatMap(({ file, front }) =>
      (front.medicalParts ?? [])
        .filter(({ under }) => under !== 'body')
        .map(({ under, sources = [] }) => ({ sources, words: beginningOf(file, under) })),
    );

  it.each(['pl', 'en'] as const)('reaches the physician in %s: parts of courses and cities', (locale) => {
    const shown = lettersOf(wordsOn('medical-texts', locale));
    expect(partsOf(locale).length).toBeGreaterThan(0);
    for (const { words } of partsOf(locale)) {
      expect(words).not.toBe('');
      expect(shown).toContain(words);
    }
  });

  it('reaches the physician from the questions', () => {
    const marked = globSync('content/pl/faq/*.yaml').flatMap((file) =>
      readFileSync(file, 'utf8')
        .split(/^ {2}- id: /m)
        .filter((entry) => /^ {4}medical: true$/m.test(entry)),
    );
    expect(marked.length).toBeGreaterThan(0);
    const shown = lettersOf(wordsOn('medical-texts'));
    for (const entry of marked)
      expect(shown).toContain(lettersOf(/^ {4}content: \|\n\s+([^{[(*\n]+)/m.exec(entry)?.[1] ?? entry));
  });

  it('names the guidelines that a part follows, and says where none is named', () => {
    const rows = wordsOn('medical-texts').split('\n');
    for (const { sources, words } of partsOf('pl')) {
      const row = rows.find((one) => lettersOf(one).includes(words)) ?? '';
      expect(row.includes('źródła nie wskazano'), row).toBe(sources.length === 0);
    }
  });
});

describe.each(['pl', 'en'] as const)('what the lawyer reads word for word, in %s', (locale) => {
  it('are the pages of the menu of rules', () => {
    const menu = project.model.menus.find(({ id }) => id === 'footer-legal');
    const titles = titlesOn('legal-texts', locale);
    expect(menu?.entries.length).toBeGreaterThanOrEqual(5);
    for (const { route } of menu?.entries ?? []) {
      const page = project.model.routes.find(({ id }) => id === route)?.page;
      const heading = project.content.documents[locale].get(`pages/${page}`)?.front.heading;
      expect(
        titles.some((title) => title.endsWith(`: ${heading}`)),
        route,
      ).toBe(true);
    }
  });

  it('and each page that is marked later', async () => {
    const more = await readProject((loaded) => ({
      ...loaded,
      content: loaded.content.map((file) =>
        file.path.endsWith('/pages/about.md') && isRecord(file.value)
          ? { ...file, value: { ...file.value, legal: true } }
          : file,
      ),
    }));
    const planned = planAudit(more, { numbers, approvals: new Map() }, () => undefined)[locale].pages;
    const blocks = planned.find(({ id }) => id === 'legal-texts')?.blocks ?? [];
    const heading = project.content.documents[locale].get('pages/about')?.front.heading ?? '';
    expect(blocks.some((block) => 'title' in block && block.title.endsWith(`: ${heading}`))).toBe(true);
  });
});

it('leads from the entry, the guidelines and the letter to the medical texts, and says who signs', () => {
  for (const id of ['register/C230', 'guidelines', 'questions', 'index'])
    expect(linksOn(id), id).toContain('"to":"medical-texts"');
  const guideline = project.model.guidelines[0]?.id ?? '';
  for (const id of ['guidelines', `guideline/${guideline}`]) expect(wordsOn(id)).toContain('C230: lekarz – otwarte');
  expect(wordsOn('facts')).toContain('C14: prawnik i właściciel – otwarte');
  const letter = letterMarkdown(letterTo({ role: 'physician', locale: 'pl' }, project, new Map()).blocks);
  expect(letter.replaceAll('\u{a0}', ' ')).toContain('na stronie „Teksty medyczne” (medical-texts.html)');
});

it('shows the lawyer every mail word for word, with what is filled in later in words', covers('C100'), () => {
  expect(linksOn('questions')).toContain('"to":"legal-texts"');
  const legal = linksOn('legal-texts');
  for (const { id, facts, maybe } of project.model.mails) {
    expect(legal).toContain(`"to":"mail/${id}"`);
    expect(wordsOn(`mail/${id}`)).not.toMatch(/\{\w+/);
    for (const name of Object.keys({ ...facts, ...maybe })) expect(Object.keys(mailFactNames)).toContain(name);
  }
  expect(wordsOn('mail/course-reminder')).toContain('Przypominamy: [nazwa kursu], [dni zajęć]');
  expect(wordsOn('mail/course-reminder')).toContain('Twój kurs już niedługo. Do zobaczenia!');
});

it('tells on the page of a rule of the departures from its sentences, and where the numbers that it gives are seen', () => {
  expect(wordsOn('rule/discount')).toMatch(/za drugą osobę \| 2: \/firmy, \/szukaj \| /);
});

it('says in words by what a decision is seen', () => {
  for (const { id, shownBy } of project.model.register) {
    const block = pageOf(`register/${id}`).blocks.find((one) => 'title' in one && one.title === 'Po czym to widać');
    expect(block === undefined ? [] : cellsOf(block), id).toHaveLength(shownBy.length);
    for (const words of block === undefined ? [] : cellsOf(block)) expect(words, id).not.toMatch(/^@|[a-z][A-Z]/);
  }
});
