import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { letterDocuments } from '#audit/letters/documents.ts';
import type { AuditPage } from '#domain/audit/audit-data.ts';
import { plainText } from '#domain/audit/audit-text.ts';
import type { Letter, LetterBlock } from '#domain/audit/letter-data.ts';
import { auditPlanner } from '#generator/plan/audit/plan-audit.ts';
import { letterMarkdown } from '#generator/plan/letters/letter-markdown.ts';
import { letterTo } from '#generator/plan/letters/plan-letters.ts';
import { planQuestions } from '#generator/plan/letters/questions.ts';
import type { Project } from '#generator/validate/project.ts';
import { type Answer, answerSchema } from '#model/schema/answers.ts';
import { signersOf } from '#model/schema/signing.ts';
import { readProject } from '../audit/planned-project.ts';
import { carryOut } from '../diff/carry-out.ts';
import { makeChangedRepository } from '../diff/changed-repository.ts';

const folder = mkdtempSync(join(tmpdir(), 'letters-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const project = await readProject();
const letter = letterTo({ role: 'owner', locale: 'pl' }, project, new Map());
const asked = planQuestions(project, 'pl').filter(({ role }) => role === 'owner');
const discount = asked.find(({ entry }) => entry.id === 'C05');
if (discount === undefined) throw new Error('The group discount for companies is not asked.');
const others = asked.filter((one) => one !== discount);

/** Ten times yes, five times no with a value, once unknown. */
const said = new Map<string, readonly [answer: string, value: string, words: string]>([
  ...others.slice(0, 10).map(({ number }) => [number, ['TAK', '', '']] as const),
  [discount.number, ['NIE', '200 zł od osoby', 'tak jest w umowach']],
  ...others.slice(10, 14).map(({ number }, index) => [number, ['NIE', `wartość ${index}`, '']] as const),
  ...others.slice(14, 15).map(({ number }) => [number, ['NIE WIEM', '', 'zapytam księgową']] as const),
]);

const top: Readonly<Record<string, string>> = {
  'Dokument:': 'pismo z 20 listopada',
  'Data (RRRR-MM-DD):': '20.11.2026',
  'Imię i nazwisko:': 'Właściciel Wzorowy',
};

const filledBlock = (block: LetterBlock): LetterBlock => {
  if (block.kind === 'lines')
    return { ...block, lines: block.lines.map((line) => `${line} ${top[line] ?? ''}`.trim()) };
  if (block.kind !== 'question') return block;
  const { lines } = block.question;
  const number = /C\d+\/[0-9a-f]{4}/.exec(lines[0] ?? '')?.[0] ?? '';
  const words = said.get(number) ?? [];
  return {
    kind: 'question',
    question: { ...block.question, lines: lines.map((line, index) => `${line} ${words[index] ?? ''}`.trim()) },
  };
};

const filled: Letter = { ...letter, blocks: letter.blocks.map(filledBlock) };

const markdownFile = join(folder, 'owner.md');
writeFileSync(markdownFile, letterMarkdown(filled.blocks));
const documentFile = join(folder, 'owner.docx');
writeFileSync(documentFile, await letterDocuments.print(filled));

const answersIn = (root: string): readonly Answer[] => {
  const text = readFileSync(join(root, 'model/answers.ts'), 'utf8');
  const rows = [...text.matchAll(/\{ entry: .*? \}/g)].map(([row]) => row);
  return rows.map((row) =>
    answerSchema.parse(JSON.parse(row.replaceAll(/(\w+): (?=['n])/g, '"$1": ').replaceAll("'", '"'))),
  );
};

const pagesWith = (given: Project, answers: readonly Answer[]): readonly AuditPage[] => {
  const withAnswers: Project = {
    ...given,
    model: { ...given.model, answers },
    raw: { ...given.raw, model: { ...given.raw.model, answers } },
  };
  return auditPlanner(withAnswers, { numbers: new Map(), approvals: new Map() }, () => undefined)('pl').pages;
};

const printed = (pages: readonly AuditPage[], id: string): string =>
  pages
    .find((page) => page.id === id)
    ?.blocks.flatMap((block) =>
      block.kind === 'table' ? block.rows.map((cells) => cells.map(plainText).join(' | ')) : [],
    )
    .join('\n')
    .replaceAll('\u{a0}', ' ') ?? '';

const formats = ['Markdown', 'a document'] as const;
const files = { Markdown: markdownFile, 'a document': documentFile };
const roots = { Markdown: makeChangedRepository(folder, []), 'a document': makeChangedRepository(folder, []) };
const refusedRoot = makeChangedRepository(folder, []);

const fileWith = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const head = 'Dokument: pismo\nData (RRRR-MM-DD): 2026-11-20\nImię i nazwisko: N. N.\nRola: właściciel\n\n';
const lawyers = planQuestions(project, 'pl').find(
  ({ role, entry }) => role === 'lawyer' && signersOf(entry).length === 1,
)?.number;
const refused = {
  unsigned: fileWith('unsigned.md', `Odpowiedź ${discount.number}: TAK\n`),
  future: fileWith('future.md', `${head.replace('2026-11-20', '2999-01-01')}Odpowiedź ${discount.number}: TAK\n`),
  nameless: fileWith('nameless.md', `${head.replace('N. N.', '')}Odpowiedź ${discount.number}: TAK\n`),
  stranger: fileWith('stranger.md', `${head}Odpowiedź C999/0000: TAK\n`),
  another: fileWith('another.md', `${head}Odpowiedź ${lawyers}: TAK\n`),
  older: fileWith('older.md', `${head}Odpowiedź C05/0000: TAK\n`),
};

/** What every letter and wish is answered at first, in one program; a program reads a model once, so what follows is asked of the next. */
const first = carryOut<string>({
  ...Object.fromEntries(formats.map((format) => [format, { root: roots[format], args: ['answers', files[format]] }])),
  ...Object.fromEntries(
    Object.entries(refused).map(([name, file]) => [name, { root: refusedRoot, args: ['answers', file] }]),
  ),
  ofNobody: { root: refusedRoot, args: ['questions', '--role', 'nobody'] },
  toNobody: { root: refusedRoot, args: ['questions'] },
  badFile: { root: refusedRoot, args: ['questions', '--role', 'owner', '--out', 'letter.pdf'] },
});
const keptAtFirst = { Markdown: answersIn(roots.Markdown), 'a document': answersIn(roots['a document']) };
const then = carryOut<string>(
  Object.fromEntries(
    formats.flatMap((format) => {
      const root = roots[format];
      return [
        [`again ${format}`, { root, args: ['answers', files[format]] }],
        [`next ${format}`, { root, args: ['questions', '--role', 'owner'] }],
      ];
    }),
  ),
);

describe.each(formats)('a letter that comes back as %s', (format) => {
  const kept = keptAtFirst[format];

  it('keeps every answer with value, words, person, role, date and document', () => {
    const { exitCode, lines } = first(format);
    expect([exitCode, lines.find((line) => line.includes('kept now'))]).toEqual([
      1,
      '10 yes, 5 no, 1 unknown; 16 kept now, 0 were kept before.',
    ]);
    expect(kept).toHaveLength(16);
    expect(kept).toContainEqual({
      entry: 'C05',
      answer: 'no',
      value: '200 zł od osoby',
      words: 'tak jest w umowach',
      person: 'Właściciel Wzorowy',
      role: 'owner',
      date: '2026-11-20',
      document: 'pismo z 20 listopada',
      asked: discount.number.slice(-4),
    });
    for (const [number, [, value, words]] of said)
      expect(kept.find(({ entry }) => number.startsWith(`${entry}/`))).toMatchObject({
        value: value === '' ? null : value,
        words: words === '' ? null : words,
      });
  });

  it('may be read twice: nothing is kept a second time', () => {
    const { lines } = then(`again ${format}`);
    expect(lines).toContain('10 yes, 5 no, 1 unknown; 0 kept now, 16 were kept before.');
    expect(answersIn(roots[format])).toEqual(kept);
  });

  it('is in the next letter: what is unknown is asked again, the rest is told', () => {
    const next = then(`next ${format}`).lines.join('\n');
    const [open = '', told = ''] = next.split('## Co już Państwo odpowiedzieli');
    for (const [number, [answer, value]] of said) {
      expect(open.includes(`Odpowiedź ${number}:`)).toBe(answer === 'NIE WIEM');
      const [id = ''] = number.split('/');
      if (answer !== 'NIE WIEM')
        expect(told).toMatch(new RegExp(`^- ${id}\\. .*${answer}.*${value}.*Właściciel Wzorowy`, 'm'));
    }
    expect(open).toContain(
      'Poprzednia odpowiedź: NIE WIEM – zapytam księgową (Właściciel Wzorowy, 2026-11-20, pismo z 20 listopada).',
    );
  });
});

describe('what came back in a letter', () => {
  const kept = keptAtFirst.Markdown;
  const pages = pagesWith(project, kept);

  it('is the same, whichever way it came', () => {
    expect(keptAtFirst['a document']).toEqual(kept);
  });

  it('is shown in the audit, and in no open list', () => {
    const answers = printed(pages, 'answers');
    const open = printed(pages, 'questions');
    for (const [number, [answer, value]] of said) {
      const [id = ''] = number.split('/');
      expect(answers).toContain([id, [answer, value].filter((part) => part !== '').join(' – ')].join(' | '));
      expect(printed(pages, `register/${id}`)).toContain('Właściciel Wzorowy');
      const alone = asked.find((one) => one.number === number);
      const waits = answer === 'TAK' && alone !== undefined && signersOf(alone.entry).length > 1;
      expect(open.includes(`${id} | `), id).toBe(answer === 'NIE WIEM' || waits);
    }
    expect(printed(pages, 'register/C05')).toMatch(/NIE – 200 zł od osoby.*zniżka grupowa dla firm: 150 zł → 200 zł/);
    expect(answers).toMatch(/C05 .*zniżka grupowa dla firm: 150 zł → 200 zł/);
  });

  it('names each refusal with its words on the first page and on the page of every rule that rests on it', () => {
    const noes = [...said].flatMap(([number, [answer, value]]) =>
      answer === 'NIE' ? [[number.split('/')[0] ?? '', value]] : [],
    );
    expect(noes).toHaveLength(5);
    const first = printed(pages, 'index');
    const resting = noes.flatMap(([id = '', value = '']) => {
      expect(first).toMatch(new RegExp(`^${id} \\| .*NIE – ${value}.*Właściciel Wzorowy`, 'm'));
      const rules = project.rules.filter(({ assumptions }) => assumptions.some((one) => one === id));
      for (const rule of rules) expect(printed(pages, `rule/${rule.id}`)).toContain(`NIE – ${value}`);
      return rules;
    });
    expect(resting.length).toBeGreaterThan(0);
    expect(printed(pagesWith(project, []), 'index')).not.toContain('NIE – ');
  });
});

describe('a decision that two must sign', () => {
  const both = asked.find(({ entry }) => signersOf(entry).length > 1) ?? expect.fail('No decision has two signers.');
  const { id } = both.entry;
  const [first, second] = signersOf(both.entry);
  const says = (role: Answer['role'] = 'owner', answer: Answer['answer'] = 'yes'): Answer => ({
    entry: id,
    answer,
    value: null,
    words: null,
    person: `Wzorowa osoba (${role})`,
    role,
    date: '2026-11-20',
    document: 'pismo',
    asked: both.number.slice(-4),
  });
  const withAnswers = (answers: readonly Answer[]): Project => {
    const raw = { ...project.raw, model: { ...project.raw.model, answers } };
    return { ...project, model: { ...project.model, answers }, raw };
  };
  const statesOf = (answers: readonly Answer[]) =>
    planQuestions(withAnswers(answers), 'pl')
      .filter(({ entry }) => entry.id === id)
      .map(({ state }) => state);
  const stateShown = (answers: readonly Answer[]): string =>
    plainText(pagesWith(project, answers).find((page) => page.id === `register/${id}`)?.about[0]?.text ?? '');

  it('stays open until both have said yes, and then waits only for the other', () => {
    expect(statesOf([])).toEqual(['open', 'open']);
    expect(statesOf([says(first)])).toEqual(['confirmed', 'open']);
    expect(stateShown([says(first)])).toMatch(/^otwarte, część potwierdziła – czeka na odpowiedź: właściciel;/);
    expect(statesOf([says(first), says(second)])).toEqual(['confirmed', 'confirmed']);
    expect(stateShown([says(first), says(second)])).toMatch(/^potwierdzone/);
  });

  it('is refused as soon as one says no, whatever the other says, and nobody else is asked then', () => {
    expect(statesOf([says(second, 'no')])).toEqual(['stopped', 'refused']);
    expect(stateShown([says(second, 'no'), says(first)])).toMatch(/^odmówione, do zmiany/);
  });
});

describe('a decision that has changed since it was answered', () => {
  const number = project.parameters.companyGroupDiscount?.values[0]?.value ?? 0;
  const answer: Answer = {
    entry: 'C05',
    answer: 'no',
    value: '200 zł',
    words: null,
    person: 'Właściciel Wzorowy',
    role: 'owner',
    date: '2026-11-20',
    document: 'pismo',
    asked: discount.number.slice(-4),
  };

  it('is asked again, with what was said before', () => {
    const parameters = structuredClone(project.raw.parameters);
    const changed = {
      ...parameters,
      companyGroupDiscount: { ...parameters.companyGroupDiscount, values: [{ from: null, value: number + 5000 }] },
    };
    const raw = {
      ...project.raw,
      parameters: changed,
      model: { ...project.raw.model, answers: [answer] },
    } as Project['raw'];
    const [question] = planQuestions({ ...project, raw }, 'pl').filter(({ entry }) => entry.id === 'C05');
    expect([question?.state, question?.last]).toEqual(['open', answer]);
    expect(question?.number).not.toBe(discount.number);
  });
});

describe('a letter or a wish that does not fit', () => {
  it.each([
    ['unsigned', 'does not say at its top which document it is'],
    ['future', 'which is not yet: nobody can have signed it'],
    ['nameless', 'does not say at its top who answers'],
    ['stranger', 'Nothing is asked under C999.'],
    ['another', 'is asked of the lawyer, not of the owner.'],
    ['ofNobody', 'Nobody is asked as “nobody”.'],
    ['toNobody', '--role is missing.'],
    ['badFile', 'ends neither with .md nor with .docx'],
  ])('is refused with a sentence: %s', (name, sentence) => {
    const { exitCode, lines } = first(name);
    expect([exitCode, lines.join('\n')]).toEqual([2, expect.stringContaining(sentence)]);
  });

  it('an answer to what has changed since is kept, and closes nothing', () => {
    expect(first('older').lines.join('\n')).toContain('What was asked has changed since, so the question stays open.');
    expect(answersIn(refusedRoot).map(({ entry, asked: stamp }) => [entry, stamp])).toEqual([['C05', '0000']]);
  });
});
