import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadEvidence } from '#generator/load/load-evidence.ts';
import { planAudit } from '#generator/plan/audit/plan-audit.ts';
import { isDecision } from '#generator/plan/audit/use.ts';
import { usesOfParameter, usesOfRule } from '#generator/plan/audit/uses.ts';
import type { Project } from '#generator/validate/project.ts';
import { makeWorkspace } from '../workspace.ts';
import { readProject, root } from './planned-project.ts';

const project = await readProject();

describe('the reading of code', () => {
  it('takes imported functions for uses, types alone for none, in the order of the paths', () => {
    const workspace = makeWorkspace({
      'src/site/z.tsx': "import { type FaqShownRow, faqShown as shown } from '#generated/rules/faq-shown.ts';\n",
      'src/site/a.ts': "import type { FaqShownValue } from '#generated/rules/faq-shown.ts';\n",
      'src/backend/b.ts': "import { type DiscountRow } from '#generated/rules/discount.ts';\n",
      'src/backend/c.ts':
        "// import { discount } from '#generated/rules/discount.ts';\nexport const text = `#generated/rules/discount.ts`;\n",
      'src/backend/d.ts':
        "import { parameters } from '#generated/rules/parameters.ts';\nexport const late = parameters.contactTimeout;\n",
      'tests/rules/faq.test.ts':
        "import { faqShown } from '#generated/rules/faq-shown.ts';\nexport const rule = 'chat-widget';\n",
      'tests/generator/a.test.ts': "export const rule = 'chat-widget';\n",
      'tests/oracles/faq-shown.ts': 'export const oracle = 1;\n',
      'tests/mutation/figures.json': '{ "rules": {} }',
    });
    expect(loadEvidence(workspace)).toEqual({
      calls: [
        { file: 'src/backend/d.ts', rule: 'parameters', names: ['contactTimeout'] },
        { file: 'src/site/z.tsx', rule: 'faq-shown', names: ['faqShown'] },
        { file: 'tests/rules/faq.test.ts', rule: 'faq-shown', names: ['faqShown'] },
      ],
      asked: [],
      kept: [],
      imports: [
        { file: 'src/backend/b.ts', imports: [] },
        { file: 'src/backend/c.ts', imports: [] },
        { file: 'src/backend/d.ts', imports: [] },
        { file: 'src/site/a.ts', imports: [] },
        { file: 'src/site/z.tsx', imports: [] },
      ],
      pages: [],
      parts: [{ file: 'src/site/z.tsx', components: [], messages: [] }],
      named: [{ file: 'tests/rules/faq.test.ts', names: ['chat-widget'] }],
      oracles: ['faq-shown'],
      mutation: { rules: {} },
    });
  });

  it('follows an answer of the planner to those who read it and to what they write', () => {
    const workspace = makeWorkspace({
      'generator/plan/colour.ts':
        "export const colourOf = (day: string, decide: Decide) => String(decide('colour-of-day', { day }));\n",
      'generator/plan/days.ts': 'export const plan = (day: string) => ({ colour: colourOf(day, decide) });\n',
      'generator/emit/days.ts': [
        'export const emit = ({ colour }: Day) => [{ path: `days/$',
        "{colour}.json` }, { path: 'days.ts' }];\n",
      ].join(''),
      'src/site/day.tsx': "export const Day = ({ day }) => <p>{useTexts('days')[day.colour]()}</p>;\n",
      'src/site/other.tsx': "export const Other = () => <p title='colour' />;\n",
      'scripts/build.ts':
        "import { openDay } from '#generated/rules/open-day.ts';\nexport const built = { open: openDay({}).value };\n",
      'scripts/show.ts': 'export const show = (built: Built) => built.open;\n',
    });
    const { asked, kept, parts } = loadEvidence(workspace);
    expect(asked).toEqual([
      { rule: 'colour-of-day', file: 'generator/plan/colour.ts', name: 'colourOf' },
      { rule: 'colour-of-day', file: 'generator/plan/days.ts', name: 'colourOf' },
    ]);
    expect(kept).toEqual([
      {
        rule: 'colour-of-day',
        property: 'colour',
        readers: [
          { file: 'src/site/day.tsx', writes: [] },
          { file: 'generator/emit/days.ts', writes: ['days/*.json', 'days.ts'] },
        ],
      },
      { rule: 'open-day', property: 'open', readers: [{ file: 'scripts/show.ts', writes: [] }] },
    ]);
    expect(parts[0]).toEqual({ file: 'src/site/day.tsx', components: ['Day'], messages: ['days'] });
  });

  it('finds nothing where there is no code', () => {
    expect(loadEvidence(makeWorkspace({}))).toEqual({
      calls: [],
      asked: [],
      kept: [],
      imports: [],
      pages: [],
      parts: [],
      named: [],
      oracles: [],
      mutation: null,
    });
  });
});

