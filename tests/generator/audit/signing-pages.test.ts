import { describe, expect, it } from 'vitest';
import type { AuditBlock } from '#domain/audit/audit-data.ts';
import { plainText } from '#domain/audit/audit-text.ts';
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
      ...emergencies.flatMap(({ when, steps, never, call }) => [when, ...steps, ...never, call]),
      ...situations.map(({ first }) => first),
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
  expect(wordsOn('rule/availability-badge')).toContain('C208 Liczba miejsc na szkoleniu dla grupy');
  expect(wordsOn('rule/discount')).toMatch(/za drugą osobę \| 2: \/firmy, \/szukaj \| /);
});

it('says in words by what a decision is seen', () => {
  for (const { id, shownBy } of project.model.register) {
    const block = pageOf(`register/${id}`).blocks.find((one) => 'title' in one && one.title === 'Po czym to widać');
    expect(block === undefined ? [] : cellsOf(block), id).toHaveLength(shownBy.length);
    for (const words of block === undefined ? [] : cellsOf(block)) expect(words, id).not.toMatch(/^@|[a-z][A-Z]/);
  }
});
