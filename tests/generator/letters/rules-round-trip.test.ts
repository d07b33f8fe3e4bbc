import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { letterDocuments } from '#audit/letters/documents.ts';
import { plainText } from '#domain/audit/audit-text.ts';
import type { Letter, LetterBlock } from '#domain/audit/letter-data.ts';
import { behaviourHash, ruleNow, stampOfRule } from '#generator/plan/approvals/approved-rule.ts';
import { auditPlanner } from '#generator/plan/audit/plan-audit.ts';
import { letterMarkdown } from '#generator/plan/letters/letter-markdown.ts';
import { letterTo } from '#generator/plan/letters/plan-letters.ts';
import type { Project } from '#generator/validate/project.ts';
import type { Approval } from '#model/schema/approvals.ts';
import { readProject } from '../audit/planned-project.ts';
import { carryOut } from '../diff/carry-out.ts';
import { makeChangedRepository } from '../diff/changed-repository.ts';

const folder = mkdtempSync(join(tmpdir(), 'rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const project = await readProject();
const letter = letterTo({ role: 'owner', locale: 'pl' }, project, new Map());
const numberOf = (id: string): string => `${id}/${stampOfRule(id, project.raw)}`;
const signed = { document: 'pismo z 20 listopada', date: '2026-11-20', name: 'Właściciel Wzorowy', role: 'owner' };
const top = `Dokument: ${signed.document}\n\nData (RRRR-MM-DD): 20.11.2026\n\nImię i nazwisko: ${signed.name}\n\nRola: właściciel\n\n`;
const heads: Readonly<Record<string, string>> = Object.fromEntries(
  top.split('\n\n').flatMap((line) => {
    const [label = '', value = ''] = line.split(': ');
    return label === '' || label === 'Rola' ? [] : [[`${label}:`, value]];
  }),
);
const said: Readonly<Record<string, readonly string[]>> = {
  [numberOf('discount')]: ['TAK', ''],
  [numberOf('availability-badge')]: ['NIE', 'od czterech miejsc'],
};

const filledBlock = (block: LetterBlock): LetterBlock => {
  if (block.kind === 'lines')
    return { ...block, lines: block.lines.map((line) => `${line} ${heads[line] ?? ''}`.trim()) };
  if (block.kind !== 'rule') return block;
  const number = block.question.lines[0]?.replace(/^Odpowiedź (.*):$/, '$1') ?? '';
  const lines = block.question.lines.map((line, index) => `${line} ${said[number]?.[index] ?? ''}`.trim());
  return { ...block, question: { ...block.question, lines } };
};

const filled: Letter = { ...letter, blocks: letter.blocks.map(filledBlock) };
const fileWith = (name: string, text: string | Uint8Array): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const files = {
  markdown: fileWith('owner.md', letterMarkdown(filled.blocks)),
  document: fileWith('owner.docx', await letterDocuments.print(filled)),
};
const rowsIn = (root: string): string => readFileSync(join(root, 'model/approvals.ts'), 'utf8');
const hashOf = (id: string): string => {
  const rule = project.raw.rules.find((one) => one.id === id);
  return rule === undefined ? '' : behaviourHash(ruleNow(rule, project.raw));
};

const kinds = ['markdown', 'document'] as const;
const signedRoots = { markdown: makeChangedRepository(folder, []), document: makeChangedRepository(folder, []) };
const refusedRoot = makeChangedRepository(folder, []);
const lawyers = project.rules.find(({ signedBy }) => signedBy === 'lawyer')?.id ?? '';

/** What each letter is answered at first, in one program; a program reads a model once, so what follows is asked of the next. */
const first = carryOut({
  markdown: { root: signedRoots.markdown, args: ['answers', files.markdown] },
  document: { root: signedRoots.document, args: ['answers', files.document] },
  another: {
    root: refusedRoot,
    args: ['answers', fileWith('another.md', `${top}Odpowiedź ${numberOf(lawyers)}: TAK\n`)],
  },
  stranger: {
    root: refusedRoot,
    args: ['answers', fileWith('stranger.md', `${top}Odpowiedź no-such-rule/0000: TAK\n`)],
  },
  older: { root: refusedRoot, args: ['answers', fileWith('older.md', `${top}Odpowiedź discount/0000: TAK\n`)] },
});
const rowsAtFirst = { markdown: rowsIn(signedRoots.markdown), document: rowsIn(signedRoots.document) };
const then = carryOut<string>(
  Object.fromEntries(
    kinds.flatMap((kind) => {
      const root = signedRoots[kind];
      return [
        [`again ${kind}`, { root, args: ['answers', files[kind]] }],
        [`next ${kind}`, { root, args: ['questions', '--role', 'owner'] }],
      ];
    }),
  ),
);

describe.each(kinds)('a letter that approves a rule and refuses another, as %s', (kind) => {
  const kept = rowsAtFirst[kind];

  it('keeps both with person, role, date, document and words', () => {
    const { exitCode, lines } = first(kind);
    expect([exitCode, lines]).toEqual([
      1,
      expect.arrayContaining([
        'discount: approved.',
        'availability-badge: refused, to be changed – od czterech miejsc.',
      ]),
    ]);
    const head = (rule: string) =>
      `{ rule: '${rule}', role: 'owner', name: '${signed.name}', document: '${signed.document}', date: '${signed.date}', behaviour: '${hashOf(rule)}'`;
    expect(kept).toContain(`${head('discount')}, answer: 'yes', words: null }`);
    expect(kept).toContain(`${head('availability-badge')}, answer: 'no', words: 'od czterech miejsc' }`);
  });

  it('is not kept a second time', () => {
    expect(then(`again ${kind}`).lines).toContain(
      `discount: ${signed.name} (owner) has said the same of it already, on ${signed.date} (${signed.document}); not kept again.`,
    );
    expect(rowsIn(signedRoots[kind])).toBe(kept);
  });

  it('asks again for the refused rule, and no more for the approved one', () => {
    const next = then(`next ${kind}`).lines.join('\n');
    expect(next).toContain(`Odpowiedź ${numberOf('availability-badge')}:`);
    expect(next).not.toContain(`Odpowiedź ${numberOf('discount')}:`);
  });
});

describe('a letter whose words on a rule do not fit', () => {
  it.each([
    ['another', `“${lawyers}” is signed by the lawyer, not by the owner.`],
    ['stranger', '“no-such-rule” is no rule.'],
  ] as const)('is refused whole: %s', (name, sentence) => {
    expect([first(name).exitCode, first(name).lines[0]]).toEqual([2, sentence]);
  });

  it('closes nothing where the rule decides otherwise by now', () => {
    expect(first('older').lines[0]).toMatch(/^discount: it decides otherwise since the letter was printed/);
    expect(rowsIn(refusedRoot)).not.toContain('discount');
  });
});

describe('a rule that was not signed', () => {
  const said = (answer: Approval['answer'], behaviour: string): Approval => ({
    rule: 'availability-badge',
    role: 'owner',
    name: signed.name,
    document: signed.document,
    date: signed.date,
    behaviour,
    answer,
    words: 'od czterech miejsc',
  });
  const changedBy = (row: Approval): Project => {
    const model = { ...project.raw.model, approvals: [row] };
    return { ...project, model: { ...project.model, approvals: [row] }, raw: { ...project.raw, model } };
  };
  const pagesAfter = (row: Approval) =>
    auditPlanner(changedBy(row), { numbers: new Map(), approvals: new Map() }, () => undefined)('pl').pages;
  /** The rows of the tables of one title on a page. */
  const rowsOn = (pages: ReturnType<typeof pagesAfter>, id: string, title: string): string =>
    (pages.find((page) => page.id === id)?.blocks ?? [])
      .flatMap((block) =>
        block.kind === 'table' && block.title.startsWith(title)
          ? block.rows.map((cells) => cells.map(plainText).join(' | '))
          : [],
      )
      .join('\n');
  const now = hashOf('availability-badge');
  const before = 'a'.repeat(16);

  it.each([
    ['no', 'Odmowy do wykonania', 'NIE – od czterech miejsc', 'odmówiona'],
    ['unknown', 'Na co odpowiedziano NIE WIEM', 'NIE WIEM – od czterech miejsc', 'niepodpisana, z uwagami'],
  ] as const)(
    'because the answer was %s is told on the overview, on its own page and in the lists until it decides otherwise',
    (answer, title, words, state) => {
      const pages = pagesAfter(said(answer, now));
      const later = pagesAfter(said(answer, before));
      for (const id of ['index', 'answers', 'rule/availability-badge']) {
        expect(rowsOn(pages, id, title), id).toContain(words);
        expect(rowsOn(later, id, title), id).not.toContain(words);
      }
      expect(rowsOn(later, 'answers', 'Wszystkie odpowiedzi')).toContain(words);
      const listed = (all: typeof pages) =>
        rowsOn(all, 'rules', 'Reguły')
          .split('\n')
          .find((row) => row.startsWith('Oznaczenie wolnych miejsc'));
      expect(listed(pages)).toContain(`| ${state} |`);
      expect(listed(later)).toContain('| niepodpisana |');
      const about = pages.find(({ id }) => id === 'rule/availability-badge')?.about ?? [];
      expect(about.map(({ text }) => plainText(text)).join()).toContain(`${state}, ${signed.name} (właściciel)`);
    },
  );

  it.each([
    ['no', 'NIE'],
    ['unknown', 'NIE WIEM'],
  ] as const)('because the answer was %s is asked again, with what was said', (answer, word) => {
    const next = letterTo({ role: 'owner', locale: 'pl' }, changedBy(said(answer, now)), new Map());
    expect(letterMarkdown(next.blocks)).toContain(
      `Poprzednia odpowiedź: ${word} – od czterech miejsc (${signed.name}, ${signed.date}, ${signed.document}).`,
    );
  });
});
