import { describe, expect, it } from 'vitest';
import { letterDocuments } from '#audit/letters/documents.ts';
import type { Locale } from '#domain/locale.ts';
import { planAudit } from '#generator/plan/audit/plan-audit.ts';
import { letterMarkdown } from '#generator/plan/letters/letter-markdown.ts';
import { letterWords } from '#generator/plan/letters/letter-words.ts';
import { letterTo, planLetters } from '#generator/plan/letters/plan-letters.ts';
import { planQuestions } from '#generator/plan/letters/questions.ts';
import { signersOf, weights } from '#model/schema/signing.ts';
import { readProject } from '../audit/planned-project.ts';

const project = await readProject();
const registerTitle = (locale: Locale): string | undefined =>
  planAudit(project, { numbers: new Map(), approvals: new Map() }, () => undefined)
    [locale].pages.find(({ id }) => id === 'register')
    ?.title.replaceAll('\u{a0}', ' ');
const registerTitles = { pl: registerTitle('pl'), en: registerTitle('en') };
const questions = planQuestions(project, 'pl');
const letter = letterTo({ role: 'owner', locale: 'pl' }, project, new Map());
const letters = planLetters(project, new Map());

describe('the questions', () => {
  it('are those of every open entry, each in words of its own', () => {
    const open = project.model.register.filter(({ status }) => status === 'open');
    const wanted = open.flatMap((entry) => signersOf(entry).map((role) => `${entry.id} ${role}`));
    expect(questions.map(({ entry, role }) => `${entry.id} ${role}`).toSorted()).toEqual(wanted.toSorted());
    expect(new Set(questions.map(({ text }) => text)).size).toBe(open.length);
    for (const { text } of questions) expect(text).toMatch(/^Czy .*\?$/s);
  });

  it('go to the lawyer where an error breaks a law, and to the physician where it costs health, whoever else decides', () => {
    const unasked = (weight: string, role: string) =>
      questions
        .filter(({ entry }) => entry.weight === weight)
        .filter(({ entry }) => !questions.some((one) => one.entry.id === entry.id && one.role === role))
        .map(({ entry }) => entry.id);
    expect([unasked('law', 'lawyer'), unasked('health', 'physician')]).toEqual([[], []]);
    const rulesOf = (weight: string) =>
      new Set(project.rules.filter((one) => one.weight === weight).map((one) => one.signedBy));
    expect([...rulesOf('law'), ...rulesOf('health')]).toEqual(['lawyer']);
  });

  it('come with the most costly error first, and of two alike with the greater amount first', () => {
    const ranks = questions.map(({ weight, atRisk }) => [weights.indexOf(weight), -(atRisk ?? -1)]);
    expect(ranks).toEqual(ranks.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
  });

  it('name as amount how far the sources lie apart, and none where no source says', () => {
    const atRisk = (id: string) => questions.find(({ entry }) => entry.id === id)?.atRisk;
    const { kppPrice, secondPersonDiscount } = project.parameters;
    const [variant] = kppPrice?.variants ?? [];
    expect(atRisk('C02')).toBe(Math.abs((kppPrice?.values.at(-1)?.value ?? 0) - (variant?.value ?? 0)));
    expect(atRisk('C06')).toBe(secondPersonDiscount?.values.at(-1)?.value);
    expect(atRisk('C08')).toBeNull();
  });

  it('are asked without names of the code', () => {
    for (const { blocks } of letters)
      for (const block of blocks)
        if (block.kind === 'question')
          expect(`${block.question.text} ${block.question.choices}`).not.toMatch(
            /\b[a-z]+(?:[A-Z]|\.[a-z])|[{}`@_]|model\//,
          );
        else if (block.kind === 'paragraph') expect(block.text).not.toMatch(/[{}`]|model\//);
  });
});

describe('a letter', () => {
  it('goes to each role, and asks nobody else’s questions', () => {
    expect(letters.map(({ name }) => name)).toEqual([
      'owner-pl',
      'lawyer-pl',
      'physician-pl',
      'owner-en',
      'lawyer-en',
      'physician-en',
    ]);
    for (const { name, blocks } of letters) {
      const asked = blocks.filter(({ kind }) => kind === 'question');
      expect([name, asked.length]).toEqual([name, questions.filter(({ role }) => name.startsWith(role)).length]);
    }
  });

  it('has ten questions before the first page ends', () => {
    const end = letter.blocks.findIndex((block) => block.kind === 'heading' && block.startsPage);
    expect(letter.blocks.slice(0, end).filter(({ kind }) => kind === 'question')).toHaveLength(10);
  });

  it('is short enough to be read: reasons stay in the folder, whose page it names', () => {
    for (const { blocks, locale } of letters) {
      const text = letterMarkdown(blocks).replaceAll('\u{a0}', ' ');
      expect(text.split(/\s+/).length).toBeLessThan(6000);
      expect(text).toContain(registerTitles[locale]);
    }
  });

  it('says once what a choice means, and above each row of questions what an error costs', () => {
    for (const { blocks, locale } of letters) {
      const words = letterWords[locale];
      const costs = blocks.flatMap((block) => (block.kind === 'subject' ? [block.text] : []));
      expect(costs.length).toBeLessThanOrEqual(2 * weights.length);
      expect(costs.every((text) => text.startsWith(`${words.costs}: `))).toBe(true);
      const meaning = words.how[0]?.slice(0, 20) ?? '';
      expect(letterMarkdown(blocks).split(meaning)).toHaveLength(2);
    }
  });

  it('says the same as Markdown and as a document', async () => {
    const text = (await letterDocuments.read(Buffer.from(await letterDocuments.print(letter)))).replaceAll(/\s+/g, ' ');
    const markdown = letterMarkdown(letter.blocks);
    for (const block of letter.blocks)
      if (block.kind === 'question')
        for (const words of [block.question.text, block.question.choices, ...block.question.lines]) {
          expect(markdown).toContain(words);
          expect(text).toContain(words.replaceAll(/\s+/g, ' '));
        }
    expect(text).toContain(letterWords.pl.head.document);
  });
});