const sourcesBelow = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));

describe('where a rule is used', () => {
  it('names every file of src/ and scripts/ that takes its function, and no other', () => {
    const files = ['src', 'scripts'].flatMap((folder) => sourcesBelow(folder).map((path) => `${folder}/${path}`));
    const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
    for (const { id } of project.rules) {
      const callers = sources
        .filter(({ text }) => {
          return [...text.matchAll(/^import (?!type\b)([^;]+) from '#generated\/rules\/([a-z-]+)\.ts';/gm)].some(
            ([, names = '', rule]) => rule === id && /(?:^|,)\s*(?!type\b)\w/.test(names.replace(/^\{/, '')),
          );
        })
        .map(({ file }) => file);
      const uses = usesOfRule(id, [], project).filter(({ kind }) => kind === 'call');
      expect(uses.map(({ place }) => place).toSorted(), id).toEqual(callers.toSorted());
    }
  });

  it('the page says of a rule without a caller that nothing uses it, and of no other', () => {
    const lonely: Project = {
      ...project,
      evidence: {
        ...project.evidence,
        calls: project.evidence.calls.filter(({ rule }) => rule !== 'availability-badge'),
        asked: project.evidence.asked.filter(({ rule }) => rule !== 'route-membership'),
      },
    };
    const unusedIn = (given: Project) =>
      planAudit(given)
        .en.areas.flatMap(({ sections }) => sections)
        .filter(({ blocks }) => JSON.stringify(blocks).includes('calls this rule yet'))
        .map(({ id }) => id);
    const before = unusedIn(project);
    expect(unusedIn(lonely).filter((id) => !before.includes(id))).toEqual(['availability-badge', 'route-membership']);
    expect(before).toEqual(
      project.rules.map(({ id }) => id).filter((id) => !usesOfRule(id, [], project).some(isDecision)),
    );
  });

  it('names the pages that a component is part of, through islands as well', () => {
    const pagesOf = (rule: string) =>
      usesOfRule(rule, [], project)
        .filter(({ kind }) => kind === 'page')
        .map(({ place }) => place);
    expect(pagesOf('availability-badge')).toEqual([
      'src/site/pages/city-listing.tsx',
      'src/site/pages/course.tsx',
      'src/site/pages/home.tsx',
      'src/site/pages/reserved/search.tsx',
    ]);
    expect(pagesOf('faq-shown')).toEqual(['src/site/pages/course.tsx']);
    expect(pagesOf('adult-at-start')).toEqual(['src/site/pages/reserved/booking.tsx']);
    expect(pagesOf('email-taken')).toEqual([]);
  });

  it.each([
    ['a page, with its kinds', 'faq-shown', 'page', 'src/site/pages/course.tsx', 'course, course-city, company-city'],
    [
      'the component that shows it',
      'availability-badge',
      'component',
      'src/site/features/dates/list/availability.tsx',
      'Availability',
    ],
    [
      'calls of the server',
      'email-taken',
      'endpoint',
      'src/backend/registration/registration-routes.ts',
      'email-taken',
    ],
    ['a question of the planner', 'course-choice', 'asked', 'generator/plan/pages/chooser.ts', 'planChooser'],
    ['a page that shows a planned answer', 'course-choice', 'page', 'src/site/pages/listing.tsx', 'listing'],
    [
      'a file that a planned answer decides about',
      'route-membership',
      'artefact',
      'generated/public/sitemap-*.xml',
      'membership',
    ],
    ['a reader of an answer', 'chat-widget', 'reader', 'scripts/build/copy-files.ts', 'chat'],
    ['a schema', 'pesel-field', 'schema', 'generated/schemas/json/registration-body.schema.json', 'pesel'],
    [
      'a fragment of a schema',
      'pesel-field',
      'schema',
      'generated/schemas/json/registration-body.schema.json',
      'x-rule',
    ],
    ['the message of a refusal', 'pesel-field', 'label', 'content/pl/messages/form.yaml', 'peselDateError'],
    ['the words of an answer', 'availability-badge', 'label', 'content/en/messages/terms.yaml', 'reserveList'],
  ])('names %s', (_, rule, kind, place, detail) => {
    expect(usesOfRule(rule, [], project)).toContainEqual({ place, kind, detail });
  });

  it('names the fields of forms that a rule checks', () => {
    expect(usesOfRule('phone-field', [], project)).toContainEqual({
      place: 'model/forms: contact',
      kind: 'field',
      detail: 'phone',
    });
  });

  it('names the texts and the rows of the model that show a number', () => {
    const places = usesOfParameter('kppHours', project).map(({ place }) => place);
    expect(places).toContain('model/courseTypes: kpp');
    expect(places).toContain('content/pl/courses/kpp.md');
  });
});
