import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { loadProject } from '#generator/load/load-project.ts';
import { planSite } from '#generator/plan/index.ts';
import { bindWords } from '#generator/plan/text/fill-text.ts';
import { createTextScope } from '#generator/plan/text/text-scope.ts';
import type { Loaded } from '#generator/sources/loaded.ts';
import { validateProject } from '#generator/validate/index.ts';
import { model } from '#model/index.ts';
import { covers } from '../../covers.ts';

type StatementId = (typeof model.statements)[number]['id'];

const loadedOnce = loadProject({ root: resolve(import.meta.dirname, '../../..') });

/** Pages, mails and interface texts of a plan, each printed whole. */
const planned = async (changed: Readonly<Partial<Record<StatementId, string>>>) => {
  const { loaded } = await loadedOnce;
  if (loaded === undefined) throw new Error('The model cannot be loaded.');
  const copy = JSON.parse(JSON.stringify(loaded.model));
  for (const statement of copy.statements) {
    const words = changed[statement.id as StatementId];
    if (words !== undefined) statement.words = { pl: words, en: words };
  }
  const { project } = validateProject({ ...loaded, model: copy } satisfies Loaded);
  if (project === null) throw new Error('The model is broken.');
  const { plan, findings } = planSite(project);
  const texts = new Map<string, string>();
  for (const page of plan.pages) texts.set(`page ${page.path}`, JSON.stringify(page));
  for (const locale of ['pl', 'en'] as const) {
    const { texts: mails, ...enclosures } = plan.mails[locale];
    for (const [kind, mail] of Object.entries(mails)) texts.set(`mail ${locale} ${kind}`, JSON.stringify(mail));
    texts.set(`enclosures ${locale}`, JSON.stringify(enclosures));
  }
  for (const { name, messages } of plan.namespaces)
    for (const { key, text } of messages) texts.set(`message ${name}.${key}`, `${text.pl}\n${text.en}`);
  return { texts, findings };
};

const placesOf = (texts: ReadonlyMap<string, string>, words: string): readonly string[] =>
  [...texts].filter(([, text]) => text.includes(JSON.stringify(words).slice(1, -1))).map(([place]) => place);

const wordsOf = (wanted: StatementId): readonly string[] => {
  const found = model.statements.find(({ id }) => id === wanted);
  return found === undefined ? [] : [bindWords(found.words.pl, 'pl'), bindWords(found.words.en, 'en')];
};

it('a changed sentence on the contract changes all texts that use it, in both languages', covers('C240'), async () => {
  const before = await planned({});
  const after = await planned({ contractMoment: 'Zdanie próbne numer jeden' });
  const old = wordsOf('contractMoment').flatMap((words) => placesOf(before.texts, words));
  for (const place of [
    'page /regulamin',
    'page /en/terms',
    'message booking.contract',
    'message outcomes.contract',
    'message plain.confirmText',
    'mail pl confirm-address',
    'mail en confirm-address',
    'enclosures pl',
    'enclosures en',
  ])
    expect(old).toContain(place);
  expect(placesOf(after.texts, 'Zdanie próbne numer jeden').toSorted()).toEqual([...new Set(old)].toSorted());
  expect(wordsOf('contractMoment').flatMap((words) => placesOf(after.texts, words))).toEqual([]);
});

it('refuses an unknown name in a sentence that a text uses', async () => {
  const { findings } = await planned({ venue: 'W mieście {town}' });
  expect(findings.map(({ code, found }) => `${code}: ${found}`)).toContain(
    'unknown-argument: The placeholder “{statement.venue}” has no value.',
  );
});

it('a text may name the number of each audience: its own, or else the provider’s', async () => {
  const { loaded } = await loadedOnce;
  const project = loaded === undefined ? null : validateProject(loaded).project;
  const [first, second] = project?.model.audiences.map((one) => ({ ...one, phone: undefined })) ?? [];
  if (project === null || first === undefined || second === undefined) throw new Error('The model is broken.');
  const own = { ...first, phone: { display: '+48 100 200 300', international: '+48100200300' } };
  const changed = { ...project, model: { ...project.model, audiences: [own, second] } };
  const scope = createTextScope(changed, 'pl', null);
  expect(scope(`phone.${first.id}`)).toBe('+48\u{a0}100\u{a0}200\u{a0}300');
  expect(scope(`phone.${second.id}`)).toBe(scope('phone'));
});
