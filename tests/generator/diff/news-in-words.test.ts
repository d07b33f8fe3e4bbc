import { expect, it } from 'vitest';
import { plainText } from '#domain/audit/audit-text.ts';
import type { News, Reader } from '#domain/audit/changes/news-data.ts';
import { newsLines, newsSince } from '#domain/audit/changes/news-text.ts';
import { isRecord } from '#domain/json-value.ts';
import snapshot from '#generated/model.json' with { type: 'json' };
import { compareRevisions } from '#generator/diff/compare-revisions.ts';
import { planNews } from '#generator/diff/news/plan-news.ts';
import { parseRevision, type Revision } from '#generator/diff/revision.ts';

type Texts = Readonly<Record<string, string>>;

const revisionOf = (model: object, texts: Texts = {}): Revision => {
  const revision = parseRevision(JSON.stringify({ ...snapshot, model }), { texts, pictures: {} });
  if (revision === null) throw new Error('An edited model cannot be read.');
  return revision;
};

const newsBetween = (before: Revision, after: Revision): News =>
  planNews(compareRevisions(before, after), after, {
    before: 'v1.0.0',
    since: '2026-11-26',
    after: 'working tree',
    code: { site: 0, server: 0 },
  });

const linesFor = (news: News, reader: Reader): string =>
  newsLines(news, reader, 'pl')
    .flatMap(({ text, more }) => [text, ...more])
    .map((text) => plainText(text))
    .join('\n');

it('tells visitors what a rule says that asks for something new, though its cases cannot be compared', () => {
  const rules = snapshot.model.rules.map((rule) => {
    if (rule.id !== 'term-offered' || !('inputs' in rule)) return rule;
    const inputs = Object.fromEntries(Object.entries(rule.inputs).filter(([name]) => name !== 'unpricedReserveList'));
    return { ...rule, inputs, sentence: { pl: 'Kiedyś inaczej.', en: 'Otherwise before.' } };
  });
  const told = linesFor(newsBetween(revisionOf({ ...snapshot.model, rules }), revisionOf(snapshot.model)), 'visitors');
  expect(told).toContain('nowa dana wejściowa');
  expect(told).toContain('Kiedyś inaczej.');
  expect(told).not.toContain('Otherwise before.');
});

it('keeps from visitors what decides about bookings on a course that only groups order', () => {
  const isOpen = (audience: string) =>
    snapshot.model.audiences.some(({ id, openCourses }) => id === audience && openCourses);
  const before = snapshot.model.courseTypes.map((course) => ({
    ...course,
    unpricedReserveList: isRecord(course) && course.unpricedReserveList !== true,
  }));
  const news = newsBetween(revisionOf({ ...snapshot.model, courseTypes: before }), revisionOf(snapshot.model));
  const told = linesFor(news, 'visitors');
  for (const { name, audience } of snapshot.model.courseTypes) if (isOpen(audience)) expect(told).toContain(name.pl);
  const items = news.groups.visitors.flatMap((group) => group.items.map(({ subject }) => subject));
  const closed = new Set(snapshot.model.courseTypes.flatMap(({ id, audience }) => (isOpen(audience) ? [] : [id])));
  expect(items.filter((subject) => subject.key === 'row' && closed.has(subject.row.id))).toEqual([]);
  expect(linesFor(news, 'developers')).toContain('listę rezerwową');
});

it('names in words what a page fills in, and a file by what it is about', () => {
  const [former, now] = ['Kurs kosztuje {kppPrice}.', 'Kurs {term.name} kosztuje {kppPrice}, {statement.orderButton}.'];
  const text = (words: string): Texts => ({
    'pl/messages/booking.yaml': `a: '${words}'\n`,
    'pl/mails/paid.md': `---\nsubject: 'Do {payUntil}'\n---\n\n${words} [Strefa](link:zone)\n`,
  });
  const told = linesFor(
    newsBetween(revisionOf(snapshot.model, text(former)), revisionOf(snapshot.model, text(now))),
    'visitors',
  );
  expect(told).toContain('apisy na ekranie „rezerwacja” (po polsku)');
  expect(told).toContain('E-mail „Do [ostatni dzień zapłaty]” (po polsku)');
  expect(told).toContain('Kurs [kurs] kosztuje [cena KPP], [Zamawiam z obowiązkiem zapłaty].');
  expect(told).not.toMatch(/[{}]|link:|\.md|\.yaml/);
});

it('says when something else is filled in whose names read alike', () => {
  const text = (slot: string): Texts => ({ 'pl/pages/x.md': `---\ntitle: X\n---\n\nPisz na {${slot}}.\n` });
  const news = newsBetween(revisionOf(snapshot.model, text('holder')), revisionOf(snapshot.model, text('token')));
  expect(linesFor(news, 'visitors')).toContain('strona wstawia co innego niż przedtem w: „Pisz na […].”');
});

it('dates the revision that is compared with', () => {
  const news = newsBetween(revisionOf(snapshot.model), revisionOf(snapshot.model));
  expect(newsSince(news, 'pl').replaceAll('\u{a0}', ' ')).toBe('od wersji v1.0.0 z dnia 26 listopada 2026');
  expect(newsSince(news, 'en').replaceAll('\u{a0}', ' ')).toBe('since v1.0.0 of 26 November 2026');
});
